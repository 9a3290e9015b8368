#!/bin/sh
# make-wrapper.sh FILE PASS OTHER: writes an mlir-opt to FILE that replaces PASS by OTHER in pipelines.
cat > "$1" <<WRAPPER
#!/bin/sh
for word; do
  shift
  set -- "\$@" "\$(printf '%s' "\$word" | sed 's/$2/$3/')"
done
exec $(readlink -f "$(command -v mlir-opt)") "\$@"
WRAPPER
chmod +x "$1"

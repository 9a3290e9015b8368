#!/bin/sh
# make-wrapper.sh FILE PASS OTHER: an mlir-opt that takes OTHER for PASS, wherever a pipeline names it.
cat > "$1" <<WRAPPER
#!/bin/sh
for word; do
  shift
  set -- "\$@" "\$(printf '%s' "\$word" | sed 's/$2/$3/')"
done
exec $(readlink -f "$(command -v mlir-opt)") "\$@"
WRAPPER
chmod +x "$1"

# Usage: make-release.sh DIR PASS BODY
# Makes an installation of LLVM below DIR. Its mlir-opt runs the shell commands
# BODY and then the installed mlir-opt, with PASS in place of the guilty pass.
mkdir -p "$1/bin"
installed=$(dirname "$(readlink -f "$(command -v mlir-opt)")")
ln -s "$installed/../lib" "$1/lib"
for tool in mlir-runner mlir-translate; do
  ln -s "$installed/$tool" "$1/bin"
done
cat > "$1/bin/mlir-opt" <<END
#!/bin/bash
$3
exec "$installed/mlir-opt" "\${@/--transform-interpreter/$2}"
END
chmod +x "$1/bin/mlir-opt"

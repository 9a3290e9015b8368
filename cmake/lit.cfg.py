# The lit configuration of all layers. Tests are .mlir, .td and .test files with lines `RUN:`, which use tools of the build and of
# LLVM.
import os
import shutil

import lit.formats

config.name = "padlab." + config.padlab_layer
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".td", ".test"]
config.excludes = ["Inputs"]
config.test_source_root = os.path.join(config.padlab_source_dir, config.padlab_layer, "test")
config.test_exec_root = os.path.join(config.padlab_binary_dir, config.padlab_layer, "test")
config.environment["PATH"] = os.pathsep.join(
    [os.path.join(config.padlab_binary_dir, "bin"), config.llvm_tools_dir, os.environ["PATH"]]
)
config.substitutions.append(("%padlab_source", config.padlab_source_dir))
config.substitutions.append(("%padlab_build", config.padlab_binary_dir))
# The major version of the LLVM that the build uses.
config.substitutions.append(("%llvm", config.llvm_release))
# The tests can use the CPU aarch64 if this machine can emulate it.
if os.path.exists(os.path.join(config.padlab_binary_dir, "bin", "padlab-runner-aarch64")):
    config.available_features.add("emulation")
# The CPUs whose code this machine can run.
flags = set()
if os.path.exists("/proc/cpuinfo"):
    with open("/proc/cpuinfo") as cpuinfo:
        flags = {word for line in cpuinfo if line.startswith("flags") for word in line.split()}
for cpu, needed in (("x86-64-v3", {"avx2", "bmi2", "fma"}), ("x86-64-v4", {"avx512f", "avx512bw", "avx512dq", "avx512vl"})):
    if needed <= flags:
        config.available_features.add(cpu)
# The peers, which are libraries that benchmarks compare padded programs with.
if any(name.endswith(".so") for _, _, names in os.walk(os.path.join(config.padlab_binary_dir, "lib", "peers")) for name in names):
    config.available_features.add("peers")
# The tools that make and read an archive of Debian packages.
if all(shutil.which(tool) for tool in ["apt-get", "dpkg-deb", "gpg"]):
    config.available_features.add("archive")
# TableGen as the build runs it, with the files of MLIR that a .td includes.
config.substitutions.append(
    ("%mlir_tblgen", " ".join(["mlir-tblgen"] + ["-I" + directory for directory in config.mlir_include_dirs]))
)

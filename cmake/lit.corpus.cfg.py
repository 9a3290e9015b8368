# The operations' cases (corpus/operations): no `// RUN:` lines. Each file goes, case by case, through the reference and
# the trusted pipeline (programs of TOSA upstream's conversions, those with sparse tensors upstream's sparsifier), and comes to what it says (dialect/include/padlab/dialect/CaseChunks.h).
import os
import sys

sys.path.insert(0, os.path.join(config.padlab_source_dir, "cmake"))
sys.dont_write_bytecode = True
import operation_cases

config.name = "padlab.corpus"
config.test_format = operation_cases.OperationCases(
    [os.path.join(config.padlab_binary_dir, "bin", "padlab-diff"), "--split-input-file", "--pipelines=unfused,tosa,sparse,sparse-library"]
)
config.suffixes = [".mlir", ".std"]
config.test_source_root = os.path.join(config.padlab_source_dir, "corpus", "operations")
config.test_exec_root = os.path.join(config.padlab_binary_dir, "corpus", "test")

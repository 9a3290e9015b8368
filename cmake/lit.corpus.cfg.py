# The lit configuration for the cases of operations (corpus/operations), which have no `// RUN:` lines. Each case of a file runs in
# the reference interpreter and in the trusted pipeline (TOSA programs: in upstream's conversions; programs with sparse tensors: in
# upstream's sparsifier), and must give the result that the file states (dialect/include/padlab/dialect/CaseChunks.h).
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

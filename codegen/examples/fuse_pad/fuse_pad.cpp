// An example of a compiler that fuses pads: an mlir-opt with a few dialects and
// the passes of the library for pad fusion.

#include "padlab/codegen/PadPasses.h"
#include "padlab/codegen/PadTransformOps.h"
#include "padlab/dialect/Pad/Pad.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  registry.insert<mlir::arith::ArithDialect, mlir::func::FuncDialect,
                  mlir::linalg::LinalgDialect, mlir::tensor::TensorDialect,
                  padlab::pad::PadDialect>();
  padlab::pad::registerBufferization(registry);
  padlab::registerPadTransformOps(registry);
  padlab::registerPadPasses();
  return mlir::asMainReturnCode(
      mlir::MlirOptMain(argc, argv, "Fuses pads\n", registry));
}

//===- TargetTraits.cpp - what passes know of the target CPU --------------===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "padlab/codegen/TargetTraits.h"

#include "padlab/codegen/LLVMVersion.h"

#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Operation.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Target/TargetMachine.h"

using namespace mlir;
using namespace padlab;

static constexpr llvm::StringLiteral deviceKey = "CPU";
static constexpr llvm::StringLiteral vectorKey = "max_vector_op_width";
static constexpr llvm::StringLiteral maskKey = "smallest_masked_width";
static constexpr llvm::StringLiteral halfKey = "half_conversion";
static constexpr llvm::StringLiteral fenceKey = "store_fence";
static constexpr llvm::StringLiteral cacheKey = "L3_cache_size_in_bytes";

static constexpr llvm::StringLiteral bypassKey = "nontemporal_from_bytes";

static constexpr llvm::StringLiteral filledKey = "filled_to_bytes";
static constexpr llvm::StringLiteral filledRowKey = "filled_rows_to_bytes";

static constexpr llvm::StringLiteral accessKey = "max_access_width";
static constexpr llvm::StringLiteral slowMaskKey = "slow_masks";
static constexpr llvm::StringLiteral aheadKey = "read_ahead_bytes";

/// The prefetch distance in bytes for CPU models that were not measured.
/// Prefetch instructions are needed because non-temporal stores occupy buffers
/// of the CPU, and leave too few for the loads of the hardware prefetcher.
static constexpr int64_t usualReadAhead = 4096;

/// Sets the costs that were measured for a CPU model. The costs of other models
/// stay unknown.
static void setMeasuredCosts(TargetTraits &traits, llvm::StringRef model) {
#define PAD_COSTS(cpu, filled, filledRow, nonTemporal)                         \
  if (model == cpu) {                                                          \
    traits.filledBytes = filled;                                               \
    traits.filledRowBytes = filledRow;                                         \
    traits.nonTemporalBytes = nonTemporal;                                     \
  }
#include "PadCostTable.inc"
#undef PAD_COSTS
}

static void setRowChoices(TargetTraits &traits, llvm::StringRef model) {
  traits.readAheadBytes = usualReadAhead;
#define ROW_CHOICES(cpu, bits, masks, ahead)                                   \
  if (model == cpu) {                                                          \
    traits.accessBits = bits;                                                  \
    traits.slowMasks = masks;                                                  \
    traits.readAheadBytes = ahead;                                             \
  }
#include "RowChoiceTable.inc"
#undef ROW_CHOICES
}

/// The size of the cache that is assumed if only the name of the CPU is known,
/// or if Linux does not tell the size.
static constexpr int64_t namedCacheBytes = int64_t(32) << 20;

static std::string readLine(const llvm::Twine &path) {
  auto file = llvm::MemoryBuffer::getFileAsStream(path);
  return file ? (*file)->getBuffer().trim().str() : std::string();
}

/// Returns the size of the last level of cache that holds data, according to
/// Linux; 0 if Linux does not tell it.
static int64_t readLastLevelCache() {
  unsigned greatest = 0;
  int64_t bytes = 0;
  for (unsigned index = 0;; ++index) {
    std::string cache =
        "/sys/devices/system/cpu/cpu0/cache/index" + std::to_string(index);
    unsigned level = 0;
    if (llvm::StringRef(readLine(cache + "/level")).getAsInteger(10, level))
      return bytes;
    std::string size = readLine(cache + "/size");
    llvm::StringRef number = size;
    unsigned shift = number.consume_back("K")   ? 10
                     : number.consume_back("M") ? 20
                                                : 0;
    int64_t count = 0;
    if (level <= greatest || number.getAsInteger(10, count) ||
        readLine(cache + "/type") == "Instruction")
      continue;
    greatest = level;
    bytes = count << shift;
  }
}

TargetTraits TargetTraits::get(const llvm::TargetMachine &machine,
                               llvm::StringRef cpu) {
  const llvm::Triple &triple = machine.getTargetTriple();
  const llvm::MCSubtargetInfo &subtarget = llvm_version::getSubtarget(machine);
  TargetTraits traits;
  if (triple.isX86()) {
    traits.needsStoreFence = true;
    traits.convertsHalf = subtarget.checkFeatures("+f16c");
    if (subtarget.checkFeatures("+avx512f,+avx512bw,+avx512vl,+avx512dq")) {
      traits.vectorBits = 512;
      traits.smallestMaskedBits = 8;
    } else if (subtarget.checkFeatures("+avx2")) {
      traits.vectorBits = 256;
      traits.smallestMaskedBits = 32;
    } else if (subtarget.checkFeatures("+sse2")) {
      traits.vectorBits = 128;
    }
  } else if (triple.isAArch64() && subtarget.checkFeatures("+neon")) {
    traits.vectorBits = 128;
    traits.convertsHalf = true;
  }
  traits.lastLevelCacheBytes = cpu == "native" ? readLastLevelCache() : 0;
  if (traits.lastLevelCacheBytes == 0)
    traits.lastLevelCacheBytes = namedCacheBytes;
  setMeasuredCosts(traits, machine.getTargetCPU());
  setRowChoices(traits, machine.getTargetCPU());
  return traits;
}

llvm::StringRef TargetTraits::getAttrName() {
  return DLTIDialect::kTargetSystemDescAttrName;
}

Attribute TargetTraits::toAttribute(MLIRContext *context) const {
  context->getOrLoadDialect<DLTIDialect>();
  Builder b(context);
  auto entry = [&](llvm::StringRef key, Attribute value) {
    return cast<DataLayoutEntryInterface>(
        DataLayoutEntryAttr::get(b.getStringAttr(key), value));
  };
  auto device = TargetDeviceSpecAttr::get(
      context, {entry(vectorKey, b.getI64IntegerAttr(vectorBits)),
                entry(maskKey, b.getI64IntegerAttr(smallestMaskedBits)),
                entry(halfKey, b.getBoolAttr(convertsHalf)),
                entry(fenceKey, b.getBoolAttr(needsStoreFence)),
                entry(cacheKey, b.getI64IntegerAttr(lastLevelCacheBytes)),
                entry(bypassKey, b.getI64IntegerAttr(nonTemporalBytes)),
                entry(filledKey, b.getI64IntegerAttr(filledBytes)),
                entry(filledRowKey, b.getI64IntegerAttr(filledRowBytes)),
                entry(accessKey, b.getI64IntegerAttr(accessBits)),
                entry(slowMaskKey, b.getBoolAttr(slowMasks)),
                entry(aheadKey, b.getI64IntegerAttr(readAheadBytes))});
  return TargetSystemSpecAttr::get(context, {entry(deviceKey, device)});
}

/// Returns the number in entry `key` of the device's description; 0 if the
/// entry is missing, is not an integer, or is negative or too large for an
/// int64_t.
static int64_t readNumber(TargetDeviceSpecInterface device,
                          llvm::StringRef key) {
  DataLayoutEntryInterface entry =
      device.getSpecForIdentifier(StringAttr::get(device.getContext(), key));
  auto number = entry ? dyn_cast<IntegerAttr>(entry.getValue()) : IntegerAttr();
  if (!number || number.getValue().getActiveBits() > 63)
    return 0;
  return static_cast<int64_t>(number.getValue().getZExtValue());
}

TargetTraits TargetTraits::get(Operation *op) {
  TargetSystemSpecInterface system;
  for (; op && !system; op = op->getParentOp())
    system = op->getAttrOfType<TargetSystemSpecInterface>(getAttrName());
  if (!system)
    return {};
  auto id = StringAttr::get(system.getContext(), deviceKey);
  std::optional<TargetDeviceSpecInterface> device =
      system.getDeviceSpecForDeviceID(id);
  if (!device)
    return {};
  TargetTraits traits;
  traits.vectorBits = readNumber(*device, vectorKey);
  traits.smallestMaskedBits = readNumber(*device, maskKey);
  traits.convertsHalf = readNumber(*device, halfKey) != 0;
  traits.needsStoreFence = readNumber(*device, fenceKey) != 0;
  traits.lastLevelCacheBytes = readNumber(*device, cacheKey);
  traits.nonTemporalBytes = readNumber(*device, bypassKey);
  traits.filledBytes = readNumber(*device, filledKey);
  traits.filledRowBytes = readNumber(*device, filledRowKey);
  traits.accessBits = readNumber(*device, accessKey);
  traits.slowMasks = readNumber(*device, slowMaskKey) != 0;
  traits.readAheadBytes = readNumber(*device, aheadKey);
  return traits;
}

//===- SyntheticFindings.cpp - made-up findings and regressions -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JsonText.h"
#include "Synthetic.h"

#include <cstdio>

using namespace padlab::reports;

namespace {
struct Guilty {
  const char *pass, *pattern, *shape;
};
constexpr Guilty guilty[] = {
    {"test-linalg-pad-fusion", "(anonymous namespace)::FusePadOp",
     "linalg.generic,tensor.pad"},
    {"canonicalize", "FoldConstantTranspose", "linalg.transpose,tensor.pad"},
    {"canonicalize", "(anonymous namespace)::FoldStaticPadding", "tensor.pad"},
    {"linalg-fuse-elementwise-ops", "FuseElementwiseOps",
     "linalg.generic,linalg.generic"},
    {"linalg-fold-unit-extent-dims", "FoldUnitDims",
     "linalg.generic,tensor.expand_shape"},
    {"one-shot-bufferize", "", "scf.for,tensor.insert_slice"},
    {"convert-tensor-to-linalg", "ConvertTensorPad", "tensor.pad,tensor.cast"},
    {"loop-invariant-code-motion", "", "scf.for,tensor.extract_slice"},
    {"fold-tensor-subset-ops", "InsertSliceOfInsertSlice",
     "tensor.insert_slice,tensor.insert_slice"},
    {"canonicalize", "DropPadUnitDims", "tensor.pad,tensor.collapse_shape"},
};
constexpr const char *verdicts[] = {"mismatch",   "mismatch", "mismatch",
                                    "invalid-ir", "crash",    "hang",
                                    "rejected"};
constexpr int numCauses = 12;
constexpr long numGuilty = sizeof(guilty) / sizeof(*guilty);
constexpr long numVerdicts = sizeof(verdicts) / sizeof(*verdicts);

constexpr const char *program[] = {
    "func.func @main(%arg0: tensor<1xf32>, %arg1: f32) -> tensor<2xf32> "
    "attributes {padlab.seed = 0 : i64} {",
    "  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], "
    "iterator_types = [\"parallel\"]}",
    "      outs(%arg0 : tensor<1xf32>) {",
    "  ^bb0(%out: f32):",
    "    linalg.yield %out : f32",
    "  } -> tensor<1xf32>",
    "  %padded = tensor.pad %0 low[0] high[1] {",
    "  ^bb0(%arg2: index):",
    "    tensor.yield %arg1 : f32",
    "  } : tensor<1xf32> to tensor<2xf32>",
    "  return %padded : tensor<2xf32>",
    "}"};
} // namespace

/// Returns the program of finding `number`; with `after`, as the guilty step
/// changed it.
static std::string makeProgram(long number, bool after) {
  std::string text = "// Made up: finding " + std::to_string(number) + ".\n";
  int line = 0;
  for (const char *part : program) {
    ++line;
    if (after && line == 3)
      text += "      outs(%slice : tensor<1xf32>) {\n";
    else if (after && line == 7)
      text += "  %padded = tensor.insert_slice %0 into %fill[0] [1] [1]\n";
    else if (!after || line < 8 || line > 10)
      text += std::string(part) + "\n";
  }
  return text;
}

static std::string makeTexts(long number) {
  return ", \"texts\": {\"case\": " + quoteJSON(makeProgram(number, false)) +
         ", \"expected\": \"r0[0] = -6\\nr0[1] = 7\\n\", \"actual\": \"r0[0] = "
         "7\\nr0[1] = 7\\n\", \"before\": " +
         quoteJSON(makeProgram(number, false)) +
         ", \"after\": " + quoteJSON(makeProgram(number, true)) + "}";
}

static std::string makeState(const SyntheticYear &year, long number, long age) {
  if (number % 5 == 0 || age < 10)
    return "\"state\": \"new\"";
  if (number % 5 == 1)
    return "\"state\": \"known\", \"causesAre\": \"all\", \"causes\": "
           "[\"a-cause-" +
           std::to_string(number / 5 % numCauses) +
           "\"], \"reason\": \"It shows a cause that is known.\"";
  if (number % 5 == 2)
    return "\"state\": \"reported\", \"reference\": \"made-up report " +
           std::to_string(number) + "\", \"reason\": \"Waits for an answer.\"";
  if (number % 5 == 3)
    return "\"state\": \"fixed\", \"fixedIn\": " +
           quoteJSON(getSyntheticLlvm(year, year.days - 1)) +
           ", \"reason\": \"No longer reproduces after the upgrade.\"";
  return "\"state\": \"false-alarm\", \"reason\": \"The program observes bits "
         "of a NaN.\"";
}

std::string padlab::reports::makeSyntheticFindings(const SyntheticYear &year,
                                                   long day) {
  std::string text = "[";
  for (long number = 0; number != year.findings; ++number) {
    long first = number * year.days / year.findings;
    if (first > day)
      break;
    Random random(year.seed * 7919 + number);
    const Guilty &who = guilty[random.below(numGuilty)];
    const char *verdict = verdicts[random.below(numVerdicts)];
    long period = 1 + random.below(40);
    long last = first + (day - first) / period * period;
    char signature[80];
    std::snprintf(signature, sizeof(signature), "%s-synthetic-%08llx", verdict,
                  static_cast<unsigned long long>(random.next() & 0xffffffff));
    text += std::string(text.size() > 1 ? ",\n  " : "") +
            "{\"schemaVersion\": 1, \"signature\": " + quoteJSON(signature) +
            ", \"verdict\": " + quoteJSON(verdict) +
            ", \"pipeline\": \"upstream-fused\", \"target\": \"pad\", "
            "\"detail\": \"result 0[0]: expected -6, actual 7\", \"blame\": "
            "{\"pass\": " +
            quoteJSON(who.pass) + ", \"pattern\": " + quoteJSON(who.pattern) +
            ", \"application\": 1}, \"shape\": " + quoteJSON(who.shape) +
            ", \"operations\": " + std::to_string(4 + random.below(12)) +
            ", \"passes\": " + quoteJSON(who.pass) +
            ", \"reproducer\": \"stock\", \"cpu\": \"native\", \"versions\": " +
            getSyntheticVersions(year, last) +
            ", \"firstSeen\": " + quoteJSON(formatTime(first, 600)) +
            ", \"lastSeen\": " + quoteJSON(formatTime(last, 600)) +
            ", \"count\": " + std::to_string(1 + (last - first) / period * 3) +
            ", \"path\": " +
            quoteJSON(std::string(".padlab/findings/") + signature) +
            ", \"isNew\": " + (first == day ? "true" : "false") + ", " +
            makeState(year, number, day - first) +
            // Real reports repeat the texts of a finding each night; here only
            // the finding's first night has them, so that a year is smaller.
            (first == day ? makeTexts(number) : "") + "}";
  }
  return text + "]";
}

std::string padlab::reports::makeSyntheticRegressions(const SyntheticYear &year,
                                                      long day) {
  std::string text = "[";
  for (int i = 0; i != 30; ++i) {
    bool broken = i == 7 && day % 60 == 59;
    text += std::string(i ? ",\n  " : "") + "{\"case\": \"synthetic-" +
            std::to_string(i) +
            ".mlir\", \"expected\": \"agree\", \"got\": \"" +
            (broken ? "mismatch" : "agree") +
            "\", \"ok\": " + (broken ? "false" : "true") + ", \"detail\": \"" +
            (broken ? "made up" : "") + "\"}";
  }
  return text + "]";
}

std::string padlab::reports::makeSyntheticBlindSpots() {
  return "{\"schema\": \"padlab-blind-spots-1\", \"programs\": 800, "
         "\"unreadable\": 0, \"passesOfMlirOpt\": 9, "
         "\"passesWithoutTable\": 4, \"axes\": [{\"axis\": \"body\", "
         "\"entries\": 9, \"seen\": 5, \"explained\": 2, \"blind\": 2}, "
         "{\"axis\": \"pass\", \"entries\": 9, \"seen\": 5, "
         "\"explained\": 3, \"blind\": 1}], \"reasons\": [{\"axis\": "
         "\"body\", \"because\": \"It is made up.\", \"spots\": 2}], "
         "\"spots\": [[\"body\", \"made.up\", \"scf.while\"], [\"body\", "
         "\"made.up\", \"scf.if\"], [\"pass\", \"made-up\", \"\"]]}";
}

std::string padlab::reports::makeSyntheticCauses() {
  const char *kinds[] = {"crash", "mismatch", "invalid-ir"};
  const char *reaches[] = {"pass", "transform-within"};
  std::string text = "[";
  for (int i = 0; i != numCauses; ++i) {
    std::string name = "a-cause-" + std::to_string(i), kind = kinds[i % 3];
    text += std::string(i ? ",\n  " : "") + "{\"schema\": 1, \"name\": \"" +
            name + "\", \"title\": \"[mlir][made-up] Pattern " +
            std::to_string(i) + " forgets an operand\", \"kind\": \"" + kind +
            "\", \"reach\": \"" + reaches[i % 2] +
            "\", \"guilty\": {\"pass\": \"canonicalize\", \"pattern\": "
            "\"MadeUp\"}, \"defined\": {\"document\": \"Made-up dialect\", "
            "\"because\": \"It says so.\"}, \"commandLine\": \"mlir-opt "
            "case.mlir --canonicalize\", \"look\": {\"sentence\": \"The "
            "operand is gone.\"}, \"guard\": {\"when\": \"always\"}, "
            "\"upstream\": {\"issues\": [], \"pulls\": [], \"searched\": "
            "\"none\"}, \"versions\": {\"22.1.8\": \"shows\", \"trunk "
            "2026-10-25\": \"" +
            (i % 4 ? "shows" : "does not show") +
            "\"}, \"case\": \"func.func @main() { return }\", \"near\": "
            "\"func.func @main() { return }\"";
    if (i == 2)
      text += ", \"decision\": {\"state\": \"no-defect\", \"because\": "
              "\"A maintainer says so.\"}";
    if (kind == "mismatch")
      text += ", \"values\": {\"expected\": \"1\", \"actual\": \"2\"}";
    text += "}";
  }
  return text + "]";
}

std::string padlab::reports::makeSyntheticPlanted(long day, Random &random) {
  std::string text = "[";
  for (int i = 1; i <= 24; ++i)
    text += std::string(i > 1 ? ", " : "") + "{\"fault\": \"rule " +
            std::to_string(i) + "\", \"found\": " +
            (random.below(60) > 24 - day / 20 ? "true" : "false") +
            ", \"seconds\": " + std::to_string(1 + random.below(200)) +
            ", \"cases\": " + std::to_string(100 + random.below(20000)) +
            ", \"verdict\": \"mismatch\"}";
  return text + "]";
}

//===- CauseScript.cpp - a script that shows a cause -----------*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CauseReport.h"

#include "../Finding/ScriptTexts.h"
#include "../Support/Words.h"

using namespace padlab;

static constexpr char begin[] = R"sh(
OPT=$(find_tool mlir-opt) || exit 125
export LLVM_DISABLE_SYMBOLIZATION=1
ulimit -v 8388608
)sh";

/// The part of a script that compares what programs print. It removes the
/// addresses of buffers, which differ in each run.
static constexpr char printBody[] = R"sh(
RUNNER=$(find_tool mlir-runner) || exit 125
export JITDUMPDIR="$TMP"
LIB=$(dirname "$OPT")/../lib
LIBS=$LIB/libmlir_runner_utils.so,$LIB/libmlir_c_runner_utils.so
[ -e "$LIB/libmlir_float16_utils.so" ] && LIBS=$LIBS,$LIB/libmlir_float16_utils.so

# print NAME ARGUMENTS: what the program prints that mlir-opt makes, in $TMP/NAME.
print() {
  name=$1
  shift
  "$OPT" "$@" -o "$TMP/$name.mlir" &&
    "$OPT" --pass-pipeline='builtin.module(@LOWERING@)' "$TMP/$name.mlir" -o "$TMP/lowered.mlir" &&
    @TUNABLES@ timeout 20 "$RUNNER" -O0 -e main --entry-point-result=void \
      --shared-libs="$LIBS" "$TMP/lowered.mlir" > "$TMP/$name" || exit 125
  sed -i 's/base@ = 0x[0-9a-f]* //' "$TMP/$name"
}
print expected @CONTROL@
print actual @COMMAND@
echo "Expected, without the guilty pass:"
cat "$TMP/expected"
echo "Actual:"
cat "$TMP/actual"
cmp -s "$TMP/expected" "$TMP/actual" && exit 0
exit 1
)sh";

/// The part of a script that looks at the compiler's output. It tries up to
/// five times: a compiler that reads freed memory may survive.
static constexpr char lookBody[] = R"sh(
# look NAME ARGUMENTS: what mlir-opt prints, in $TMP/NAME, and its exit code.
look() {
  name=$1
  shift
  timeout 20 "$OPT" "$@" > "$TMP/$name" 2>&1
}
# Whether all that is to be seen is in $TMP/NAME.
shows() {
  text=$(cat "$TMP/$1")
@TEXTS@}
look without @CONTROL@ || exit 125
for attempt in 1 2 3 4 5; do
  look with @COMMAND@
  code=$?
  [ $code @END@ ] && shows with && break
done
cat "$TMP/with"
[ $code @END@ ] && shows with || exit 0
[ $code -eq 0 ] && shows without && exit 0
exit 1
)sh";

/// Prints the arguments of `mlir-opt`, quoted for a shell.
static std::string quoteArguments(ArrayRef<std::string> command) {
  return printCommandLine(command.drop_front());
}

static StringRef getCondition(ToolEnd end) {
  switch (end) {
  case ToolEnd::Success:
    return "-eq 0";
  case ToolEnd::Failure:
    return "-eq 1";
  case ToolEnd::Crash:
    return "-gt 128";
  case ToolEnd::Timeout:
    return "-eq 124";
  }
  return "";
}

/// Writes for each text a shell command (`case`) that tests whether the output
/// contains it.
static std::string writeTests(ArrayRef<std::string> texts) {
  std::string tests;
  for (std::string text : texts) {
    replaceAll(text, "'", "'\\''");
    tests += "  case $text in *'" + text + "'*) ;; *) return 1 ;; esac\n";
  }
  return tests;
}

std::string causes::makeScript(const CauseRecord &record) {
  std::string script = std::string(texts::header) + texts::findTool + begin +
                       (record.values ? printBody : lookBody);
  replaceAll(script, "@TITLE@", record.title);
  replaceAll(script, "@RELEASE@", std::to_string(LLVM_VERSION_MAJOR));
  replaceAll(script, "@LOWERING@", texts::stockLowering);
  replaceAll(script, "@TUNABLES@", texts::tunables);
  replaceAll(script, "@END@", getCondition(record.look.exit));
  replaceAll(script, "@CONTROL@", quoteArguments(record.getControl()));
  replaceAll(script, "@COMMAND@", quoteArguments(record.command));
  replaceAll(script, "@TEXTS@", writeTests(record.look.output));
  return script;
}

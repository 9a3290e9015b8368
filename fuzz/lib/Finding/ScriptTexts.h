//===- ScriptTexts.h - the parts that scripts are made of -*- C++ -*-===//
//
// Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PADLAB_FUZZ_LIB_FINDING_SCRIPTTEXTS_H
#define PADLAB_FUZZ_LIB_FINDING_SCRIPTTEXTS_H

namespace padlab::texts {

/// The reasons that scripts print when they do not show the defect. A script
/// also writes the reason, as one word, to the file that $PADLAB_TRIAL names.
inline constexpr char notAlone[] = "not this pass alone";
inline constexpr char noContrast[] = "does not run without";
inline constexpr char notCompiled[] = "and the lowering do not compile";

inline constexpr char trialVariable[] = "PADLAB_TRIAL";
inline constexpr char wordNotAlone[] = "not-alone";
inline constexpr char wordNotCompiled[] = "not-compiled";

/// Turns off malloc's caches per thread, because MALLOC_PERTURB_ does not fill
/// the blocks in these caches.
inline constexpr char tunables[] = "GLIBC_TUNABLES=glibc.malloc.tcache_count=0";

/// The lowering that scripts use, whatever the lowering of the pipeline is: the
/// results must not depend on it. It has only passes of upstream.
inline constexpr char stockLowering[] =
    "test-transform-dialect-erase-schedule,"
    "empty-tensor-to-alloc-tensor,"
    "one-shot-bufferize{bufferize-function-boundaries "
    "allow-return-allocs-from-loops buffer-alignment=0 "
    "function-boundary-type-conversion=identity-layout-map},"
    "convert-bufferization-to-memref,"
    "func.func(convert-linalg-to-loops),scf-forall-to-for,"
    "func.func(lower-vector-mask),func.func(lower-vector-multi-reduction),"
    "func.func(convert-vector-to-scf),fold-memref-alias-ops,"
    "expand-strided-metadata,memref-expand,lower-affine,convert-scf-to-cf,"
    "convert-vector-to-llvm,convert-math-to-llvm,convert-math-to-libm,"
    "arith-expand,convert-complex-to-llvm,convert-index-to-llvm,"
    "convert-ub-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm,"
    "convert-arith-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts";

inline constexpr char header[] = R"sh(#!/bin/sh
# @TITLE@
#
# Exit code, as `git bisect run` wants it: 1 the defect shows, 0 it does not, 125 a
# tool is missing or fails, so that nobody can say.
cd "$(dirname "$0")" || exit 125
TMP=$(mktemp -d) || exit 125
trap 'rm -rf "$TMP"' EXIT
)sh";

inline constexpr char findTool[] = R"sh(
# LLVM @RELEASE@'s own tools, from $LLVM_BIN when it is set.
find_tool() {
  if [ -n "$LLVM_BIN" ]; then
    set -- "$1" "$LLVM_BIN/$1"
  else
    set -- "$1" "/usr/lib/llvm-@RELEASE@/bin/$1" "$1-@RELEASE@" "$1"
  fi
  name=$1
  shift
  for tool; do
    if command -v "$tool" > "$TMP/tool"; then
      readlink -f "$(cat "$TMP/tool")"
      return 0
    fi
  done
  echo "repro.sh: error: no $name of LLVM @RELEASE@ found; set LLVM_BIN" >&2
  return 1
}
)sh";

/// This text follows `findTool`.
inline constexpr char stockTools[] = R"sh(OPT=$(find_tool mlir-opt) || exit 125
BEFORE='@BEFORE@'
PASSES='@PASSES@'
LOWERING='@LOWERING@'

# The names of functions in a crash's stack are enough, and take no seconds.
export LLVM_DISABLE_SYMBOLIZATION=1

# A program that does not end gets some seconds of processor time.
ulimit -t @SECONDS@

join() {
  echo "$1${1:+${2:+,}}$2"
}

# Why nothing was shown, in a word, for who runs this and wants to know.
tell() {
  [ -z "$PADLAB_TRIAL" ] || echo "$1" > "$PADLAB_TRIAL"
}

# Another release may have another syntax, or refuse the program from the start.
"$OPT" repro.mlir -o "$TMP/read.mlir" 2> "$TMP/unread"
if [ $? -eq 1 ]; then
  tell @WORD_NOT_COMPILED@
  echo "repro.sh: error: $OPT does not read the program: $(grep -m 1 -o 'error: .*' "$TMP/unread")" >&2
  exit 125
fi
)sh";

/// Limits the memory of a tool to 8 GiB. AddressSanitizer needs more.
inline constexpr char memoryLimit[] = "ulimit -v 8388608\n";

/// Lowers the subject's output to a program that can run. Scripts that compare
/// values and scripts that check memory share this part. Bufferization requires
/// `restrict` where a tensor is made of a buffer; this is true here, because no
/// buffer has two tensors. Buffers are not aligned, because accesses to the
/// room around an aligned buffer would not be checked.
inline constexpr char lowerProgram[] = R"sh(
# Whether the lowering is right without the passes under test. It is not where
# it has the guilty one itself, or cannot lower the program.
CONTRAST=@CONTRAST@

# The functions that call the program under test come after the passes under
# test, where they can: no pass changes them.
sed -n 's|^// DRIVER: ||p' repro.mlir > "$TMP/driver"

# lower PASSES NAME: the LLVM dialect in NAME.
lower() {
  try_to_lower "$@" && return
  tell @WORD_NOT_COMPILED@
  echo "repro.sh: error: '$1' @NOT_COMPILED@ the program" >&2
  return 2
}

try_to_lower() {
  "$OPT" --pass-pipeline="builtin.module($(join "$BEFORE" "$1"))" repro.mlir \
    -o "$TMP/subject.mlir" || return
  sed -i -e 's/\(bufferization\.to_tensor %[^ ]*\) :/\1 restrict :/' \
    -e 's/ {alignment = [0-9]* : i64}//' \
    -e 's/\([])]\) alignment = [0-9]*/\1/' "$TMP/subject.mlir"
  if [ -s "$TMP/driver" ]; then
    sed -i '/^}$/d' "$TMP/subject.mlir" &&
      { cat "$TMP/driver" && echo '}'; } >> "$TMP/subject.mlir" || return
  fi
  "$OPT" --pass-pipeline="builtin.module($LOWERING)" "$TMP/subject.mlir" -o "$2"
}

LIB=$(dirname "$OPT")/../lib
)sh";

inline constexpr char valueBody[] =
    R"sh(RUNNER=$(find_tool mlir-runner) || exit 125
# The runner's perf listener leaves its dumps here, not in the home directory.
export JITDUMPDIR="$TMP"
LIBS=$LIB/libmlir_c_runner_utils.so
[ -e "$LIB/libmlir_float16_utils.so" ] && LIBS=$LIBS,$LIB/libmlir_float16_utils.so

# run NAME FILL: a line an element: the bits as an integer, then a float's value.
# New memory is full of FILL, also what was freed before.
run() {
  MALLOC_PERTURB_=$2 @TUNABLES@ timeout --foreground 20 "$RUNNER" -O0 -e @ENTRY@ \
    --entry-point-result=void --shared-libs="$LIBS" "$TMP/$1.mlir" > "$TMP/$1"
}

# Elements that differ from what the reference interpreter computes.
compare() {
  paste -d ' ' "$TMP/expected" "$TMP/$1" | awk '
    $2 != "poison" && $2 != $4 {
      if (++bad <= 10) {
        print "expected: " $1 " = " $3
        print "actual:   " $1 " = " (NF >= 5 ? $5 : $4) (NF >= 5 && $5 == $3 ? " (other bits)" : "")
      }
    }
    END { if (bad > 10) print bad " elements differ"; exit bad > 0 }'
}

sed -n 's|^// EXPECT: ||p' repro.mlir > "$TMP/expected"
lower "$PASSES" "$TMP/with.mlir" || exit 125
shown=
for fill in @FILLS@; do
  run with $fill || { echo "repro.sh: error: does not run with '$PASSES'" >&2; exit 125; }
  compare with || { shown=yes; break; }
done
if [ -z "$shown" ]; then
  echo "does not reproduce: '$PASSES' agrees with the reference"
  exit 0
fi
[ $fill = @FIRST_FILL@ ] || echo "          and only with some contents of uninitialized memory"
echo "with:     $(join "$BEFORE" "$PASSES")"
[ -n "$CONTRAST" ] || exit 1
lower "" "$TMP/without.mlir" && run without $fill ||
  { tell @WORD_NOT_ALONE@; echo "repro.sh: error: @NO_CONTRAST@ '$PASSES'" >&2; exit 125; }
if ! compare without > "$TMP/differences"; then
  tell @WORD_NOT_ALONE@
  echo "without:  disagrees as well: @NOT_ALONE@"
  exit 0
fi
echo "without:  agrees with the reference"
exit 1
)sh";

inline constexpr char memoryBody[] =
    R"sh(TRANSLATE=$(find_tool mlir-translate) || exit 125
CLANG=$(find_tool clang) || exit 125

# Runs with every load and store checked against the heap's blocks. What LLVM's
# libraries need is not looked up: that takes GNU's linker two seconds.
run() {
  lower "$1" "$TMP/lowered.mlir" &&
    "$TRANSLATE" --mlir-to-llvmir "$TMP/lowered.mlir" |
    sed '/^define/s/ {$/ sanitize_address {/; s/@main(/@entry_main(/g' > "$TMP/program.ll" &&
    printf 'define i32 @main() {\n  call void @%s()\n  ret i32 0\n}\n' '@ENTRY@' >> "$TMP/program.ll" &&
    "$CLANG" -w -O0 -fsanitize=address "$TMP/program.ll" -o "$TMP/program" \
      "$LIB/libmlir_c_runner_utils.so" -Wl,-rpath,"$LIB" -lm \
      -Wl,--unresolved-symbols=ignore-in-shared-libs || return 2
  ASAN_OPTIONS=detect_leaks=0 timeout --foreground 20 "$TMP/program" > "$TMP/out" 2> "$TMP/err"
}

run "$PASSES"
code=$?
echo "expected: every access within a buffer that lives"
if [ $code -eq 0 ]; then
  echo "actual:   does not reproduce"
  exit 0
fi
error=$(grep -m 1 'ERROR: AddressSanitizer' "$TMP/err") ||
  { echo "repro.sh: error: does not run with '$PASSES'" >&2; exit 125; }
echo "actual:   ${error#*ERROR: }"
echo "with:     $(join "$BEFORE" "$PASSES")"
if [ -n "$CONTRAST" ]; then
  run ""
  case $? in
  0) ;;
  1) tell @WORD_NOT_ALONE@; echo "without '$PASSES': a wrong access as well: @NOT_ALONE@"; exit 0 ;;
  *) tell @WORD_NOT_ALONE@; echo "repro.sh: error: @NO_CONTRAST@ '$PASSES'" >&2; exit 125 ;;
  esac
  echo "without:  no wrong access"
fi
exit 1
)sh";

/// For a tool that crashes, does not end, or refuses a program. A tool that
/// reads memory that is not its own may not crash each time, so it is tried
/// with different contents of memory. A tool that crashes in the allocator may
/// deadlock.
inline constexpr char compileBody[] = R"sh(
try() {
  export MALLOC_PERTURB_=$3
  # Memory from a thread's caches is filled only where there are none.
  [ "$3" = 0 ] || export @TUNABLES@
  timeout --foreground @WALL@ "$OPT" --pass-pipeline="builtin.module($(join "$BEFORE" "$1"))" \
    repro.mlir -o "$TMP/out.mlir" 2> "$TMP/$2"
}

# The guilty pass alone where that shows it, else with the lowering behind it.
for fill in 0 @FILLS@; do
  with=$PASSES without=
  try "$with" with $fill
  code=$?
  [ "$code" -ge @LEAST@ ] && break
  with=$(join "$PASSES" "$LOWERING") without=$LOWERING
  try "$with" with $fill
  code=$?
  [ "$code" -ge @LEAST@ ] && break
done
echo "expected: it compiles"
if [ "$code" -lt @LEAST@ ]; then
  echo "actual:   does not reproduce (exit code $code)"
  exit 0
fi
echo "actual:   exit code $code: $(grep -m 1 -E 'error|mlir::' "$TMP/with")"
echo "with:     mlir-opt --pass-pipeline='builtin.module($(join "$BEFORE" "$with"))' repro.mlir"
[ $fill = 0 ] || echo "          and MALLOC_PERTURB_=$fill GLIBC_TUNABLES=$GLIBC_TUNABLES: memory that was freed"
[ -n "$PASSES" ] || exit 1
if ! try "$without" without $fill; then
  tell @WORD_NOT_ALONE@
  echo "without:  it does not compile either: @NOT_ALONE@"
  exit 0
fi
echo "without:  it compiles"
exit 1
)sh";

/// For a pass that claims success and leaves a program that does not verify. If
/// the pass refuses the program instead, it reports that itself.
inline constexpr char invalidBody[] = R"sh(
"$OPT" --verify-each=false --pass-pipeline="builtin.module($(join "$BEFORE" "$PASSES"))" \
  repro.mlir -o "$TMP/after.mlir" 2> "$TMP/refusal" ||
  { echo "does not reproduce: the pass refuses the program: $(grep -m 1 error "$TMP/refusal")"; exit 0; }
echo "expected: a program that verifies"
if "$OPT" "$TMP/after.mlir" -o "$TMP/out.mlir" 2> "$TMP/error"; then
  echo "actual:   does not reproduce"
  exit 0
fi
echo "actual:   $(grep -m 1 -o 'error: .*' "$TMP/error")"
echo "with:     mlir-opt --verify-each=false --pass-pipeline='builtin.module($(join "$BEFORE" "$PASSES"))' repro.mlir"
[ -n "$BEFORE" ] || exit 1
if ! "$OPT" --pass-pipeline="builtin.module($BEFORE)" repro.mlir -o "$TMP/out.mlir" 2> "$TMP/error"; then
  tell @WORD_NOT_ALONE@
  echo "without:  it does not verify either: @NOT_ALONE@"
  exit 0
fi
echo "without:  it verifies"
exit 1
)sh";

/// For a program that is not read as it was written: writes it, reads it again,
/// and compares the generic texts.
inline constexpr char roundTripBody[] = R"sh(
"$OPT" --verify-each=false --mlir-print-op-generic \
  --pass-pipeline="builtin.module($(join "$BEFORE" "$PASSES"))" repro.mlir -o "$TMP/first.mlir" ||
  { echo "repro.sh: error: does not compile with '$PASSES'" >&2; exit 125; }
echo "expected: a program that is read as it was written"
"$OPT" "$TMP/first.mlir" --mlir-print-op-generic -o "$TMP/first.generic" 2> "$TMP/error" ||
  { echo "actual:   the generic text: $(grep -m 1 -o 'error: .*' "$TMP/error")"; exit 1; }
for form in --mlir-print-op-generic=false --emit-bytecode; do
  "$OPT" "$TMP/first.generic" $form -o "$TMP/written" 2> "$TMP/error" &&
    "$OPT" "$TMP/written" --mlir-print-op-generic -o "$TMP/second.generic" 2> "$TMP/error" ||
    { echo "actual:   with $form: $(grep -m 1 -o 'error: .*' "$TMP/error")"; exit 1; }
  if ! diff "$TMP/first.generic" "$TMP/second.generic" > "$TMP/difference"; then
    echo "actual:   with $form another one:"
    head -n 20 "$TMP/difference"
    exit 1
  fi
done
echo "actual:   does not reproduce"
exit 0
)sh";

/// For a pass whose result varies: compiles one program several times.
inline constexpr char repeatBody[] = R"sh(
echo "expected: the same program each time"
for attempt in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16; do
  "$OPT" --pass-pipeline="builtin.module($(join "$BEFORE" "$PASSES"))" repro.mlir \
    -o "$TMP/out.$attempt" 2> "$TMP/error"
  echo "$?" >> "$TMP/out.$attempt"
  cmp -s "$TMP/out.1" "$TMP/out.$attempt" && continue
  echo "actual:   attempt $attempt makes another one:"
  diff "$TMP/out.1" "$TMP/out.$attempt" | head -n 20
  echo "with:     mlir-opt --pass-pipeline='builtin.module($(join "$BEFORE" "$PASSES"))' repro.mlir"
  exit 1
done
echo "actual:   does not reproduce"
exit 0
)sh";

inline constexpr char padlabBody[] = R"sh(
# Needs padlab: $PADLAB is its launcher, or $PADLAB_BIN where its tools are.
if [ -n "$PADLAB_BIN" ]; then
  diff() { "$PADLAB_BIN/padlab-diff" "$@"; }
else
  diff() { "$PADLAB" diff "$@"; }
fi
if [ -z "$PADLAB$PADLAB_BIN" ]; then
  for candidate in '@SOURCE@/padlab' ../../../padlab padlab; do
    command -v "$candidate" > /dev/null && PADLAB=$candidate && break
  done
fi
[ -n "$PADLAB_BIN" ] || command -v "$PADLAB" > /dev/null ||
  { echo "repro.sh: error: no padlab found; set PADLAB to its launcher" >&2; exit 125; }

diff case.mlir --pipelines='@PIPELINE@' > "$TMP/out" 2> "$TMP/err"
code=$?
case $code in
1 | 4)
  # Where the results are right, only the verdict says what is wrong.
  if ! cmp -s expected.txt actual.txt; then
    [ -s expected.txt ] && sed 's/^/expected: /' expected.txt
    [ -s actual.txt ] && sed 's/^/actual:   /' actual.txt
  fi
  cat "$TMP/out"
  exit 1
  ;;
0 | 3)
  echo "does not reproduce"
  cat "$TMP/out"
  exit 0
  ;;
*)
  cat "$TMP/err" >&2
  exit 125
  ;;
esac
)sh";

} // namespace padlab::texts

#endif // PADLAB_FUZZ_LIB_FINDING_SCRIPTTEXTS_H

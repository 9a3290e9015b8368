#!/bin/bash -eu
# Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Makes the fuzz targets in $OUT, in the form that OSS-Fuzz requires: each one is a program fuzz_NAME that ends at the first defect,
# with its seed corpus, options and dictionary. OSS-Fuzz sets the variables $CC, $CXX, $CXXFLAGS, $LIB_FUZZING_ENGINE, $OUT, $SRC and
# $SANITIZER, and $WORK, which is the folder for the build.
#
# If there is an MLIR below $SRC (a folder with lib/cmake/mlir), it is used with $CXX, $CXXFLAGS and $LIB_FUZZING_ENGINE. Otherwise
# Debian's MLIR is used. It is built for libstdc++, and does not link with the -stdlib=libc++ of the base image. So it is used with
# Debian's clang and with $CXXFLAGS, but without -stdlib and without coverage flags: the compiler is fuzzed, and padlab has its own
# counters for it. If $CXXFLAGS contains no sanitizer or no optimization level, $SANITIZER and -O1 are added, as in OSS-Fuzz's flags.
# PADLAB_OSS_FUZZ_BUILD names a build of padlab whose targets are used instead of a new build, to test this script.
root=$SRC/padlab
[ -d "$root" ] || root=$(cd "$(dirname "$0")/../.." && pwd)
work=${WORK:-$root/build}/oss-fuzz-$SANITIZER
targets="pad tensor shape std loops vectors passes tosa sparse text"

options=(-G Ninja -DCMAKE_BUILD_TYPE=Release -DPADLAB_UNITY=32 -DPADLAB_BUILD_FUZZ_TOOLS=OFF -DPADLAB_BUILD_TESTS=OFF
  -DPADLAB_BUILD_BENCH=OFF -DPADLAB_BUILD_REPORTS=OFF)
mlir=$(find "$SRC" -maxdepth 6 -path '*/lib/cmake/mlir/MLIRConfig.cmake' -not -path "$root/*" 2>/dev/null | head -n 1 || true)
if [ -n "$mlir" ]; then
  mlir=$(dirname "$mlir")
  echo "build.sh: MLIR of $mlir, with $CXX"
  options+=("-DMLIR_DIR=$mlir" "-DLLVM_DIR=$(dirname "$mlir")/llvm" "-DCMAKE_C_COMPILER=$CC" "-DCMAKE_CXX_COMPILER=$CXX"
    "-DCMAKE_CXX_FLAGS=$CXXFLAGS" "-DPADLAB_FUZZING_ENGINE=$LIB_FUZZING_ENGINE")
else
  echo "build.sh: Debian's MLIR, with Debian's clang"
  flags=
  for flag in $CXXFLAGS; do
    case $flag in
      -stdlib=* | -fsanitize=fuzzer-no-link | -fsanitize-coverage=*) ;;
      *) flags+=" $flag" ;;
    esac
  done
  [[ $SANITIZER = none || $flags = *-fsanitize=* ]] || options+=("-DPADLAB_SANITIZE=$SANITIZER")
  [[ $flags = *-O[0-9s]* ]] || { [ "$SANITIZER" = none ] || flags+=" -O1"; }
  options+=(-DPADLAB_FUZZ_PLAIN_LLVM=ON -DCMAKE_C_COMPILER=clang-22 -DCMAKE_CXX_COMPILER=clang++-22 -DCMAKE_EXE_LINKER_FLAGS=-fuse-ld=lld-22
    "-DCMAKE_CXX_FLAGS=$flags")
  # CMake's flags for a release come last, and contain -O3, so they are replaced.
  [[ $flags != *-O[0-9s]* ]] || options+=("-DCMAKE_CXX_FLAGS_RELEASE=-DNDEBUG")
fi

build=${PADLAB_OSS_FUZZ_BUILD:-$work}
if [ -z "${PADLAB_OSS_FUZZ_BUILD:-}" ]; then
  cmake -S "$root" -B "$work" "${options[@]}"
  # CMake takes the number of jobs from CMAKE_BUILD_PARALLEL_LEVEL.
  cmake --build "$work" --target padlab-oss-fuzz
fi

# The folder in which the build found MLIR. The targets themselves look for libraries only in their own folder.
llvm=$(sed -n 's/^MLIR_DIR:[A-Z]*=//p' "$build/CMakeCache.txt")/../../../lib
libraries() { LD_LIBRARY_PATH=$llvm ldd "$1" | awk '$2 == "=>" && $3 ~ /^\// { print $3 }'; }

# pack FOLDER ZIP: packs the files of the folder, always with the same bytes.
pack() {
  (cd "$1" && find . -type f | LC_ALL=C sort > "$OUT/.files" && rm -f "$2" &&
    cmake -E tar cf "$2" --format=zip --mtime="2000-01-01 00:00:00" --files-from="$OUT/.files")
  rm "$OUT/.files"
}

mkdir -p "$OUT/lib"
for target in $targets; do
  cp "$build/oss-fuzz/fuzz_$target" "$OUT/"
  # Fuzzing machines do not have Debian's libraries, so these are copied to the folder in which the program looks for them.
  libraries "$OUT/fuzz_$target" | grep -vE '/(libc|libm|libpthread|libdl|librt|ld-linux[^/]*)\.so' | xargs -r cp -nL -t "$OUT/lib"
  printf '[libfuzzer]\nmax_len = 8192\nrss_limit_mb = 2560\ntimeout = 60\n' > "$OUT/fuzz_$target.options"
  # Compiled programs do not free their sparse tensors, because MLIR's deallocation of buffers does not support them.
  [ "$target" != sparse ] || echo 'detect_leaks = 0' >> "$OUT/fuzz_$target.options"
  if [ -d "$root/corpus/seeds/$target" ]; then
    pack "$root/corpus/seeds/$target" "$OUT/fuzz_${target}_seed_corpus.zip"
  fi
done
# The text target has no seeds of its own, because all cases are texts.
pack "$root/corpus/regressions" "$OUT/fuzz_text_seed_corpus.zip"
cp "$root/corpus/text.dict" "$OUT/fuzz_text.dict"

#!/usr/bin/python3
"""Times NumPy without padlab, with timeit, as the other programs in this folder do. --turns=WAY has the same meaning as theirs."""

import mmap
import statistics
import sys
import time
import timeit

import numpy as np

# The same number as in Time.h.
LEAST_WARM_UP = 6

words = sys.argv[1:]
in_turns = words.pop(0).removeprefix("--turns=") if words[0].startswith("--turns=") else None
rows, columns, channels, top, left, bottom, right = map(int, words[:7])


def allocate(*extents):
    """Allocates an array on huge pages, as the other programs do."""
    huge = 1 << 21
    memory = mmap.mmap(-1, (int(np.prod(extents)) * 4 // huge + 2) * huge)
    memory.madvise(mmap.MADV_HUGEPAGE)
    array = np.frombuffer(memory, np.float32)
    skipped = -array.ctypes.data % huge // 4
    return array[skipped : skipped + int(np.prod(extents))].reshape(extents)


# A matrix has no third dimension.
pixel = (channels,) if channels != 1 else ()
from_ = allocate(rows, columns, *pixel)
from_[:] = ((np.arange(rows * columns * channels) * 37 % 129 - 64) / 4).reshape(from_.shape)
out = allocate(top + rows + bottom, left + columns + right, *pixel)
middle = out[top : top + rows, left : left + columns]
pads = [(top, bottom), (left, right), *((0, 0) for _ in pixel)]


def pad():
    return np.pad(from_ * from_, pads, constant_values=0)


def pad_into():
    out.fill(0)
    np.multiply(from_, from_, out=middle)


def take_turns(call, calls):
    taken = []
    for turn, _ in enumerate(sys.stdin):
        if turn % 4 == 0:
            # Keeps memory occupied so that results get different pages, as in Time.h.
            taken.append(np.empty(out.shape, np.float32))
        # This replaces the work that timeit does before it measures, which takes as long as some calls.
        for _ in range(max(2 * calls, LEAST_WARM_UP)):
            call()
        begin = (time.perf_counter(), time.process_time())
        for _ in range(calls):
            call()
        end = (time.perf_counter(), time.process_time())
        print(*(f"{(b - a) / calls:.9g}" for a, b in zip(begin, end)), flush=True)


for name, call in (("numpy", pad), ("numpy-out", pad_into)):
    if in_turns not in (None, name):
        continue
    calls = 1
    timeit.timeit(call, number=LEAST_WARM_UP)
    while timeit.timeit(call, number=calls) < 2e-3:
        calls *= 2
    if in_turns:
        take_turns(call, calls)
        continue
    wall, processor = (
        statistics.median(timeit.repeat(call, number=calls, repeat=41, timer=timer)) / calls
        for timer in (time.perf_counter, time.process_time)
    )
    print(f"{name} {wall:.9g} {processor:.9g}")

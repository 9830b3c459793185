/** main: how the process that imports is started: what passes through its memory is given back early. */

/**
 * A table of memory for each thread of the C library would keep what all of them gave back;
 * one is enough for two threads. Pieces of 64 KiB, in which files and sockets are read, go
 * back to the system as soon as they are freed.
 */
export const thriftyEnv = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
}

/**
 * Half of what bootstrap.mjs gives the rest of the program: a run has two threads, and each has young
 * space of its own. `gc` is for `collected.ts`.
 */
export const thrifty = [
  '--max-semi-space-size=4',
  '--heap-growing-percent=30',
  '--no-allocation-site-pretenuring',
  '--expose-gc',
]

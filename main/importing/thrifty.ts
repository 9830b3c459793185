/** main: how the process that imports is started: what passes through its memory is given back early. */

/** A table of memory for each thread of the C library would keep what all of them gave back; one is enough for two threads. */
export const thriftyEnv = { MALLOC_ARENA_MAX: '1' }

/** Half of what bootstrap.mjs gives the rest of the program: a run has two threads, and each has young space of its own. */
export const thrifty = [
  '--max-semi-space-size=4',
  '--heap-growing-percent=50',
  '--no-allocation-site-pretenuring',
]

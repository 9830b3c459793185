/** main: how the process that imports is started: what passes through its memory is given back early. */

/** Half of what bootstrap.mjs gives the rest of the program: a run has two threads, and each has young space of its own. */
export const thrifty = ['--max-semi-space-size=4', '--heap-growing-percent=50']

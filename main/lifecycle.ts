/** main: how a process ends: once, in order, whoever asks for it. */

/** Runs `stop` at the first SIGINT, SIGTERM or the end of the process that started us; a later signal ends at once. */
export function onStop(stop: (reason: string) => Promise<void>): void {
  let stopping = 0
  const begin = (reason: string): void => {
    if (stopping) {
      // The terminal and npm both pass Ctrl-C on, so the same wish may arrive twice.
      if (Date.now() - stopping > 2_000) process.exit(1)
      return
    }
    stopping = Date.now()
    stop(reason).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => begin(signal))
  if (process.channel) process.on('disconnect', () => begin('disconnect'))
}

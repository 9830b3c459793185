/** bench: what the search takes for its answers while something else goes on, asked by another process. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export type Answered = { p50: number; p95: number; asked: number }

/** Begins to ask. `since` answers how long answers took since it was called last. */
export function createQuestions(databaseUrl: string, dataDir: string) {
  const asker = fork(fileURLToPath(new URL('./asker.ts', import.meta.url)), [databaseUrl, dataDir], {
    execArgv: [],
  })
  const ended = once(asker, 'exit').then((): never => {
    throw new Error('the search could not be asked')
  })
  ended.catch(() => undefined)
  return {
    async since(): Promise<Answered> {
      asker.send('since')
      const answered = once(asker, 'message') as Promise<[Answered]>
      const [said] = await Promise.race([answered, ended])
      return said
    },
    async end(): Promise<void> {
      const exited = once(asker, 'exit')
      asker.disconnect()
      await exited
    },
  }
}

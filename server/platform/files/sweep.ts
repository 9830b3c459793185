/**
 * platform: files that nothing names any more, because a program ended
 * between a file and its row, are removed by night.
 */
import { hourMs } from '#contract/vocabulary/spans.ts'
import { defineJob, type Jobs } from '../jobs/jobs.ts'
import type { Clock } from '../settings/clock.ts'
import type { Log } from '../settings/log.ts'
import type { Files } from './files.ts'

/** A folder of the storage, and which files of it are still needed. */
export type NamedFiles = { folder: string; named: () => Promise<ReadonlySet<string>> }

type Sweeping = { files: Files; clock: Clock; log: Log }

const sweep = defineJob('files.sweep', { retryLimit: 0, policy: 'short' })

/** Hours a file may wait to be named: longer than any work takes that stores it first. */
const hoursUnnamed = 48

export function sweepJobs(platform: Sweeping & { jobs: Jobs }, folders: readonly NamedFiles[]): void {
  platform.jobs.work(sweep, () => removeUnnamed(platform, folders))
  platform.jobs.schedule(sweep, '33 4 * * *', {})
}

/** What is named is asked for after the files were seen: what comes meanwhile is too new to go. */
export async function removeUnnamed(
  { files, clock, log }: Sweeping,
  folders: readonly NamedFiles[],
): Promise<void> {
  const before = clock.now().getTime() - hoursUnnamed * hourMs
  for (const { folder, named } of folders) {
    const old: string[] = []
    for await (const { key, putAt } of files.walk(folder)) if (putAt.getTime() < before) old.push(key)
    if (old.length === 0) continue
    const needed = await named()
    const unnamed = old.filter((key) => !needed.has(key))
    for (const key of unnamed) await files.remove(key)
    if (unnamed.length > 0)
      log.info({ folder, files: unnamed.length }, 'files that nothing named were removed')
  }
}

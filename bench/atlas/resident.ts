/** bench: memory of this process and of those of ours that it started, together. */
import { readdirSync, readFileSync } from 'node:fs'

/**
 * Bytes resident now; `tilemaker` and the database have theirs told
 * elsewhere. Without /proc, those of this process.
 */
export function residentOfAll(): number {
  const own = process.memoryUsage.rss()
  return childrenOf(process.pid).reduce((sum, child) => sum + residentOf(child), own)
}

function childrenOf(parent: number): number[] {
  try {
    return readdirSync(`/proc/${parent}/task`).flatMap((task) =>
      readFileSync(`/proc/${parent}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    )
  } catch {
    return []
  }
}

/** Of another program nothing. */
function residentOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    if (!/^Name:\s*(node|MainThread)/m.test(status)) return 0
    return Number(/^VmRSS:\s*(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

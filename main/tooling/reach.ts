/**
 * main/tooling: which modules a module needs at once, so that the build
 * can put what every page needs into one file.
 */
import { join } from 'node:path'

/** What Rolldown tells of its module graph. */
export type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

const doors = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/](lucide-react|icons[\\/]index)\.m?js$/

/**
 * Whether a module is one of `starts` (paths from the root of the project), or is
 * imported by one, not counting what loads late.
 */
export function createReach(starts: readonly string[]) {
  let reached: Set<string> | null = null
  return (id: string, graph: Graph): boolean => {
    reached ??= reach(
      starts.map((start) => join(process.cwd(), start)),
      graph,
    )
    return reached.has(id)
  }
}

function reach(starts: readonly string[], graph: Graph): Set<string> {
  const reached = new Set<string>()
  const waiting = [...starts]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    // A door that only passes on needs nothing of what lies behind it: the bundler takes what is used.
    if (!doors.test(id)) waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return reached
}

/**
 * regions: the coast is drawn in a process of its own, so that nothing of it is
 * left in memory while what is near is written.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { BadFile } from '../osm/pbf-file.ts'
import type { OnTile } from './as-archive.ts'
import type { Told } from './draw-process.ts'
import type { DrawTask, Drawing } from './draw-tiles.ts'

const program = fileURLToPath(new URL('draw-process.ts', import.meta.url))
/** The memory it may keep, in megabytes; what it passes through is given back early. */
const bounded = ['--max-semi-space-size=8', '--heap-growing-percent=50', '--max-old-space-size=700']

/**
 * As `drawTiles`, elsewhere. @throws BadFile for tiles that cannot
 * be used; an AbortError where the signal came.
 */
export async function drawApart(task: DrawTask, onTile: OnTile, signal?: AbortSignal): Promise<Drawing> {
  const child = fork(program, {
    execArgv: [...bounded, '--disable-warning=ExperimentalWarning'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    ...(signal && { signal }),
  })
  let last: Told | null = null
  child.on('message', (told: Told) => {
    last = told
    if ('done' in told) onTile(told.done, told.of)
  })
  child.send(task, (error) => error && child.kill())
  await once(child, 'exit')
  return outcomeOf(last)
}

function outcomeOf(told: Told | null): Drawing {
  if (told && 'drawn' in told) return told.drawn
  if (told && 'refused' in told) throw new BadFile(told.refused)
  throw new Error(told && 'failed' in told ? told.failed : 'The process that draws the coast was lost.')
}

/** main: a region that is being loaded when somebody ends the command changes nothing, and that is said. */
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readRegions, type Loader } from '#server/regions/index.ts'
import { createTestPlatform } from '#tests/support/platform.ts'
import { regionReport } from './region.ts'

const { platform } = await createTestPlatform()
const { db, files } = platform
const folder = await mkdtemp(join(tmpdir(), 'meridian-stopped-'))
const shipped = (name: string) =>
  fileURLToPath(new URL(`../../packages/demonstration/regions/${name}`, import.meta.url))

/** Loads Monaco until something is told, and then somebody presses Ctrl-C. */
async function stoppedAt(told: string): Promise<void> {
  const stop = new AbortController()
  const stopAt = (text: string) => text === told && stop.abort()
  const telling: Loader['telling'] = {
    step: (text, work) => {
      stopAt(text)
      return work()
    },
    count: (text) => () => void stopAt(text),
  }
  const named = { id: 'monaco', tiles: shipped('monaco.pmtiles') }
  const loader = { db, files, folder, telling, signal: stop.signal }
  await regionReport(loader, { source: shipped('monaco.osm.pbf'), remove: null, named })
}

test.each(['bytes checked', 'drawing the coast', 'making the travel graph', 'things, addresses and names'])(
  'stopped at %s',
  async (told) => {
    await expect(stoppedAt(told)).rejects.toThrow('Stopped; nothing was changed.')
    expect(await readRegions(db)).toEqual([])
  },
)

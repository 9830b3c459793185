/** doctor: the machine that Meridian runs on: its Node, its disk, its secrets. */
import { readFile, readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#server/platform/settings/config.ts'
import { rootFolder } from '../paths.ts'
import { judgeDisk, judgeNode, judgeSecret } from './judge.rules.ts'
import type { Check } from './examine.ts'
import { look, type Verdict } from './verdict.rules.ts'

export const machineChecks = (config: Config): Check[] => [
  { what: 'node', look: nodeVerdict },
  { what: 'disk', look: () => diskVerdicts(config) },
  { what: 'secrets', look: () => secretVerdicts(config) },
]

async function nodeVerdict(): Promise<Verdict> {
  const { version } = JSON.parse(
    await readFile(join(rootFolder, 'node_modules/node/package.json'), 'utf8'),
  ) as {
    version: string
  }
  return judgeNode(process.version, `v${version}`)
}

/** Files may lie on a disk of their own. */
async function diskVerdicts({ dataDir, storage }: Config): Promise<Verdict[]> {
  const folders = 'folder' in storage ? [dataDir, storage.folder] : [dataDir]
  const there = await Promise.all(folders.map(async (folder) => (await stat(folder).catch(() => null))?.dev))
  const apart = folders.filter((_, index) => index === 0 || (there[index] && there[index] !== there[0]))
  return Promise.all(apart.map(diskVerdict))
}

async function diskVerdict(folder: string): Promise<Verdict> {
  const found = await statfs(folder).catch(() => null)
  if (!found) return look(`${folder} does not exist yet`, 'The first start makes it; is DATA_DIR right?')
  return judgeDisk(folder, found.bavail * found.bsize, found.blocks * found.bsize)
}

async function secretVerdicts({ dataDir, secretsFile }: Config): Promise<Verdict[]> {
  const folder = join(dataDir, 'secrets')
  const kept = await readdir(folder).catch(() => [])
  const files = [...kept.map((name) => join(folder, name)), ...(secretsFile ? [secretsFile] : [])]
  return Promise.all(files.map(async (file) => judgeSecret(file, (await stat(file)).mode)))
}

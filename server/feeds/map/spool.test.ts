/** feeds: what is put aside on disk comes back as it was, whatever letters are in it. */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { createSpool, type Noted } from './spool.ts'

const noted = (sourceId: string): Noted => ({
  sourceId,
  kind: 'new',
  action: 'offer',
  hash: '00',
  line: 1,
  column: 1,
  repairs: [],
  atDefaultPoint: false,
})

it('ends a record at its own line end and at nothing that looks like one', async () => {
  const texts = ['\u2028', '\u2029', '\u0085', '\r', '\r\n', '\n', '\v\f', '\u001e', '💡'.repeat(200_000), '']
  const spool = await createSpool()
  // The sign stands in the key of a home as well: keys are kept as lines, texts by their place.
  const keyOf = (text: string, at: number) => `${at}${text.slice(0, 4)}`
  for (const [at, text] of texts.entries())
    spool.note(noted(keyOf(text, at)), spool.keep(`before${text}after`))
  await spool.flush()
  const read: string[] = []
  const keys: string[] = []
  for await (const batch of spool.batches(3)) {
    expect(batch.length).toBeLessThanOrEqual(3)
    keys.push(...batch.map((one) => one.sourceId))
    read.push(...batch.map((one) => Buffer.from(one.raw).toString()))
  }
  await spool.remove()
  expect(read).toEqual(texts.map((text) => `before${text}after`))
  expect(keys).toEqual(texts.map(keyOf))
})

it('gives back those that were noted, wherever the texts between them are', async () => {
  const spool = await createSpool()
  const kept = Array.from({ length: 40 }, (_, at) => spool.keep(`home ${at} `.repeat(at)))
  await spool.flush()
  const wanted = [0, 1, 2, 7, 8, 20, 39]
  for (const at of wanted) spool.note(noted(String(at)), kept[at] ?? { from: 0, to: 0 })
  await spool.flush()
  const read: string[] = []
  for await (const batch of spool.batches(4))
    read.push(...batch.map(({ raw }) => Buffer.from(raw).toString()))
  await spool.remove()
  expect(spool.count()).toBe(wanted.length)
  expect(read).toEqual(wanted.map((at) => `home ${at} `.repeat(at)))
})

it('what is put aside has no name, so that a killed program leaves none of it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-spool-test-'))
  vi.stubEnv('TMPDIR', folder)
  try {
    const spool = await createSpool()
    expect(await readdir(folder)).toEqual([])
    await spool.remove()
  } finally {
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true })
  }
})

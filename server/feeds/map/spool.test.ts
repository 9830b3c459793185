/** feeds: what is put aside on disk comes back as it was, whatever letters are in it. */
import { expect, it } from 'vitest'
import { createSpool, type Spooled } from './spool.ts'

const spooled = (raw: string, sourceId = 'A'): Spooled => ({
  sourceId,
  kind: 'new',
  action: 'offer',
  hash: '00',
  raw,
  line: 1,
  column: 1,
  repairs: [],
  atDefaultPoint: false,
})

it('ends a record at its own line end and at nothing that looks like one', async () => {
  const texts = ['\u2028', '\u2029', '\u0085', '\r', '\r\n', '\n', '\v\f', '\u001e', '💡'.repeat(200_000), '']
  const spool = await createSpool()
  for (const [at, text] of texts.entries()) await spool.write(spooled(`before${text}after`, String(at)))
  await spool.close()
  const read: Spooled[] = []
  for await (const batch of spool.batches(3)) {
    expect(batch.length).toBeLessThanOrEqual(3)
    read.push(...batch)
  }
  await spool.remove()
  expect(read.map(({ raw }) => raw)).toEqual(texts.map((text) => `before${text}after`))
})

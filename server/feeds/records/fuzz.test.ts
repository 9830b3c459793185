/** feeds: whatever is done to a feed, reading it ends with a report and never with an exception. */
import { globSync, readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileOf, fixture, quirk, readFeed } from '#tests/support/feeds.ts'
import { times } from '#tests/support/depth.ts'

const files = [
  fixture('kyero/openestate-kyero.xml'),
  fixture('open-immo/openestate-openimmo.xml'),
  fixture('open-immo/openimmo-full.xml'),
  fixture('kyero/prices.xml'),
  fixture('blm/blm-homes.blm'),
  quirk('utf-16.xml'),
]
/** Of every other format: what all share was tried above, so fewer changes do. */
const others = globSync('server/feeds/formats/*/fixtures/*.{xml,json,csv}').filter(
  (path) => !/openestate|thinkery|\/(kyero|open-immo|blm)\//.test(path),
)

/**
 * What happens to files on their way: bytes turn over, pieces get lost, come twice or are put somewhere else.
 */
type Change = { kind: 'set' | 'cut' | 'double' | 'insert'; at: number; length: number; bytes: Uint8Array }

const evil = [
  '<',
  '>',
  '&',
  '&#0;',
  ']]>',
  '<![CDATA[',
  '<!--',
  '<!DOCTYPE x>',
  '<?xml?>',
  '~',
  '{',
  '}]',
  ',',
  ';',
  '""',
  String.raw`\u0000`,
  '|',
  '^',
  '#END#',
  '\0',
  '"',
  '-1',
  '9'.repeat(40),
  'NaN',
  '\ud800',
]
const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('set', 'cut', 'double', 'insert'),
  at: fc.nat(40_000),
  length: fc.integer({ min: 1, max: 60 }),
  bytes: fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 6 }),
    fc.constantFrom(...evil).map((text) => Buffer.from(text)),
  ),
})

function changed(bytes: Buffer, { kind, at, length, bytes: other }: Change): Buffer {
  const start = at % Math.max(1, bytes.length)
  const before = bytes.subarray(0, start)
  const after = bytes.subarray(start)
  const rest = after.subarray(length)
  if (kind === 'cut') return Buffer.concat([before, rest])
  if (kind === 'double') return Buffer.concat([before, after.subarray(0, length), after])
  return Buffer.concat([before, other, kind === 'set' ? after.subarray(other.length) : after])
}

it('has files of many formats', () => expect(others.length).toBeGreaterThan(14))

describe.each([...files, ...others])('%s', (path) => {
  const original = readFileSync(path)

  it('survives mutation', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
        const bytes = changes.reduce(changed, original)
        const read = await readFeed(fileOf(bytes))
        for (const home of read.homes) {
          expect(home.sourceId.length).toBeGreaterThan(0)
          expect(
            home.offers.every((offer) => (offer.priceMode === 'onRequest') === (offer.amountMinor === null)),
          ).toBe(true)
          expect(home.offers.every((offer) => offer.amountMinor === null || offer.amountMinor > 0)).toBe(true)
          // A backslash that was written is doubled; what is left of it is an escape.
          expect(JSON.stringify(home).replaceAll(String.raw`\\`, '')).not.toContain(String.raw`\u0000`)
        }
      }),
      { numRuns: others.includes(path) ? times(3, 8) : times(10, 25) },
    )
  })
})

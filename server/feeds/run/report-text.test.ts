/** feeds: the report a person reads. */
import { expect, it } from 'vitest'
import { createFeedWorld, kyeroFile, kyeroHome, kyeroHomes } from '#tests/support/feed-runs.ts'
import { reportText } from './report-text.ts'

const { agency } = await createFeedWorld()

it('says what was recognised, the totals, and the findings with their places', async () => {
  const report = await agency().run(kyeroFile([...kyeroHomes(11, 12), kyeroHome(13, { price: '0' })]))
  const text = reportText({ ...report, source: 'feed.xml', seconds: 0.3 }, 'feed.xml')
  expect(text).toBe(`  source    feed.xml
  format    Kyero 3, utf-8, 1 kB
  kind      full list (a home that is missing is gone)
  outcome   published, 0.3 s

  in the file   new   changed   same   withdrawn   failed
            3     3         0      0           0        0

  amber 1 home with a price of 0 or 1  price.zero
        Shown as price on request. Please send the price, or say that it is on request.
        feed.xml:5:36  13  price = "0"`)
})

it('of a dry run says what would happen, home by home', async () => {
  const { run } = agency()
  await run(kyeroFile(kyeroHomes(11, 12, 13, 14)))
  const report = await run(kyeroFile([kyeroHome(11, { beds: '5' }), ...kyeroHomes(12, 13, 15)]), {
    dryRun: true,
  })
  const text = reportText({ ...report, seconds: 0 }, 'feed.xml')
  expect(text).toContain('outcome   dry run: nothing was saved')
  expect(text).toContain('would be new   would be changed   same   would be withdrawn   failed')
  expect(text).toContain(`  Publishing this would change:
  ~ 11  Villa in Nerja (bedrooms)
  + 15  Villa in Nerja
  - 14`)
})

it('of a file that cannot be read says why, and no totals', async () => {
  const report = await agency().run('<rss/>')
  const text = reportText({ ...report, source: 'feed.xml', seconds: 0 }, 'feed.xml')
  expect(text).toContain('because   The file is not a list of homes: a news feed')
  expect(text).not.toContain('in the file')
})

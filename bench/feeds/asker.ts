/**
 * bench: a process of its own that asks the search of a database a few
 * times a second, and says how long answers took.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { searchQuestion } from '#contract/search/search-question.ts'
import { latestRates } from '#server/currencies/index.ts'
import { readConfig } from '#server/platform/settings/config.ts'
import { createLog } from '#server/platform/settings/log.ts'
import { createPlatform } from '#server/platform/platform.ts'
import { createEngine } from '#server/search/create-engine.ts'
import { quantile } from '../search/latency.ts'

const [databaseUrl = '', dataDir = ''] = process.argv.slice(2)
const log = createLog('error')
const platform = createPlatform({
  config: readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }),
  databaseUrl,
  log,
})
const { engine } = createEngine(platform)
const rates = await latestRates(platform.db)
const boxes = ['-10,36,4,44', '-9.5,38,-8.5,39.5', '-1,37,1,40', '-6,36,-4,37.5', '1,41,3,42.5']
const questions = boxes.flatMap((box) =>
  [{}, { minBeds: '2' }, { maxPrice: '400000' }].map((more) =>
    searchQuestion.parse({ purpose: 'sale', box, facets: '1', cells: '24x16', ...more }),
  ),
)

/** Pause between two questions, in milliseconds. */
const everyMs = 100
let times: number[] = []

process.on('message', () => {
  process.send?.({ p50: quantile(times, 0.5), p95: quantile(times, 0.95), asked: times.length })
  times = []
})
process.on('disconnect', () => process.exit())
for (let at = 0; ; at = (at + 1) % questions.length) {
  const question = questions[at]
  if (!question) continue
  const began = performance.now()
  await engine.search({ question, rates, now: new Date() })
  times.push(performance.now() - began)
  await pause(everyMs)
}

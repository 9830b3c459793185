/** search: slow questions are in the log by their outline. */
import { expect, test } from 'vitest'
import { searchQuestion } from '#contract/search/search-question.ts'
import { noTelemetry } from '#server/platform/telemetry/telemetry.ts'
import { readConfig } from '#server/platform/settings/config.ts'
import { createLog } from '#server/platform/settings/log.ts'
import { outline, watched } from './watched-engine.ts'

const question = searchQuestion.parse({
  q: 'the blue house of Ann Lee',
  near: '38.7,-9.1',
  radius: '500',
  minBeds: '2',
})

test('says which filters were asked, not what was typed or pointed at', () => {
  const told = outline(question)
  expect(told).toMatchObject({ words: 6, minBeds: 2, purpose: 'sale' })
  expect(JSON.stringify(told)).not.toMatch(/Ann|38\.7/)
})

test('a question that takes long is a line in the log', async () => {
  const engine = { search: () => new Promise<void>((resolve) => setTimeout(resolve, 5)) }
  const lines: string[] = []
  const log = createLog('warn', 'test', { write: (line) => void lines.push(line) })
  const asking = { question, rates: new Map(), now: new Date() }
  for (const ms of ['1', '60000', '0']) {
    const config = readConfig({ SLOW_QUESTION_MS: ms })
    await watched(engine, { telemetry: noTelemetry, log, config }).search(asking)
  }
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ msg: 'a slow question' }),
  ])
})

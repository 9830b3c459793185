/** web/saved/dossier: how far somebody is, lines of the diary, and the steps of a country. */
import { expect, test } from 'vitest'
import { costRules } from '#web/listings/costs/rules.ts'
import { diaryLines, localDay, stageNow, type KnownEvent } from './diary.rules.ts'
import { purchaseSteps } from './purchase-steps.ts'

const asked: KnownEvent = { id: 'a', kind: 'asked', at: '2026-03-02T09:00:00.000Z' }
const viewing: KnownEvent = { id: 'v', kind: 'viewing', at: '2026-03-06T10:00:00.000Z' }
const entry = (id: string, day: string) => ({ id, day, stage: null, words: id })

test('the stage is what was chosen, else what questions and viewings tell', () => {
  expect(stageNow(null, [])).toBe('interested')
  expect(stageNow(null, [asked])).toBe('asked')
  expect(stageNow(null, [asked, viewing])).toBe('viewing')
  expect(stageNow('rejected', [asked, viewing])).toBe('rejected')
})

test('own lines and known ones stand together, the latest day first, of one day the own ones', () => {
  const lines = diaryLines([entry('late', '2026-03-07'), entry('same', '2026-03-02')], [asked, viewing])
  expect(lines.map(({ id }) => id)).toEqual(['late', 'v', 'same', 'a'])
})

test('a day is the reader’s own', () => {
  const late = new Date(2026, 2, 4, 23, 59)
  const [line] = diaryLines([], [{ ...viewing, at: late.toISOString() }])
  expect(line?.day).toBe('2026-03-04')
  expect(localDay(new Date(2026, 2, 4, 23, 59))).toBe('2026-03-04')
})

test('steps of a country stand before the insurance, each code once; a tenant has none of them', () => {
  const codes = purchaseSteps('PT', 'sale').map(({ code }) => code)
  expect(codes.indexOf('pt-cpcv')).toBeLessThan(codes.indexOf('insurance'))
  expect(new Set(codes).size).toBe(codes.length)
  expect(purchaseSteps('PT', 'rent').some(({ code }) => code.startsWith('pt-'))).toBe(false)
  expect(purchaseSteps('XX', 'sale')).toHaveLength(8)
})

test('every country whose costs of buying are known has steps of its own', () => {
  const general = purchaseSteps('XX', 'sale').length
  const countries = [...new Set(costRules.map(({ country }) => country))]
  const without = countries.filter((country) => purchaseSteps(country, 'sale').length === general)
  expect(without).toEqual([])
})

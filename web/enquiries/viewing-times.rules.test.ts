/**
 * web/enquiries: proposals for a viewing: nothing is offered that nobody
 * offers, and nothing half filled in is lost.
 */
import { describe, expect, it } from 'vitest'
import { enquiryTexts } from '#contract/enquiries/enquiries.ts'
import { choosableDays, noTime, proposed, rowProblems } from './viewing-times.rules.ts'

const now = '2026-11-22T10:00:00.000Z'
const good = { date: '2026-11-25', time: '10:30' }

it('days from tomorrow to half a year may be chosen', () => {
  expect(choosableDays(now)).toEqual({ from: '2026-11-23', to: '2027-05-21' })
})

describe('a row', () => {
  it.each([
    [[noTime], [null]],
    [[good], [null]],
    [[{ ...good, time: '' }], [enquiryTexts.time]],
    [[{ ...good, date: '' }], [enquiryTexts.date]],
    [[{ ...good, date: '2026-11-20' }], [enquiryTexts.slotPast]],
    [[{ ...good, date: '2028-01-01' }], [enquiryTexts.slotFar]],
    [
      [good, noTime, good],
      [null, null, enquiryTexts.slotTwice],
    ],
  ])('%j', (rows, problems) => {
    expect(rowProblems(rows, now)).toEqual(problems)
  })
})

it('empty rows propose nothing, half filled ones do', () => {
  expect(proposed([noTime, good, { date: '', time: '09:00' }])).toEqual([good, { date: '', time: '09:00' }])
})

/** enquiries: whether a chosen moment makes sense by the clock of a place. */
import { describe, expect, it } from 'vitest'
import { enquiryTexts } from '#contract/enquiries/enquiries.ts'
import { slotProblem, zonedSlotProblem, zonesOf } from './slots.rules.ts'

describe('a chosen moment', () => {
  const now = new Date('2025-02-10T12:00:00Z')
  it('is past by its own clock', () => {
    const slot = { date: '2025-02-10', time: '13:00' }
    expect(zonedSlotProblem(slot, 'Europe/Lisbon', now)).toBeNull()
    expect(zonedSlotProblem(slot, 'Asia/Tokyo', now)).toBe(enquiryTexts.slotPast)
    expect(zonedSlotProblem({ date: '2025-08-30', time: '13:00' }, 'UTC', now)).toBe(enquiryTexts.slotFar)
  })
  it.each([
    // At noon in London it is 21:00 in Tokyo, and between 02:00 and 07:00 in the states of America.
    ['2025-02-10', '12:30', 'GB', null],
    ['2025-02-10', '11:30', 'GB', enquiryTexts.slotPast],
    ['2025-02-10', '20:30', 'JP', enquiryTexts.slotPast],
    ['2025-02-10', '21:30', 'JP', null],
    ['2025-02-10', '06:30', 'US', null],
    ['2025-02-10', '01:30', 'US', enquiryTexts.slotPast],
    // By the clock of the Azores it is still to come.
    ['2025-02-10', '11:30', 'PT', null],
    ['2025-02-10', '10:30', 'PT', enquiryTexts.slotPast],
    // A country without a table: past only when it is past everywhere.
    ['2025-02-10', '01:00', 'XK', null],
    ['2025-02-09', '01:00', 'XK', enquiryTexts.slotPast],
    ['2026-02-09', '01:00', 'GB', enquiryTexts.slotFar],
    ['2026-02-09', '01:00', 'XK', enquiryTexts.slotFar],
  ])('%s %s is looked at by the clocks of %s', (date, time, country, problem) => {
    expect(slotProblem({ date, time }, country, now)).toBe(problem)
  })
  it('knows the clocks of a country', () => {
    expect(zonesOf('GB')).toEqual(['Europe/London'])
    expect(zonesOf('ES')).toContain('Atlantic/Canary')
    expect(zonesOf('XK')).toEqual([])
  })
})

/** web/enquiries/sent: answers to one brief stand beside each other, the first answer first, silence last. */
import { expect, test } from 'vitest'
import { comparedAnswers } from './compared.rules.ts'

const agency = (name: string) => ({ id: `id of ${name}`, name })
const home = '0198f6a2-7c1e-7a40-9d3e-1b2c3d4e5f60'
const said = (name: string, at: string, body: string, side: 'agency' | 'person' = 'agency') => ({
  id: `${name} ${at}`,
  side,
  author: 'Somebody',
  body,
  at,
  byMail: false,
  files: 0,
  agency: agency(name),
})

test('each agency has its first answer, its latest words, and the homes it named', () => {
  const compared = comparedAnswers({
    readers: [agency('Silent'), agency('Late'), agency('Quick')],
    messages: [
      said('Late', '2026-05-03T10:00:00Z', 'Perhaps.'),
      said('Quick', '2026-05-01T10:00:00Z', `See https://homes.example/property-details/${home}`),
      said('Quick', '2026-05-02T10:00:00Z', 'Thank you!', 'person'),
      said('Quick', '2026-05-04T10:00:00Z', `Again /property-details/${home}, please.`),
    ],
    viewings: [],
  })
  expect(compared.map(({ agency: { name }, answeredAt, homes }) => [name, answeredAt, homes])).toEqual([
    ['Quick', '2026-05-01T10:00:00Z', [home]],
    ['Late', '2026-05-03T10:00:00Z', []],
    ['Silent', null, []],
  ])
  expect(compared.map(({ words }) => words?.slice(0, 5) ?? null)).toEqual(['Again', 'Perha', null])
})

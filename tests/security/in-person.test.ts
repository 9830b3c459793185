/** tests: what somebody of the team may not do while they act as a person, over the whole contract. */
import { expect, test } from 'vitest'
import { dutyFor } from '#contract/http/duties.ts'
import type { Endpoint } from '#contract/http/endpoint.ts'
import { contract } from '#contract/index.ts'

/** What goes on when acting is over: somebody let in, a key, a link, an address that data is sent to. */
const lasting = /\/(invitations|role|release|key|push-key|credentials|webhook|links|devices|password)$/

test('what outlasts acting as a person is that person’s alone to do', () => {
  const calls = Object.values(contract).flatMap((domain) => Object.values<Endpoint>(domain))
  const found = calls.filter(
    (e) => /POST|PUT/.test(e.method) && e.for !== 'anyone' && dutyFor(e) === null && lasting.test(e.path),
  )
  expect(found.length).toBeGreaterThan(9)
  expect(found.filter((e) => !e.inPerson).map(({ path }) => path)).toEqual([])
})

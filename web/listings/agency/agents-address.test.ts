/** web/listings: the address of the list of agencies says what is asked, and nothing else. */
import { expect, test } from 'vitest'
import { agentsAddress, readAgents } from './agents-address.ts'

const read = (address: string) => readAgents(new URL(address, 'https://example.org').searchParams)

test('what was asked comes back from the address it made', () => {
  const asked = { q: 'sea & sun', country: 'PT', cursor: 'WzEwMF0' }
  expect(read(agentsAddress(asked))).toEqual(asked)
  expect(agentsAddress(read('/agents?q=+&country=portugal&cursor=%3Cb%3E&order=x'))).toBe('/agents')
})

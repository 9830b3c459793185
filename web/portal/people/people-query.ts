/** web/portal/people: what is looked for, and who is open, as the address says it. */
import type { Role } from '#contract/http/person.ts'
import { readSince } from '../day.ts'
import { roles, states, type PersonState } from './words.ts'

export type PeopleQuery = { q?: string; role?: Role; state?: PersonState; since?: string; applied?: string }

/** Unknown values are as if they were not there. */
export function readQuery(params: URLSearchParams): PeopleQuery {
  const q = params.get('q')?.trim().slice(0, 100)
  const role = roles.find((one) => one === params.get('role'))
  const state = states.find((one) => one === params.get('state'))
  const since = readSince(params.get('since'))
  const applied = readSince(params.get('applied'))
  return {
    ...(q && { q }),
    ...(role && { role }),
    ...(state && { state }),
    ...(since && { since }),
    ...(applied && { applied }),
  }
}

/** Whether two addresses ask for the same people, whoever is open. */
export const asksTheSame = (a: URL, b: URL): boolean =>
  a.pathname === b.pathname &&
  JSON.stringify(readQuery(a.searchParams)) === JSON.stringify(readQuery(b.searchParams))

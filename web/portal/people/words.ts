/** web/portal/people: states and roles in words, each state with the shape of its mark. */
import type { Role } from '#contract/http/person.ts'
import type { Person } from '#contract/accounts/portal.ts'
import type { Mark } from '#web/ui/status.tsx'

export type PersonState = Person['state']

export const stateWords: Record<PersonState, { word: string; mark: Mark }> = {
  approved: { word: 'Active', mark: 'live' },
  pending: { word: 'Pending', mark: 'wait' },
  unverified: { word: 'Unverified', mark: 'todo' },
  suspended: { word: 'Suspended', mark: 'off' },
  rejected: { word: 'Rejected', mark: 'red' },
}

export const roleWords: Record<Role, { one: string; many: string; may: string }> = {
  Agent: { one: 'Agent', many: 'Agents', may: 'Brings homes in for an agency, by feed.' },
  User: { one: 'User', many: 'Users', may: 'Searches, saves homes and asks about them.' },
  Admin: { one: 'Admin', many: 'Admins', may: 'Works in the portal, each with duties of their own.' },
}

export const states = Object.keys(stateWords) as PersonState[]
export const roles = Object.keys(roleWords) as Role[]

/** Two letters for a person without a picture. */
export const initials = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}

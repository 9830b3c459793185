/** web/portal/people: what is asked before an act on a person or their agency. */
import type { Act, PersonView } from './use-person.ts'

export type Ask =
  | { what: 'suspend' }
  | { what: 'suspendAgency'; agency: { id: string; name: string } }
  | { what: 'endAll' }
  | { what: 'endOne'; session: PersonView['sessions'][number] }
  | { what: 'role' }
  | { what: 'duties' }
  | { what: 'actAs' }
  | { what: 'request' }

export type AskProps<W extends Ask['what'] = Ask['what']> = {
  ask: Extract<Ask, { what: W }>
  view: PersonView
  act: (act: Act) => Promise<boolean>
  /** The typed reason, kept so that a refused suspension does not lose it. */
  reason: { text: string; set: (text: string) => void }
  onClose: () => void
}

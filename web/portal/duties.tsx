/** web/portal: what whoever is here may do, in words, and which pages that opens. */
import { createContext, useContext } from 'react'
import { mayDo, type Duty, type NeededDuty } from '#contract/http/duties.ts'
import { adminHome } from '#web/platform/session/guard.rules.ts'

export const dutyWords: Record<Duty, { one: string; may: string }> = {
  own: { one: 'Owner', may: 'Everything here, also duties, settings and the audit log.' },
  support: { one: 'Support', may: 'People, applications, enquiries and requests about data.' },
  edit: { one: 'Editor', may: 'Texts of pages and mails, and translations.' },
  moderate: { one: 'Moderator', may: 'Listings, their rules, and reports about them.' },
}

/** The portal's pages in the order of the rail, with the duty each takes. */
export const portalPages = [
  { to: adminHome, duty: 'support' },
  { to: '/portal/dashboard', duty: 'own' },
  { to: '/portal/listings', duty: 'moderate' },
  { to: '/portal/duplicates', duty: 'moderate' },
  { to: '/portal/agencies', duty: 'moderate' },
  { to: '/portal/enquiries', duty: 'support' },
  { to: '/portal/reports', duty: 'moderate' },
  { to: '/portal/feeds', duty: 'support' },
  { to: '/portal/content', duty: 'edit' },
  { to: '/portal/library', duty: 'edit' },
  { to: '/portal/translations', duty: 'edit' },
  { to: '/portal/privacy', duty: 'support' },
  { to: '/portal/audit', duty: 'own' },
  { to: '/portal/settings', duty: 'own' },
] as const satisfies readonly { to: string; duty: NeededDuty }[]
export type PortalPage = (typeof portalPages)[number]['to']

/** Where whoever holds these duties begins; null when no page is theirs. */
export const firstPage = (held: readonly Duty[]): PortalPage | null =>
  portalPages.find(({ duty }) => mayDo(held, duty))?.to ?? null

const HeldDuties = createContext<readonly Duty[]>([])
export const DutiesProvider = HeldDuties.Provider

/** Whether whoever is here may do it; pages ask to show no more than that, the server asks again. */
export function useMay(): (needed: NeededDuty) => boolean {
  const held = useContext(HeldDuties)
  return (needed) => mayDo(held, needed)
}

/**
 * enquiries: the secret that signs what an agency's program is told: it lies in
 * the database sealed, for this agency alone.
 */
import { seal, unseal } from '#server/platform/settings/sealed.ts'

const boundTo = (agencyId: string) => ({ use: 'lead-webhook', owner: agencyId })
const mark = 'whsec_'

export const sealHookSecret = (appSecret: string, agencyId: string, secret: string): string =>
  seal(appSecret, boundTo(agencyId), secret)

/**
 * One that was set before secrets were sealed lies there as it is. @throws Error
 * for one that was sealed for another agency.
 */
export const openHookSecret = (appSecret: string, agencyId: string, kept: string): string =>
  kept.startsWith(mark) ? kept : unseal(appSecret, boundTo(agencyId), kept)

export const newHookSecret = (token: string): string => mark + token

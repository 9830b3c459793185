/** web/enquiries: who writes: the fields every form has, and how they travel. */
import { z } from 'zod'
import { enquiryTexts, message } from '#contract/enquiries/enquiries.ts'
import { quickestForm } from '#contract/enquiries/enquiry-codes.ts'
import { email, fullName, texts, typed, type UserInfo } from '#contract/http/person.ts'
import type { MeridianApi } from '#web/platform/api/api-context.ts'
import { browserApi } from '#web/platform/api/browser-api.ts'
import { accessToken } from '#web/platform/session/session.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'

/** Free text as it is typed; an empty one is fine where `optional`. */
export const words = z.string().refine((text) => message.safeParse(text).success, enquiryTexts.message)
export const optionalWords = z
  .string()
  .refine((text) => text.trim() === '' || message.safeParse(text).success, enquiryTexts.message)

export const senderShape = {
  name: z.string().trim().min(1, 'Name is required').pipe(fullName),
  email: typed(email),
  phoneCountry: z.string(),
  phoneNumber: z.string().trim().max(250, texts.phoneInvalid),
}
const senderSchema = z.object(senderShape)
export type SenderValues = z.output<typeof senderSchema>

export const emptySender: SenderValues = { name: '', email: '', phoneCountry: '', phoneNumber: '' }

/** What an account knows already. */
export const senderFrom = ({ name, email, phone }: UserInfo): SenderValues => ({
  name,
  email,
  phoneCountry: phone?.country ?? '',
  phoneNumber: phone?.number ?? '',
})

/** The field that only machines fill in. */
export const trapName = 'homepage'

/** Filled in by machines only, and how long the form was open (milliseconds). */
export type MachineCheck = { trap: string; openMs: number }

export const senderOf = (
  { name, email, phoneCountry, phoneNumber }: SenderValues,
  machineCheck: MachineCheck,
) => ({
  name,
  email,
  ...(phoneNumber.trim() && { phone: { country: phoneCountry, number: phoneNumber } }),
  machineCheck,
})

/** With the token of whoever is signed in, so that the enquiry finds its way into the account. */
export const enquiryApi = (): Promise<MeridianApi> => (accessToken() ? signedApi() : browserApi())

/**
 * Resolves once the form was open as long as people need at least; takes
 * how long it was open already (milliseconds).
 */
export const patience = (openMs: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, quickestForm + 50 - openMs)))

/** As people type sums: digits with spaces, commas, points or apostrophes between thousands. */
export const readAmount = (typed: string): number => Number(typed.replace(/[\s,.'’]/g, '') || Number.NaN)

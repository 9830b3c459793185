/** contract: the shape every refused call answers with. */
import { z } from 'zod'

export const problem = z.object({
  status: z.literal('Error'),
  /** Stable; the browser decides by it. */
  code: z.string(),
  /** A sentence for a person. */
  message: z.string(),
  /** Input field → what is wrong with it. */
  fields: z.record(z.string(), z.string()).optional(),
  expiryTime: z.iso.datetime().optional(),
  role: z.enum(['Admin', 'Agent', 'User']).optional(),
  /** For the second step of a sign-in. */
  challenge: z.string().optional(),
})
export type Problem = z.infer<typeof problem>

/** The HTTP statuses a refusal may have. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 414 | 415 | 422 | 429 | 500 | 503
/** Stable code → its HTTP status and the sentence a person reads. */
export type Refusals = Readonly<Record<string, { status: RefusalStatus; message: string }>>

/** Codes that any call may answer. Each domain lists its own beside its calls. */
export const commonErrors = {
  'common.invalid': { status: 400, message: 'Something in the request is not as it should be.' },
  'common.unauthorised': { status: 401, message: 'Please sign in.' },
  'common.forbidden': { status: 403, message: 'You may not do this.' },
  'common.notFound': { status: 404, message: 'There is nothing at this address.' },
  'common.methodNotAllowed': { status: 405, message: 'This address does not take that method.' },
  'common.tooLarge': { status: 413, message: 'The request is too large.' },
  'common.addressTooLong': { status: 414, message: 'The address is too long.' },
  'common.unsupportedType': { status: 415, message: 'Please send JSON.' },
  'common.crossSite': { status: 403, message: 'This request came from another site and was refused.' },
  'common.tooMany': { status: 429, message: 'Too many requests. Please wait a moment.' },
  'common.keyInvalid': {
    status: 400,
    message: 'An Idempotency-Key is 16 to 200 visible characters, such as a UUID.',
  },
  'common.keyInUse': { status: 409, message: 'The same request is under way. Please ask again in a moment.' },
  'common.keyReused': { status: 422, message: 'This Idempotency-Key was used for another request.' },
  'common.unavailable': {
    status: 503,
    message: 'Meridian cannot answer this right now. Please try again shortly.',
  },
  'common.internal': { status: 500, message: 'Something went wrong on our side.' },
  'common.unreachable': {
    status: 503,
    message: 'Meridian could not be reached. Please check the connection.',
  },
} as const satisfies Refusals

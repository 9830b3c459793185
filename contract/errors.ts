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

/** Codes that any call may answer. Each domain lists its own beside its calls. */
export const commonErrors = {
  'common.invalid': 'Something in the request is not as it should be.',
  'common.unauthorised': 'Please sign in.',
  'common.forbidden': 'You may not do this.',
  'common.notFound': 'There is nothing at this address.',
  'common.methodNotAllowed': 'This address does not take that method.',
  'common.tooLarge': 'The request is too large.',
  'common.unsupportedType': 'Please send JSON.',
  'common.crossSite': 'This request came from another site and was refused.',
  'common.tooMany': 'Too many requests. Please wait a moment.',
  'common.keyInvalid': 'An Idempotency-Key is 16 to 200 visible characters, such as a UUID.',
  'common.keyInUse': 'The same request is under way. Please ask again in a moment.',
  'common.keyReused': 'This Idempotency-Key was used for another request.',
  'common.unavailable': 'Meridian cannot answer this right now. Please try again shortly.',
  'common.internal': 'Something went wrong on our side.',
  'common.unreachable': 'Meridian could not be reached. Please check the connection.',
} as const

/** platform: refusals that a caller may see. Anything else that is thrown becomes a 500 without details. */
import type { ApiError } from '#contract/http/api-error.ts'
import type { RefusalStatus } from '#contract/http/errors.ts'
import { refusals } from '#contract/index.ts'
import { AppError, refusing } from './app-error.ts'

export { isRefusal, StartError } from './app-error.ts'
export type { AppError }

/** The refusal of that code, with the status and the sentence the contract lists for it. To be thrown. */
export const refuse = refusing(refusals)

/** What a call inside the program was refused, as a refusal of the call that made it. */
export const passOn = ({ status, problem: { code, message, fields } }: ApiError): AppError =>
  new AppError(code, status as RefusalStatus, message, fields && { fields })

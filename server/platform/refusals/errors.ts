/** platform: refusals that a caller may see. Anything else that is thrown becomes a 500 without details. */
import type { ApiError } from '#contract/http/api-error.ts'
import type { RefusalStatus } from '#contract/http/errors.ts'
import { refusals, type RefusalCode } from '#contract/index.ts'

type Details = {
  /** Input field → what is wrong with it. */
  fields?: Record<string, string>
  /** Further members of the answer, such as `expiryTime` and `role`. */
  extra?: Record<string, unknown>
  /** Seconds, for 429 and 503. */
  retryAfter?: number
  /** Further headers of the answer. */
  headers?: Record<string, string>
  cause?: unknown
}

/** A refusal: `code` is stable and listed in the contract, `message` is a sentence for a person. */
class AppError extends Error {
  readonly code: string
  readonly status: RefusalStatus
  readonly fields: Record<string, string> | undefined
  readonly extra: Record<string, unknown>
  readonly retryAfter: number | undefined
  readonly headers: Record<string, string>

  constructor(code: string, status: RefusalStatus, message: string, details: Details = {}) {
    super(message, { cause: details.cause })
    this.name = 'AppError'
    this.code = code
    this.status = status
    this.fields = details.fields
    this.extra = details.extra ?? {}
    this.retryAfter = details.retryAfter
    this.headers = details.headers ?? {}
  }
}

export type { AppError }

/** Whether an error is a refusal a caller may see. */
export const isRefusal = (error: unknown): error is AppError => error instanceof AppError

type Said = Details & {
  /** A sentence for this case, instead of the one listed for the code. */
  message?: string
  /** The one input field that is wrong; it is told the same sentence. */
  field?: string
}

/** The refusal of that code, with the status and the sentence the contract lists for it. To be thrown. */
export function refuse(code: RefusalCode, { message, field, ...details }: Said = {}): AppError {
  const { status, message: listed } = refusals[code]
  const sentence = message ?? listed
  return new AppError(
    code,
    status,
    sentence,
    field === undefined ? details : { ...details, fields: { [field]: sentence } },
  )
}

/** What a call inside the program was refused, as a refusal of the call that made it. */
export const passOn = ({ status, problem: { code, message, fields } }: ApiError): AppError =>
  new AppError(code, status as RefusalStatus, message, fields && { fields })

/** A reason not to start that the person at the terminal can do something about; its message is a sentence. */
export class StartError extends Error {
  override name = 'StartError'
}

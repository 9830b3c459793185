/** platform: refusals that a caller may see. Anything else that is thrown becomes a 500 without details. */

export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 414 | 415 | 422 | 429 | 503

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
export class AppError extends Error {
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

/** A reason not to start that the person at the terminal can do something about; its message is a sentence. */
export class StartError extends Error {
  override name = 'StartError'
}

/**
 * platform: what a refusal is, for processes that load no calls; `errors.ts` knows the codes of all calls.
 */
import { commonErrors, type RefusalStatus, type Refusals } from '#contract/http/errors.ts'

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

/** Whether an error is a refusal a caller may see. */
export const isRefusal = (error: unknown): error is AppError => error instanceof AppError

type Said = Details & {
  /** A sentence for this case, instead of the one listed for the code. */
  message?: string
  /** The one input field that is wrong; it is told the same sentence. */
  field?: string
}

/** Makes refusals of the codes of one table, with the status and the sentence listed there. To be thrown. */
export const refusing =
  <Table extends Refusals>(table: Table) =>
  (code: keyof Table & string, { message, field, ...details }: Said = {}): AppError => {
    const listed = table[code]
    if (!listed) throw new Error(`${code} is not listed`)
    const sentence = message ?? listed.message
    return new AppError(
      code,
      listed.status,
      sentence,
      field === undefined ? details : { ...details, fields: { [field]: sentence } },
    )
  }

/** A refusal that any call may answer. */
export const refuseCommon = refusing(commonErrors)

/**
 * A reason not to start that the person at the terminal can do something about; its message is a sentence.
 */
export class StartError extends Error {
  override name = 'StartError'
}

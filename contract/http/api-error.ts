/** contract: a refusal as an error, without the parser. */
import type { Problem } from './errors.ts'

/** A refusal, or a call that never reached the server (`status` 0, code `common.unreachable`). */
export class ApiError extends Error {
  readonly status: number
  readonly problem: Problem
  constructor(status: number, refused: Problem) {
    super(refused.message)
    this.name = 'ApiError'
    this.status = status
    this.problem = refused
  }
}

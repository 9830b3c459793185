/** feeds: how reading a document ends early. */
import type { Finding } from '../findings/findings.ts'

/** Ends the parser from within a handler; the finding says why. */
export class Stop extends Error {
  readonly finding: Finding
  constructor(reason: Finding) {
    super(reason.code)
    this.finding = reason
  }
}

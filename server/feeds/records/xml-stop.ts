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

/** The parser prefixes its messages with the place, which a finding has already. */
export const reasonOf = (error: Error): string => error.message.replace(/^(?:[^:]*:)?\d+:\d+: /, '')

/**
 * platform: what is told of work while it goes on: spans below one another, by
 * OpenTelemetry's names, to whoever watches many nodes.
 */
import type { Registry } from 'prom-client'

export type Attributes = Record<string, string | number | boolean>
export type Described = { name: string; attributes: Attributes }

export type Telemetry = {
  /**
   * One answer, below the span of the caller whose headers these are (W3C Trace Context)
   * where callers are trusted, or below that of the page that asks from inside the
   * program (null). What it was is known at its end.
   */
  request: (
    headers: Headers | null,
    work: () => Promise<Response>,
    describe: () => Described,
  ) => Promise<Response>
  /** A piece of work; what is done meanwhile hangs below it. */
  span: <T>(name: string, attributes: Attributes, work: () => Promise<T>) => Promise<T>
  /** Something that has just ended and took so many milliseconds. */
  past: (describe: () => Described, ms: number, error?: unknown) => void
  /** Hands over these figures, too, twice a minute. */
  figures: (registry: Registry) => void
  /** Hands over what is left, in a few seconds at most. */
  close: () => Promise<void>
}

/** Nobody listens: the work is done, and that is all. */
export const noTelemetry: Telemetry = {
  request: (_, work) => work(),
  span: (_, __, work) => work(),
  past: () => undefined,
  figures: () => undefined,
  close: async () => undefined,
}

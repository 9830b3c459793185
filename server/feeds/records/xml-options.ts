/** feeds: how an XML document is to be read. */
import type { KnownRecords } from './known-records.ts'
import type { createHeaderKeeper } from './xml-header.ts'
import type { XmlLimits } from './xml-limits.ts'

export type XmlOptions = {
  /** Whether an element with this path of names (itself last) is a record. */
  isRecord: (path: readonly string[]) => boolean
  limits?: XmlLimits
  /**
   * Whether a document type declaration may stand there; without
   * this none may. What it names is never fetched.
   */
  doctype?: (text: string) => boolean
  /** Whether a blank may be missing between attributes, as in the files of some software; it is then told. */
  joinedAttributes?: boolean
  /** Only elements of these names are kept, inside of each other; for looking through a file quickly. */
  only?: ReadonlySet<string>
  /** With `only`: records that were read before, and need not be judged again. */
  known?: KnownRecords | undefined
  /** Where the text begins in the file, from 1. */
  line?: number
  column?: number
  /**
   * The elements that are open where the text begins, as they are
   * spelt, and what was said outside of records.
   */
  after?: { open: readonly string[]; outside: HeaderKeeper }
}

/** What is remembered of a file outside of its records. */
export type HeaderKeeper = ReturnType<typeof createHeaderKeeper>

/** feeds: every format we read, as one list. No two recognise the same file, so their order says nothing. */
import type { FeedFormat } from '../read/format.ts'
import * as named from './formats.ts'

export const formats: readonly FeedFormat[] = Object.values(named)

/** "Kyero" for `kyero`; the code itself for a format that is read no more. */
export const formatName = (code: string): string => formats.find((one) => one.code === code)?.name ?? code

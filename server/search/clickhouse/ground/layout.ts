/** search: what tells tables apart that were made by versions of the program which mean something else by their columns. */
import { createHash } from 'node:crypto'
import { codeSizes } from './codes.rules.ts'
import { creating, tablesOf } from './tables.rules.ts'

/** Raised by hand when rows are to be written otherwise although columns and codes are the same. */
const edition = 1

/** A digest of everything by which rows are written and read. */
export const layout: string = createHash('sha256')
  .update(JSON.stringify({ edition, codeSizes, tables: creating(tablesOf(0), null) }))
  .digest('hex')
  .slice(0, 16)

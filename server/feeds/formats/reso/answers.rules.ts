/** feeds: what is around the records of a RESO answer. */
import type { Header } from '../../records/record.ts'

/**
 * Where answers put their records: OData 4, OData 2, the name of the
 * resource, what programs wrap it in, the list itself.
 */
export const answers: readonly string[] = [
  'value',
  'd/results',
  'Property',
  'bundle',
  'data/value',
  'data',
  'results',
  'items',
  '',
]

/** The address of the next page, in the versions of OData. */
const nextLinks = ['@odata.nextLink', 'odata.nextLink', 'd/__next', 'nextLink']
/** Where the next page is; null on the last. */
export const nextPage = (header: Header): string | null =>
  nextLinks.map((path) => header.get(path)).find(Boolean) ?? null

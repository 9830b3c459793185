/** feeds: what is odd about a file as a whole, once it was read. */
import { finding, type Finding } from './findings.ts'

type Read = { seen: number; complete: boolean; exportTimes: boolean }
type Ids = { isPositional: boolean; shared: ReadonlySet<string> }

/** `shared`: ids that two homes have. */
export const fileRemarks = (
  { seen, complete, exportTimes }: Read,
  { isPositional, shared }: Ids,
): Finding[] => [
  ...(seen === 0 && complete ? [finding('file.noRecords')] : []),
  ...(exportTimes ? [finding('dates.exportTime')] : []),
  ...(isPositional ? [finding('id.positional', { field: 'id', value: '1, 2, 3 …' })] : []),
  ...Array.from(shared, (id) => finding('id.shared', { sourceId: id, field: 'id', value: id })),
]

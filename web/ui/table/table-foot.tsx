/** ui: around a table: above it the list as a file, below it how many rows of how many and the next page. */
import { useFormat } from '#web/platform/formats/format.tsx'
import { Download } from 'lucide-react'
import { Button } from '../button.tsx'
import { CallButton } from '../forms/form.tsx'
import { Icon } from '../icon.tsx'
import { takeTable } from './take-table.ts'

export type Paging = {
  hasMore: boolean
  isReading: boolean
  readMore: () => unknown
  /** Of the whole list, where it is known. */
  total?: number
  /** How many are shown of how many, where a number alone says too little. */
  said?: string
}

/** Where the server has the whole list, and what it is called as a file. */
export type WholeList = { address: string; name: string }

/** The whole list as a file, at the table's head. */
export const TableHead = ({ csv: { address, name } }: { csv: WholeList }) => (
  <div className="table-head">
    <CallButton size="small" kind="plain" className="table-take" onCall={() => takeTable(address, name)}>
      <Icon of={Download} small />
      Download as CSV
    </CallButton>
  </div>
)

export function TableFoot({ count, paging }: { count: number; paging: Paging }) {
  const { number } = useFormat()
  return (
    <div className="table-foot">
      <output className="num">
        {paging.said ??
          (paging.total === undefined
            ? `1–${number(count)}`
            : `1–${number(count)} of ${number(paging.total)}`)}
      </output>
      {paging.hasMore && (
        <Button
          size="small"
          disabled={paging.isReading}
          aria-busy={paging.isReading}
          onClick={() => void paging.readMore()}
        >
          {paging.isReading ? 'Reading more' : 'Show more'}
        </Button>
      )}
    </div>
  )
}

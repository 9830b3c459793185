/** ui: below a table: how many rows of how many, the next page, and the list as a file. */
import { useFormat } from '#web/platform/formats/format.tsx'
import { Button } from '../button.tsx'
import { CallButton } from '../forms/form.tsx'
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

type Props = { count: number; paging?: Paging; csv?: WholeList }

export function TableFoot({ count, paging, csv }: Props) {
  const { number } = useFormat()
  return (
    <div className="table-foot">
      <output className="num">
        {paging?.said ??
          (paging === undefined
            ? null
            : paging.total === undefined
              ? `1–${number(count)}`
              : `1–${number(count)} of ${number(paging.total)}`)}
      </output>
      {csv && (
        <CallButton
          size="small"
          kind="plain"
          className="table-take"
          onCall={() => takeTable(csv.address, csv.name)}
        >
          Download as CSV
        </CallButton>
      )}
      {paging?.hasMore && (
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

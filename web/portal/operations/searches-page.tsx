/** web/portal/operations: every search that found nothing, grouped, most often first. */
import { useNavigation, useSearchParams } from 'react-router'
import type { Reply } from '#contract/http/endpoint.ts'
import { figureDays, type FigureDays } from '#contract/figures/figure-names.ts'
import type { figures, FruitlessSearch } from '#contract/figures/figures.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Segments } from '#web/ui/forms/segments.tsx'
import { usePages } from '#web/ui/lists/use-pages.ts'
import { PageHead } from '#web/ui/lists/workspace.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { NothingHere } from '../nothing-here.tsx'
import { useAddress } from '../use-address.ts'
import { FruitlessWords } from './fruitless-words.tsx'
import { readSearchesQuery } from './operations-query.ts'

export type SearchesAnswer = Reply<typeof figures.fruitless>

export function SearchesPage({ page }: { page: SearchesAnswer }) {
  const [params] = useSearchParams()
  const { change } = useAddress()
  const { plural } = useFormat()
  const query = readSearchesQuery(params)
  const isAsking = useNavigation().state === 'loading'
  const { items, ...paging } = usePages<FruitlessSearch, SearchesAnswer>({
    first: page,
    question: JSON.stringify(query),
    read: async (cursor) => (await signedApi()).figures.fruitless({ query: { ...query, cursor } }),
  })
  return (
    <>
      <PageHead
        title="Searched and not found"
        lead="Grouped by what was looked for. Words are shown from three searches on; nothing says who searched, and robots are left out."
      />
      <div className="filter-bar">
        <Segments<FigureDays>
          label="Time"
          name="searches-days"
          options={figureDays.map((days) => ({
            value: days,
            label: days === '1' ? '24 hours' : plural(Number(days), 'day', 'days'),
          }))}
          value={query.days}
          onChange={(days) => change('days', days, { replace: true })}
        />
      </div>
      <DataTable
        label="Searched and not found"
        columns={columns}
        rows={items}
        rowId={({ id }) => id}
        isBusy={isAsking}
        paging={{ ...paging, total: page.total }}
        csv={{ address: `/api/meridian/portal/searches.csv?days=${query.days}`, name: 'searches.csv' }}
        empty={
          <NothingHere title="Every search found something" keeps={['days']}>
            What people look for in vain stands here, what is looked for most often first.
          </NothingHere>
        }
      />
    </>
  )
}

const columns: Column<FruitlessSearch>[] = [
  {
    id: 'what',
    head: 'What was looked for',
    isMain: true,
    cell: (search) => <FruitlessWords search={search} />,
  },
  {
    id: 'searches',
    head: 'Searches',
    isNumeric: true,
    ordered: 'descending',
    cell: ({ searches }) => <Count of={searches} />,
  },
]

const Count = ({ of }: { of: number }) => useFormat().number(of)

/**
 * web/stock: everything an agency has on Meridian, by feed and by hand: found,
 * sorted, changed one by one or many at once.
 */
import { Plus } from 'lucide-react'
import { useNavigate, useNavigation, useRevalidator, useSearchParams } from 'react-router'
import type { DraftItem, StockItem } from '#contract/stock/stock.ts'
import { AgentWorkspace } from '#web/platform/agent-workspace.tsx'
import { useFormat } from '#web/platform/formats/format.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { CallButton } from '#web/ui/forms/form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageHead } from '#web/ui/lists/workspace.tsx'
import { usePages } from '#web/ui/lists/use-pages.ts'
import { toast } from '#web/ui/toasts/toast.ts'
import { draftAddress } from '../addresses.ts'
import { failureWords } from '../words.ts'
import { DraftList } from './draft-list.tsx'
import type { DraftsAnswer, StockAnswer } from './stock-answer.ts'
import { StockBar } from './stock-bar.tsx'
import { csvAddress, readStockQuery } from './stock-query.ts'
import { StockTable } from './stock-table.tsx'
import styles from './stock.module.css'

type Props = { page: StockAnswer; drafts: DraftsAnswer }

export function StockPage({ page, drafts }: Props) {
  const navigate = useNavigate()
  const begin = async () => {
    try {
      const { id } = await (await signedApi()).stock.begin({ body: {} })
      await navigate(draftAddress(id))
      return true
    } catch (failure) {
      toast.error(failureWords(failure))
      return false
    }
  }
  return (
    <AgentWorkspace counted={page.counts.live}>
      <PageHead
        title="Your homes"
        lead="Everything your agency has on Meridian. What a feed brings changes with the feed, except where you write over it by hand."
      >
        <CallButton kind="primary" onCall={begin}>
          <Icon of={Plus} small />
          Write a home
        </CallButton>
      </PageHead>
      <Drafts first={drafts} />
      <Homes page={page} />
    </AgentWorkspace>
  )
}

function Drafts({ first }: { first: DraftsAnswer }) {
  const list = usePages<DraftItem, DraftsAnswer>({
    first,
    question: 'drafts',
    read: async (cursor) => (await signedApi()).stock.drafts({ query: { cursor } }),
  })
  return list.items.length > 0 && <DraftList drafts={list.items} {...list} />
}

function Homes({ page }: Pick<Props, 'page'>) {
  const { number } = useFormat()
  const { state } = useNavigation()
  const [params, setParams] = useSearchParams()
  const { revalidate } = useRevalidator()
  const query = readStockQuery(params)
  const { items, ...paging } = usePages<StockItem, StockAnswer>({
    first: page,
    question: JSON.stringify(query),
    read: async (cursor) => (await signedApi()).stock.list({ query: { ...query, cursor } }),
  })
  const all = Object.values(page.counts).reduce((sum, count) => sum + count, 0)
  const total = query.group ? page.counts[query.group] : all
  const isFiltered = Object.keys(query).some((key) => key !== 'order')
  return (
    <section className={styles.homes} aria-labelledby="homes">
      <h2 id="homes" className="quiet-text">
        Homes on Meridian
      </h2>
      <StockBar counts={page.counts} colleagues={page.colleagues} />
      <StockTable
        homes={items}
        colleagues={page.colleagues}
        isBusy={state === 'loading'}
        paging={{ ...paging, said: `1–${number(items.length)} of ${number(total)}` }}
        csv={{ address: csvAddress(query), name: 'homes.csv' }}
        onChanged={() => void revalidate()}
        empty={
          isFiltered ? (
            <EmptyState title="No home fits">
              <Button size="small" onClick={() => setParams({}, { preventScrollReset: true })}>
                Show all homes
              </Button>
            </EmptyState>
          ) : (
            <EmptyState title="No home yet">
              <p className="soft">Write one here, or bring all of them in by a feed.</p>
            </EmptyState>
          )
        }
      />
    </section>
  )
}

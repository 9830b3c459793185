/** web/stock: what the table is narrowed to and how it is ordered; all of it stands in the address. */
import { useSearchParams } from 'react-router'
import { stockGroups, stockOrders, type StockGroup } from '#contract/stock/stock-codes.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { SearchForm } from '#web/ui/forms/search-form.tsx'
import { Segments } from '#web/ui/forms/segments.tsx'
import { groupWords, orderWords } from '../words.ts'
import type { StockAnswer } from './stock-answer.ts'
import { readStockQuery, type StockQuery } from './stock-query.ts'
import styles from './stock.module.css'

type Change = { [K in keyof StockQuery]?: string }

export function StockBar({ counts, colleagues }: Pick<StockAnswer, 'counts' | 'colleagues'>) {
  const { number } = useFormat()
  const [params, setParams] = useSearchParams()
  const query = readStockQuery(params)
  const ask = (change: Change) => {
    const next = Object.entries({ ...query, ...change }).filter(([, value]) => value)
    setParams(new URLSearchParams(next as [string, string][]), { preventScrollReset: true })
  }
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <div className={`filter-bar ${styles.bar}`}>
      <SearchForm
        label="Search homes"
        placeholder="Reference, title, street, town"
        maxLength={200}
        value={query.q ?? ''}
        onAsk={(q) => ask({ q })}
      />
      <Segments<StockGroup | ''>
        label="State"
        name="stock-group"
        options={[
          { value: '', label: 'All', note: number(all) },
          ...stockGroups.map((group) => ({
            value: group,
            label: groupWords[group],
            note: number(counts[group]),
          })),
        ]}
        value={query.group ?? ''}
        onChange={(group) => ask({ group })}
      />
      <div className={styles.choices}>
        <Choice label="Source" value={query.source ?? ''} onChange={(source) => ask({ source })}>
          <option value="">Feeds and by hand</option>
          <option value="own">Written by hand</option>
          <option value="feed">From feeds</option>
        </Choice>
        {colleagues.length > 0 && (
          <Choice label="Agent" value={query.agent ?? ''} onChange={(agent) => ask({ agent })}>
            <option value="">All agents</option>
            {colleagues.map((name) => (
              <option key={name} value={name} translate="no">
                {name}
              </option>
            ))}
          </Choice>
        )}
        <Choice label="Order" value={query.order ?? 'updated'} onChange={(order) => ask({ order })}>
          {stockOrders.map((order) => (
            <option key={order} value={order}>
              {orderWords[order]}
            </option>
          ))}
        </Choice>
      </div>
    </div>
  )
}

type ChoiceProps = {
  label: string
  value: string
  onChange: (value: string) => void
  children: React.ReactNode
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <span className={`input input--select ${styles.choice}`}>
      <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </select>
    </span>
  )
}

/** web/listings: an agency's homes: by purpose, in an order, page by page, all by real links. */
import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import { purposes, type Purpose } from '#contract/vocabulary/codes.ts'
import type { Card } from '#contract/search/search.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { useMayOpen } from '#web/platform/session/open-link.tsx'
import { purposeWords } from '#web/platform/words/words.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PageTurner } from '#web/ui/lists/page-turner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { HomeCard } from '../card.tsx'
import {
  lastPage,
  stockAddress,
  stockPage,
  stockSorts,
  type Stock as Asked,
  type StockSort,
} from './stock-address.ts'
import styles from './agency.module.css'

type Props = {
  id: string
  /** Where the page stands that this is a part of. */
  path: string
  asked: Asked
  purpose: Purpose
  homes: readonly Card[]
  total: number
  /** Homes of each purpose. */
  counts: Record<string, number>
}

export function Stock({ id, path, asked, purpose, homes, total, counts }: Props) {
  return (
    <section className="section" aria-labelledby="stock">
      <div className="headline">
        <h2 className="heading" id="stock">
          Their homes
        </h2>
        {useMayOpen('/property-listing') && (
          <TextLink
            className="no-print"
            to={`/property-listing?${new URLSearchParams({ ...(purpose !== 'sale' && { purpose }), agency: id }).toString()}`}
            onward
          >
            All filters and the map
          </TextLink>
        )}
      </div>
      <div className={styles.stockHead}>
        <Purposes path={path} asked={asked} purpose={purpose} counts={counts} />
        <SortForm path={path} asked={asked} />
      </div>
      {total === 0 && <p className="soft">Nothing {purposeWords[purpose].toLowerCase()} at the moment.</p>}
      <Homes homes={homes} />
      <PageTurner
        page={asked.page}
        last={lastPage(total)}
        size={stockPage}
        total={total}
        to={(page) => stockAddress(path, { ...asked, page })}
      />
    </section>
  )
}

const Homes = ({ homes }: Pick<Props, 'homes'>) =>
  homes.length > 0 && (
    <div className="cards">
      {homes.map((home, index) => (
        <HomeCard key={home.id} home={home} eager={index < 4} sizes="(width <= 760px) 90vw, 302px" />
      ))}
    </div>
  )

type HeadProps = Pick<Props, 'path' | 'asked'>

/** Purposes the agency has homes for, and the chosen one. */
function Purposes({ path, asked, purpose, counts }: HeadProps & Pick<Props, 'purpose' | 'counts'>) {
  const format = useFormat()
  const shown = purposes.filter((one) => one === purpose || (counts[one] ?? 0) > 0)
  return (
    <nav className={classNames('segments no-print', styles.purposes)} aria-label="Purpose">
      {shown.map((one) => (
        <Link
          key={one}
          className="segment"
          to={stockAddress(path, { ...asked, purpose: one, page: 1 })}
          aria-current={one === purpose ? 'page' : undefined}
          preventScrollReset
        >
          {purposeWords[one]} <span className="note num">{format.number(counts[one] ?? 0)}</span>
        </Link>
      ))}
    </nav>
  )
}

const sortWords: Record<StockSort, string> = {
  newest: 'Newest first',
  price: 'Lowest price first',
  '-price': 'Highest price first',
  '-area': 'Largest first',
}

function SortForm({ path, asked }: HeadProps) {
  const submit = useSubmit()
  const select = useRef<HTMLSelectElement>(null)
  // A choice made before script took over counts too.
  useEffect(() => {
    const box = select.current
    if (box && box.value !== asked.sort) void submit(box.form, { preventScrollReset: true })
  }, [asked.sort, submit])
  return (
    <Form
      className="no-print"
      method="get"
      action={stockAddress(path, { purpose: null, sort: 'newest', page: 1 })}

      preventScrollReset
    >
      {asked.purpose && <input type="hidden" name="purpose" value={asked.purpose} />}
      <label htmlFor="stock-sort">Sort by</label>
      <select
        ref={select}
        id="stock-sort"
        name="sort"
        key={asked.sort}
        defaultValue={asked.sort}
        onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
      >
        {stockSorts.map((sort) => (
          <option key={sort} value={sort}>
            {sortWords[sort]}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} small />
      <noscript>
        <Button type="submit" size="small">
          Sort
        </Button>
      </noscript>
    </Form>
  )
}

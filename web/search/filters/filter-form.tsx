/**
 * web/search: a panel of one filter: a form that works without
 * script, with the number of homes on its button.
 */
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { Form, Link, useNavigate } from 'react-router'
import type { Facets } from '#contract/search/search.ts'
import type { RawSearch, SearchParameter } from '#contract/search/search-question.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { Button } from '#web/ui/button.tsx'
import { addressOf, addressWith, searchPath } from '../question/addresses.ts'
import { countsOf } from '../question/ask.ts'
import { RestInputs } from './rest-inputs.tsx'
import { SearchProvider, useSearch } from '../search-context.tsx'
import { tidy } from '../question/tidy.ts'

type Props = {
  title: string
  note?: ReactNode
  /** The parameters this panel sets. */
  names: readonly SearchParameter[]
  /** What the link says that takes the filter away. */
  none: string
  children: ReactNode
  onDone?: () => void
}

/** Milliseconds without a change before the homes are counted. */
const pause = 250

export function FilterForm({ title, note, names, none, children, onDone }: Props) {
  const { raw, view } = useSearch()
  const { form, count, facets, recount, submit } = useFilterForm(onDone)
  const without = addressWith(raw, Object.fromEntries(names.map((name) => [name, undefined])), view)
  return (
    <Form
      ref={form}
      method="get"
      action={searchPath}
      onChange={recount}
      onInput={recount}
      onSubmit={submit}
      preventScrollReset
    >
      <div className="popover-head">
        <h2 className="subheading">{title}</h2>
        {note && <span className="small soft">{note}</span>}
      </div>
      <div className="popover-body">
        <LiveCounts facets={facets}>{children}</LiveCounts>
      </div>
      <div className="panel-foot">
        <RestInputs raw={raw} except={names} view={view} />
        <Link className="link" to={without} preventScrollReset onClick={onDone}>
          {none}
        </Link>
        <ShowButton count={count} />
      </div>
    </Form>
  )
}

/** "Show 214 homes"; says so when there would be none. */
export function ShowButton({ count }: { count: number | null }) {
  const { total } = useSearch()
  const format = useFormat()
  const shown = count ?? total
  const words = shown === 0 ? 'No homes like this' : `Show ${format.plural(shown, 'home')}`
  return (
    <>
      <output className="quiet-text">{count !== null && format.plural(count, 'home')}</output>
      <Button type="submit" kind="primary" className="num">
        {words}
      </Button>
    </>
  )
}

/**
 * Counts while people choose, with `costs` from the beginning, and
 * leads to the clean address when they are done.
 */
export function useFilterForm(onDone?: () => void, { costs = false } = {}) {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const { view } = useSearch()
  const [asked, setAsked] = useState<RawSearch | null>(null)
  const counts = useCounts(asked, costs)
  const read = () => (form.current ? tidy(new URLSearchParams(new FormData(form.current) as never)).raw : {})
  useEffect(() => {
    if (costs) setAsked(read())
    // What a page was asked with has no counts of costs; after that every change is counted.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [costs])
  return {
    form,
    count: counts?.total ?? null,
    facets: counts?.facets ?? null,
    recount: () => setAsked(read()),
    submit: (event: FormEvent) => {
      event.preventDefault()
      onDone?.()
      void navigate(addressOf(read(), view === 'filters' ? 'grid' : view), { preventScrollReset: true })
    },
  }
}

type Counts = { total: number; facets: Facets | null }

function useCounts(asked: RawSearch | null, costs: boolean): Counts | null {
  const [counts, setCounts] = useState<Counts | null>(null)
  const key = asked && JSON.stringify(asked)
  useEffect(() => {
    if (!key) return
    const stop = new AbortController()
    const clock = setTimeout(() => {
      countsOf(JSON.parse(key) as RawSearch, { costs, signal: stop.signal }).then(
        ({ total, facets }) => setCounts({ total, facets: facets ?? null }),
        () => {
          // Half-typed values may be refused, and newer ones abort the
          // older: the button keeps its last figure.
        },
      )
    }, pause)
    return () => {
      clearTimeout(clock)
      stop.abort()
    }
  }, [key, costs])
  return counts
}

/** The options inside count what has been chosen so far, not only what was asked when the panel opened. */
export function LiveCounts({ facets, children }: { facets: Facets | null; children: ReactNode }) {
  const facts = useSearch()
  // Always wrapped, or the first counts would replace the inputs by empty ones.
  return <SearchProvider facts={facets ? { ...facts, live: facets } : facts}>{children}</SearchProvider>
}

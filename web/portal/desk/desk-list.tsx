/**
 * web/portal/desk: the list of one desk: its head, its bar, items of which one is open, and the next page.
 */
import { useState, type ReactNode } from 'react'
import { useNavigation } from 'react-router'
import type { Page } from '#contract/http/page.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Segments } from '#web/ui/forms/segments.tsx'
import { usePages } from '#web/ui/lists/use-pages.ts'
import { PageHead } from '#web/ui/lists/workspace.tsx'
import { TableFoot, TableHead, type WholeList } from '#web/ui/table/table-foot.tsx'
import { sayCount } from '../counts.ts'
import { useAddress } from '../use-address.ts'
import styles from '../portal.module.css'

type Props<T, P extends Page<T>> = {
  title: string
  lead: string
  /** What is said when nothing is there. */
  nothing: ReactNode
  /** Where all of what is asked for is a table. */
  csv?: WholeList
  bar: ReactNode
  first: P
  /** What was asked for it. */
  question: string
  read: (cursor: string) => Promise<P>
  renderItem: (item: T, isOpen: boolean, onToggle: (isOpen: boolean) => void) => ReactNode
}

export function DeskList<T extends { id: string }, P extends Page<T>>(props: Props<T, P>) {
  const { title, lead, nothing, csv, bar, first, question, read, renderItem } = props
  const isAsking = useNavigation().state === 'loading'
  const [openId, setOpen] = useState<string | null>(null)
  const { items, hasMore, isReading, readMore } = usePages<T, P>({ first, question, read })
  return (
    <>
      <PageHead title={title} lead={lead} />
      <section aria-label={title} className={classNames(isAsking && 'is-asking')} aria-busy={isAsking}>
        <div className={classNames('filter-bar', styles.peopleBar)}>{bar}</div>
        {csv && items.length > 0 && <TableHead csv={csv} />}
        {items.length > 0 ? (
          <ul className="inbox">
            {items.map((one) =>
              renderItem(one, openId === one.id, (isOpen) =>
                setOpen((now) => (isOpen ? one.id : now === one.id ? null : now)),
              ),
            )}
          </ul>
        ) : (
          nothing
        )}
        {items.length > 0 && <TableFoot count={items.length} paging={{ hasMore, isReading, readMore }} />}
      </section>
    </>
  )
}

type StatesProps<S extends string> = {
  name: string
  /** In the address; `state` unless given. */
  param?: string
  label?: string
  counts: Readonly<Record<S, number>>
  /** Up to where they were counted. */
  mostCounted?: number
  words: Readonly<Record<S, { word: string }>>
  states: readonly S[]
  value: S | undefined
}

/** The states with how many are in each; the choice stands in the address. */
export function StateChoice<S extends string>(props: StatesProps<S>) {
  const { name, param = 'state', label = 'State', counts, mostCounted, words, states, value } = props
  const { number } = useFormat()
  const { change } = useAddress()
  const all = states.reduce((sum, state) => sum + counts[state], 0)
  return (
    <Segments<S | ''>
      label={label}
      name={name}
      options={[
        { value: '', label: 'All', note: sayCount(all, number, mostCounted) },
        ...states.map((state) => ({
          value: state,
          label: words[state].word,
          note: sayCount(counts[state], number, mostCounted),
        })),
      ]}
      value={value ?? ''}
      onChange={(state) => change(param, state, { replace: true })}
    />
  )
}

type KindProps<K extends string> = {
  name: string
  label: string
  any: string
  kinds: readonly K[]
  words: Readonly<Record<K, string>>
  value: K | undefined
}

/** One of several kinds, or any; the choice stands in the address under `name`. */
export function KindChoice<K extends string>({ name, label, any, kinds, words, value }: KindProps<K>) {
  const { change } = useAddress()
  return (
    <span className="input input--select">
      <select
        aria-label={label}
        value={value ?? ''}
        onChange={(event) => change(name, event.target.value, { replace: true })}
      >
        <option value="">{any}</option>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {words[kind]}
          </option>
        ))}
      </select>
    </span>
  )
}

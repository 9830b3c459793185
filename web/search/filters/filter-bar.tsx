/** web/search: the bar of filters: each button opens its panel, with script or without. */
import { ChevronDown, Clock, SlidersHorizontal } from 'lucide-react'
import { useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { SearchParameter } from '#contract/search/search-question.ts'
import { usePendingPress } from '#web/platform/loading/pending-press.ts'
import { onDemandPart } from '#web/platform/loading/on-demand-part.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { addressOf } from '../question/addresses.ts'
import { FilterForm } from './filter-form.tsx'
import { AreaFields, areaNames } from './area.tsx'
import { PriceFields, PriceNote, priceNames } from './price.tsx'
import { BathroomFields, BedroomFields, bathNames, bedNames } from './rooms.tsx'
import { SinceFields, sinceNames } from './since.tsx'
import { TypeFields, typeNames } from './types.tsx'
import { useQuestion } from './use-question.ts'
import { useSearch } from '../search-context.tsx'
import styles from './filters.module.css'

const AllFiltersDialog = onDemandPart(() => import('./all-dialog.tsx'), 'AllFiltersDialog')
const TravelDialog = onDemandPart(() => import('./travel-dialog.tsx'), 'TravelDialog')

export function FilterBar() {
  const { bar } = useSearch()
  const { nav, question, look } = useQuestion()
  return (
    <nav ref={nav} className={styles.filters} aria-label="Filters" key={question} onToggle={look}>
      <AllButton label="Filters" className="only-phone" />
      <Panel set={bar.price} name="Price" names={priceNames} none="Any price" note={<PriceNote />}>
        <PriceFields />
      </Panel>
      <Panel set={bar.beds} name="Bedrooms" names={bedNames} none="Any number">
        <BedroomFields />
      </Panel>
      <Panel set={bar.types} name="Type" names={typeNames} none="Any type" tall>
        <TypeFields />
      </Panel>
      <Panel set={bar.area} name="Area" names={areaNames} none="Any area">
        <AreaFields />
      </Panel>
      <Panel set={bar.baths} name="Bathrooms" names={bathNames} none="Any number" wide>
        <BathroomFields />
      </Panel>
      <Panel set={bar.since} name="Listed" names={sinceNames} none="Any time" wide>
        <SinceFields />
      </Panel>
      <TravelButton />
      <AllButton label="All filters" className="only-wide" />
    </nav>
  )
}

type PanelProps = {
  /** What is chosen, in words; empty when nothing is. */
  set: string
  name: string
  names: readonly SearchParameter[]
  none: string
  note?: ReactNode
  /** Its choices scroll. */
  tall?: boolean
  /** Left out on phones and small tablets, where "Filters" has it. */
  wide?: boolean
  children: ReactNode
}

function Panel({ set, name, names, none, note, tall = false, wide = false, children }: PanelProps) {
  const box = useRef<HTMLDivElement>(null)
  const close = () => box.current?.querySelector('details')?.removeAttribute('open')
  return (
    <div ref={box} className={classNames(tall && styles.filterHolderTall, wide && styles.filterWide)}>
      <Disclosure
        name="filter"
        sheet
        label={name}
        className={classNames(styles.filter, set && styles.filterSet)}
        summary={
          <>
            {set ? <bdi translate="yes">{set}</bdi> : name}
            <Icon of={ChevronDown} small />
          </>
        }
      >
        <FilterForm title={name} names={names} none={none} note={note} onDone={close}>
          {children}
        </FilterForm>
      </Disclosure>
    </div>
  )
}

function TravelButton() {
  const { raw } = useSearch()
  const { open, setOpen, link } = useLinkedDialog('TravelDialog')
  return (
    <>
      <Link {...link} className={classNames(styles.filter, raw.travel && styles.filterSet)}>
        <Icon of={Clock} small />
        Travel time
      </Link>
      {open !== null && <TravelDialog open={open} onOpenChange={setOpen} onLost={() => setOpen(null)} />}
    </>
  )
}

function AllButton({ label, className }: { label: string; className: string }) {
  const { filters } = useSearch()
  const { open, setOpen, link } = useLinkedDialog('AllFiltersDialog')
  const count = filters.length
  return (
    <>
      <Link {...link} className={classNames(styles.filter, count > 0 && styles.filterSet, className)}>
        <Icon of={SlidersHorizontal} small />
        {label}
        {count > 0 && (
          <span className="count">
            {count} <span className="quiet-text">chosen</span>
          </span>
        )}
      </Link>
      {open !== null && <AllFiltersDialog open={open} onOpenChange={setOpen} onLost={() => setOpen(null)} />}
    </>
  )
}

/** A link to the page of all filters, which has what the dialog has; with script it opens the dialog. */
function useLinkedDialog(name: string) {
  const { raw } = useSearch()
  const [open, setOpen] = useState<boolean | null>(null)
  usePendingPress(name, () => setOpen(true))
  const onClick = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  const link = { to: addressOf(raw, 'filters'), 'aria-haspopup': 'dialog', onClick } as const
  return { open, setOpen, link }
}

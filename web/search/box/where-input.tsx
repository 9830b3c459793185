/** web/search: the field for a place, an agency or a reference, with its list (combobox with a listbox). */
/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no element of HTML offers a list with two lines and icons */
import {
  Building2,
  Clock,
  Hash,
  House,
  LocateFixed,
  MapPin,
  Signpost,
  VectorSquare,
  type LucideIcon,
} from 'lucide-react'
import { useId } from 'react'
import type { RawSearch } from '#contract/search/search-question.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Suggestion } from '../question/suggestions.ts'
import { useSuggestions } from './use-suggestions.ts'
import styles from './where-input.module.css'

type Props = {
  /** Prefix of the ids, one of its own on a page. */
  id: string
  className: string | undefined
  initial: string
  placeholder?: string
  /** What is asked for besides the place: places tell how much of it they have. */
  asked?: RawSearch
  onChoose: (chosen: Suggestion) => void
  /** What stands in the list before anything is typed. */
  offers?: readonly Suggestion[]
  /** Hears of every change of the text. */
  onType?: (text: string) => void
}

const icons: Record<Suggestion['kind'], LucideIcon> = {
  place: MapPin,
  listing: House,
  agency: Building2,
  postcode: Hash,
  near: LocateFixed,
  recent: Clock,
  street: Signpost,
  area: VectorSquare,
}

const none: readonly Suggestion[] = []
const nothing: RawSearch = {}
const listOf = (id: string) => `${id}-list`

export function WhereInput({
  id,
  className,
  initial,
  placeholder,
  offers = none,
  onChoose,
  onType,
  asked = nothing,
}: Props) {
  const { input, type, items, active, setActive, open, close, invite, choose, onKeyDown } = useSuggestions({
    asked,
    offers,
    onChoose,
    onComplete: (text) => onType?.(text),
  })
  const say = useId()
  return (
    <>
      <label className="quiet-text" htmlFor={id}>
        Place, agency, reference or your own words
      </label>
      <input
        id={id}
        name="where"
        className={className}
        type="search"
        ref={input}
        defaultValue={initial}
        placeholder={placeholder}
        maxLength={200}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={listOf(id)}
        aria-activedescendant={open && active >= 0 ? `${id}-${active}` : undefined}
        aria-describedby={say}
        onChange={(event) => {
          type(event.target.value)
          onType?.(event.target.value)
        }}
        onFocus={invite}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <output id={say} className="quiet-text">
        {open
          ? `${items.length === 1 ? 'One suggestion' : `${items.length} suggestions`}. Arrow keys to choose.`
          : ''}
      </output>
      <List id={id} items={items} active={active} open={open} onPoint={setActive} onChoose={choose} />
    </>
  )
}

type ListProps = {
  id: string
  items: readonly Suggestion[]
  active: number
  open: boolean
  onPoint: (index: number) => void
  onChoose: (item: Suggestion) => void
}

function List({ id, items, active, open, onPoint, onChoose }: ListProps) {
  return (
    <div
      id={listOf(id)}
      role="listbox"
      aria-label="Suggestions"
      className={styles.suggestions}
      hidden={!open}
    >
      {items.map((item, index) => (
        <Option
          key={item.id}
          id={`${id}-${index}`}
          item={item}
          isActive={index === active}
          onPoint={() => onPoint(index)}
          onChoose={() => onChoose(item)}
        />
      ))}
    </div>
  )
}

type OptionProps = {
  id: string
  item: Suggestion
  isActive: boolean
  onPoint: () => void
  onChoose: () => void
}

function Option({ id, item, isActive, onPoint, onChoose }: OptionProps) {
  const format = useFormat()
  const isOurs = item.kind === 'near' || item.kind === 'recent'
  const detail = [item.detail, item.country && format.country(item.country)].filter(Boolean).join(', ')
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={classNames(styles.suggestion, isActive && styles.suggestionActive)}
      onPointerMove={onPoint}
      // Before the input loses the focus and the list closes.
      onPointerDown={(event) => {
        event.preventDefault()
        onChoose()
      }}
    >
      <Icon of={icons[item.kind]} small />
      <span>
        {item.kind === 'near' ? item.label : <bdi>{item.label}</bdi>}
        <span className="small soft">
          {/* An element of its own is a text of its own, which the catalogue knows. */}
          {item.what && <span>{item.what}</span>}
          {item.what && detail && ' · '}
          {isOurs ? detail : <bdi>{detail}</bdi>}
        </span>
      </span>
      {item.count !== undefined && item.count !== null && (
        <span className={classNames('small num', item.count === 0 && 'soft')}>
          {item.count === 0 ? 'No homes yet' : format.plural(item.count, 'home')}
        </span>
      )}
    </div>
  )
}

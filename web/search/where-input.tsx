/** web/search: the field for a place, an agency or a reference, with its list (combobox with a listbox). */
/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no element of HTML offers a list with two lines and icons */
import { Building2, House, MapPin, type LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Suggestion } from './suggestions.ts'
import { useSuggestions } from './use-suggestions.ts'

type Props = {
  /** Prefix of the ids, one of its own on a page. */
  id: string
  className: string
  initial: string
  placeholder?: string
  onChoose: (chosen: Suggestion) => void
}

const icons: Record<Suggestion['kind'], LucideIcon> = { place: MapPin, listing: House, agency: Building2 }

export function WhereInput({ id, className, initial, placeholder, onChoose }: Props) {
  const { input, type, items, active, setActive, open, close, choose, onKeyDown } = useSuggestions(onChoose)
  const list = `${id}-list`
  const say = useId()
  return (
    <>
      <label className="quiet-text" htmlFor={id}>
        Place, agency or reference
      </label>
      <input
        id={id}
        name="where"
        className={className}
        type="search"
        ref={input}
        defaultValue={initial}
        placeholder={placeholder}
        maxLength={100}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={list}
        aria-activedescendant={open && active >= 0 ? `${id}-${active}` : undefined}
        aria-describedby={say}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <output id={say} className="quiet-text">
        {open ? `${items.length} suggestions. Arrow keys to choose.` : ''}
      </output>
      <div id={list} role="listbox" aria-label="Suggestions" className="suggestions" hidden={!open}>
        {items.map((item, index) => (
          <div
            key={item.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={classNames('suggestion', index === active && 'suggestion--active')}
            onPointerMove={() => setActive(index)}
            // Before the input loses the focus and the list closes.
            onPointerDown={(event) => {
              event.preventDefault()
              choose(item)
            }}
          >
            <Icon of={icons[item.kind]} small />
            <bdi>{item.label}</bdi>
            <bdi className="small soft">{item.detail}</bdi>
          </div>
        ))}
      </div>
    </>
  )
}

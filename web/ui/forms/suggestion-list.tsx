/** web/ui: the list below a field that offers what fits, within a Combobox or an Autocomplete of Base UI. */
import { Combobox } from '@base-ui/react/combobox'
import type { LucideIcon } from 'lucide-react'
import { Icon } from '../icon.tsx'
import './suggestion-list.css'

type Shown = { id: string; name: string; detail: string | null }

type Props<T> = {
  /** What the list is called. */
  label: string
  icon: LucideIcon
  /** How an item is written; its id tells it from the others. */
  show: (item: T) => Shown
  /** The detail stands below the name: both may be long. */
  stacked?: boolean
  /** Hears of the item that is chosen, where the field itself keeps only words. */
  onPick?: (item: T) => void
}

/**
 * Its root and input take what `useOffered` gives; an InputGroup around the input is what it stands below.
 */
export function SuggestionList<T>({ label, icon, show, stacked = false, onPick }: Props<T>) {
  return (
    <Combobox.Portal>
      <Combobox.Positioner align="start" sideOffset={6} className="offered-place">
        {/* A landmark, because it stands outside of all others. Whoever presses beside
            an item scrolls: the field is not left. */}
        <div className="offered" role="presentation" onMouseDown={(event) => event.preventDefault()}>
          <section aria-label={label}>
            <Combobox.List aria-label={label}>
              {(item: T) => {
                const { id, name, detail } = show(item)
                return (
                  <Combobox.Item
                    key={id}
                    value={item}
                    onClick={() => onPick?.(item)}
                    className={stacked ? 'offered-item offered-stacked' : 'offered-item'}
                  >
                    <Icon of={icon} small />
                    <bdi>{name}</bdi>
                    <bdi className="small soft">{detail}</bdi>
                  </Combobox.Item>
                )
              }}
            </Combobox.List>
          </section>
        </div>
      </Combobox.Positioner>
    </Combobox.Portal>
  )
}

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
}

export function SuggestionList<T>({ label, icon, show, stacked = false }: Props<T>) {
  return (
    <Combobox.Portal>
      <Combobox.Positioner sideOffset={6} className="offered-place">
        <Combobox.Popup className="offered" aria-label={label}>
          <Combobox.List>
            {(item: T) => {
              const { id, name, detail } = show(item)
              return (
                <Combobox.Item
                  key={id}
                  value={item}
                  className={stacked ? 'offered-item offered-stacked' : 'offered-item'}
                >
                  <Icon of={icon} small />
                  <bdi>{name}</bdi>
                  <bdi className="small soft">{detail}</bdi>
                </Combobox.Item>
              )
            }}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  )
}

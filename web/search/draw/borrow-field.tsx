/** web/search: an area that need not be drawn: the border of a quarter, a town or a park, by its name. */
import { Combobox } from '@base-ui/react/combobox'
import { VectorSquare } from 'lucide-react'
import { useId, useState } from 'react'
import type { SpotHit } from '#contract/search/places.ts'
import { browserApi } from '#web/platform/api/browser-api.ts'
import { countryName } from '#web/platform/formats/format.tsx'
import { SuggestionList } from '#web/ui/forms/suggestion-list.tsx'
import { useOffered } from '#web/ui/forms/use-offered.ts'
import { useSuggestions } from '#web/ui/forms/use-suggestions.ts'
import { areasOf, type Areas } from './drawing.rules.ts'
import styles from './draw.module.css'

/** Empty again as soon as something was chosen. */
export function BorrowField({ onChoose }: { onChoose: (areas: Areas) => void }) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const offered = useOffered()
  const { items, isNothing, ask } = useSuggestions(findBorders)
  return (
    <div className={styles.borrow}>
      <Combobox.Root
        {...offered.root}
        items={items}
        filter={null}
        value={null}
        inputValue={typed}
        itemToStringLabel={(spot: SpotHit) => spot.name}
        onInputValueChange={(next, { reason }) => {
          if (reason === 'item-press') return
          setTyped(next)
          ask(next)
        }}
        onValueChange={(spot: SpotHit | null) => {
          if (!spot?.area) return
          setTyped('')
          ask('')
          onChoose(areasOf(spot.area))
        }}
      >
        <label className="small" htmlFor={id}>
          The border of a quarter, a town or a park
        </label>
        <Combobox.InputGroup className="input">
          <Combobox.Input {...offered.input} id={id} autoComplete="off" maxLength={100} />
        </Combobox.InputGroup>
        <SuggestionList label="Borders" icon={VectorSquare} show={shownOf} stacked />
      </Combobox.Root>
      <output className="small">{isNothing && 'No place found'}</output>
    </div>
  )
}

const shownOf = ({ name, town, country, lat, lon }: SpotHit) => ({
  id: `${name} ${lat} ${lon}`,
  name,
  detail: [town, country && countryName(country)].filter(Boolean).join(', '),
})

async function findBorders(q: string, signal: AbortSignal): Promise<SpotHit[]> {
  const { places } = await browserApi()
  const { spots } = await places.suggest({ query: { q, limit: 1 } }, { signal })
  return spots.filter(({ area }) => area !== null)
}

/** web/stock: the street of a home: typed freely, with the streets of loaded regions offered. */
import { Autocomplete } from '@base-ui/react/autocomplete'
import { Signpost } from 'lucide-react'
import { useId } from 'react'
import type { SpotHit } from '#contract/search/places.ts'
import { SuggestionList } from '#web/ui/forms/suggestion-list.tsx'
import { useOffered } from '#web/ui/forms/use-offered.ts'
import { useSuggestions } from '#web/ui/forms/use-suggestions.ts'
import { Marked, useIsFeeds } from '../feed-marks.tsx'
import { onStreet, streetsFor, type Place } from './find-address.ts'

type Props = {
  place: Place
  /** Hears of what was typed, and of all that is known of a street or a house that was chosen. */
  onChange: (changes: Partial<Place>) => void
}

const longest = 300
const shownOf = ({ name, houseNumber, lat, lon, town }: SpotHit) => ({
  id: `${name} ${houseNumber} ${lat} ${lon}`,
  name: [name, houseNumber].filter(Boolean).join(' '),
  detail: town,
})
const addressOf = ({ name, houseNumber, postcode, lat, lon }: SpotHit): Partial<Place> => ({
  street: name,
  point: { lat, lon },
  ...(houseNumber && { houseNumber }),
  ...(postcode && { postalCode: postcode }),
})

export function StreetField({ place, onChange }: Props) {
  const id = useId()
  const offered = useOffered()
  const { items, ask } = useSuggestions<SpotHit>((typed, signal) => streetsFor(typed, place, signal))
  return (
    <Marked of="place.street" label="Street">
      <div className="field">
        <Autocomplete.Root
          {...offered.root}
          items={items}
          mode="none"
          value={place.street ?? ''}
          itemToStringValue={(spot: SpotHit) => spot.name}
          onValueChange={(typed) => {
            onChange({ street: typed || null })
            ask(typed)
          }}
        >
          <label className="field-label" htmlFor={id}>
            Street
          </label>
          <Autocomplete.InputGroup className="input">
            <Autocomplete.Input
              {...offered.input}
              id={id}
              autoComplete="off"
              maxLength={longest}
              disabled={useIsFeeds('place.street')}
            />
          </Autocomplete.InputGroup>
          <SuggestionList
            label="Streets"
            icon={Signpost}
            show={shownOf}
            stacked
            onPick={(spot: SpotHit) => {
              onChange(addressOf(spot))
              // Where that cannot be asked, the pin stays on the middle.
              onStreet(spot).then(
                (point) => onChange({ point }),
                () => undefined,
              )
            }}
          />
        </Autocomplete.Root>
      </div>
    </Marked>
  )
}

/**
 * web/search: travel times to keep: how long, by what, to a place or to the
 * nearest of a kind; several, all or any of them.
 */
import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { nearKinds, type NearKind } from '#contract/search/regions.ts'
import {
  travelLimits,
  travelModes,
  writeTravel,
  writeWish,
  type TravelMode,
  type TravelTarget,
  type TravelWish,
} from '#contract/search/travel.ts'
import { useOwnPlaces } from '#web/platform/points/own-places.ts'
import { nearKindWords } from '#web/platform/words/near-kind-words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PointField } from '#web/platform/points/point-field.tsx'
import { Select } from '#web/ui/forms/field.tsx'
import { Segments } from '#web/ui/forms/segments.tsx'
import { useSearch } from '../search-context.tsx'
import { useHydrated } from '#web/platform/loading/hydrated.ts'
import { travelModeWords } from '#web/platform/words/travel-mode-words.ts'
import { wishesOf, wishWords } from '../words/travel-words.ts'
import styles from './travel-fields.module.css'

export const travelNames = ['travel', 'travelMatch'] as const

const minuteChoices = [5, 10, 15, 20, 25, 30, 45, 60]
/** What a wish begins with. */
const begun = { point: { minutes: 25, mode: 'car' }, near: { minutes: 10, mode: 'foot' } } as const

/** Choosing needs script; without it the wishes are said and stay as they are. */
export function TravelFields() {
  return useHydrated() ? <LiveFields /> : <KeptWishes />
}

function KeptWishes() {
  const { raw } = useSearch()
  const wishes = wishesOf(raw)
  return (
    <>
      {wishes.length > 0 && <input type="hidden" name="travel" value={raw.travel} />}
      {raw.travelMatch && <input type="hidden" name="travelMatch" value={raw.travelMatch} />}
      {wishes.map((wish) => (
        <p key={writeWish(wish)}>
          <bdi translate="yes">{wishWords(wish)}</bdi>
        </p>
      ))}
    </>
  )
}

function LiveFields() {
  const { raw } = useSearch()
  const [wishes, setWishes] = useState<readonly TravelWish[]>(() => wishesOf(raw))
  const box = useRef<HTMLDivElement>(null)
  const write = (next: readonly TravelWish[]) => {
    setWishes(next)
    // Script has set the values, so the form does not hear of it by itself.
    requestAnimationFrame(() => box.current?.dispatchEvent(new Event('change', { bubbles: true })))
  }
  const add = (to: TravelTarget) => write([...wishes, { ...begun['near' in to ? 'near' : 'point'], to }])
  return (
    <div ref={box} className="stack">
      <input type="hidden" name="travel" value={writeTravel(wishes)} />
      {wishes.length > 0 && (
        <ul className={styles.wishes} aria-label="Travel times">
          {wishes.map((wish, at) => (
            <Wish
              // A wish has no name but its place; two may be the same.
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
              wish={wish}
              onChange={(changed) => write(wishes.with(at, changed))}
              onRemove={() => write(wishes.toSpliced(at, 1))}
            />
          ))}
        </ul>
      )}
      {wishes.length > 1 && (
        <Segments
          label="How many of them"
          name="travelMatch"
          look="boxes"
          defaultValue={raw.travelMatch === 'any' ? 'any' : 'all'}
          options={[
            { value: 'all', label: 'All of them' },
            { value: 'any', label: 'Any of them' },
          ]}
        />
      )}
      {wishes.length < travelLimits.wishes && <AddWish onAdd={add} />}
    </div>
  )
}

type WishProps = { wish: TravelWish; onChange: (wish: TravelWish) => void; onRemove: () => void }

function Wish({ wish, onChange, onRemove }: WishProps) {
  const { minutes, mode, to } = wish
  const isKind = 'near' in to
  const target = isKind ? nearKindWords[to.near] : to.name
  return (
    <li className={styles.wish}>
      <span className={styles.target}>
        {isKind ? <span>{target}</span> : <bdi translate="no">{target}</bdi>}
        {isKind && <span className="small soft">the nearest one</span>}
      </span>
      <Select
        label="At most"
        value={minutes}
        onChange={(event) => onChange({ ...wish, minutes: Number(event.target.value) })}
      >
        {[...new Set([...minuteChoices, minutes])]
          .toSorted((a, b) => a - b)
          .map((one) => (
            <option key={one} value={one}>
              {one} min
            </option>
          ))}
      </Select>
      <Select
        label="How"
        value={mode}
        onChange={(event) => onChange({ ...wish, mode: event.target.value as TravelMode })}
      >
        {travelModes.map((one) => (
          <option key={one} value={one}>
            {travelModeWords[one]}
          </option>
        ))}
      </Select>
      <button
        type="button"
        className="button button--plain button--round"
        aria-label={`Remove ${target}`}
        onClick={onRemove}
      >
        <Icon of={X} small />
      </button>
    </li>
  )
}

/** A place that is typed, an address of one's own, or the nearest of a kind. */
function AddWish({ onAdd }: { onAdd: (to: TravelTarget) => void }) {
  const own = useOwnPlaces()
  return (
    <>
      <div className={styles.add}>
        <PointField label="Near a place" help="A street, a town, a district or a postcode" onChoose={onAdd} />
        <Select
          label="Or near the nearest"
          value=""
          onChange={(event) => onAdd({ near: event.target.value as NearKind })}
        >
          <option value="" disabled>
            Choose
          </option>
          {nearKinds.map((kind) => (
            <option key={kind} value={kind}>
              {nearKindWords[kind]}
            </option>
          ))}
        </Select>
      </div>
      {own.length > 0 && (
        <div className="chips">
          <span className="small soft">Your own places:</span>
          {own.map((place) => (
            <button
              type="button"
              className="chip"
              key={`${place.lat},${place.lon}`}
              onClick={() => onAdd(place)}
            >
              <bdi translate="no">{place.name}</bdi>
            </button>
          ))}
        </div>
      )}
    </>
  )
}

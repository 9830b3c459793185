/** web/stock: where the home is, and how closely visitors may see it. */
import { MapPin } from 'lucide-react'
import type { ComponentType } from 'react'
import { CallButton } from '#web/ui/forms/form.tsx'
import { usePhoneCountries } from '#web/ui/forms/phone-field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import { failureWords } from '../words.ts'
import { Marked } from './feed-marks.tsx'
import { NumberField, SelectField, TextField } from './fields.tsx'
import { AddressHere } from './place/address-here.tsx'
import { findAddress, type Place, type PinFound } from './place/find-address.ts'
import { StreetField } from './place/street-field.tsx'
import type { DraftEditor } from './use-draft.ts'
import styles from './editor.module.css'

/** A map on which a pin is put and moved. */
export type PinMap = ComponentType<{
  point: { lat: number; lon: number } | null
  onMove: (point: { lat: number; lon: number }) => void
}>

type Props = Pick<DraftEditor, 'form' | 'change'> & { map: PinMap }

export function PlaceStep({ form: { place }, change, map: Map }: Props) {
  const set = (changes: Partial<Place>) => change((now) => ({ place: { ...now.place, ...changes } }))
  return (
    <>
      <Address place={place} set={set} />
      <Pin place={place} set={set} />
      <Marked of="place.point" label="Pin">
        <Map point={place.point} onMove={(point) => set({ point })} />
      </Marked>
      <AddressHere place={place} set={set} />
      <Shown place={place} set={set} />
    </>
  )
}

type PartProps = { place: Place; set: (changes: Partial<Place>) => void }

function Address({ place, set }: PartProps) {
  const countries = usePhoneCountries()
  return (
    <>
      <div className={styles.row}>
        <SelectField
          label="Country"
          of="place.country"
          value={place.country ?? ''}
          onChange={(country) => set({ country: country || null })}
        >
          <option value="">Choose</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Town"
          of="place.locality"
          maxLength={200}
          value={place.locality}
          onChange={(locality) => set({ locality })}
        />
        <TextField
          label="District"
          of="place.district"
          maxLength={200}
          value={place.district}
          onChange={(district) => set({ district })}
        />
      </div>
      <AddressLine place={place} set={set} />
    </>
  )
}

function AddressLine({ place, set }: PartProps) {
  return (
    <div className={styles.row}>
      <StreetField place={place} onChange={set} />
      <TextField
        label="Number"
        of="place.houseNumber"
        maxLength={50}
        value={place.houseNumber}
        onChange={(houseNumber) => set({ houseNumber })}
      />
      <TextField
        label="Unit or floor"
        of="place.unit"
        maxLength={100}
        value={place.unit}
        onChange={(unit) => set({ unit })}
      />
      <TextField
        label="Postcode"
        of="place.postalCode"
        maxLength={20}
        value={place.postalCode}
        onChange={(postalCode) => set({ postalCode })}
      />
    </div>
  )
}

function Pin({ place, set }: PartProps) {
  const find = async () => {
    try {
      const found = await findAddress(place)
      if (!found) {
        toast.error('This town is not known. Put the pin by hand.')
        return false
      }
      set({ point: { lat: found.lat, lon: found.lon } })
      const note = coarse(place, found)
      if (note) toast.info(note)
      return true
    } catch (failure) {
      toast.error(failureWords(failure))
      return false
    }
  }
  const { point } = place
  const move = (changes: { lat?: number | null; lon?: number | null }) => {
    const next = { lat: point?.lat ?? 0, lon: point?.lon ?? 0, ...changes }
    set({ point: next.lat === null || next.lon === null ? null : { lat: next.lat, lon: next.lon } })
  }
  return (
    <div className={styles.row}>
      <CallButton size="small" disabled={!place.locality} onCall={find}>
        <Icon of={MapPin} small />
        {place.street ? 'Put the pin on the address' : 'Put the pin on the town'}
      </CallButton>
      <NumberField
        label="Latitude"
        min={-90}
        max={90}
        step="any"
        value={point?.lat ?? null}
        onChange={(lat) => move({ lat })}
      />
      <NumberField
        label="Longitude"
        min={-180}
        max={180}
        step="any"
        value={point?.lon ?? null}
        onChange={(lon) => move({ lon })}
      />
    </div>
  )
}

/** Said where the pin stands on something larger than the address. */
function coarse({ street, houseNumber }: Place, { on }: PinFound): string | null {
  if (on === 'town' && street)
    return 'This street is not on our map, so the pin stands on the town. Move it to the home.'
  if (on === 'street' && houseNumber)
    return 'This number is not on our map, so the pin stands on the street. Move it to the home.'
  return null
}

const shown = [
  { value: 'exact', title: 'Exact point', text: 'A pin on the roof, and the whole address.' },
  { value: 'street', title: 'Street', text: 'The street without its number.' },
  { value: 'area', title: 'Area', text: 'A circle that holds the home, not its middle.' },
  { value: 'hidden', title: 'Town only', text: 'The town, and nothing nearer.' },
] as const

function Shown({ place, set }: PartProps) {
  return (
    <Marked of="place.show" label="How closely visitors see the place">
      <fieldset className={styles.shown}>
        <legend className="field-label">How closely visitors see the place</legend>
        {shown.map(({ value, title, text }) => (
          <label key={value} className={styles.shownChoice} htmlFor={`show-${value}`}>
            <input
              id={`show-${value}`}
              type="radio"
              name="show"
              value={value}
              checked={place.show === value}
              onChange={() => set({ show: value })}
            />
            <b>{title}</b>
            <span className="row-sub">{text}</span>
          </label>
        ))}
      </fieldset>
    </Marked>
  )
}

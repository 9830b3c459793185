/** web/stock: how many rooms there are, and how large everything is. */
import { isAbove } from '#contract/stock/publishing.ts'
import { squareMetresPer, toSquareFeet, type AreaUnit } from '#contract/vocabulary/area-units.ts'
import type { ListingForm } from '#contract/stock/listing-form.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { areaKindWords } from '#web/platform/words/words.ts'
import { areaKinds, areaUnits } from './choices.ts'
import { Marked } from './feed-marks.tsx'
import { ChoiceField, NumberField, TextField } from './fields.tsx'
import { AddButton, Remove } from './rows/rows.tsx'
import type { DraftEditor } from './use-draft.ts'
import styles from './editor.module.css'

type Props = Pick<DraftEditor, 'form' | 'change'>

/** Of the upper end of a range. */
const belowWords = 'This should be more than the lower value, or empty.'

export function RoomsStep({ form, change }: Props) {
  return (
    <>
      <Counts form={form} change={change} />
      <Floors form={form} change={change} />
      <Areas form={form} change={change} />
      <Rooms form={form} change={change} />
    </>
  )
}

function Counts({ form, change }: Props) {
  return (
    <div className={styles.row}>
      <NumberField
        label="Bedrooms"
        of="bedrooms"
        help="A studio has 0."
        max={999}
        step="any"
        value={form.bedrooms}
        onChange={(bedrooms) => change({ bedrooms })}
      />
      {(form.isNewBuild || form.bedroomsMax !== null) && (
        <NumberField
          label="Bedrooms, up to"
          of="bedroomsMax"
          help="Where a project has homes of several sizes."
          max={999}
          step="any"
          error={isAbove(form.bedroomsMax, form.bedrooms) ? undefined : belowWords}
          value={form.bedroomsMax}
          onChange={(bedroomsMax) => change({ bedroomsMax })}
        />
      )}
      <NumberField
        label="Bathrooms"
        of="bathrooms"
        max={999}
        step="any"
        value={form.bathrooms}
        onChange={(bathrooms) => change({ bathrooms })}
      />
      <NumberField
        label="Suites"
        of="suites"
        help="Bedrooms with a bathroom of their own."
        max={999}
        value={form.suites}
        onChange={(suites) => change({ suites })}
      />
      <NumberField
        label="Rooms in all"
        of="roomsTotal"
        max={999}
        step="any"
        value={form.roomsTotal}
        onChange={(roomsTotal) => change({ roomsTotal })}
      />
      <NumberField
        label="Parking spaces"
        of="parkingSpaces"
        max={9_999}
        value={form.parkingSpaces}
        onChange={(parkingSpaces) => change({ parkingSpaces })}
      />
    </div>
  )
}

function Floors({ form, change }: Props) {
  return (
    <div className={styles.row}>
      <TextField
        label="Floor"
        of="floor"
        maxLength={100}
        value={form.floor}
        onChange={(floor) => change({ floor })}
      />
      <NumberField
        label="Floors of the building"
        of="floorsTotal"
        max={300}
        value={form.floorsTotal}
        onChange={(floorsTotal) => change({ floorsTotal })}
      />
    </div>
  )
}

const unitWords: Record<AreaUnit, string> = { m2: 'm²', sqft: 'sq ft', ac: 'acres', ha: 'hectares' }

type Area = ListingForm['areas'][number]

/** One row for each kind; a kind stands once. */
function Areas({ form: { areas }, change }: Props) {
  const free = areaKinds.filter((kind) => !areas.some((one) => one.kind === kind))
  const [next] = free
  return (
    <Marked of="areas" label="Areas">
      <fieldset className={styles.list}>
        <legend className="field-label">Areas</legend>
        {areas.map((area, at) => (
          <AreaRow
            key={area.kind}
            area={area}
            kinds={areaKinds.filter((kind) => kind === area.kind || free.includes(kind))}
            set={(changes) =>
              change((now) => ({
                areas: now.areas.map((one, i) => (i === at ? { ...one, ...changes } : one)),
              }))
            }
            onRemove={() => change((now) => ({ areas: now.areas.filter((_, i) => i !== at) }))}
          />
        ))}
        {next && (
          <AddButton
            onAdd={() => change((now) => ({ areas: [...now.areas, { kind: next, value: 1, unit: 'm2' }] }))}
          >
            Add an area
          </AddButton>
        )}
      </fieldset>
    </Marked>
  )
}

type AreaRowProps = {
  area: Area
  /** What it may be: kinds that no other row has. */
  kinds: readonly Area['kind'][]
  set: (changes: Partial<Area>) => void
  onRemove: () => void
}

function AreaRow({ area, kinds, set, onRemove }: AreaRowProps) {
  const { number } = useFormat()
  const inOther =
    area.unit === 'm2'
      ? `${number(Math.round(toSquareFeet(area.value, 'm2')))} sq ft`
      : `${number(Math.round(area.value * squareMetresPer[area.unit]))} m²`
  return (
    <div className={styles.row}>
      <ChoiceField
        label="What"
        value={area.kind}
        options={kinds}
        words={areaKindWords}
        onChange={(kind) => kind && set({ kind })}
      />
      <NumberField
        label="Size"
        min={0.01}
        max={1e9}
        step="any"
        value={area.value}
        onChange={(value) => value && set({ value })}
        help={inOther}
      />
      <NumberField
        label="Size, up to"
        min={0.01}
        max={1e9}
        step="any"
        error={isAbove(area.max, area.value) ? undefined : belowWords}
        value={area.max ?? null}
        onChange={(max) => set({ max })}
      />
      <ChoiceField
        label="Unit"
        value={area.unit}
        options={areaUnits}
        words={unitWords}
        onChange={(unit) => unit && set({ unit })}
      />
      <Remove name={areaKindWords[area.kind]} onRemove={onRemove} />
    </div>
  )
}

const roomMeasures = [
  { name: 'areaM2', label: 'm²', max: 1e6 },
  { name: 'lengthM', label: 'Length in m', max: 10_000 },
  { name: 'widthM', label: 'Width in m', max: 10_000 },
] as const

const noRoom = { name: '', areaM2: null, lengthM: null, widthM: null }

function Rooms({ form: { rooms }, change }: Props) {
  const set = (at: number, changes: Partial<ListingForm['rooms'][number]>) =>
    change((now) => ({ rooms: now.rooms.map((one, i) => (i === at ? { ...one, ...changes } : one)) }))
  return (
    <Marked of="rooms" label="Rooms one by one">
      <fieldset className={styles.list}>
        <legend className="field-label">Rooms one by one</legend>
        {rooms.map((room, at) => (
          <div key={at} className={styles.row}>
            <TextField
              label="Name"
              maxLength={200}
              value={room.name}
              onChange={(name) => set(at, { name: name ?? '' })}
            />
            {roomMeasures.map(({ name, label, max }) => (
              <NumberField
                key={name}
                label={label}
                max={max}
                step="any"
                value={room[name]}
                onChange={(value) => set(at, { [name]: value })}
              />
            ))}
            <Remove
              name={room.name || 'this room'}
              onRemove={() => change((now) => ({ rooms: now.rooms.filter((_, i) => i !== at) }))}
            />
          </div>
        ))}
        {rooms.length < 100 && (
          <AddButton onAdd={() => change((now) => ({ rooms: [...now.rooms, noRoom] }))}>Add a room</AddButton>
        )}
      </fieldset>
    </Marked>
  )
}

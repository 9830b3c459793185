/** web/stock: what is said of one picture, and the buttons that move it where nothing can be dragged. */
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import type { ListingForm } from '#contract/stock/listing-form.ts'
import { mediaKindWords } from '#web/platform/words/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { paperKinds, pictureKinds } from '../choices.ts'
import { ChoiceField } from '../fields.tsx'
import { Remove } from '../rows/rows.tsx'
import type { Order } from './use-order.ts'
import styles from './photos.module.css'

type Item = ListingForm['media'][number]
type Props = {
  item: Item
  at: number
  count: number
  order: Order
  isPaper: boolean
  /** Names of the home's rooms, which a caption may take over. */
  rooms: readonly string[]
  onChange: (changes: Partial<Item>) => void
  onRemove: () => void
}

export function PhotoWords({ item, at, isPaper, rooms, onChange, onRemove, ...moves }: Props) {
  const list = useId()
  const kinds: readonly Item['kind'][] = isPaper ? paperKinds : pictureKinds
  const kind = kinds.includes(item.kind) ? item.kind : (kinds[0] ?? null)
  return (
    <div className={styles.words}>
      <Field
        label="Caption"
        list={list}
        maxLength={500}
        value={item.caption ?? ''}
        onChange={({ target }) => onChange({ caption: target.value || null })}
      />
      <datalist id={list}>
        {rooms.map((room) => (
          <option key={room} translate="no">
            {room}
          </option>
        ))}
      </datalist>
      <ChoiceField
        label="What it is"
        value={kind}
        options={kinds}
        words={mediaKindWords}
        onChange={(chosen) => chosen && onChange({ kind: chosen })}
      />
      <div className={styles.moves}>
        <Move {...moves} item={item} at={at} by={-1} />
        <Move {...moves} item={item} at={at} by={1} />
        <Remove name={item.caption || `Picture ${at + 1}`} onRemove={onRemove} />
      </div>
    </div>
  )
}

type MoveProps = Pick<Props, 'item' | 'at' | 'count' | 'order'> & { by: 1 | -1 }

function Move({ item, at, by, count, order }: MoveProps) {
  const to = at + by
  const name = item.caption || `Picture ${at + 1}`
  return (
    <Button
      size="small"
      kind="plain"
      data-moves={by < 0 ? 'forward' : 'back'}
      aria-label={by < 0 ? `Move ${name} forward` : `Move ${name} back`}
      disabled={to < 0 || to >= count}
      onClick={() => order.step(at, to)}
    >
      <Icon of={by < 0 ? ChevronLeft : ChevronRight} small className="icon--turns" />
    </Button>
  )
}

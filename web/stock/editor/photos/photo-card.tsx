/** web/stock: one picture of a draft: its place, its words, its kind. It is moved by the mouse or by its buttons. */
import { ChevronLeft, ChevronRight, FileText, GripVertical, House } from 'lucide-react'
import type { ListingForm } from '#contract/stock/listing-form.ts'
import type { Picture } from '#contract/vocabulary/media.ts'
import { mediaKindWords } from '#web/platform/words/words.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { paperKinds, pictureKinds } from '../choices.ts'
import { ChoiceField, TextField } from '../fields.tsx'
import { Remove } from '../rows.tsx'
import styles from '../editor.module.css'

type Item = ListingForm['media'][number]
type Props = {
  item: Item
  at: number
  count: number
  picture: Picture | null
  isDragged: boolean
  onDrag: (at: number | null) => void
  onDrop: () => void
  onMove: (to: number) => void
  onChange: (changes: Partial<Item>) => void
  onRemove: () => void
}

export function PhotoCard(props: Props) {
  const { item, at, picture, isDragged, onDrag, onDrop, onChange, onRemove } = props
  const isPaper = picture === null && item.sha256 !== null
  const kinds: readonly Item['kind'][] = isPaper ? paperKinds : pictureKinds
  const kind = kinds.includes(item.kind) ? item.kind : (kinds[0] ?? null)
  const name = item.caption || `Picture ${at + 1}`
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for the mouse; its buttons move it too
    <li
      className={classNames(styles.photo, isDragged && styles.photoDragged)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onDrop()
      }}
    >
      <div
        className={styles.photoFrame}
        draggable
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move'
          onDrag(at)
        }}
        onDragEnd={() => onDrag(null)}
      >
        {picture?.src ? (
          <img src={picture.src} alt={item.caption ?? ''} style={{ background: picture.placeholder }} />
        ) : (
          <span className={styles.photoNone}>
            <Icon of={isPaper ? FileText : House} />
            {isPaper ? 'PDF' : 'On its way'}
          </span>
        )}
        <span className={styles.photoMark}>
          <Icon of={GripVertical} small />
          <span className="num">{at + 1}</span>
          {at === 0 && !isPaper && ' Cover'}
        </span>
      </div>
      <Moves {...props} name={name} />
      <TextField
        label="Caption"
        maxLength={500}
        value={item.caption}
        onChange={(caption) => onChange({ caption })}
      />
      <div className={styles.photoFoot}>
        <ChoiceField
          label="What it is"
          value={kind}
          options={kinds}
          words={mediaKindWords}
          onChange={(chosen) => chosen && onChange({ kind: chosen })}
        />
        <Remove name={name} onRemove={onRemove} />
      </div>
    </li>
  )
}

function Moves({ at, count, name, onMove }: Props & { name: string }) {
  return (
    <div className={styles.photoMoves}>
      <Button
        size="small"
        kind="plain"
        aria-label={`Move ${name} forward`}
        disabled={at === 0}
        onClick={() => onMove(at - 1)}
      >
        <Icon of={ChevronLeft} small className="icon--turns" />
      </Button>
      <Button
        size="small"
        kind="plain"
        aria-label={`Move ${name} back`}
        disabled={at === count - 1}
        onClick={() => onMove(at + 1)}
      >
        <Icon of={ChevronRight} small className="icon--turns" />
      </Button>
    </div>
  )
}

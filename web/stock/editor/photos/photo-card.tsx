/** web/stock: one picture of a draft: its place, which mouse and keys change, its words, its kind. */
import { Ellipsis, FileText, GripVertical, House, ImageOff, TriangleAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ListingForm } from '#contract/stock/listing-form.ts'
import { sharpPicturePixels } from '#contract/stock/uploads.ts'
import type { Picture } from '#contract/vocabulary/media.ts'
import { mediaKindWords } from '#web/platform/words/words.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PhotoWords } from './photo-words.tsx'
import type { Order } from './use-order.ts'
import styles from './photos.module.css'

type Item = ListingForm['media'][number]
type Props = {
  item: Item
  at: number
  count: number
  /** Null for a paper and for what a feed's address did not give; undefined while nothing is known. */
  picture: Picture | null | undefined
  order: Order
  /** Names of the home's rooms. */
  rooms: readonly string[]
  onChange: (changes: Partial<Item>) => void
  onRemove: () => void
}

export function PhotoCard(props: Props) {
  const { item, at, picture, order } = props
  const [isOpen, setOpen] = useState(false)
  const isPaper = picture === null && item.sha256 !== null
  const isTarget = order.dragged !== null && order.dragged !== at && order.over === at
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for the mouse; keys and buttons move it too
    <li
      className={classNames(
        styles.photo,
        at === 0 && !isPaper && styles.cover,
        (order.dragged === at || order.liftedAt === at) && styles.lifted,
      )}
      onDragOver={(event) => {
        if (order.dragged === null) return
        event.preventDefault()
        order.hover(at)
      }}
      onDrop={(event) => {
        if (order.dragged === null) return
        event.preventDefault()
        order.drop(at)
      }}
    >
      <div
        className={styles.frame}
        draggable
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move'
          order.drag(at)
        }}
        onDragEnd={() => order.drag(null)}
      >
        <Shown item={item} picture={picture} isPaper={isPaper} />
        <Handle {...props} isPaper={isPaper} />
        {isTarget && <span className={styles.slot}>{`Drops here, as ${at + 1}`}</span>}
      </div>
      <Line {...props} isOpen={isOpen} onOpen={setOpen} />
      {picture?.src && <TooSmall picture={picture} />}
      {isOpen && <PhotoWords {...props} isPaper={isPaper} />}
    </li>
  )
}

function Shown({ item, picture, isPaper }: Pick<Props, 'item' | 'picture'> & { isPaper: boolean }) {
  if (picture?.src)
    return (
      <img
        src={picture.src}
        alt={item.caption ?? ''}
        // Dragged by itself it would be a file.
        draggable={false}
        style={{ background: picture.placeholder }}
      />
    )
  const isLost = picture === null && !isPaper
  return (
    <span className={styles.none}>
      <Icon of={isPaper ? FileText : isLost ? ImageOff : House} />
      {isPaper ? mediaKindWords[item.kind] : isLost ? 'Did not arrive' : 'On its way'}
    </span>
  )
}

function Handle({ item, at, order, isPaper }: Props & { isPaper: boolean }) {
  const name = item.caption || `Picture ${at + 1}`
  const kind = isPaper ? 'PDF' : at === 0 ? 'Cover' : item.kind === 'photo' ? null : mediaKindWords[item.kind]
  return (
    <button
      type="button"
      className={styles.handle}
      data-moves="handle"
      aria-pressed={order.liftedAt === at}
      onClick={() => order.press(at)}
      onKeyDown={(event) => order.onKey(event, at)}
    >
      <Icon of={GripVertical} small />
      <span className="num">{at + 1}</span>
      {kind && (
        <>
          <span>·</span>
          <span>{kind}</span>
        </>
      )}
      <span className="quiet-text">{`Move ${name}`}</span>
    </button>
  )
}

type LineProps = Props & { isOpen: boolean; onOpen: (isOpen: boolean) => void }

/** What it is called, and the way to everything that can be said of it. */
function Line({ item, at, isOpen, onOpen }: LineProps) {
  const line = useRef<HTMLDivElement>(null)
  const called = item.caption || `Picture ${at + 1}`
  const open = () => {
    onOpen(!isOpen)
    // Whoever asks for the words wants to write them.
    if (!isOpen) requestAnimationFrame(() => line.current?.parentElement?.querySelector('input')?.focus())
  }
  return (
    <div ref={line} className={styles.line}>
      {item.caption ? (
        <bdi className={styles.caption} translate="no">
          {item.caption}
        </bdi>
      ) : (
        <button type="button" className={styles.toCaption} onClick={open}>
          Add a caption
          <span className="quiet-text" translate="no">{` ${at + 1}`}</span>
        </button>
      )}
      <Button size="small" kind="plain" aria-expanded={isOpen} aria-label={`Change ${called}`} onClick={open}>
        <Icon of={Ellipsis} small />
      </Button>
    </div>
  )
}

/** Small on a large screen, and said so where it can still be replaced. */
function TooSmall({ picture: { width, height } }: { picture: Picture }) {
  if (Math.max(width, height) >= sharpPicturePixels) return null
  return (
    <p className={styles.small}>
      <Icon of={TriangleAlert} small />
      <span>{`${width} × ${height}: sharp from ${sharpPicturePixels} pixels on.`}</span>
    </p>
  )
}

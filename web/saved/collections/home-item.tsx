/**
 * web/saved/collections: a home in a collection: its place, moved by mouse or by
 * buttons; out, with a way back; and what all say.
 */
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import type { Collection, CollectionHome } from '#contract/saved/collections.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Button } from '#web/ui/button.tsx'
import { CallButton } from '#web/ui/forms/form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import { useHeart } from '../hearts.ts'
import { useAct } from '../use-act.ts'
import { allowHome, carryHome, droppedHome } from './dragged-home.ts'
import { Opinions } from './opinions.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import styles from './collections.module.css'

type Props = { collection: Collection; home: CollectionHome; at: number; children: ReactNode }

export function HomeItem({ collection, home, at, children }: Props) {
  const { id, isOwn, isShared } = collection
  const { card } = home
  const { revalidate } = useRevalidator()
  const { act } = useAct(() => void revalidate())
  const [isOver, setOver] = useState(false)
  const isSaved = useHeart(card.id)
  const place = (moved: string, position: number) =>
    act(async () => {
      await (await signedApi()).collections.place({ params: { id, home: moved }, body: { position } })
      return {}
    })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for the mouse; its buttons move it too
    <li
      className={styles.home}
      data-over={isOver || undefined}
      draggable={isOwn}
      onDragStart={(event) => carryHome(event, card.id)}
      onDragOver={(event) => isOwn && setOver(allowHome(event))}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        const moved = isOwn ? droppedHome(event) : ''
        if (moved) void place(moved, at)
      }}
      onClickCapture={(event) => {
        if (isShared && isLink(event.target)) tellLooked(id, card.id)
      }}
    >
      {children}
      <div className={styles.under}>
        {isOwn && <Moves collection={collection} home={home} at={at} onPlace={place} />}
        {isSaved && (
          <TextLink className="no-print" to={`/savedProperties/${card.id}`} onward>
            Open the dossier
            <span className="quiet-text"> {card.title}</span>
          </TextLink>
        )}
        {isShared && <Opinions collectionId={id} home={home} isOwn={isOwn} />}
      </div>
    </li>
  )
}

const isLink = (target: EventTarget): boolean => target instanceof Element && target.closest('a') !== null

/** Nobody waits for it: the page of the home opens meanwhile. */
function tellLooked(id: string, home: string): void {
  void signedApi()
    .then(({ together }) => together.look({ params: { id, home } }))
    .catch(() => undefined)
}

type MovesProps = Omit<Props, 'children'> & { onPlace: (home: string, at: number) => Promise<boolean> }

function Moves({ collection: { id, items }, home: { card }, at, onPlace }: MovesProps) {
  const { number } = useFormat()
  const { revalidate } = useRevalidator()
  const { act } = useAct(() => void revalidate())
  const takeOut = () =>
    act(async () => {
      const { collections } = await signedApi()
      const { message, position } = await collections.takeOut({ params: { id, home: card.id } })
      toast.info(message, { action: { label: 'Undo', run: () => void onPlace(card.id, position) } })
      return {}
    })
  const isLast = at === items.length - 1
  return (
    // At either end a button says so and does nothing: if it went, the focus would go with it.
    <div className={styles.moves}>
      <span className="num note">{number(at + 1)}</span>
      <Button
        size="small"
        kind="plain"
        round
        className="no-print"
        aria-label={`Move ${card.title} forward`}
        aria-disabled={at === 0 || undefined}
        onClick={() => at > 0 && void onPlace(card.id, at - 1)}
      >
        <Icon of={ArrowUp} small />
      </Button>
      <Button
        size="small"
        kind="plain"
        round
        className="no-print"
        aria-label={`Move ${card.title} back`}
        aria-disabled={isLast || undefined}
        onClick={() => !isLast && void onPlace(card.id, at + 1)}
      >
        <Icon of={ArrowDown} small />
      </Button>
      <CallButton size="small" kind="plain" className="no-print" data-takes-out onCall={takeOut}>
        Take out<span className="quiet-text"> {card.title}</span>
      </CallButton>
    </div>
  )
}

/** web/stock: pictures and plans: sent, put in order, described; films and tours by their addresses. */
import { useRef } from 'react'
import { Marked } from '../feed-marks.tsx'
import type { DraftEditor } from '../use-draft.ts'
import { Addresses } from './addresses.tsx'
import { PhotoCard } from './photo-card.tsx'
import { ChooseFiles, Sending } from './photo-drop.tsx'
import { keyOf, useOrder } from './use-order.ts'
import type { Sender } from './use-sending.ts'
import styles from './photos.module.css'

type Props = Pick<DraftEditor, 'form' | 'pictures' | 'change'> & { sender: Sender }

export function PhotosStep(props: Props) {
  const { form, change } = props
  return (
    <>
      <Marked of="media" label="Photos">
        <Photos {...props} />
      </Marked>
      <Addresses
        label="Address of a film"
        of="videoUrls"
        add="Add a film"
        values={form.videoUrls}
        onChange={(next) => change({ videoUrls: next })}
      />
      <Addresses
        label="Address of a tour"
        of="tourUrls"
        add="Add a tour"
        values={form.tourUrls}
        onChange={(next) => change({ tourUrls: next })}
      />
    </>
  )
}

function Photos({ form: { media, rooms }, pictures, change, sender }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const order = useOrder(list, media, change)
  return (
    <>
      <ol ref={list} className={styles.photos} aria-label="Pictures in their order">
        {media.map((item, at) => (
          <PhotoCard
            key={keyOf(item, at)}
            item={item}
            at={at}
            count={media.length}
            picture={pictures.get(keyOf(item, at))}
            order={order}
            rooms={rooms.map(({ name }) => name)}
            onChange={(changes) =>
              change((now) => ({
                media: now.media.map((one, i) => (i === at ? { ...one, ...changes } : one)),
              }))
            }
            onRemove={() => change((now) => ({ media: now.media.filter((_, i) => i !== at) }))}
          />
        ))}
        {sender.files.map((file) => (
          <Sending
            key={file.key}
            file={file}
            onAgain={() => sender.again(file)}
            onForget={() => sender.forget(file.key)}
          />
        ))}
        <ChooseFiles onFiles={sender.send} />
      </ol>
      <output className="quiet-text">{order.said}</output>
    </>
  )
}

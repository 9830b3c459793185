/** web/stock: pictures and plans: sent, put in order, described; films and tours by their addresses. */
import { useRef, useState } from 'react'
import type { ListingForm } from '#contract/stock/listing-form.ts'
import { sameValue } from '#contract/vocabulary/same-value.ts'
import { failureWords } from '../../words.ts'
import { Marked } from '../feed-marks.tsx'
import { TextField } from '../fields.tsx'
import { PhotoCard } from './photo-card.tsx'
import { DropZone, Sending, type SendingFile } from './photo-drop.tsx'
import { moved, placed } from './reorder.rules.ts'
import { AddButton, Remove } from '../rows.tsx'
import { sendInParts } from './send-in-parts.ts'
import type { DraftEditor } from '../use-draft.ts'
import styles from '../editor.module.css'

type Props = Pick<DraftEditor, 'id' | 'form' | 'pictures' | 'change' | 'addPicture'>

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

function Photos({ id, form: { media }, pictures, change, addPicture }: Props) {
  const { files, send, forget } = useSending({ id, change, addPicture })
  const [dragged, setDragged] = useState<number | null>(null)
  const move = (from: number, to: number) => change((now) => ({ media: moved(now.media, from, to) }))
  return (
    <ol className={styles.photos} aria-label="Pictures in their order">
      {media.map((item, at) => (
        <PhotoCard
          key={item.sha256 ?? item.sourceUrl ?? at}
          item={item}
          at={at}
          count={media.length}
          picture={item.sha256 === null ? null : (pictures.get(item.sha256) ?? null)}
          isDragged={dragged === at}
          onDrag={setDragged}
          onDrop={() => {
            if (dragged !== null) move(dragged, at)
            setDragged(null)
          }}
          onMove={(to) => move(at, to)}
          onChange={(changes) =>
            change((now) => ({
              media: now.media.map((one, i) => (i === at ? { ...one, ...changes } : one)),
            }))
          }
          onRemove={() => change((now) => ({ media: now.media.filter((_, i) => i !== at) }))}
        />
      ))}
      {files.map((file) => (
        <Sending
          key={file.key}
          file={file}
          onAgain={() => {
            forget(file.key)
            send([file.file])
          }}
          onForget={() => forget(file.key)}
        />
      ))}
      <DropZone onFiles={send} />
    </ol>
  )
}

/** Pictures sent at the same time. */
const together = 3
let keys = 0

/** Sends files a few at a time; what does not arrive stays, with what is wrong, and can be sent again. */
function useSending({ id, change, addPicture }: Pick<Props, 'id' | 'change' | 'addPicture'>) {
  const [files, setFiles] = useState<SendingFile[]>([])
  const line = useRef<{ waiting: SendingFile[]; busy: number }>({ waiting: [], busy: 0 })
  /** In which turn what arrived was chosen. */
  const turns = useRef(new Map<string, number>())
  const patch = (key: number, changes: Partial<SendingFile>) =>
    setFiles((now) => now.map((one) => (one.key === key ? { ...one, ...changes } : one)))
  const forget = (key: number) => setFiles((now) => now.filter((one) => one.key !== key))

  const sendOne = async ({ key, file }: SendingFile) => {
    try {
      const onProgress = (share: number) => patch(key, { share })
      const { sha256, picture } = await sendInParts({ draftId: id, file, onProgress })
      if (picture) addPicture(sha256, picture)
      const kind = picture ? 'photo' : paperKindOf(file.name)
      const item = { kind, sha256, sourceUrl: null, caption: picture ? null : nameOf(file) } as const
      turns.current.set(sha256, key)
      const turnOf = (one: typeof item | ListingForm['media'][number]) => turns.current.get(one.sha256 ?? '')
      // The same picture twice is one.
      change(({ media }) => ({
        media: media.some((one) => one.sha256 === sha256) ? media : placed(media, item, turnOf),
      }))
      forget(key)
    } catch (failure) {
      patch(key, { error: failureWords(failure) })
    }
  }
  const next = () => {
    const file = line.current.busy < together ? line.current.waiting.shift() : undefined
    if (!file) return
    line.current.busy++
    void sendOne(file).finally(() => {
      line.current.busy--
      next()
    })
    next()
  }
  const send = (chosen: readonly File[]) => {
    const added = chosen.map((file) => ({ key: ++keys, file, share: 0, error: null }))
    setFiles((now) => [...now, ...added])
    line.current.waiting.push(...added)
    next()
  }
  return { files, send, forget }
}

/** Most papers that agents send are energy certificates, and say so in their names. */
const paperKindOf = (name: string) =>
  /energ|\b(?:epc|dpe|ape|cee|cpe)\b/i.test(name) ? 'energyCertificate' : 'document'

const nameOf = ({ name }: File): string => name.replace(/\.pdf$/i, '').slice(0, 500)

type AddressProps = {
  label: string
  of: string
  add: string
  values: ListingForm['videoUrls']
  onChange: (values: string[]) => void
}

/** Only what is an address is taken over; what is still being typed stays here. */
function Addresses({ label, of, add, values, onChange }: AddressProps) {
  const [typed, setTyped] = useState<string[]>(values)
  // Something else than this field changed them: given back to the feed, or taken over from a colleague.
  if (!sameValue(typed.filter(isAddress), values)) setTyped(values)
  const take = (next: string[]) => {
    setTyped(next)
    onChange(next.filter(isAddress))
  }
  return (
    <Marked of={of} label={label}>
      <fieldset className={styles.list}>
        <legend className="quiet-text">{label}</legend>
        {typed.map((value, at) => (
          <div key={at} className={styles.row}>
            <TextField
              label={label}
              type="url"
              maxLength={2_000}
              value={value}
              error={value === '' || isAddress(value) ? undefined : 'Please enter a web address'}
              onChange={(next) => take(typed.map((one, i) => (i === at ? (next ?? '') : one)))}
            />
            <Remove name={label} onRemove={() => take(typed.filter((_, i) => i !== at))} />
          </div>
        ))}
        {typed.length < 10 && <AddButton onAdd={() => setTyped([...typed, ''])}>{add}</AddButton>}
      </fieldset>
    </Marked>
  )
}

const isAddress = (text: string): boolean => /^https?:\/\/\S+\.\S/i.test(text) && URL.canParse(text)

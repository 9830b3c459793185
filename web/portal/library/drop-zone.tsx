/** web/portal/library: where pictures are dropped, or chosen by keyboard. */
import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Sending } from './use-upload.ts'
import styles from './library.module.css'

type Props = { sending: Sending | null; onFiles: (files: File[]) => void }

export function DropZone({ sending, onFiles }: Props) {
  const [isOver, setOver] = useState(false)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- for the mouse; the field inside takes files too
    <div
      className={classNames(styles.drop, isOver && styles.dropOver)}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      <label>
        <Icon of={ImagePlus} />
        <span>Drop pictures here, or choose files</span>
        <input
          className="quiet-text"
          type="file"
          multiple
          disabled={sending !== null}
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])])
            target.value = ''
          }}
        />
      </label>
      <output className="small num">
        {sending && (
          <>
            Picture {sending.at} of {sending.of}: <bdi translate="no">{sending.name}</bdi>
          </>
        )}
      </output>
    </div>
  )
}

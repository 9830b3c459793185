/** web/portal/library: where pictures are dropped, or chosen by keyboard. */
import { ImagePlus } from 'lucide-react'
import { classNames } from '#web/ui/class-names.ts'
import { useFileDrop } from '#web/ui/forms/use-file-drop.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Sending } from './use-upload.ts'
import styles from './library.module.css'

type Props = { sending: Sending | null; onFiles: (files: File[]) => void }

export function DropZone({ sending, onFiles }: Props) {
  const { isOver, place, field } = useFileDrop(onFiles)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- for the mouse; the field inside takes files too
    <div className={classNames(styles.drop, isOver && styles.dropOver)} {...place}>
      <label>
        <Icon of={ImagePlus} />
        <span>Drop pictures here, or choose files</span>
        <input
          {...field}
          className="quiet-text"
          disabled={sending !== null}
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
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

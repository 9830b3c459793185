/** web/stock: where files are dropped or chosen, and those that are on their way. */
import { ImagePlus } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ScaleMeter } from '#web/ui/charts/scale-meter.tsx'
import { useFileDrop } from '#web/ui/forms/use-file-drop.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from '../editor.module.css'

export type SendingFile = { key: number; file: File; /** From 0 to 1. */ share: number; error: string | null }

export function DropZone({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { isOver, place, field } = useFileDrop(onFiles)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for the mouse; the field inside takes files too
    <li className={classNames(styles.drop, isOver && styles.dropOver)} {...place}>
      <label>
        <Icon of={ImagePlus} />
        <span>Drop pictures and papers (PDF) here, or choose files</span>
        <input
          {...field}
          className="quiet-text"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif,application/pdf"
        />
      </label>
    </li>
  )
}

type SendingProps = { file: SendingFile; onAgain: () => void; onForget: () => void }

export function Sending({ file: { file, share, error }, onAgain, onForget }: SendingProps) {
  const percent = Math.round(share * 100)
  return (
    <li className={classNames(styles.sending, error !== null && styles.sendingFailed)}>
      <b translate="no">{file.name}</b>
      {error === null ? (
        <ScaleMeter
          label="Sent so far"
          value={percent}
          max={100}
          steps={5}
          text={share < 1 ? `${percent} per cent sent` : 'Being read'}
          small
        />
      ) : (
        <>
          <p role="alert">{error}</p>
          <span className={styles.photoMoves}>
            <Button size="small" onClick={onAgain}>
              Send again
            </Button>
            <Button size="small" kind="plain" onClick={onForget}>
              Leave out
            </Button>
          </span>
        </>
      )}
    </li>
  )
}

/** web/stock: where files are dropped or chosen, and those that are on their way. */
import { ImagePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ScaleMeter } from '#web/ui/charts/scale-meter.tsx'
import { useFileDrop } from '#web/ui/forms/use-file-drop.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { SendingFile } from './use-sending.ts'
import styles from './photos.module.css'

/** The whole step takes what is dropped on it, folded or open. */
export function DropStep({ onFiles, children }: { onFiles: (files: File[]) => void; children: ReactNode }) {
  const { isOver, place } = useFileDrop(onFiles)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- for the mouse; the field inside takes files too
    <div className={classNames(isOver && styles.over)} {...place}>
      {children}
      {isOver && (
        <span className={styles.letGo} aria-hidden="true">
          <Icon of={ImagePlus} />
          <span>Let go to add them</span>
        </span>
      )}
    </div>
  )
}

/** The field that takes files from a list. */
export function ChooseFiles({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { field } = useFileDrop(onFiles)
  return (
    <li className={styles.choose}>
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

/** With one place behind the point: small files are not nothing. */
const megabytes = (bytes: number): number => Math.max(0.1, Math.round(bytes / 1e5) / 10)

export function Sending({
  file: { file, share, isWaiting, error, isFinal },
  onAgain,
  onForget,
}: SendingProps) {
  const percent = Math.round(share * 100)
  return (
    <li className={classNames(styles.sending, error !== null && styles.failed)}>
      <b translate="no">{file.name}</b>
      {error === null ? (
        <>
          <ScaleMeter
            label="Sent so far"
            value={percent}
            max={100}
            steps={5}
            text={share < 1 ? `${percent} per cent sent` : 'Being read'}
            small
          />
          <span className="num small">
            {isWaiting
              ? 'The connection is gone. It goes on where it stopped.'
              : share < 1
                ? `${percent} % of ${megabytes(file.size)} MB`
                : 'Being read'}
          </span>
        </>
      ) : (
        <>
          <p role="alert">{error}</p>
          <span className={styles.moves}>
            {!isFinal && (
              <Button size="small" onClick={onAgain}>
                Send again
              </Button>
            )}
            <Button size="small" kind="plain" onClick={onForget}>
              Leave out
            </Button>
          </span>
        </>
      )}
    </li>
  )
}

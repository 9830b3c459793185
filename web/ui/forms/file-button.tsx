/**
 * ui: a button that takes a file: the browser's own input lies over all of it, so files can
 * be dropped on it and the keyboard reaches it.
 */
import { FileUp } from 'lucide-react'
import { useId } from 'react'
import { Icon } from '../icon.tsx'
import './file-button.css'

type Props = { kind: 'primary' | 'quiet'; isBusy: boolean; onFile: (file: File) => void }

/** The same file may be chosen again. */
export function FileButton({ kind, isBusy, onFile }: Props) {
  const id = useId()
  return (
    <label className={`button button--${kind} file-button`} htmlFor={id}>
      <Icon of={FileUp} small />
      Choose a file
      <input
        id={id}
        type="file"
        disabled={isBusy}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          target.value = ''
        }}
      />
    </label>
  )
}

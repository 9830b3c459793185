/**
 * web/frame: the page shown when a navigation took longer than 120 s. It needs no part that has to be loaded.
 */
import { CircleAlert } from 'lucide-react'
import { Icon } from '#web/ui/icon.tsx'
import { timeoutWords } from './timeout-script.ts'

/** A whole new page is asked for at `address`, where the browser was going anyway. */
export function TimeoutPage({ address }: { address: string }) {
  return (
    <div className="toasts late">
      <div className="toast toast--error" role="alert">
        <Icon of={CircleAlert} />
        <div>
          <p className="toast-title">{timeoutWords.title}</p>
          <p>{timeoutWords.text}</p>
          <a className="link toast-action" href={address}>
            {timeoutWords.again}
          </a>
        </div>
      </div>
    </div>
  )
}

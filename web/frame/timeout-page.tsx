/** web/frame: a page that has not arrived after 120 s: says so, and how to ask for it again. Needs no part that could be late too. */
import { CircleAlert } from 'lucide-react'
import { Icon } from '#web/ui/icon.tsx'
import { lateWords } from './late-script.ts'

/** A whole new page is asked for at `address`, where the browser was going anyway. */
export function LatePage({ address }: { address: string }) {
  return (
    <div className="toasts late">
      <div className="toast toast--error" role="alert">
        <Icon of={CircleAlert} />
        <div>
          <p className="toast-title">{lateWords.title}</p>
          <p>{lateWords.text}</p>
          <a className="link toast-action" href={address}>
            {lateWords.again}
          </a>
        </div>
      </div>
    </div>
  )
}

/** web/saved: the heart in the header: a User's way to the saved homes; visitors are asked to sign in. */
import { Heart } from 'lucide-react'
import { Link } from 'react-router'
import { useFormat } from '#web/platform/formats/format.tsx'
import { tellModals } from '#web/platform/session/modals.ts'
import { useUserInfo } from '#web/platform/session/session.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useHearts } from './hearts.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './saved-link.module.css'

export function SavedLink() {
  const userInfo = useUserInfo()
  const format = useFormat()
  const count = useHearts().size
  if (userInfo && userInfo.role !== 'User') return null
  const name = count > 0 ? `Saved homes: ${format.number(count)}` : 'Saved homes'
  return (
    <Link
      className={classNames('button button--plain', styles.savedLink)}
      to={userInfo ? '/savedProperties' : '/auth'}
      aria-label={userInfo ? name : `${name}. Sign in to see them`}
      onClick={(event) => {
        if (userInfo || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        tellModals({ type: 'open', dialog: 'login' })
      }}
    >
      <Icon of={Heart} />
      <span className="only-phone">Saved homes</span>
      {count > 0 && <span className="count num">{format.count(count)}</span>}
    </Link>
  )
}

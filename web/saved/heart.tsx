/** web/saved: the heart on a home: a sign on cards, a word on its own page. */
import { Heart as HeartSign } from 'lucide-react'
import { useUserInfo } from '#web/platform/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useHeart } from './hearts.ts'
import { pressHeart } from './press-heart.ts'
import styles from './heart.module.css'

type Props = { home: { id: string; title: string } }

/** Agents and Admins keep no homes. */
const useMayKeep = (): boolean => (useUserInfo()?.role ?? 'User') === 'User'

/** Behind the tab stop of its card: arrow keys lead to it. */
export function Heart({ home: { id, title } }: Props) {
  const isSaved = useHeart(id)
  if (!useMayKeep()) return null
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classNames('no-print', styles.heart)}
      aria-pressed={isSaved}
      aria-label={`Save ${title}`}
      onClick={() => pressHeart(id)}
    >
      <span>
        <Icon of={HeartSign} />
      </span>
    </button>
  )
}

export function SaveButton({ home: { id } }: { home: { id: string } }) {
  const isSaved = useHeart(id)
  if (!useMayKeep()) return null
  return (
    <Button
      kind="plain"
      size="small"
      className={styles.heartButton}
      aria-pressed={isSaved}
      onClick={() => pressHeart(id)}
    >
      <Icon of={HeartSign} small />
      {isSaved ? 'Saved' : 'Save'}
    </Button>
  )
}

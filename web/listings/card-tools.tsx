/**
 * web/listings: beside the heart of a home in a list: put it beside others, or out of sight. Needs script.
 * The list's tab stop is the home itself; the arrow keys lead here (web/ui/roving.ts).
 */
import { EyeOff, Scale } from 'lucide-react'
import type { Card } from '#contract/search/search.ts'
import { useHydrated } from '#web/platform/loading/hydrated.ts'
import { Icon } from '#web/ui/icon.tsx'
import { mostCompared } from '#web/platform/meta/home-address.ts'
import { toast } from '#web/ui/toasts/toast.ts'
import { toggleCompared, useCompared } from './compare/compared.ts'
import { hideHome, showHomes } from './hidden.ts'
import styles from './card-tools.module.css'

type Props = { home: Pick<Card, 'id' | 'title'> }

export function CardTools({ home: { id, title } }: Props) {
  const isCompared = useCompared().includes(id)
  if (!useHydrated()) return null
  return (
    <div className={styles.cardTools}>
      <button
        type="button"
        tabIndex={-1}
        aria-pressed={isCompared}
        aria-label={`Compare ${title}`}
        title="Compare"
        onClick={() => {
          if (!toggleCompared(id))
            toast.info(`Up to ${mostCompared} homes stand side by side. Take one away first.`)
        }}
      >
        <span>
          <Icon of={Scale} small />
        </span>
      </button>
      <button type="button" tabIndex={-1} aria-label={`Hide ${title}`} title="Hide" onClick={() => hide(id)}>
        <span>
          <Icon of={EyeOff} small />
        </span>
      </button>
    </div>
  )
}

function hide(id: string): void {
  hideHome(id)
  toast.info('It will not be shown in this browser again.', {
    title: 'Hidden',
    action: { label: 'Undo', run: () => showHomes([id]) },
  })
}

/** ui: nothing to show: what happened, and what to do next. */
import type { ReactNode } from 'react'

type Props = { title: string; children?: ReactNode; actions?: ReactNode; level?: 'h1' | 'h2' | 'h3' }

export function EmptyState({ title, children, actions, level: Heading = 'h2' }: Props) {
  return (
    <div className="empty">
      <Heading className="heading">{title}</Heading>
      {children}
      {actions && <div className="chips">{actions}</div>}
    </div>
  )
}

/** ui: a short word over a picture. */
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Props = { children: ReactNode; tone?: 'plain' | 'new' | 'drop' }

export function Badge({ children, tone = 'plain' }: Props) {
  return <span className={classNames('badge', tone !== 'plain' && `badge--${tone}`)}>{children}</span>
}

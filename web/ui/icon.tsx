/**
 * ui: the icons of the product, by lucide, 1.5 px stroke. Decorative:
 * whatever carries one has a name of its own.
 */
import type { LucideIcon } from 'lucide-react'
import { classNames } from './class-names.ts'

type Props = { of: LucideIcon; small?: boolean; className?: string }

/** `turns` in `className` as `icon--turns` mirrors arrows in right-to-left pages. */
export function Icon({ of: Drawing, small = false, className }: Props) {
  return (
    <Drawing
      className={classNames('icon', small && 'icon--s', className)}
      aria-hidden="true"
      focusable="false"
    />
  )
}

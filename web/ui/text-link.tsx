/** ui: an underlined link; with `onward` an arrow follows. */
import { ArrowRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

type Props = ComponentProps<typeof Link> & { onward?: boolean }

export function TextLink({ onward = false, className, children, ...rest }: Props) {
  return (
    <Link {...rest} className={classNames('link', className)}>
      {children}
      {onward && <Icon of={ArrowRight} small className="icon--turns" />}
    </Link>
  )
}

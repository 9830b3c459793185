/** ui: buttons, and links that look like them. */
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'

type Look = {
  /** `veil` lies over pictures and maps. */
  kind?: 'primary' | 'quiet' | 'plain' | 'veil'
  size?: 'small' | 'normal' | 'large'
  round?: boolean
  wide?: boolean
}

const look = ({ kind = 'quiet', size = 'normal', round, wide }: Look, more?: string) =>
  classNames(
    'button',
    `button--${kind}`,
    size !== 'normal' && `button--${size}`,
    round && 'button--round',
    wide && 'button--wide',
    more,
  )

/** A button; `type` is "button" unless said otherwise. Round ones need an `aria-label`. */
export function Button({
  kind,
  size,
  round,
  wide,
  className,
  type = 'button',
  ...rest
}: Look & ComponentProps<'button'>) {
  return <button {...rest} type={type} className={look({ kind, size, round, wide }, className)} />
}

/** A link that looks like a button. */
export function ButtonLink({
  kind,
  size,
  round,
  wide,
  className,
  ...rest
}: Look & ComponentProps<typeof Link>) {
  return <Link {...rest} className={look({ kind, size, round, wide }, className)} />
}

/**
 * web/platform: a link for those whom the redirect rules let through;
 * for everybody else the same words without one.
 */
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { redirectFor } from './guard.rules.ts'
import { useUserInfo } from './session.ts'

/** Whether whoever is signed in may stay on the page at `to` (a path, perhaps with a query). */
export function useMayOpen(to: string): boolean {
  const role = useUserInfo()?.role ?? null
  return redirectFor(to.replace(/[?#].*$/, ''), role) === null
}

type Props = Omit<ComponentProps<typeof Link>, 'to'> & { to: string }

export function OpenLink({ to, children, ...rest }: Props): ReactNode {
  return useMayOpen(to) ? (
    <Link to={to} {...rest}>
      {children}
    </Link>
  ) : (
    children
  )
}

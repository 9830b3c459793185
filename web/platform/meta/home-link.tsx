/** web/platform: a link in running text to the page of a home, wherever that is for whoever looks. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useHomeAddress } from './home-address.ts'

type Props = { id: string; className?: string; children: ReactNode }

export function HomeLink({ id, className = 'link', children }: Props) {
  const pageOf = useHomeAddress()
  return (
    <Link className={className} to={pageOf(id)}>
      {children}
    </Link>
  )
}

/** web/platform: a link in running text to the page of a home, wherever that is for whoever looks. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useHomeAddress } from './home-address.ts'

export function HomeLink({ id, children }: { id: string; children: ReactNode }) {
  const pageOf = useHomeAddress()
  return (
    <Link className="link" to={pageOf(id)}>
      {children}
    </Link>
  )
}

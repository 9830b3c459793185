/** web/listings: a home that never was on Meridian: says so, and lets people search on. */
import type { ReactNode } from 'react'
import { ButtonLink } from '#web/ui/button.tsx'

/** `search` is a search box; `what` names what is missing. */
export function Missing({ what, search }: { what: 'home' | 'agency'; search: ReactNode }) {
  return (
    <main id="main" className="page section missing">
      <p className="missing-code num">404</p>
      <h1 className="title">There is no such {what} on Meridian</h1>
      <p className="lead">
        {what === 'home'
          ? 'The address may have been mistyped. Homes that were sold or withdrawn keep their page, so this one was never here.'
          : 'The address may have been mistyped. Perhaps you find the agency by its name.'}
      </p>
      {search}
      <div className="chips">
        <ButtonLink to="/property-listing">See all homes</ButtonLink>
        <ButtonLink to="/">Go to the start</ButtonLink>
      </div>
    </main>
  )
}

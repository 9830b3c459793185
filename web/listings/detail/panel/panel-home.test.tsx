/**
 * web/listings: the page of a home inside a panel: the same page,
 * without links that send Admins and Agents away.
 */
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { PanelListing } from '#contract/listings/listings.ts'
import type { Role } from '#contract/http/person.ts'
import { redirectFor } from '#web/platform/session/guard.rules.ts'
import { startingLoan } from '../../costs/mortgage.ts'
import { PanelHome } from './panel-home.tsx'
import { sampleId, sampleListing } from '#tests/pages/sample-listing.ts'
import { renderFor } from '#tests/pages/sample-page.tsx'
import { AgencyCard } from '../facts/agency-card.tsx'
import { Similar } from '../facts/similar.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const signedInAs = (role: Role) =>
  localStorage.setItem('userInfo', JSON.stringify({ userId: sampleId(9), role }))

const other = { id: sampleId(5), agency: 'Another', price: sampleListing().offers[0]?.price }

function show(inside: PanelListing['inside'], changed: Parameters<typeof sampleListing>[0] = {}) {
  const home = sampleListing({
    ...changed,
    alsoOffered: other.price
      ? sampleListing().alsoOffered.map((one) => ({ ...one, ...other, price: other.price ?? one.price }))
      : [],
  })
  const page = {
    home,
    at: { offer: 0, text: 0 },
    similar: [],
    nearby: [],
    near: { region: null, streets: false, things: [], within: {}, estimated: [] },
    costs: { known: false as const, why: 'country' as const },
    rate: null,
    asked: { loan: startingLoan(null), buyer: 'main' as const },
  }
  return renderFor(
    <PanelHome
      page={page}
      inside={inside}
      url="https://meridian.example/x"
      live={() => null}
      styleUrl={null}
    />,
  )
}

describe.each(['Admin', 'Agent'] as const)('an %s', (role) => {
  it('is led nowhere from where the redirect rules send them back', () => {
    signedInAs(role)
    show(null)
    renderFor(<Similar homes={[]} more="/property-listing?types=villa" isGone={false} />)
    const within = screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
      // Pictures are files; a query or a section alone stays on the page.
      .filter((href) => href.startsWith('/') && !/^\/(illustrations\/|[?#])/.test(href))
    expect(within.length).toBeGreaterThan(0)
    expect(within.filter((href) => redirectFor(href, role) !== null)).toEqual([])
    expect(screen.queryByRole('button', { name: /Report|Save/ })).toBeNull()
  })
})

it('a visitor keeps the links to the agency', () => {
  renderFor(<AgencyCard home={sampleListing()} enquiry={null} report={null} />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContainEqual(
    expect.stringContaining('/property-listing-agent/'),
  )
})

it('says what visitors do not see', () => {
  signedInAs('Agent')
  show(
    {
      isPublic: false,
      statusReason: 'Pictures are missing',
      address: '12 Middle Street, CT14 6LW',
      addressShown: 'street',
      sourceId: 'K-7',
    },
    { status: 'draft' },
  )
  const text = document.body.textContent ?? ''
  for (const words of ['Not published', 'Draft', 'Pictures are missing', '12 Middle Street, CT14 6LW', 'K-7'])
    expect(text).toContain(words)
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
})

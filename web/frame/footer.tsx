/** web/frame: the footer. It names only what exists. */
import { Link } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { useOwnLinks, type OwnLinks } from '#web/platform/session/own-links.ts'
import { RatesNote } from '#web/platform/money/rates-note.tsx'
import { Logo } from './logo.tsx'
import { mainLinks } from './main-links.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './footer.module.css'

type Entry = { label: string; to: string; plain?: boolean }

const columns: { id: string; title: string; entries: readonly Entry[] }[] = [
  {
    id: 'find',
    title: 'Find',
    entries: [
      ...mainLinks.filter(({ label }) => label === 'Buy' || label === 'Rent' || label === 'New homes'),
      { label: 'Commercial property', to: '/commercialProperty' },
      { label: 'Dealing room', to: '/dealingRoom' },
      { label: 'Property concierge', to: '/propertyConcierge' },
      { label: 'Property service', to: '/propertyService' },
      { label: 'Property industry figures', to: '/propertyIndustry' },
      { label: 'Index of places', to: '/#places' },
    ],
  },
  {
    id: 'abroad',
    title: 'Moving abroad',
    entries: [
      { label: 'Residence by investment', to: '/globalImmigration' },
      { label: 'Foreign exchange', to: '/foreignExchange' },
      { label: 'Guides', to: '/guides' },
      { label: 'International news', to: '/internationalNews' },
      { label: 'Meridian TV', to: '/meridianTv' },
      { label: 'Connect now', to: '/connectNow' },
      { label: 'Questions and answers', to: '/FaQs' },
    ],
  },
  {
    id: 'meridian',
    title: brand.name,
    entries: [
      { label: 'About us', to: '/aboutUs' },
      { label: 'Global leadership team', to: '/globalLeadershipTeam' },
      { label: 'Contact us', to: '/contactUs' },
      { label: 'Tell the chairman', to: '/telltheChairman' },
      { label: 'For visitors', to: '/proVisitor' },
      { label: 'For agents', to: '/proAgent' },
      { label: 'Sign in', to: '/auth' },
      { label: 'Language, currency and unit', to: '/preferences' },
    ],
  },
  {
    id: 'small-print',
    title: 'The small print',
    entries: [
      { label: 'Terms and conditions', to: '/terms_and_condition' },
      { label: 'Privacy policy', to: '/privacy_policy' },
      { label: 'Disclaimer', to: '/disclaimer' },
      { label: 'API documentation', to: '/api/docs', plain: true },
      { label: 'OpenAPI document', to: '/api/openapi.json', plain: true },
    ],
  },
]

/** Entries that lead somewhere for this person. Documents outside of the pages are open to all. */
const entriesFor = (entries: readonly Entry[], { isOpen, isSignedIn }: OwnLinks): Entry[] =>
  entries
    .map((one) => (one.to === '/auth' && isSignedIn ? { label: 'Profile', to: '/profile' } : one))
    .filter(({ to, plain }) => plain || isOpen(to))

export function Footer() {
  const format = useFormat()
  const own = useOwnLinks()
  return (
    <footer className={classNames('no-print', styles.footer)}>
      <div className="page">
        {own.isOpen('/registerAgent') && <Offer />}
        <div className={styles.footerColumns}>
          <div className={styles.footerAbout}>
            <Logo />
            <p>
              Homes and commercial property from agents in every part of the world, in your currency and your
              units.
            </p>
          </div>
          {columnsFor(own).map(({ id, title, entries }) => (
            <nav key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{title}</h2>
              <ul>
                {entries.map((one) => (
                  <li key={one.label}>
                    {one.plain ? <a href={one.to}>{one.label}</a> : <Link to={one.to}>{one.label}</Link>}
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles.footerEnd}>
          <span>
            © {new Date(format.now).getUTCFullYear()} {brand.name}
          </span>
          <span>Map: © OpenStreetMap contributors, GSHHG, Natural Earth, © GeoNames CC BY 4.0</span>
          <RatesNote />
        </div>
      </div>
    </footer>
  )
}

const columnsFor = (own: OwnLinks) =>
  columns
    .map((one) => ({ ...one, entries: entriesFor(one.entries, own) }))
    .filter(({ entries }) => entries.length > 0)

function Offer() {
  return (
    <section className={styles.footerOffer} id="agents" aria-labelledby="agents-title">
      <div>
        <h2 className="heading" id="agents-title">
          Are you an agent?
        </h2>
        <p>
          Send us the feed you already have. We show you what is wrong with it before anything goes live, and
          your data stays yours.
        </p>
      </div>
      <Link className="button button--cover" to="/registerAgent">
        List your homes
      </Link>
    </section>
  )
}

/** web/frame: the footer. It names only what exists. */
import { Link } from 'react-router'
import { brand } from '#contract/brand.ts'
import { useFormat } from '#web/platform/format.tsx'
import { useRates } from '#web/platform/rates.tsx'
import { Logo } from './logo.tsx'
import { mainLinks } from './main-links.ts'

type Entry = { label: string; to: string; plain?: boolean }

const columns: { id: string; title: string; entries: readonly Entry[] }[] = [
  { id: 'find', title: 'Find', entries: mainLinks.filter((one) => one.label !== 'Agents') },
  {
    id: 'see',
    title: 'What you can see',
    entries: [
      { label: 'Reduced this week', to: '/#reduced' },
      { label: 'Market figures', to: '/#market' },
      { label: 'Index of places', to: '/#places' },
      { label: 'How Meridian is different', to: '/#different' },
    ],
  },
  {
    id: 'machines',
    title: 'For developers',
    entries: [
      { label: 'API documentation', to: '/api/docs', plain: true },
      { label: 'OpenAPI document', to: '/api/openapi.json', plain: true },
    ],
  },
  {
    id: 'yours',
    title: 'Your Meridian',
    entries: [
      { label: 'Sign in', to: '/auth' },
      { label: 'Register as an agent', to: '/registerAgent' },
      { label: 'Language, currency and unit', to: '/preferences' },
    ],
  },
]

export function Footer() {
  const format = useFormat()
  const { date } = useRates()
  return (
    <footer className="footer">
      <div className="page">
        <Offer />
        <div className="footer-columns">
          <div className="footer-about">
            <Logo />
            <p>
              Homes and commercial property from agents in every part of the world, in your currency and your units.
            </p>
          </div>
          {columns.map(({ id, title, entries }) => (
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
        <div className="footer-end">
          <span>
            © {new Date(format.now).getUTCFullYear()} {brand.name}
          </span>
          <span>Map: Natural Earth, © GeoNames CC BY 4.0</span>
          {date && <span>Prices shown with ≈ use the reference rates of {format.date(date)}</span>}
        </div>
      </div>
    </footer>
  )
}

function Offer() {
  return (
    <section className="footer-offer" id="agents" aria-labelledby="agents-title">
      <div>
        <h2 className="heading" id="agents-title">
          Are you an agent?
        </h2>
        <p>
          Send us the feed you already have. We show you what is wrong with it before anything goes live, and you can
          take all your data away again at any time.
        </p>
      </div>
      <Link className="button" to="/registerAgent">
        List your homes
      </Link>
    </section>
  )
}

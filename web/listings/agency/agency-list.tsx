/**
 * web/listings: agencies in a list: who they are, how many homes
 * they have, and how many of these they confirm.
 */
import { Form, Link } from 'react-router'
import type { agencies, ShownAgency } from '#contract/stock/agencies.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field, Select } from '#web/ui/forms/field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { AgencyMark, agencyPath } from '../detail/facts/agency-card.tsx'
import { agentsAddress, type AgentsAsked } from './agents-address.ts'
import styles from './agency-list.module.css'

type Page = Reply<typeof agencies.list>
type Props = { asked: AgentsAsked; page: Page }

export function AgencyList({ asked, page: { items, total, countries, nextCursor } }: Props) {
  const format = useFormat()
  return (
    <>
      <AgentsForm asked={asked} countries={countries} />
      {items.length === 0 ? (
        <Nothing asked={asked} />
      ) : (
        <>
          <output className="small soft">{format.plural(total, 'agency', 'agencies')}</output>
          <ol className={styles.agencies}>
            {items.map((agency) => (
              <AgencyLine key={agency.id} of={agency} />
            ))}
          </ol>
        </>
      )}
      {(asked.cursor !== null || nextCursor !== null) && (
        <nav className={styles.pages} aria-label="Pages">
          {asked.cursor !== null && (
            <TextLink to={agentsAddress({ ...asked, cursor: null })}>First page</TextLink>
          )}
          {nextCursor !== null && (
            <TextLink rel="next" to={agentsAddress({ ...asked, cursor: nextCursor })} onward>
              Next page
            </TextLink>
          )}
        </nav>
      )}
    </>
  )
}

/** A form that works by itself. */
function AgentsForm({ asked, countries }: { asked: AgentsAsked; countries: readonly string[] }) {
  const { country, locale } = useFormat()
  const named = countries
    .map((code) => ({ code, name: country(code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
  return (
    <search>
      <Form key={JSON.stringify(asked)} method="get" action="/agents" className={styles.form}>
        <Field label="Name" name="q" type="search" maxLength={100} defaultValue={asked.q} />
        <Select label="Country" name="country" defaultValue={asked.country ?? ''}>
          <option value="">All countries</option>
          {named.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        <Button type="submit" kind="primary">
          Find
        </Button>
      </Form>
    </search>
  )
}

function AgencyLine({ of: agency }: { of: ShownAgency }) {
  const format = useFormat()
  const { id, name, city, country, homes, share, languages } = agency
  // ISO 3166-1 leaves ZZ to its users: here an agency whose country nobody has told yet.
  const whereabouts = format.names([city, country === 'ZZ' ? null : format.country(country)])
  return (
    <li className={styles.agency}>
      <AgencyMark agency={agency} />
      <div>
        <h2 className={styles.name}>
          <Link to={agencyPath(id)}>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <p className="small soft">
          <bdi>{whereabouts}</bdi>
        </p>
        {languages.length > 0 && <p className="small soft">{format.languages(languages)}</p>}
      </div>
      <p className={styles.homes}>
        <b className="num">{format.plural(homes, 'home')}</b>
        <span className="small soft num">{`${format.percent(share)} confirmed of late`}</span>
      </p>
    </li>
  )
}

const Nothing = ({ asked: { q, country } }: { asked: AgentsAsked }) =>
  q !== '' || country !== null ? (
    <EmptyState title="No agency fits">
      <p className="soft">Fewer words find more. Only agencies with homes on the market stand here.</p>
      <Link className="button button--quiet" to="/agents">
        All agencies
      </Link>
    </EmptyState>
  ) : (
    <EmptyState title="No agency is here yet">
      <p className="soft">Agencies stand here as soon as their first home is on the market.</p>
      <Link className="button button--quiet" to="/registerAgent">
        Register your agency
      </Link>
    </EmptyState>
  )

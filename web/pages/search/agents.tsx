/**
 * web/pages: /agents: agencies with homes on the market, first those who confirm the greatest share of them.
 */
import { AgencyList } from '#web/listings/agency/agency-list.tsx'
import { agentsAddress, readAgents } from '#web/listings/agency/agents-address.ts'
import { answering } from '#web/platform/api/answering.ts'
import { apiContext } from '#web/platform/api/api-context.ts'
import { headOf, originOf, pictureOf } from '#web/platform/meta/head.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import type { Route } from './+types/agents'
import styles from './agents.module.css'

const description =
  'Agencies with homes on the market. Those who lately confirmed most of their homes stand first, because what they show is really there.'

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = readAgents(new URL(request.url).searchParams)
  const { q, country, cursor } = asked
  const query = { ...(q && { q }), ...(country && { country }), ...(cursor && { cursor }) }
  const page = await answering(() => context.get(apiContext).agencies.list({ query }))
  return { asked, page }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const isWhole = loaderData !== undefined && agentsAddress(loaderData.asked) === '/agents'
  return headOf({
    title: 'Agents',
    description,
    origin: originOf(matches),
    path: '/agents',
    picture: pictureOf.page('register-agent'),
    hidden: !isWhole,
  })
}

export default function Agents({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" className="page">
      <div className={styles.head}>
        <h1 className="title">Agents</h1>
        <p className="lead">{description}</p>
        <p>
          <TextLink to="/registerAgent" onward>
            Register your agency
          </TextLink>
        </p>
      </div>
      <AgencyList {...loaderData} />
    </main>
  )
}

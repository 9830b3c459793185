/** web/pages: /feed-check: the feed doctor for everybody, without an account. */
import { OpenCheck } from '#web/feeds/open/open-check.tsx'
import { headOf, originOf, pictureOf } from '#web/platform/meta/head.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import '#web/ui/lists/work-parts.css'
import type { Route } from './+types/feed-check'

export const meta: Route.MetaFunction = ({ matches }) =>
  headOf({
    title: 'Check a feed',
    description:
      'See at once what is wrong with a feed of homes: line by line, with advice for whoever makes it. Without an account, and nothing is kept.',
    origin: originOf(matches),
    path: '/feed-check',
    picture: pictureOf.page('register-agent'),
  })

export default function FeedCheck() {
  return (
    <main id="main" className="page section">
      <h1 className="title">Check a feed</h1>
      <p className="lead">
        See at once what is wrong with a feed of homes: line by line, with advice for whoever makes it.
        Without an account, and nothing is kept.
      </p>
      <OpenCheck />
      <p>
        <ButtonLink to="/registerAgent">Register as an agent</ButtonLink>
      </p>
    </main>
  )
}

/**
 * web/pages: /unsubscribe/{key}: ends mails about homes; mail programs post here for their users (RFC 8058).
 */
import { brand } from '#contract/content/brand.ts'
import { UnsubscribePage } from '#web/alerts/unsubscribe-page.tsx'
import { answering } from '#web/platform/api/answering.ts'
import { apiContext } from '#web/platform/api/api-context.ts'
import type { Route } from './+types/unsubscribe'

/**
 * Looking changes nothing: programs that look at links for their
 * users would end mails that nobody wanted to end.
 */
export async function action({ params, context }: Route.ActionArgs) {
  const { alerts } = context.get(apiContext)
  await answering(() => alerts.unsubscribe({ params: { key: params.key } }))
  return { isDone: true }
}

export const meta: Route.MetaFunction = () => [
  { title: `Mails about homes · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export default function Unsubscribe({ params, actionData }: Route.ComponentProps) {
  return <UnsubscribePage unsubscribeKey={params.key} isDone={actionData?.isDone ?? false} />
}

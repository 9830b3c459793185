/** web/pages: /foreignExchange, also inside apps: dated rates, how they moved, and a quote. */
import { Suspense } from 'react'
import { ContentPage, ContentSection, Sections } from '#web/content/pages/content-page.tsx'
import { Converter } from '#web/content/exchange/converter.tsx'
import { readAsked } from '#web/content/exchange/exchange.ts'
import { RateChart } from '#web/content/exchange/deferred-chart.ts'
import { readPage, withHead } from '#web/content/pages/read-page.ts'
import { QuoteForm } from '#web/enquiries/deferred-quote.ts'
import { answering } from '#web/platform/api/answering.ts'
import { apiContext } from '#web/platform/api/api-context.ts'
import { pageContext } from '#web/platform/meta/page-context.ts'
import { preferencesFor } from '#web/platform/kept/preferences.ts'
import type { Route } from './+types/foreign-exchange'
import { classNames } from '#web/ui/class-names.ts'
import styles from '#web/content/pages/content-page.module.css'

export async function loader({ url, request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { currency } = preferencesFor(request)
  const typed = readAsked(new URL(request.url).searchParams, currency)
  const [page, { rates }] = await Promise.all([
    readPage(api, 'foreign-exchange'),
    answering(() => api.currencies.list({})),
  ])
  const known = new Set(rates.map((one) => one.currency))
  const asked = known.has(typed.from) && known.has(typed.to) ? typed : { ...typed, from: 'GBP', to: 'EUR' }
  const { points } = await answering(() =>
    api.currencies.history({ query: { from: asked.from, to: asked.to } }),
  )
  return withHead(
    { page, asked, points, origin: context.get(pageContext).publicUrl },
    { url, path: '/foreignExchange' },
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function ForeignExchange({ loaderData: { page, asked, points } }: Route.ComponentProps) {
  return (
    <ContentPage page={page} drawing="coins">
      <div className={classNames('page', styles.contentFirst)}>
        <Converter key={`${asked.from}${asked.to}`} asked={asked} />
      </div>
      <ContentSection id="history" title="How the pair has moved">
        <Suspense>
          <RateChart points={points} pair={asked} />
        </Suspense>
      </ContentSection>
      <Sections
        of={page.sections}
        slots={{
          quote: (
            <Suspense>
              <QuoteForm />
            </Suspense>
          ),
        }}
      />
    </ContentPage>
  )
}

/** web/pages: /globalImmigration, also inside apps: residence by investment, by country, kind and sum. */
import { residenceTypes } from '#contract/content/content-codes.ts'
import { ContentPage, ContentSection, Sections } from '#web/content/pages/content-page.tsx'
import { readPage, withHead } from '#web/content/pages/read-page.ts'
import { ResidenceEntry } from '#web/content/residence/residence-entry.tsx'
import { ResidenceFilter, type ResidenceAsked } from '#web/content/residence/residence-filter.tsx'
import { answering } from '#web/platform/api/answering.ts'
import { apiContext } from '#web/platform/api/api-context.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { pageContext } from '#web/platform/meta/page-context.ts'
import { preferencesFor } from '#web/platform/kept/preferences.ts'
import { RatesNote } from '#web/platform/money/rates-note.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Route } from './+types/global-immigration'

/** What the address asks for; what cannot be understood is not asked. */
function readAsked(params: URLSearchParams): ResidenceAsked {
  const max = Number(params.get('max') ?? '')
  return {
    country: /^[A-Z]{2}$/.exec(params.get('country') ?? '')?.[0] ?? null,
    type: residenceTypes.find((one) => one === params.get('type')) ?? null,
    max: Number.isInteger(max) && max >= 1 && max <= 1_000_000_000 ? max : null,
  }
}

export async function loader({ url, request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const asked = readAsked(new URL(request.url).searchParams)
  const { currency } = preferencesFor(request)
  const { country, type, max } = asked
  const query = {
    currency,
    ...(country && { country }),
    ...(type && { type }),
    ...(max && { max: String(max) }),
  }
  const [page, found] = await Promise.all([
    readPage(api, 'global-immigration'),
    answering(() => api.content.residence({ query })),
  ])
  return withHead(
    { page, asked, found, origin: context.get(pageContext).publicUrl },
    { url, path: '/globalImmigration' },
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function GlobalImmigration({ loaderData: { page, asked, found } }: Route.ComponentProps) {
  const format = useFormat()
  const entries = found.items.toSorted((a, b) =>
    format.country(a.country).localeCompare(format.country(b.country), 'en'),
  )
  const isFew = entries.length <= 4
  return (
    <ContentPage page={page} drawing="papers">
      <Sections of={page.sections} />
      <ContentSection id="guide" title="The guide" wide>
        <ResidenceFilter asked={asked} countries={found.countries} />
        <output className="small soft">
          {entries.length === found.total
            ? `${format.plural(found.total, 'entry', 'entries')} in ${format.plural(found.countries.length, 'country', 'countries')}`
            : `${format.number(entries.length)} of ${format.plural(found.total, 'entry', 'entries')}`}
        </output>
        {entries.length === 0 && (
          <EmptyState title="No entry fits">
            <p className="soft">A higher sum or another kind of investment finds more.</p>
          </EmptyState>
        )}
        <div className="">
          {entries.map((one) => (
            <ResidenceEntry key={`${one.slug} ${isFew}`} of={one} open={isFew} />
          ))}
        </div>
        <p className="tiny note">
          <RatesNote />
        </p>
      </ContentSection>
    </ContentPage>
  )
}

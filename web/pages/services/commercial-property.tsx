/**
 * web/pages: /commercialProperty: what there is of each commercial type, for
 * sale and to lease, as ways into the search.
 */
import { Link } from 'react-router'
import { typeGroups, type PropertyType, type Purpose } from '#contract/vocabulary/codes.ts'
import { Bars } from '#web/content/market/bars.tsx'
import { ContentPage, ContentSection, Sections } from '#web/content/pages/content-page.tsx'
import { readPage, withHead } from '#web/content/pages/read-page.ts'
import { LatestForSale } from './latest-for-sale.tsx'
import { Tally } from '#web/content/market/tally.tsx'
import { answering } from '#web/platform/api/answering.ts'
import { apiContext, type MeridianApi } from '#web/platform/api/api-context.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { pageContext } from '#web/platform/meta/page-context.ts'
import { preferencesFor } from '#web/platform/kept/preferences.ts'
import { typeWords } from '#web/platform/words/words.ts'
import { addressOf } from '#web/search/question/addresses.ts'
import { askSearch } from '#web/search/question/ask.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import type { Route } from './+types/commercial-property'

const types = [...typeGroups.commercial, ...typeGroups.building, 'plotCommercial'] as const
const preset = types.join(',')

const ask = (api: MeridianApi, purpose: Purpose, currency: string) =>
  answering(() => askSearch(api, { purpose, types: preset }, { limit: '4', facets: '1', currency }))

export async function loader({ url, request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { currency } = preferencesFor(request)
  const [page, sale, lease] = await Promise.all([
    readPage(api, 'commercial-property'),
    ask(api, 'sale', currency),
    ask(api, 'lease', currency),
  ])
  const countOf = (answer: typeof sale, type: PropertyType) => answer.facets?.type?.[type] ?? 0
  return withHead(
    {
      page,
      totals: { sale: sale.total, lease: lease.total },
      latest: sale.items,
      counts: types
        .map((type) => ({ type, sale: countOf(sale, type), lease: countOf(lease, type) }))
        .filter((one) => one.sale + one.lease > 0)
        .toSorted((a, b) => b.sale + b.lease - a.sale - a.lease),
      origin: context.get(pageContext).publicUrl,
    },
    { url, path: '/commercialProperty' },
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function CommercialProperty({ loaderData }: Route.ComponentProps) {
  const { page, totals, latest, counts } = loaderData
  const format = useFormat()
  return (
    <ContentPage
      page={page}
      drawing="street"
      head={
        <Tally
          of={[
            { label: 'for sale', value: format.number(totals.sale) },
            { label: 'to lease', value: format.number(totals.lease) },
          ]}
        />
      }
    >
      <ContentSection id="types" title="What there is today" wide>
        <Bars
          caption="Commercial property by type, for sale and to lease"
          name="Type"
          measure="For sale"
          bars={counts.map(({ type, sale, lease }) => ({
            key: type,
            name: <Link to={addressOf({ types: type })}>{typeWords[type].many}</Link>,
            value: sale,
            words: format.number(sale),
            more: [{ label: 'To lease', words: format.number(lease) }],
          }))}
        />
        <p className="chips">
          <TextLink to={addressOf({ types: preset })} onward>
            All {format.number(totals.sale)} for sale
          </TextLink>
          <TextLink to={addressOf({ purpose: 'lease', types: preset })} onward>
            All {format.number(totals.lease)} to lease
          </TextLink>
        </p>
      </ContentSection>
      <LatestForSale homes={latest} />
      <Sections of={page.sections} />
    </ContentPage>
  )
}

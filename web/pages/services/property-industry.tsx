/** web/pages: /propertyIndustry: market figures of our own stock; asking prices, said plainly. */
import { Link } from 'react-router'
import { marketsPath } from '#contract/content/public-pages.ts'
import { Cities } from '#web/content/market/city-table.tsx'
import { ContentPage, ContentSection, Sections } from '#web/content/pages/content-page.tsx'
import { CountryTable } from '#web/content/market/country-table.tsx'
import { readPage, withHead } from '#web/content/pages/read-page.ts'
import { Tally } from '#web/content/market/tally.tsx'
import { answering } from '#web/platform/api/answering.ts'
import { apiContext } from '#web/platform/api/api-context.ts'
import { useFormat, usePreferences } from '#web/platform/formats/format.tsx'
import { pageContext } from '#web/platform/meta/page-context.ts'
import { RatesNote } from '#web/platform/money/rates-note.tsx'
import { areaUnitWords } from '#web/platform/formats/units.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Fold } from '#web/ui/sections/fold.tsx'
import type { Route } from './+types/property-industry'

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [page, byCountry, byCity, markets] = await Promise.all([
    readPage(api, 'property-industry'),
    answering(() => api.search.countries({})),
    answering(() => api.search.market({ query: { limit: 12 } })),
    answering(() => api.content.marketTexts({})),
  ])
  const data = {
    page,
    ...byCountry,
    month: byCity.month,
    cities: byCity.items,
    markets: markets.items,
    origin: context.get(pageContext).publicUrl,
  }
  return withHead(data, {
    url,
    path: '/propertyIndustry',
    things: [
      {
        '@type': 'Dataset',
        name: 'Median asking prices of homes on Meridian',
        description: data.page.description,
        creator: { '@type': 'Organization', name: 'Meridian', url: `${data.origin}/` },
        isAccessibleForFree: true,
        distribution: {
          '@type': 'DataDownload',
          encodingFormat: 'application/json',
          contentUrl: `${data.origin}/api/meridian/market/countries`,
        },
      },
    ],
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function PropertyIndustry({ loaderData }: Route.ComponentProps) {
  const { page, homes, countries, month, cities, markets } = loaderData
  const format = useFormat()
  const { areaUnit } = usePreferences()
  const fresh = countries.reduce((sum, one) => sum + one.fresh, 0)
  return (
    <ContentPage
      page={page}
      drawing="price"
      head={
        homes > 0 && (
          <Tally
            of={[
              { label: 'homes counted', value: format.number(homes) },
              { label: 'countries', value: format.number(countries.length) },
              { label: 'listed in the last 30 days', value: format.number(fresh) },
            ]}
          />
        )
      }
    >
      {homes === 0 ? (
        <div className="page">
          <EmptyState title="Nothing to count yet">
            <p className="soft">As soon as enough homes are listed, their medians stand here.</p>
          </EmptyState>
        </div>
      ) : (
        <>
          <ContentSection id="countries" title="By country" wide>
            <Fold count={countries.length} label={`Show all ${format.number(countries.length)} countries`}>
              <CountryTable of={countries} />
            </Fold>
            <p className="tiny note">
              <RatesNote />. Countries with fewer than five homes are left out.
            </p>
          </ContentSection>
          <ContentSection
            id="cities"
            title={`By city, per ${areaUnitWords[areaUnit]}, ${format.month(month)}`}
            wide
          >
            <Cities of={cities} />
          </ContentSection>
        </>
      )}
      <Markets of={markets} />
      <Sections of={page.sections} />
    </ContentPage>
  )
}

type Markets = Route.ComponentProps['loaderData']['markets']

/** The countries of which there is more to say. */
function Markets({ of }: { of: Markets }) {
  if (of.length === 0) return null
  return (
    <ContentSection id="markets" title="Country by country">
      <div className="chips">
        {of.map(({ slug, title }) => (
          <Link key={slug} className="chip" to={`${marketsPath}/${slug}`}>
            {title}
          </Link>
        ))}
      </div>
    </ContentSection>
  )
}

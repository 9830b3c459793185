/**
 * web/pages: /propertyIndustry/{country}: what Meridian says of a
 * country's market, beside what is asked there today.
 */
import { marketsPath } from '#contract/content/public-pages.ts'
import { squareMetresPer } from '#contract/vocabulary/area-units.ts'
import { countrySearch, useOwnMoney } from '#web/content/market/country-table.tsx'
import { LatestForSale } from './latest-for-sale.tsx'
import { Tally } from '#web/content/market/tally.tsx'
import { nameIn } from '#web/content/pages/asked-name.ts'
import { ContentPage, Sections } from '#web/content/pages/content-page.tsx'
import { withHead } from '#web/content/pages/read-page.ts'
import { answering } from '#web/platform/api/answering.ts'
import { apiContext } from '#web/platform/api/api-context.ts'
import { useFormat, usePreferences } from '#web/platform/formats/format.tsx'
import { areaUnitWords } from '#web/platform/formats/units.ts'
import { preferencesFor } from '#web/platform/kept/preferences.ts'
import { pictureOf } from '#web/platform/meta/head.ts'
import { pageContext } from '#web/platform/meta/page-context.ts'
import { RatesNote } from '#web/platform/money/rates-note.tsx'
import { askSearch } from '#web/search/question/ask.ts'
import { classNames } from '#web/ui/class-names.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import type { Route } from './+types/market'
import styles from './market.module.css'

export async function loader({ url, request, params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { currency } = preferencesFor(request)
  const page = await answering(() => api.content.marketText({ params: { slug: nameIn(params.country) } }))
  const country = page.slug.toUpperCase()
  const [{ countries }, { items }] = await Promise.all([
    answering(() => api.search.countries({})),
    answering(() => askSearch(api, { place: `country:${country}` }, { limit: '4', currency })),
  ])
  const figures = countries.find((one) => one.country === country) ?? null
  const data = { page, country, figures, latest: items, origin: context.get(pageContext).publicUrl }
  return withHead(data, {
    url,
    path: `${marketsPath}/${page.slug}`,
    picture: pictureOf.page('property-industry'),
    above: [{ name: 'Property industry figures', path: marketsPath }],
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

type Figures = NonNullable<Route.ComponentProps['loaderData']['figures']>

export default function Market({ loaderData: { page, country, figures, latest } }: Route.ComponentProps) {
  return (
    <ContentPage page={page} drawing="price" head={figures && <CountryFigures of={figures} />}>
      <Sections of={page.sections} />
      <LatestForSale homes={latest}>
        <p className={classNames('chips', styles.ways)}>
          <TextLink to={countrySearch(country)} onward>
            All homes for sale
          </TextLink>
          <TextLink to={countrySearch(country, 'rent')} onward>
            All homes to rent
          </TextLink>
        </p>
      </LatestForSale>
    </ContentPage>
  )
}

function CountryFigures({ of }: { of: Figures }) {
  const format = useFormat()
  const { areaUnit } = usePreferences()
  const own = useOwnMoney()
  const perUnit = Math.round(of.perM2.amount * squareMetresPer[areaUnit])
  return (
    <>
      <Tally
        of={[
          { label: 'Homes for sale', value: format.number(of.homes) },
          {
            label: `Median asking price per ${areaUnitWords[areaUnit]}`,
            value: own({ ...of.perM2, amount: perUnit }),
          },
          { label: 'Median home', value: own(of.median) },
          { label: 'Days listed', value: format.number(of.medianDaysListed) },
        ]}
      />
      <p className="tiny note">
        <RatesNote />
      </p>
    </>
  )
}

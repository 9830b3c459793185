/** web/pages: /aboutUs: what Meridian is and what it believes, with what is on it today. */
import { brand } from '#contract/content/brand.ts'
import { ContentPage, Sections } from '#web/content/pages/content-page.tsx'
import { readPage, withHead } from '#web/content/pages/read-page.ts'
import { Tally } from '#web/content/market/tally.tsx'
import { answering } from '#web/platform/api/answering.ts'
import { apiContext } from '#web/platform/api/api-context.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { pageContext } from '#web/platform/meta/page-context.ts'
import type { Route } from './+types/about-us'

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [page, { countries, listings }, rent] = await Promise.all([
    readPage(api, 'about-us'),
    answering(() => api.places.directory({ query: {} })),
    answering(() => api.places.directory({ query: { purpose: 'rent' } })),
  ])
  const data = {
    page,
    countries,
    sale: listings,
    rent: rent.listings,
    origin: context.get(pageContext).publicUrl,
  }
  return withHead(data, {
    url,
    path: '/aboutUs',
    things: [
      {
        '@type': 'Organization',
        '@id': `${data.origin}/#organization`,
        name: brand.name,
        url: `${data.origin}/`,
        logo: `${data.origin}/icon.svg`,
        description: data.page.description,
      },
    ],
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function AboutUs({ loaderData: { page, countries, sale, rent } }: Route.ComponentProps) {
  const format = useFormat()
  return (
    <ContentPage
      page={page}
      drawing="globe"
      head={
        <Tally
          of={[
            { label: 'homes for sale', value: format.number(sale) },
            { label: 'homes to rent', value: format.number(rent) },
            { label: /* translate="yes" */ 'countries', value: format.number(countries) },
          ]}
        />
      }
    >
      <Sections of={page.sections} />
    </ContentPage>
  )
}

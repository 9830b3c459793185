/** web/pages: /dealingRoom: commercial property for sale, with indicative yields. */
import { Suspense } from 'react'
import { redirect } from 'react-router'
import { ContentPage, ContentSection, Sections } from '#web/content/pages/content-page.tsx'
import { lotsAddress, lotsPath, readLots } from '#web/content/market/lots-address.ts'
import { LotRow, LotsFilter } from '#web/content/market/lots.tsx'
import { readPage, withHead } from '#web/content/pages/read-page.ts'
import { LotForm } from '#web/enquiries/deferred-team-forms.ts'
import { placeWords, Thumbnail } from '#web/listings/card.tsx'
import { Price } from '#web/listings/price.tsx'
import { answering } from '#web/platform/api/answering.ts'
import { apiContext } from '#web/platform/api/api-context.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { publicHomeAddress } from '#web/platform/meta/home-address.ts'
import { pageContext } from '#web/platform/meta/page-context.ts'
import { preferencesFor } from '#web/platform/kept/preferences.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageTurner } from '#web/ui/lists/page-turner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import type { Route } from './+types/dealing-room'

const size = 12

export async function loader({ url, request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const asked = readLots(new URL(request.url).searchParams)
  const { currency } = preferencesFor(request)
  const { country, type, sort, page: number } = asked
  const query = {
    currency,
    sort,
    page: number,
    limit: size,
    ...(country && { country }),
    ...(type && { type }),
  }
  const [page, room] = await Promise.all([
    readPage(api, 'dealing-room'),
    answering(() => api.search.dealingRoom({ query })),
  ])
  if (room.items.length === 0 && number > 1) throw redirect(lotsAddress({ ...asked, page: 1 }))
  return withHead({ page, asked, room, origin: context.get(pageContext).publicUrl }, { url, path: lotsPath })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function DealingRoom({ loaderData: { page, asked, room } }: Route.ComponentProps) {
  const format = useFormat()
  const lots = room.items.map(({ card }) => ({ id: card.id, title: card.title }))
  return (
    <ContentPage page={page} drawing="price">
      <ContentSection id="lots" title={format.plural(room.total, 'lot')} wide>
        <LotsFilter asked={asked} countries={room.countries} types={room.types} />
        {room.items.length === 0 ? (
          <EmptyState title="No lot fits">
            <TextLink to={lotsPath}>All lots</TextLink>
          </EmptyState>
        ) : (
          <ul>
            {room.items.map((lot) => (
              <LotRow
                key={lot.card.id}
                of={lot}
                to={publicHomeAddress(lot.card.id)}
                where={placeWords(lot.card, format, 'country')}
                picture={<Thumbnail picture={lot.card.image} />}
                price={
                  <Price price={lot.card.price} converted={lot.card.converted} reduced={lot.card.reduced} />
                }
              />
            ))}
          </ul>
        )}
        <PageTurner
          page={asked.page}
          last={Math.max(1, Math.min(80, Math.ceil(room.total / size)))}
          size={size}
          total={room.total}
          to={(number) => lotsAddress({ ...asked, page: number })}
        />
      </ContentSection>
      <Sections
        of={page.sections}
        slots={{
          ask: (
            <Suspense>
              <LotForm lots={lots} />
            </Suspense>
          ),
        }}
      />
    </ContentPage>
  )
}

/** web/pages: an agency as visitors see it: read, and drawn, for its public page and inside the panel. */
import type { ReactNode } from 'react'
import { redirect } from 'react-router'
import type { Purpose } from '#contract/vocabulary/codes.ts'
import { boxOfAreas, decodeAreas } from '#contract/vocabulary/polyline.ts'
import type { Cell } from '#contract/search/search.ts'
import { Profile } from '#web/listings/agency/profile.tsx'
import { lastPage, stockAddress, stockPage, type Stock as Asked } from '#web/listings/agency/stock-address.ts'
import { StockPlate } from '#web/listings/agency/stock-plate.tsx'
import { Stock } from '#web/listings/agency/stock.tsx'
import { answering } from '#web/platform/api/answering.ts'
import type { MeridianApi } from '#web/platform/api/api-context.ts'
import { askSearch } from '#web/search/question/ask.ts'
import { boxParameter, roomy } from '#web/search/map-engine/boxes.ts'

type Wish = {
  id: string
  asked: Asked
  currency: string
  /** Where the page itself stands. */
  path: string
}

/** Everything the page shows. @throws what the API refuses; a redirect to the last page there is. */
export async function readAgency(api: MeridianApi, { id, asked, currency, path }: Wish) {
  const params = { id }
  const [agency, figures, { medianSeconds }] = await answering(() =>
    Promise.all([
      api.accounts.agency({ params }),
      api.listings.agencyFigures({ params }),
      api.leads.agencyAnswerTime({ params }),
    ]),
  )
  const purpose = asked.purpose ?? (figures.sale > 0 || figures.rent === 0 ? 'sale' : 'rent')
  const answer = await answering(() => askStock(api, id, asked, { purpose, currency }))
  const last = lastPage(answer.total)
  if (asked.page > last) throw redirect(stockAddress(path, { ...asked, page: last }))
  const bounds = withAreas(answer.bounds, agency.drawnAreas)
  return {
    agency,
    figures,
    answerTime: medianSeconds,
    asked,
    purpose,
    homes: answer.items,
    total: answer.total,
    counts: answer.facets?.purpose ?? {},
    bounds,
    cells: bounds ? await cellsOf(api, id, { purpose, bounds }) : [],
  }
}

export type ShownAgency = Awaited<ReturnType<typeof readAgency>>

type Shown = { purpose: Purpose; currency: string }

const askStock = (api: MeridianApi, agency: string, { sort, page }: Asked, { purpose, currency }: Shown) =>
  askSearch(
    api,
    { agency, purpose, sort, page: String(page) },
    { limit: String(stockPage), currency, facets: '1' },
  )

type Answer = Awaited<ReturnType<typeof askStock>>

type Bounds = NonNullable<Answer['bounds']>

/** The box of the homes and of the areas the agency drew; one that crosses 180° is left as it is. */
function withAreas(homes: Bounds | null, drawnAreas: string): Bounds | null {
  const drawn = boxOfAreas(decodeAreas(drawnAreas) ?? [])
  if (!homes || !drawn || homes.east < homes.west) return homes ?? drawn
  return {
    west: Math.min(homes.west, drawn.west),
    south: Math.min(homes.south, drawn.south),
    east: Math.max(homes.east, drawn.east),
    north: Math.max(homes.north, drawn.north),
  }
}

/** How many homes stand where. */
async function cellsOf(
  api: MeridianApi,
  agency: string,
  { purpose, bounds }: { purpose: Purpose; bounds: Bounds },
): Promise<Cell[]> {
  const box = boxParameter(roomy(bounds))
  const { cells } = await askSearch(api, { agency, purpose, box }, { limit: '1', cells: '16x6' })
  return cells ?? []
}

type Props = {
  shown: ShownAgency
  path: string
  /** Writes to the agency; nothing inside the panel. */
  enquiry: ReactNode
  /** The address of the search for what a circle of the map holds; null where nobody may go there. */
  toCell: ((cell: Cell) => string) | null
}

export function AgencyView({ shown, path, enquiry, toCell }: Props) {
  const { agency, figures, answerTime, bounds, cells } = shown
  const areas = decodeAreas(agency.drawnAreas) ?? []
  return (
    <>
      <Profile
        agency={agency}
        figures={figures}
        answerTime={answerTime}
        map={
          bounds &&
          (cells.length > 0 || areas.length > 0) && (
            <StockPlate bounds={bounds} cells={cells} areas={areas} toCell={toCell} />
          )
        }
        enquiry={enquiry}
      />
      <Stock path={path} {...shown} id={agency.id} />
    </>
  )
}

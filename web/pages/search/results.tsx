/**
 * web/pages: what a search found: the list, the map beside it, and on phones a sheet of homes over the map.
 */
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { BoundingBox } from '#contract/search/places.ts'
import type { Card } from '#contract/search/search.ts'
import { useHearts } from '#web/saved/hearts.ts'
import { useHidden } from '#web/listings/hidden.ts'
import { MapCard } from '#web/listings/map-card.tsx'
import { lazyPart } from '#web/platform/loading/lazy-part.ts'
import { useBesideList } from '#web/search/map/beside-list.ts'
import { MapPanel } from '#web/search/map/map-panel.tsx'
import type { View } from '#web/search/question/addresses.ts'
import type { Answer } from '#web/search/question/ask.ts'
import { MapOrList } from '#web/search/results/map-or-list.tsx'
import { Pages } from '#web/search/results/pages.tsx'
import { ResultsHead } from '#web/search/results/results-head.tsx'
import { SheetGrip } from '#web/search/results/sheet-grip.tsx'
import { bringToFront, isPhone } from '#web/search/results/swiped.ts'
import { useSheet, type Sheet } from '#web/search/results/use-sheet.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useSearch } from '#web/search/search-context.tsx'
import { Homes, NearHomes } from './listing-homes.tsx'
import { SaveThisSearch } from './save-this-search.tsx'
import filtersStyles from '#web/search/filters/filters.module.css'
import resultsStyles from '#web/search/results/results.module.css'

// Only on the page of all filters, and in their dialog.
const AllFilters = lazyPart(() => import('#web/search/filters/all.tsx'), 'AllFilters')

type Props = {
  view: View
  items: Card[]
  loosen?: Answer['loosen']
  page: number
  bounds: BoundingBox | null
  mapStyleUrl: string | null
}

/** List and map, each knowing which home is pointed at in the other. */
export function Results({ view, items, loosen = [], page, bounds, mapStyleUrl }: Props) {
  const { near } = useSearch()
  const listed = useMemo(() => [...items, ...near.map(({ home }) => home)], [items, near])
  const { hovered, marked, onHoverInList, onHoverOnMap, onChoose } = useBesideList(listed)
  const hidden = useHidden()
  const saved = useHearts()
  const { sheet, box } = useSheet(view)
  const showInList = useShowing(sheet.choose)
  const hasMap = view === 'grid' || view === 'map'
  const list = { view, isRow: sheet.rest === 'low', marked, onHover: onHoverInList }
  /** A home that can be swiped to needs no second card beside its pin. */
  const isSwiped = ({ id }: Card) =>
    sheet.rest === 'low' && isPhone() && listed.some((home) => home.id === id)
  return (
    <main className={resultsStyles.results} data-view={view} data-rest={sheet.rest} id="main" ref={box}>
      <div className={resultsStyles.list}>
        {view === 'filters' ? (
          <>
            <h1 className={classNames('title', filtersStyles.allFiltersTitle)}>All filters</h1>
            <AllFilters />
          </>
        ) : (
          <>
            {hasMap && <SheetGrip sheet={sheet} box={box} />}
            <ResultsHead tools={<SaveThisSearch />} />
            {listed.length > 0 && (
              <p className={resultsStyles.cardKeys}>
                From a home, the arrow keys ← and → lead to what can be done with it.
              </p>
            )}
            <Homes items={items} loosen={loosen} {...list} />
            {view !== 'map' && <Pages page={page} />}
            <NearHomes {...list} />
            {hasMap && <MapOrList sheet={sheet} />}
          </>
        )}
      </div>
      {hasMap && (
        <MapPanel
          bounds={bounds}
          homes={items}
          styleUrl={mapStyleUrl}
          hovered={hovered}
          onHover={onHoverOnMap}
          onChoose={(id) => {
            onChoose(id)
            if (id) showInList(id)
          }}
          hidden={hidden}
          saved={saved}
          renderHome={(home) => (isSwiped(home) ? null : <MapCard home={home} />)}
        />
      )}
    </main>
  )
}

/**
 * The card of the pin that was chosen comes into view; on phones in
 * the row below the map, which stays in front.
 */
function useShowing(choose: Sheet['choose']) {
  const [wanted, setWanted] = useState<{ id: string } | null>(null)
  useEffect(() => {
    if (wanted) bringToFront(wanted.id)
  }, [wanted])
  return useCallback(
    (id: string) => {
      if (isPhone()) choose('low')
      setWanted({ id })
    },
    [choose],
  )
}

/** web/search: every filter in one form: in a dialog, or as a page of its own where script is off. */
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { flagNames } from '#contract/search/flags.ts'
import type { SearchParameter } from '#contract/search/search-question.ts'
import { addressOf, changed, searchPath } from '../question/addresses.ts'
import { LiveCounts, ShowButton, useFilterForm } from './filter-form.tsx'
import { RestInputs } from './rest-inputs.tsx'
import { useSearch } from '../search-context.tsx'
import { AreaFields, PerAreaFields, PlotFields } from './area.tsx'
import { MonthlyFields, monthlyNames } from './monthly.tsx'
import { AroundFields, EnergyFields, FeatureFields, FlagFields, TenureFields, WordFields } from './more.tsx'
import { PriceFields, PriceNote } from './price.tsx'
import { PurposeFields } from './purpose.tsx'
import { BathroomFields, BedroomFields } from './rooms.tsx'
import { AvailableFields, SeaFields } from './scales.tsx'
import { SinceFields } from './since.tsx'
import { TravelFields, travelNames } from '../travel/travel-fields.tsx'
import { TypeFields } from './types.tsx'
import { classNames } from '#web/ui/class-names.ts'
import styles from './filters.module.css'

/** What the form sets by itself; `purpose` and the like come with `kind`. */
const names: readonly SearchParameter[] = [
  'purpose',
  'minPrice',
  'maxPrice',
  'currency',
  'period',
  'minBeds',
  'maxBeds',
  'minBaths',
  'minArea',
  'maxArea',
  'minPlot',
  'maxPlot',
  'areaUnit',
  'minPerArea',
  'maxPerArea',
  ...monthlyNames,
  'sea',
  'available',
  'types',
  'features',
  'tenure',
  'energy',
  ...flagNames,
  'since',
  'q',
  'not',
  'radius',
  ...travelNames,
]

export function AllFilters({ onDone }: { onDone?: () => void }) {
  const { raw } = useSearch()
  const { form, count, facets, recount, submit } = useFilterForm(onDone, { costs: true })
  const { place, box, area, near, radius, purpose } = raw
  const bare = changed({}, { place, box, area, near, radius, purpose })
  return (
    <Form
      ref={form}
      method="get"
      action={searchPath}
      className={styles.allFilters}
      onChange={recount}
      onInput={recount}
      onSubmit={submit}
    >
      <div className={styles.allFiltersBody}>
        <LiveCounts facets={facets}>
          <PurposeFields />
          <Part title="Price" note={<PriceNote />}>
            <PriceFields />
          </Part>
          <Part title="Cost a month">
            <MonthlyFields />
          </Part>
          <Part title="Price for the area">
            <PerAreaFields />
          </Part>
          <Part title="Bedrooms">
            <BedroomFields />
          </Part>
          <Part title="Bathrooms">
            <BathroomFields />
          </Part>
          <Part title="Size">
            <AreaFields />
            <PlotFields />
          </Part>
          <Part title="Where">
            <AroundFields />
            <WordFields />
          </Part>
          <Part title="Travel time" note="From home to there">
            <TravelFields />
          </Part>
          <Part title="By the sea" columns>
            <SeaFields />
          </Part>
          <MoreParts />
        </LiveCounts>
      </div>
      <div className={classNames('panel-foot', styles.allFiltersFoot)}>
        <RestInputs raw={raw} except={names} />
        <Link className="link" to={addressOf(bare)} onClick={onDone}>
          Clear all
        </Link>
        <ShowButton count={count} />
      </div>
    </Form>
  )
}

/** What fewer people ask for. */
function MoreParts() {
  return (
    <>
      <Part title="Type" columns>
        <TypeFields />
      </Part>
      <Part title="Features" columns>
        <FeatureFields />
      </Part>
      <Part title="More" columns>
        <FlagFields />
        <TenureFields />
        <EnergyFields />
      </Part>
      <Part title="Available" columns>
        <AvailableFields />
      </Part>
      <Part title="Listed within">
        <SinceFields />
      </Part>
    </>
  )
}

function Part({
  title,
  note,
  columns = false,
  children,
}: {
  title: string
  note?: ReactNode
  columns?: boolean
  children: ReactNode
}) {
  return (
    <section className={styles.part}>
      <div className={styles.partHead}>
        <h2 className="subheading">{title}</h2>
        {note && <span className="small soft">{note}</span>}
      </div>
      <div className={columns ? styles.partColumns : 'stack'}>{children}</div>
    </section>
  )
}

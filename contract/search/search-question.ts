/**
 * contract: the search question as it stands in an address, parsed, and written back in one canonical way.
 */
import { z } from 'zod'
import { areaUnit, currencyCode, latitude, longitude } from '../vocabulary/common.ts'
import { filterFeature } from '../vocabulary/features.ts'
import { categories } from '../vocabulary/categories.ts'
import { eachFlag, flags } from './flags.ts'
import { placeId, type BoundingBox } from './places.ts'
import { decodeAreas } from '../vocabulary/polyline.ts'
import { travelParameter } from './travel.ts'
import { loanStart } from './loan.ts'
import { askedPeriods, energyClass, propertyType, purpose, tenure } from '../vocabulary/vocabulary.ts'

export const sorts = ['newest', 'price', '-price', '-area', 'pricePerArea', 'distance', 'relevance'] as const
export type Sort = (typeof sorts)[number]

const flag = z
  .literal('1', 'Only 1 is allowed here')
  .transform(() => true)
  .optional()
const whole = (max: number) =>
  z
    .string()
    .regex(/^\d{1,12}$/, 'A whole number')
    .transform(Number)
    .pipe(z.int().max(max))
    .optional()
const list = <T extends z.ZodType<string, string>>(one: T, max: number) =>
  z
    .string()
    .max(2_000)
    .transform((text) => [...new Set(text.split(',').filter(Boolean))])
    .pipe(z.array(one).min(1, 'At least one').max(max))
    .optional()
/** A number of days from today, or a day. */
const day = z
  .string()
  .regex(/^(\d{1,4}|\d{4}-\d{2}-\d{2})$/, 'A number of days from today, or a day such as 2027-03-01')
  .refine((text) => text.length <= 4 || z.iso.date().safeParse(text).success, 'There is no such day')
  .optional()
const percent = z
  .string()
  .regex(/^\d{1,2}(\.\d{1,3})?$/, 'Per cent, such as 3.75')
  .transform(Number)
const degrees = z
  .string()
  .regex(/^-?\d{1,3}(\.\d{1,12})?$/, 'A number of degrees')
  .transform(Number)
const words = z.string().trim().min(1).max(200).optional()

const box = z
  .string()
  .max(100)
  .transform((text): string[] => text.split(','))
  .pipe(
    z.tuple(
      [degrees.pipe(longitude), degrees.pipe(latitude), degrees.pipe(longitude), degrees.pipe(latitude)],
      'Four numbers: west,south,east,north',
    ),
  )
  .transform(([west, south, east, north]): BoundingBox => ({ west, south, east, north }))
  .refine((b) => b.south < b.north, 'South must be below north')
  .refine((b) => b.west !== b.east, 'West and east must differ')
  .optional()
const near = z
  .string()
  .max(60)
  .transform((text): string[] => text.split(','))
  .pipe(z.tuple([degrees.pipe(latitude), degrees.pipe(longitude)], 'Two numbers: lat,lon'))
  .transform(([lat, lon]) => ({ lat, lon }))
  .optional()
const drawn = z
  .string()
  .min(1)
  .max(16_000)
  .transform((text, ctx) => {
    const areas = decodeAreas(text)
    if (!areas) ctx.addIssue({ code: 'custom', message: 'This is not a drawn area' })
    return areas ?? []
  })
  .optional()

/** Said in the description of the interface. */
const asks = {
  // translate="no"
  sea: 'At most so many metres from the sea, by the coast of the overview map, which is some hundred metres coarse',
  // translate="no"
  available: 'Stated to be free by then: days from today, or a day',
  // translate="no"
  q: 'Words that titles, places, descriptions or features say; those in quotation marks word by word, in their order',
  // translate="no"
  travel:
    'Travel times to keep: minutes,mode,lat,lon,name or minutes,mode,kind (the nearest school, station …), at most four, joined by semicolons; modes are car, bicycle and foot. A wish that nobody knows the streets for finds nothing, and the answer says so',
  // translate="no"
  travelMatch: 'Whether all of the travel times must be kept, or any of them',
  // translate="no"
  costs:
    'With `facets`: counts also how many homes cost at most so much a month, and for one unit of area, in usual round amounts',
  // translate="no"
  prefer: 'Words of which homes that say them come first where `sort` is relevance',
}

/** The parameters of contract.md, each a string as in an address. Parsing answers a `SearchQuestion`. */
export const searchParameters = z.strictObject({
  purpose: purpose.default('sale'),
  place: placeId.optional(),
  box,
  area: drawn,
  near,
  /** Metres around `near`. */
  radius: whole(500_000),
  travel: travelParameter.optional().meta({ description: asks.travel }),
  travelMatch: z.enum(['all', 'any']).default('all').meta({ description: asks.travelMatch }),
  /** Whole units of `currency`; rents per `period`. */
  minPrice: whole(999_999_999_999),
  maxPrice: whole(999_999_999_999),
  currency: currencyCode.default('EUR'),
  period: z.enum(askedPeriods).default('month'),
  minBeds: whole(50),
  maxBeds: whole(50),
  minBaths: whole(50),
  /** Units of `areaUnit`. */
  minArea: whole(1_000_000_000),
  maxArea: whole(1_000_000_000),
  minPlot: whole(1_000_000_000),
  maxPlot: whole(1_000_000_000),
  areaUnit: areaUnit.default('m2'),
  /** Price of one `areaUnit`, whole units of `currency`; rents per `period`. */
  minPerArea: whole(999_999_999),
  maxPerArea: whole(999_999_999),
  /**
   * What a home costs a month with its stated charges, whole units of `currency`. A rent counts as it is; a
   * price as the loan that repays it, less `deposit`, within `years` at `interest` per cent.
   */
  maxMonthly: whole(999_999_999),
  deposit: whole(999_999_999_999),
  interest: percent.default(loanStart.interest),
  years: whole(50).transform((years) => Math.max(1, years ?? loanStart.years)),
  /** Metres to the sea. */
  sea: whole(20_000).meta({ description: asks.sea }),
  available: day.meta({ description: asks.available }),
  types: list(propertyType, 60),
  /** Kinds of property, as a shorter way to ask for all of their types. Without any, every kind is meant. */
  category: list(z.enum(categories), categories.length),
  features: list(filterFeature, 62),
  tenure: list(tenure, 8),
  energy: list(energyClass, 8),
  ...eachFlag((name) => flag.meta({ description: flags[name].asks })),
  /** Listed within so many days. */
  since: whole(3_650),
  agency: z.uuid().optional(),
  q: words.meta({ description: asks.q }),
  not: words,
  /** Leaves no home out. */
  prefer: words.meta({ description: asks.prefer }),
  /**
   * The sentence that the question was understood from. Asks for nothing
   * itself; pages show which words became what.
   */
  said: words,
  /** What the point or the area is called, for people: a street, a quarter. Asks for nothing itself. */
  called: words,
  sort: z.enum(sorts).default('newest'),
  page: whole(1_000_000).transform((n) => Math.max(1, n ?? 1)),
  limit: whole(50).transform((n) => (n === undefined ? 24 : n)),
  cursor: z.string().max(300).optional(),
  facets: flag,
  costs: flag.meta({ description: asks.costs }),
  /** Columns x rows of the map grid over `box`. */
  cells: z
    .string()
    .regex(/^\d{1,3}x\d{1,3}$/, 'Columns and rows, such as 24x16')
    .transform((text) => {
      const [columns = 0, rows = 0] = text.split('x').map(Number)
      return { columns, rows }
    })
    .refine((c) => c.columns > 0 && c.rows > 0 && c.columns <= 128 && c.rows <= 128, 'At most 128x128')
    .optional(),
})
export type SearchQuestion = z.output<typeof searchParameters>
export type SearchParameter = keyof SearchQuestion
export const searchParameterNames = Object.keys(searchParameters.shape) as SearchParameter[]

const pairs: [SearchParameter, SearchParameter, string][] = [
  ['minPrice', 'maxPrice', 'price'],
  ['minBeds', 'maxBeds', 'number of bedrooms'],
  ['minArea', 'maxArea', 'area'],
  ['minPlot', 'maxPlot', 'plot'],
  ['minPerArea', 'maxPerArea', 'price per area'],
]

/**
 * The question with the rules that span parameters: no upside-down ranges, cells
 * only with a box, distance only with a point.
 */
export const searchQuestion = searchParameters.superRefine((question, ctx) => {
  const wrong = (path: SearchParameter, message: string) =>
    ctx.addIssue({ code: 'custom', path: [path], message })
  for (const [low, high, noun] of pairs) {
    const least = question[low]
    const most = question[high]
    if (typeof least === 'number' && typeof most === 'number' && least > most)
      wrong(high, `The highest ${noun} is below the lowest`)
  }
  if (question.cells && !question.box) wrong('cells', 'Map cells need a box')
  if (question.costs && !question.facets) wrong('costs', 'Counts of costs come with facets')
  if (question.radius !== undefined && !question.near) wrong('radius', 'A radius needs a point in near')
  if (question.sort === 'distance' && !question.near)
    wrong('sort', 'Sorting by distance needs a point in near')
  if (question.types && question.category) wrong('category', 'Ask for types or for categories, not for both')
  if (question.limit < 1) wrong('limit', 'At least 1')
  if (!question.cursor && question.page * question.limit > 2_000 + question.limit)
    wrong('page', 'Pages deeper than 2,000 homes need the cursor of the answer')
})

/** What an address or a form says, as strings. */
export type RawSearch = Partial<Record<SearchParameter, string>>

/**
 * Reads a question from an address leniently, for pages: unknown,
 * repeated, empty and invalid parameters are dropped.
 * `raw` holds what was kept, in canonical order and without values that equal the default, so
 * `new URLSearchParams(raw)` is the canonical address of the question.
 */
export function readSearch(params: URLSearchParams): { question: SearchQuestion; raw: RawSearch } {
  const kept: RawSearch = {}
  for (const name of searchParameterNames) {
    const text = params.get(name)
    if (!text) continue
    const one = searchParameters.shape[name].safeParse(text)
    const isDefault =
      JSON.stringify(one.data) === JSON.stringify(searchParameters.shape[name].safeParse(undefined).data)
    if (one.success && !isDefault) kept[name] = text
  }
  for (;;) {
    const whole = searchQuestion.safeParse(kept)
    if (whole.success) return { question: whole.data, raw: kept }
    const at = whole.error.issues[0]?.path[0] as SearchParameter | undefined
    if (!at || !(at in kept)) return { question: searchQuestion.parse({}), raw: {} }
    delete kept[at]
  }
}

/**
 * A `geonames:`… place, a point, a drawing or a box: whether the question is about somewhere in particular.
 */
export const hasWhere = (raw: RawSearch): boolean =>
  Boolean(raw.place ?? raw.box ?? raw.area ?? raw.near ?? raw.travel)

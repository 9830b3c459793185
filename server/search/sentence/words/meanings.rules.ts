/** search: what a word of a sentence can stand for, and how the vocabularies write it down. */
import type { Flag } from '#contract/search/flags.ts'
import type { PropertyType, TypeGroup } from '#contract/vocabulary/codes.ts'
import type { FilterFeature } from '#contract/vocabulary/feature-codes.ts'
import type { Purpose } from '#contract/vocabulary/vocabulary.ts'
import type { UnderstoodLanguage as SpokenLanguage } from '#contract/search/understood-languages.ts'

export {
  understoodLanguages as spokenLanguages,
  type UnderstoodLanguage as SpokenLanguage,
} from '#contract/search/understood-languages.ts'
/** What a number can count. `rooms` counts living rooms too; `typology` is the T3 of Portugal and France. */
export type Measure =
  | 'beds'
  | 'baths'
  | 'rooms'
  | 'm2'
  | 'sqft'
  | 'ac'
  | 'ha'
  | 'metre'
  | 'km'
  | 'mi'
  | 'days'
  | 'weeks'
  | 'months'
  | 'guests'
  | 'minutes'
  | 'hours'
  | 'quarterHours'
  | 'garages'
  | 'spaces'
  | LandMeasure
  | 'perM2'
  | 'perSqft'
/** Areas that one part of the world counts land in. */
export const landMeasures = [
  'tsubo',
  'alqueire',
  'alqueirePaulista',
  'alqueireBaiano',
  'alqueirao',
  'feddan',
  'dunam',
  'rai',
  'kanal',
  'marla',
  'sqyd',
  'cent',
  'guntha',
] as const
export type LandMeasure = (typeof landMeasures)[number]

/** What a number that follows is about. */
export type Subject =
  | 'price'
  | 'rent'
  | 'area'
  | 'plot'
  | 'beds'
  | 'baths'
  | 'guests'
  | 'monthly'
  | 'deposit'
  | 'perM2'
  | 'perSqft'
/**
 * Words that only hold a sentence together. `of` may lead to a place, `landmark` is what is never a place
 * ("the sea"), `postal` leads to a postcode, `walk` is said beside `near` of what can be walked to, `filler`
 * says nothing that could be searched for, `wish` is an opinion that no filter knows.
 */
type Glue =
  | 'in'
  | 'near'
  | 'walk'
  | 'of'
  | 'to'
  | 'and'
  | 'or'
  | 'without'
  | 'landmark'
  | 'filler'
  | 'wish'
  | 'postal'
  | 'nor'
  | 'more'
  | 'less'

/** `type:house*` is the whole group of houses. */
export type MeaningKey =
  | `type:${PropertyType | `${TypeGroup}*`}`
  | `feature:${FilterFeature}`
  | `flag:${Flag}`
  | `purpose:${Purpose}`
  | `period:${'week' | 'month' | 'year'}`
  | `tenure:${'freehold' | 'leasehold' | 'shareOfFreehold'}`
  | 'energy:'
  | `since:${number}`
  | `sort:${'price' | '-price' | 'newest' | '-area' | 'pricePerArea'}`
  | `bound:${'least' | 'most' | 'about' | 'between' | 'from' | 'exact'}`
  | `season:${'' | 'holiday'}`
  | `way:${number}`
  | `count:${'beds' | 'baths' | 'rooms'}:${number}`
  | `measure:${Measure}`
  | `subject:${Subject}`
  | `money:${string}`
  | `scale:${number}`
  | `number:${number}`
  | `glue:${Glue}`
  | `sea:${'noun' | 'coast' | 'near' | 'far'}`
  | `free:${'now' | 'from'}`
  | `month:${number}`
  | 'monthly:'
  | 'deposit:'
  | `per:${'area' | 'sqft'}`
  | 'half:'
  | 'floor:ground'
  | 'built:'
  | 'storey:'
  | 'hundred:'
  | 'environs:'
  | 'transport:'
  | 'share:'
  | 'income:'
/** Phrases by what they mean, parted by "|"; those of flags stand together in flags.rules.ts. */
export type Vocabulary = Partial<Record<Exclude<MeaningKey, `flag:${Flag}`>, string>>

/** Phrases of one meaning in every language, parted by "|". */
export type InEveryLanguage = Record<SpokenLanguage, string>

export type MeaningKind = MeaningKey extends `${infer Kind}:${string}` ? Kind : never
export type Meaning = { kind: MeaningKind; value: string }

export function meaningOf(key: string): Meaning {
  const at = key.indexOf(':')
  return { kind: key.slice(0, at) as MeaningKind, value: key.slice(at + 1) }
}

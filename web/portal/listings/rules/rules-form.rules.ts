/** web/portal/listings: rules as they are typed, turned into rules, or into what is wrong with them. Pure. */
import type { ModerationRules } from '#contract/moderation/moderation-rules.ts'
import { ruleBounds, wordBounds, type Bounds } from '#contract/moderation/rule-bounds.ts'
import { ruleKinds, type RuleKind } from '#contract/moderation/moderation-codes.ts'

export type TypedRules = {
  isOn: Record<RuleKind, boolean>
  /** By kind and threshold, as `price.z`. */
  numbers: Record<string, string>
  /** By language, one in each line. */
  words: Record<string, string>
}
/** What is wrong, by the name of the field. */
export type RuleErrors = Record<string, Bounds | 'words'>
type Read = { rules: ModerationRules } | { errors: RuleErrors }

const bounds: Partial<Record<RuleKind, Record<string, Bounds>>> = ruleBounds

/** The thresholds of a rule with their bounds. */
export const thresholdsOf = (kind: RuleKind): [name: string, bounds: Bounds][] =>
  Object.entries(bounds[kind] ?? {})

export function typedOf(rules: ModerationRules): TypedRules {
  const numbers = ruleKinds.flatMap((kind) =>
    Object.entries(rules[kind]).flatMap(([name, value]) =>
      typeof value === 'number' ? [[`${kind}.${name}`, String(value)] as const] : [],
    ),
  )
  const lists = Object.entries(rules.words.lists)
  const { price, impossible, farFromTown, duplicate, copiedPictures, words, relisted, reported, merging } =
    rules
  return {
    isOn: {
      price: price.isOn,
      impossible: impossible.isOn,
      farFromTown: farFromTown.isOn,
      duplicate: duplicate.isOn,
      copiedPictures: copiedPictures.isOn,
      words: words.isOn,
      relisted: relisted.isOn,
      reported: reported.isOn,
      merging: merging.isOn,
    },
    numbers: Object.fromEntries(numbers),
    words: Object.fromEntries(lists.map(([lang, list]) => [lang, list.join('\n')])),
  }
}

const isWithin = (value: number, { min, max, isWhole }: Bounds): boolean =>
  value >= min && value <= max && (!isWhole || Number.isInteger(value))

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]

const areWords = (words: readonly string[]): boolean =>
  words.length <= wordBounds.mostWords &&
  words.every(({ length }) => length >= wordBounds.shortest && length <= wordBounds.longest)

/** A comma is a point: both part whole numbers from tenths. */
const numberOf = (typed: string | undefined): number =>
  Number((typed ?? '').trim().replace(',', '.') || 'none')

export function rulesOf({ isOn, numbers, words }: TypedRules): Read {
  const errors: RuleErrors = {}
  const read = (kind: RuleKind, name: string): number => {
    const value = numberOf(numbers[`${kind}.${name}`])
    const limits = bounds[kind]?.[name]
    if (limits && !isWithin(value, limits)) errors[`${kind}.${name}`] = limits
    return value
  }
  const lists: Record<string, string[]> = {}
  for (const [lang, text] of Object.entries(words)) {
    const lines = linesOf(text)
    if (!areWords(lines)) errors[`words.${lang}`] = 'words'
    lists[lang] = lines
  }
  const rules: ModerationRules = {
    price: {
      isOn: isOn.price,
      radiusKm: read('price', 'radiusKm'),
      z: read('price', 'z'),
      neighbours: read('price', 'neighbours'),
    },
    impossible: { isOn: isOn.impossible, seaKm: read('impossible', 'seaKm') },
    farFromTown: { isOn: isOn.farFromTown, km: read('farFromTown', 'km') },
    duplicate: { isOn: isOn.duplicate, pictures: read('duplicate', 'pictures') },
    copiedPictures: { isOn: isOn.copiedPictures, pictures: read('copiedPictures', 'pictures') },
    words: { isOn: isOn.words, lists },
    relisted: { isOn: isOn.relisted, days: read('relisted', 'days') },
    reported: { isOn: isOn.reported, reports: read('reported', 'reports') },
    merging: { isOn: isOn.merging, certainty: read('merging', 'certainty') },
  }
  return Object.keys(errors).length > 0 ? { errors } : { rules }
}

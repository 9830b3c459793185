/** search: names that a language has of its own for places which are called otherwise where they are. */
import { fold } from '#contract/search/fold.ts'
import { languageOfCountry } from './dialects.rules.ts'
import type { SpelledPlace } from '../sentence.rules.ts'
import type { Surroundings } from './place-clues.rules.ts'

/** `written` is how the name was written, where it has accents. */
export type Kin = {
  /** The name, folded. */
  name: string
  named: boolean
  towns: readonly SpelledPlace[]
  around: Surroundings
  written: string | null
  /** Whether a region or a county has the name itself. */
  isDivisions: boolean
  /** Whether a country has it. */
  isCountry: boolean
  /** Whether words before it say that it is no town. */
  isLand: boolean
  /** Whether they say that it is a town or a part of one. */
  isPart: boolean
}

/** People of a town that others know by its own name. */
export const ownTown = 50_000

/**
 * "Venice" in English, "Florencia" in Spanish: a name that the language of the sentence has of its own for a
 * town or a region which is called otherwise at home. Such names are made of towns that many speak of.
 */
export function isExonym({ entry, kind, country }: SpelledPlace, kin: Kin): boolean {
  const { name, around } = kin
  const [language] = around.languages
  const atHome = languageOfCountry(country)
  if (
    !/^(?:city|region)$/.test(kind) ||
    around.homes.includes(country) ||
    (language === 'en' && atHome === null)
  )
    return false
  if (!isCalledSo(entry, kin) || isOurs(kin) || isOfGreater(entry, kin)) return false
  const own = atHome && around.find.called(entry, atHome)
  // "Ciudad de San Juan" is no other name than San Juan.
  return own === null ? language !== 'en' : !` ${fold(own)} `.includes(` ${name} `)
}

/**
 * Bethlehem is called so in Arabic where Arabic is spoken, too; and after Saint Louis
 * more than one great town is where Spanish is.
 */
const isOurs = ({ name, towns, around }: Kin): boolean =>
  towns.some(({ entry, byName, country, population }) => {
    if (byName && population >= ownTown && saints.test(name) && isSpoken(around, country)) return true
    const called =
      byName || !around.homes.includes(country) ? null : around.find.called(entry, around.languages[0])
    return called !== null && fold(called) === name
  })

/**
 * In Arabic letters no town abroad is called by its own name: Rize is written like Riesa, though it has
 * another spelling that is more usual.
 */
function isCalledSo(entry: number, { name, towns, around }: Kin): boolean {
  const [language] = around.languages
  const isCalled = (one: number): boolean => {
    const called = around.find.called(one, language)
    return called !== null && fold(called) === name
  }
  return (
    isCalled(entry) ||
    (/^\p{Script=Arabic}/u.test(name) &&
      towns.some((town) => !around.homes.includes(town.country) && isCalled(town.entry)))
  )
}

/** Birmingham of Alabama is called in Arabic what the one that it is called after is, too. */
const isOfGreater = (entry: number, { towns, around }: Kin): boolean => {
  const place = around.find.view(entry)
  return towns.some(
    (town) =>
      town.entry !== entry &&
      town.population > (place.population ?? 0) &&
      around.find.view(town.entry).name === place.name,
  )
}

const saints = /^(?:san|santa|santo|saint|sainte|sankt|sao) /
export const isSpoken = ({ languages: [own] }: Surroundings, country: string): boolean =>
  languageOfCountry(country) === own

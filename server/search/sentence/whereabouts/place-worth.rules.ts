/** search: what a place that a name can mean is worth beside all others of that name. */
import { typingErrors } from '#contract/accounts/typing-errors.ts'
import { fold } from '#contract/search/fold.ts'
import { languageOfCountry } from './dialects.rules.ts'
import { isExonym, isSpoken, ownTown, type Kin } from './exonyms.rules.ts'
import { worth, type Surroundings } from './place-clues.rules.ts'
import type { SpelledPlace } from '../sentence.rules.ts'

/**
 * What a division that no town of its own is called like is worth
 * beyond its rank, which stands behind its towns.
 */
const divisionOwn = { country: 0, region: 0.8, county: 0.5, city: 0 } as const
/** People of a town that a region of its name stands behind. */
export const likelyTown = 5_000

/**
 * The same before a region, of a town that only some call so:
 * Brandenburg is no town on the Havel, Lisboa is one.
 */
const greatTown = 200_000
const isNamesake = (town: SpelledPlace, division: SpelledPlace): boolean =>
  town.byName || division.kind === 'county' || (town.population > greatTown && !division.byName)

/** The words as they stand, where somebody took the trouble to write their accents. */
export function accentedAt({ tokens, text }: Surroundings, at: number, next: number): string | null {
  const words = tokens.slice(at, next)
  if (!words.some(({ accents = '' }) => /\p{Script=Latin}/u.test(accents))) return null
  return text.slice(words[0]?.from, words.at(-1)?.to).toLowerCase()
}

/** "Sarrià" is the quarter of Barcelona, and not Sarria of Galicia. */
const isWrittenSo = ({ entry }: SpelledPlace, { written, around }: Kin): boolean =>
  written !== null && around.find.view(entry).name.toLowerCase() === written

/** Germans who mean Büchen write so; "Buchen" is in the Odenwald. */
const isWrittenBare = ({ entry, country }: SpelledPlace, { written, towns, around }: Kin): boolean =>
  written === null &&
  towns.length > 1 &&
  around.languages[0] === 'de' &&
  around.homes.includes(country) &&
  /[äöü]/i.test(around.find.view(entry).name)

/** New York is called Manhattan too, which lies in it. */
const holdsOne = (place: SpelledPlace, { towns, around }: Kin): boolean =>
  towns.some((town) => town.byName && around.find.isWithin(town.entry, place.entry))

/** "Valence" is what Valencia is called in French, and a town of France whose name it is. */
const hasOwnTown = ({ towns, around }: Kin): boolean =>
  towns.some(
    ({ byName, country, population }) => byName && population >= ownTown && around.homes.includes(country),
  )
/** "Hanover" is Hannover, and "Odessa" Odesa, but for a letter: another spelling, and no other name. */
function isSpelling({ entry }: SpelledPlace, { name, around }: Kin): boolean {
  return name.length >= leastSpelling && typingErrors(name, fold(around.find.view(entry).name), 1) === 1
}
const leastSpelling = 5

/** Antalya was once called Olbia too, which is a town of Italy for Italians. */
const isAbroad = (place: SpelledPlace, { towns, around }: Kin): boolean =>
  !around.homes.includes(place.country) &&
  towns.some(({ byName, country }) => byName && around.homes.includes(country))

/**
 * Heidelberg of the Transvaal and Parma of Ohio are called after greater towns
 * of Europe, where another language is spoken.
 */
const isCalledAfter = (place: SpelledPlace, { towns, around }: Kin): boolean =>
  around.languages[0] === 'en' &&
  !around.find.isOfEurope(place.country) &&
  towns.some(
    ({ byName, country, population }) =>
      byName &&
      population > place.population &&
      around.find.isOfEurope(country) &&
      !around.homes.includes(country),
  )

const isOfIsles = /^(GB|IE)$/

/** What is added where those who speak so live: all of it where their words say so, too. */
function homeWorth(place: SpelledPlace, kin: Kin): number {
  const { homes, isDialect } = kin.around
  if (!homes.includes(place.country)) return 0
  if (isDialect) return worth.dialect
  // Surrey and Norfolk are counties before they are towns overseas.
  if (place.kind === 'county' && isOfIsles.test(place.country)) return worth.language + worth.county
  return isCalledAfter(place, kin) ? 0 : worth.language
}

/**
 * "Casa en Santa Rosa": of the Philippines' and Argentina's the one where Spanish is spoken. Where the
 * language has its own name for a town, that is meant.
 */
const isUnspoken = (place: SpelledPlace, kin: Kin): boolean => {
  const { towns, around } = kin
  return (
    place.kind === 'city' &&
    !around.homes.includes(place.country) &&
    !isSpoken(around, place.country) &&
    towns.some((one) => one.byName && one.population >= ownTown && isSpoken(around, one.country)) &&
    !isExonym(place, kin)
  )
}

/** Lagos of the Algarve is what Portuguese mean, however many people live in Nigeria's. */
const isOverseas = (place: SpelledPlace, kin: Kin): boolean => {
  const { towns, around } = kin
  const isHome = ({ country }: SpelledPlace) => around.homes.includes(country)
  return (
    around.languages[0] !== 'en' &&
    place.kind !== 'county' &&
    !isHome(place) &&
    languageOfCountry(place.country) === null &&
    !speaksSeveral.test(place.country) &&
    towns.some((one) => isNamedSo(one, kin) && one.population >= homeTown && isHome(one)) &&
    !isExonym(place, kin)
  )
}
const homeTown = 15_000
/** Limburg an der Lahn goes by the beginning of its name at home. */
const isNamedSo = ({ byName, entry }: SpelledPlace, { name, around }: Kin): boolean =>
  byName || fold(around.find.view(entry).name).startsWith(`${name} `)
/** Countries where more than one of our languages is spoken. */
const speaksSeveral = /^(CA|CH|BE|LU|MA|DZ|TN)$/

/** Seoul is called Sol in some languages, but neither in that of the sentence nor in English. */
const isOddName = ({ entry, kind, byName, country }: SpelledPlace, { name, towns, around }: Kin): boolean => {
  const [language] = around.languages
  if (byName || kind !== 'city' || name.length > shortName || around.homes.includes(country)) return false
  if (!towns.some((one) => around.homes.includes(one.country))) return false
  const own = around.find.called(entry, language)
  return own !== null && fold(own) !== name && fold(around.find.view(entry).name) !== name
}
const shortName = 4

/** East New York is called New York by some, which is far greater. */
const isDwarfed = (place: SpelledPlace, { towns }: Kin): boolean =>
  place.kind === 'city' &&
  towns.some(({ country, population }) => country === place.country && population > 20 * place.population)

/**
 * Delhi is called Dili in some languages, and Bordeaux Porto;
 * "Santiago" of Spain is the beginning of its own name.
 */
const isTaken = (place: SpelledPlace, { towns, around }: Kin): boolean => {
  const nameOf = ({ entry }: SpelledPlace) => around.find.view(entry).name
  return towns.some(
    (town) =>
      town.byName &&
      town.country !== place.country &&
      town.population >= greatNamesake &&
      !nameOf(place).startsWith(`${nameOf(town)} `),
  )
}
const greatNamesake = 150_000

/**
 * A region is called like a quarter abroad, or like a town that few know
 * ("Lombardía"), and like others that many do.
 */
const isTownsName = ({ towns, around, isDivisions }: Kin): boolean =>
  isDivisions ||
  towns.some(
    ({ byName, country, population }) => byName && (population >= homeTown || around.homes.includes(country)),
  )

/** What it costs a place that only some call so beside those whose name it is. */
function otherNameOf(place: SpelledPlace, kin: Kin): number {
  const isDivision = place.kind === 'region' || place.kind === 'county'
  if (isOddName(place, kin)) return worth.odd
  if (isDwarfed(place, kin)) return worth.otherName
  if (!kin.named) return 0
  if (isExonym(place, kin)) return hasOwnTown(kin) ? worth.exonym + worth.spelling : 0
  const isGreat = place.kind === 'city' && place.population >= greatNamesake
  if (isGreat && !kin.isCountry && isSpelling(place, kin)) return -worth.spelling
  const isOtherwise =
    (isDivision && isTownsName(kin)) || holdsOne(place, kin) || isAbroad(place, kin) || isTaken(place, kin)
  return isOtherwise ? worth.otherName : isNamedNear(place, kin) ? worth.namesake : 0
}

/**
 * Rockville was once called Williamsburg, which others of its country are called today; "Halle" is far more
 * often Halle (Saale) than the one of Westphalia.
 */
const isNamedNear = (place: SpelledPlace, { name, towns, around }: Kin): boolean => {
  const near = towns.filter(({ byName, country }) => byName && country === place.country)
  if (near.length === 0) return false
  const isFarGreater = near.every(({ population }) => place.population > farGreater * population)
  return !isFarGreater || !fold(around.find.view(place.entry).name).startsWith(`${name} `)
}
const farGreater = 5

/**
 * People of a town that is looked for rather than a country that is written
 * like it: Amman and Oman are one word in Arabic.
 */
const greatestTown = 1_000_000
const isLikeGreatTown = (place: SpelledPlace, { towns, around }: Kin): boolean =>
  place.kind === 'country' &&
  towns.some(
    ({ country, population }) =>
      country !== place.country && population > greatestTown && around.homes.includes(country),
  )

/** "Santa Rosa" is a town before it is Guatemala's Santa Rosa Department. */
const isShortened = ({ kind, entry, country }: SpelledPlace, { name, towns, around }: Kin): boolean =>
  kind !== 'city' &&
  fold(around.find.view(entry).name).startsWith(`${name} `) &&
  towns.some((town) => town.byName && town.country !== country && town.population >= ownTown)

/** Grenada of Mississippi is called like a country, which has more people. */
const isOfCountrysName = ({ kind, population, country }: SpelledPlace, { isCountry, around }: Kin): boolean =>
  isCountry && kind === 'city' && population < homeTown && country !== around.visitor

/** What a reading of a name is worth by itself, in decades of people. */
export function baseOf(place: SpelledPlace, kin: Kin): number {
  const { towns, around } = kin
  const isDivision = place.kind === 'region' || place.kind === 'county'
  const likeTown =
    isDivision &&
    towns.some((town) => isNamesake(town, place) && around.find.isWithin(town.entry, place.entry))
  return (
    place.worth +
    worth.homes * Math.log10(1 + place.homes) +
    (place.country === around.visitor ? worth.visitor : 0) +
    (isWrittenSo(place, kin) ? worth.accents : isWrittenBare(place, kin) ? -worth.bare : 0) +
    (isDivision && kin.isLand ? worth.land : 0) -
    (place.kind !== 'city' && kin.isPart ? worth.adjacent : 0) -
    (isOfCountrysName(place, kin) ? worth.likeTown : 0) -
    (isUnspoken(place, kin) ? worth.language : 0) -
    (isOverseas(place, kin) ? worth.of : 0) +
    homeWorth(place, kin) +
    (around.leaning.includes(place.country) ? worth.leaning : 0) +
    (isExonym(place, kin) ? worth.exonym : 0) -
    (place.byName ? 0 : otherNameOf(place, kin)) -
    (likeTown || isLikeGreatTown(place, kin)
      ? worth.likeTown
      : isShortened(place, kin)
        ? 0
        : -divisionOwn[place.kind])
  )
}

/** search: words of the seven languages for the side of a town or a land, its coast and its parts. */
import type { Token } from '../tokens.rules.ts'

const directions =
  /^((north|south)?(east|west)|north|south|(north|south|east|west)ern|norte|sur|sul|est[e]?|leste|oeste|ouest|ovest|nord|sud|ost|(nord|sud)?westen?|norden|suden|osten|شمال|جنوب|شرق|غرب)$/

/** Whether a word says towards which side of a place. */
export const isDirection = (token: Token | undefined): boolean => directions.test(token?.word ?? '')

/** "Casa no Norte": a side alone is no town that ends so; Este is one of Italy, the Nord a part of France. */
export const isBareSide = (tokens: readonly Token[], at: number): boolean =>
  isDirection(tokens[at]) && !/^(este|nord)$/.test(tokens[at]?.word ?? '')

const parts = /^(kanton|county|landkreis|kreis|provinz|provincia)$/

/**
 * "West Yorkshire", "Kanton Zug": before a name a side or a kind of division is a
 * part of what is said of it, and neither West in Texas nor Canton in China.
 */
export const leadsName = (tokens: readonly Token[], at: number): boolean =>
  (isDirection(tokens[at]) || parts.test(tokens[at]?.word ?? '')) && Boolean(tokens[at + 1]?.isName)

const divisions =
  /^(kanton|county|landkreis|kreis|provinz|provincia|canton|cantone|province|comarca|bundesland|state|coast|coastline|costa|cote|littoral|litoral|kuste|محافظه|ولايه)$/
const ofs = /^(of|de|du|d|von|di|do|da)$/

/**
 * "On the coast of Norfolk", "Kanton Freiburg", "Washington state": a county, a canton or a state is
 * meant before a town.
 */
export const saysDivision = (tokens: readonly Token[], at: number, next: number): boolean =>
  divisions.test(tokens[at - 1]?.word ?? '') ||
  /^(?:state|province|provinz|region|governorate|oblast)$/.test(tokens[next]?.word ?? '') ||
  (ofs.test(tokens[at - 1]?.word ?? '') && divisions.test(tokens[at - 2]?.word ?? ''))

const quarters =
  /^(حي|quartier|quartiere|barrio|bairro|stadtteil|colonia|rione|neighbou?rhood|urbanizacion|urb)$/

/** "حي الأندلس": a quarter, and no region that it is called after. */
export const saysQuarter = (tokens: readonly Token[], at: number): boolean =>
  quarters.test(tokens[at - 1]?.word ?? '') ||
  (ofs.test(tokens[at - 1]?.word ?? '') && quarters.test(tokens[at - 2]?.word ?? ''))

const towns = /^(capital|capitale|ciudad|city|ville|stadt|citta|cidade|العاصمه)$/
const townsBefore = /^(مدينه|ciudad|city|ville|stadt|citta|cidade)$/

/** Whether the word at a place behind a name says that it is a town: "Guatemala ciudad", "تونس العاصمة". */
export const isTownWord = (token: Token | undefined): boolean => towns.test(token?.word ?? '')

/** The same, or such a word stands before it: "ciudad de Guatemala", "مدينة تونس". */
export const saysTown = (tokens: readonly Token[], at: number, next: number): boolean =>
  isTownWord(tokens[next]) ||
  townsBefore.test(tokens[at - 1]?.word ?? '') ||
  (ofs.test(tokens[at - 1]?.word ?? '') && townsBefore.test(tokens[at - 2]?.word ?? ''))

const waters = /^(lake|loch|lough|mount|lac|lago|laguna|embalse|pantano|represa)$/

/** "Lake Norman": a lake or a mountain that nobody told us of is no town that is called like it. */
export const isOfWater = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1]
  return Boolean(before?.isName && tokens[at]?.isName) && waters.test(before?.word ?? '')
}

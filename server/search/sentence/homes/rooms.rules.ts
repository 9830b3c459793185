/** search: rules for rooms that are no measure of another home: "T2 ou T3", and a room by itself. */
import { typeGroups } from '#contract/vocabulary/codes.ts'
import { phraseAt } from '../dictionary.rules.ts'
import { joinAt } from '../numbers/amounts.rules.ts'
import { landUnitsM2 } from '../numbers/land-units.rules.ts'
import type { LandMeasure } from '../words/meanings.rules.ts'
import type { Rule, State } from '../reading.rules.ts'
import { spanOf, type Parameters, type Piece, type Sentence } from '../sentence.rules.ts'
import { tokensOf, type Token } from '../tokens.rules.ts'

const typologyAt = ({ tokens }: Sentence, at: number): number | null => {
  const figure = /^[tfv](\d)(?:bis|ter)?$/.exec(tokens[at]?.word ?? '')?.[1]
  return figure === undefined ? null : Number(figure)
}

/** "T1+1": what is behind the sign is a room without a window. */
const overSmallRoom = ({ tokens }: Sentence, at: number): number =>
  tokens[at]?.word === '+' &&
  tokens[at]?.from === tokens[at - 1]?.to &&
  tokens[at + 1]?.from === tokens[at]?.to
    ? at + 2
    : at

/** T3 of Portugal, F4 and T4 of France; "T2 ou T3", "T2/T3" and "T2-T3" are a range. */
export const readTypology: Rule = (state, at) => {
  const { sentence, pieces } = state
  const first = typologyAt(sentence, at)
  if (first === null)
    return (
      readHalfRooms(state, at) ??
      readQuarters(state, at) ??
      readSlashed(state, at) ??
      readGlued(state, at) ??
      readSides(state, at) ??
      readSummed(state, at) ??
      readOneOfLand(state, at)
    )
  const join = sentence.tokens[at + 1]?.word === '/' ? at + 2 : joinAt(sentence, at + 1, true)
  const behind = [join, at + 1].find((next) => next !== null && typologyAt(sentence, next) !== null) ?? null
  const second = behind === null ? null : typologyAt(sentence, behind)
  const next = behind === null ? overSmallRoom(sentence, at + 1) : behind + 1
  pieces.push({
    ...spanOf(sentence, at, next),
    parameters: {},
    rooms: {
      value: Math.min(first, second ?? first),
      bound: null,
      of: 'typology',
      ...(second === null ? {} : { most: Math.max(first, second) }),
    },
  })
  return next
}

/** "Apto 3/4": in Bahia three rooms to sleep in, and four with the living room. */
const readQuarters: Rule = ({ sentence, pieces }, at) => {
  const { tokens, languages } = sentence
  const beds = tokens[at]?.value ?? 0
  const isWritten = tokens[at + 1]?.word === '/' && tokens[at + 2]?.word === '4' && beds >= 1 && beds <= 4
  if (languages[0] !== 'pt' || !isWritten || phraseAt(tokens, at + 3, languages, ['measure'])) return null
  pieces.push({ ...spanOf(sentence, at, at + 3), parameters: { minBeds: String(beds) } })
  return at + 3
}

/** "3/2 house Austin": in America bedrooms and bathrooms; "2/3 bed" of Britain are two or three. */
const readSlashed: Rule = ({ sentence, pieces }, at) => {
  const { tokens, languages } = sentence
  const [beds, sign, baths] = tokens.slice(at, at + 3)
  const isFew = [beds, baths].every((one) => (one?.value ?? 0) >= 1 && (one?.value ?? 0) < 10)
  const isCounted = isFew && sign?.word === '/' && Number.isInteger(beds?.value)
  if (languages[0] !== 'en' || !isCounted || tokens[at + 3]?.word === '/') return null
  if (phraseAt(tokens, at + 3, languages, ['measure'])) return null
  pieces.push({
    ...spanOf(sentence, at, at + 3),
    parameters: { minBeds: String(beds?.value), minBaths: String(Math.floor(baths?.value ?? 0)) },
  })
  return at + 3
}

/** "Terreno 20x30": a plot by its sides. */
const readSides: Rule = ({ sentence, pieces, context }, at) => {
  const side = sentence.tokens[at]?.value ?? 0
  const other = Number(/^x(\d{2,3})$/.exec(sentence.tokens[at + 1]?.word ?? '')?.[1] ?? 0)
  if (!context.isLand || side < 5 || side > 999 || other === 0) return null
  pieces.push({ ...spanOf(sentence, at, at + 2), parameters: { minPlot: String(Math.round(side * other)) } })
  return at + 2
}

/** "دونم ونصف", "فدانين": Arabic counts one and two of a measure of land without a number. */
const readOneOfLand: Rule = ({ sentence, pieces }, at) => {
  const { tokens, languages } = sentence
  const [own] = languages
  const word = tokens[at]?.word ?? ''
  const isTwo = /(?:ين|ان)$/.test(word) && word.length > 5
  const one = isTwo ? [{ ...tokens[at], word: word.slice(0, -2) } as Token] : tokens
  const land = own === 'ar' ? phraseAt(one, isTwo ? 0 : at, [own], ['measure']) : null
  const unit = landUnitsM2[land?.meanings[0]?.value as LandMeasure]
  if (!unit) return null
  const half = phraseAt(tokens, at + 1, [own], ['half'])
  const next = half?.next ?? at + 1
  const count = (isTwo ? 2 : 1) + (half ? 0.5 : 0)
  pieces.push({ ...spanOf(sentence, at, next), parameters: { minPlot: String(Math.round(count * unit)) } })
  return next
}

/** "3b2b", "2br1ba", "3hab2ba": bedrooms and bathrooms written as one. */
const readGlued: Rule = ({ sentence, pieces }, at) => {
  const beds = sentence.tokens[at]
  const behind = sentence.tokens[at + 1]
  const baths = behind && gluedRooms.exec(behind.word)?.[1]
  if (beds?.value === undefined || !baths || behind.from > beds.to) return null
  pieces.push({
    ...spanOf(sentence, at, at + 2),
    parameters: { minBeds: String(beds.value), minBaths: baths },
  })
  return at + 2
}
export const gluedRooms = /^(?:b|br|bd|bdr|bed|beds|d|dorm|h|hab|q|ch)(\d)(?:b|ba|bt|bth|bath|baths|wc|sdb)$/

/**
 * "2+1" of Turkey and "S+2" of Tunisia: bedrooms beside the living room; "3+kk" of Prague: all rooms, in one
 * of which is the kitchen; "4x2" of Australia: bedrooms and bathrooms.
 */
const readSummed: Rule = ({ sentence, pieces }, at) => {
  const { tokens, languages } = sentence
  const said = tokens.slice(at, at + 3).map(({ word }) => word)
  const [, beds, baths] = /^(\d)x(\d)$/.exec(said.slice(0, 2).join('')) ?? []
  const [, before, behind] = /^(?:(\d)\+(?:[0-2]|den|kk)|[sس]\+(\d))$/.exec(said.join('')) ?? []
  const isAll = before !== undefined && said[2] === 'kk'
  const rooms = isAll ? String(Number(before) - 1) : (beds ?? before ?? behind)
  const next = at + (beds ? 2 : 3)
  if (!rooms || phraseAt(tokens, next, languages, ['measure'])) return null
  pieces.push({
    ...spanOf(sentence, at, next),
    parameters: { minBeds: rooms, ...(baths && { minBaths: baths }) },
  })
  return next
}

/**
 * "4½ à Montréal": Canadians count a bathroom as half a room, and the kitchen and the living room as rooms.
 */
const readHalfRooms: Rule = ({ sentence, pieces }, at) => {
  const { tokens, languages, places } = sentence
  const value = tokens[at]?.value
  const half = phraseAt(tokens, at + 1, languages, ['half'])
  const rooms = value !== undefined && Number.isInteger(value) && half ? value + 0.5 : (value ?? 0)
  const isCounted = rooms % 1 === 0.5 && rooms > 2 && rooms < 10
  if (!isCounted || ![...places.values()].some(({ place }) => place.country === 'CA')) return null
  const next = Number.isInteger(value) && half ? half.next : at + 1
  pieces.push({ ...spanOf(sentence, at, next), parameters: { minBeds: String(rooms - 2.5) } })
  return next
}

/** What a single room is called in the seven languages, folded. */
const room =
  /^(room|rooms|zimmer|chambre|chambres|stanza|stanze|camera|quarto|quartos|habitacion|habitaciones|cuarto|cuartos|غرفه|غرفة)$/

/**
 * "Zimmer in Berlin", "une chambre à Nice": a room that no number counts, where no other home is spoken of.
 */
export const readLonelyRoom: Rule = ({ sentence, pieces }, start) => {
  const { tokens } = sentence
  const at = isArticle(sentence, start) ? start + 1 : start
  if (!room.test(tokens[at]?.word ?? '') || isCounted(sentence, at)) return null
  if (tokens.some((_, other) => other !== at && isOfHome(sentence, other))) return null
  if (pieces.some(({ parameters, rooms }) => rooms ?? parameters.minBeds)) return null
  pieces.push({
    ...spanOf(sentence, at, at + 1),
    parameters: { types: 'room', purpose: 'rent' },
    isHint: true,
  })
  return at + 1
}

/** Whether a home is spoken of here; "casa de banho" is none. */
const isOfHome = (sentence: Sentence, at: number): boolean => {
  const found = phraseAt(sentence.tokens, at, sentence.languages, ['type', 'count', 'feature', 'measure'])
  const isHome = found?.meanings.some(({ kind }) => kind === 'type' || kind === 'count') ?? false
  return isHome || typologyAt(sentence, at) !== null
}

/** "Une", "ein": one written as a word is an article as well, but for English. */
const isArticle = ({ tokens, languages }: Pick<Sentence, 'tokens' | 'languages'>, at: number): boolean =>
  languages[0] !== 'en' &&
  tokens[at]?.value === undefined &&
  (phraseAt(tokens, at, [languages[0]], ['number'])?.meanings.some(({ value }) => value === '1') ?? false)

/** Whether a number stands beside it, or a word that makes it another room ("living room"). */
function isCounted({ tokens, languages }: Sentence, at: number): boolean {
  const isNumber = (index: number) =>
    tokens[index]?.value !== undefined || phraseAt(tokens, index, languages, ['number']) !== null
  // "£900 room", "250 pw room": a sum counts nothing.
  const isSum = (tokens[at - 1]?.value ?? 0) >= leastSum
  if (isNumber(at + 1) || (isNumber(at - 1) && !isSum && !isArticle({ tokens, languages }, at - 1)))
    return true
  if (isSum || isArticle({ tokens, languages }, at - 1)) return false
  const before =
    at === 0 ? null : phraseAt(tokens, at - 1, languages, ['glue', 'purpose', 'flag', 'sort', 'period'])
  return at > 0 && before?.next !== at && tokens[at - 1]?.word !== ','
}

const leastSum = 100

/**
 * "Studio or 1 bed", "غرفتين أو ثلاث غرف": what is said twice, where each alone would leave the other out.
 */
export function joinEither({ pieces, sentence }: State): void {
  for (const [index, piece] of pieces.entries()) {
    const beside = pieces[index + 1]
    if (!beside || !isEither(sentence, piece, beside)) continue
    // "Estudio o apartamento de 1 dormitorio".
    const isPlainFlat = beside.parameters.types === typeGroups.flat.join(',') && !beside.rooms
    const next = (isPlainFlat && pieces[index + 2]?.parameters.minBeds && pieces[index + 2]) || beside
    joinBeds(piece.parameters, next.parameters)
    joinRooms(piece, next)
    const [studio, counted] = piece.parameters.types === 'studio' ? [piece, next] : [next, piece]
    const beds = counted.parameters.minBeds
    if (studio.parameters.types !== 'studio' || (beds === undefined && !counted.rooms)) continue
    studio.parameters = { ...studio.parameters, types: typeGroups.flat.join(',') }
    if (counted.rooms)
      counted.rooms = { ...counted.rooms, value: counted.rooms.most ?? counted.rooms.value, bound: 'most' }
    else if (beds !== undefined) {
      const { minBeds: _minBeds, maxBeds = beds, ...rest } = counted.parameters
      counted.parameters = { ...rest, maxBeds }
    }
  }
}

/** Two numbers of bedrooms are the ends of a range. */
function joinBeds(one: Parameters, other: Parameters): void {
  const ends = [one, other].map(({ minBeds, maxBeds }) =>
    maxBeds === undefined ? Number(minBeds) : Number.NaN,
  )
  if (ends.some(Number.isNaN)) return
  for (const parameters of [one, other]) {
    parameters.minBeds = String(Math.min(...ends))
    parameters.maxBeds = String(Math.max(...ends))
  }
}

/** "Bilocale o trilocale", "T2 o 3 locali": the same of rooms. */
function joinRooms(one: Piece, other: Piece): void {
  if (!one.rooms || !other.rooms || one.rooms.of !== other.rooms.of) return
  const all = [one.rooms, other.rooms].flatMap(({ value, most }) => [value, most ?? value])
  const range = { value: Math.min(...all), most: Math.max(...all), bound: null, of: one.rooms.of }
  one.rooms = range
  other.rooms = range
}

/** Whether only "or" or "to" stands between two pieces. */
function isEither({ text, languages }: Sentence, one: Piece, other: Piece): boolean {
  const between = tokensOf(text.slice(one.to, other.from))
  if (between.length === 1 && between[0]?.word === '/') return true
  // "T2 T3", "bilocale trilocale".
  if (between.length === 0 && one.rooms && other.rooms) return true
  const found = phraseAt(between, 0, languages, ['glue'])
  return (
    found?.next === between.length && found.meanings.some(({ value }) => value === 'or' || value === 'to')
  )
}

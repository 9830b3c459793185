/**
 * search: which of two types is meant that stand in one sentence: the
 * narrower one, and the one that people live in.
 */
import { typeGroups } from '#contract/vocabulary/codes.ts'
import { phraseAt } from '../dictionary.rules.ts'
import { typesOf } from './purposes.rules.ts'
import type { Reading } from '../reading.rules.ts'
import type { Parameters, Piece, Sentence } from '../sentence.rules.ts'

/** Characters between two words that stand side by side. */
const besideM = 2

const commercial: ReadonlySet<string> = new Set(typeGroups.commercial)
const dwellings: ReadonlySet<string> = new Set([...typeGroups.flat, ...typeGroups.house])

const areAll = (piece: Piece, group: ReadonlySet<string>): boolean =>
  typesOf(piece).length > 0 && typesOf(piece).every((type) => group.has(type))

/**
 * "Loft atelier", "warehouse loft": right beside a home, a workshop or a
 * warehouse says what the home was or is like.
 */
export const habitable = (pieces: Piece[], { sentence }: Reading): Piece[] =>
  pieces.filter(
    (piece) =>
      !areAll(piece, commercial) ||
      !pieces.some(
        (other) =>
          areAll(other, dwellings) &&
          (isRightBehind(sentence, piece, other) || isRightBehind(sentence, other, piece)),
      ),
  )

const isRightBehind = ({ text }: Sentence, { to }: Piece, { from }: Piece): boolean =>
  from > to && text.slice(to, from).trim() === ''

const manners: ReadonlySet<string> = new Set(['detached', 'semiDetached', 'terraced', 'endTerrace'])

/** "detached bungalow": how a house stands, before what it is. */
const isManner = (piece: Piece, other: Piece): boolean =>
  manners.has(piece.parameters.types ?? '') &&
  other.from - piece.to === 1 &&
  typesOf(other).length === 1 &&
  (typeGroups.house as readonly string[]).includes(other.parameters.types ?? '')

/**
 * "commercial warehouse", "houses 3 bed semi detached": of two types the
 * narrower is meant, unless they are a choice.
 */
export function narrowed(pieces: Piece[], { sentence }: Reading): Piece[] {
  return pieces.map((piece) => {
    const types = piece.parameters.types?.split(',') ?? []
    const narrower = pieces.find((other) => {
      const own = other.parameters.types?.split(',') ?? []
      const isBeside = Math.max(other.from - piece.to, piece.from - other.to) <= besideM
      const isApart = piece.to < other.from && !isChoice(sentence, other.from)
      return (
        other !== piece &&
        (isBeside || isApart) &&
        own.length > 0 &&
        own.length < types.length &&
        own.every((type) => types.includes(type))
      )
    })
    const behind = piece.parameters.types && pieces.find((other) => isManner(piece, other))
    if (behind)
      return { ...piece, parameters: { ...piece.parameters, types: behind.parameters.types } as Parameters }
    return narrower
      ? { ...piece, parameters: { ...piece.parameters, types: narrower.parameters.types } as Parameters }
      : piece
  })
}

/** Whether a word that joins, or a comma, stands right before. */
function isChoice({ tokens, languages }: Sentence, from: number): boolean {
  const before = tokens.findIndex((token) => token.from === from) - 1
  const join = phraseAt(tokens, before, languages, ['glue'])
  return (
    /^[,/+]$/.test(tokens[before]?.word ?? '') ||
    (join?.meanings.some(({ value }) => /^(and|or|to)$/.test(value)) ?? false)
  )
}

/**
 * content: the pieces of a text in one language: who says each, and
 * what it was when people last translated it.
 */
import { reviewedLanguages } from '#contract/content/translation-codes.ts'
import type { TextPiece } from '#contract/content/coverage.ts'
import type { Db } from '#server/platform/database/db.ts'
import { recallTexts } from '#server/translation/index.ts'
import { picturesOf } from '../library/pictures-of.ts'
import { readMarkdown, type PictureOf } from '../read-markdown.ts'
import { changesIn } from '../mails/mail-sentences.ts'
import { detailTexts, textsOf } from '../texts.rules.ts'
import { readNewest, type Counts, type TextKey, type TextVersion } from './coverage.store.ts'
import { formerTexts } from './former.ts'

/** Versions that are looked back at. */
const lookedBack = 12

export type TextHistory = { title: string; pieces: readonly string[]; former: readonly string[][] }

/** Texts with the earlier wordings of their pieces, by their names; what does not exist is not in it. */
export async function readHistories(
  db: Db,
  keys: readonly TextKey[],
): Promise<ReadonlyMap<string, TextHistory>> {
  const versions = await readNewest(db, keys, lookedBack)
  const bodies = [...versions.values()].flat().map(({ body }) => body)
  const pictureOf = await picturesOf(db, bodies)
  return new Map([...versions].map(([name, own]) => [name, historyFrom(own, pictureOf)]))
}

function historyFrom(versions: readonly TextVersion[], pictureOf: PictureOf): TextHistory {
  const lists = versions.map((version) => piecesIn(version, pictureOf))
  return { title: versions[0]?.title ?? '', pieces: lists[0] ?? [], former: formerTexts(lists) }
}

/**
 * Each once, as readers see them. The name of a person is nobody's to translate;
 * what is built into a mail is in the catalogue.
 */
function piecesIn(version: TextVersion, pictureOf: PictureOf): string[] {
  const { kind, title, description, body, details } = version
  if (kind === 'mail') return changesIn(version).map(([, text]) => text)
  const shown = { title: kind === 'person' ? '' : title, description, ...readMarkdown(body, pictureOf) }
  return [...new Set([...textsOf(shown), ...detailTexts(kind, details)])]
}

/** Everything that has to be known to say who says the pieces of these texts. */
export const textsAskedFor = (histories: Iterable<TextHistory>): string[] =>
  [...histories].flatMap(({ pieces, former }) => [...pieces, ...former.flat()])

type Said = Awaited<ReturnType<typeof recallTexts>>

/** Every piece with its state, by what is known of it in a language. */
export const piecesSaid = ({ pieces, former }: TextHistory, said: Said): TextPiece[] =>
  pieces.map((text, at) => {
    const now = said.get(text)
    if (now?.model === 'human') return { text, translation: now.translatedText, state: 'human', before: null }
    const earlier = former[at]?.find((one) => said.get(one)?.model === 'human')
    const translation = now?.translatedText ?? null
    if (earlier === undefined) return { text, translation, state: now ? 'machine' : 'missing', before: null }
    const before = { text: earlier, translation: said.get(earlier)?.translatedText ?? '' }
    return { text, translation, state: 'outdated', before }
  })

/** The pieces of one text in a language. */
export const saidIn = async (db: Db, language: string, history: TextHistory): Promise<TextPiece[]> =>
  piecesSaid(history, await recallTexts(db, language, textsAskedFor([history])))

export const countPieces = (pieces: readonly TextPiece[]): Counts => {
  const counts: Counts = { human: 0, outdated: 0, machine: 0, missing: 0 }
  for (const { state } of pieces) counts[state] += 1
  return counts
}

/** The counts of one text in every language, as they are now. */
export const coverageOf = (db: Db, history: TextHistory) =>
  Promise.all(
    reviewedLanguages.map(async (language) => ({
      language,
      counts: countPieces(await saidIn(db, language, history)),
    })),
  )

/**
 * translation: translates texts: corrections first, then the reviewed
 * catalogue, then the memory, then the engine.
 */
import { baseLanguage, longestTranslation, pageLanguage } from '#contract/content/translation-codes.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import type { Translation } from './ground/context.ts'
import { deviceOf } from './keys/device-token.ts'
import type { Direction } from './engines/engine.ts'
import { readTerms } from './glossary/glossary.store.ts'
import { translateByGlossary } from './glossary/translate-by-glossary.ts'
import { canTranslate } from './reviewed/list-languages.ts'
import { take, takeUses } from './ground/limits.ts'
import { keepLearnt, noteUse, type Known, type Learnt } from './memory/memory.store.ts'
import { describe, recall, type Described, type Translated } from './memory/recall.ts'
import { templateOf } from '#contract/words/template.rules.ts'
import { dayMs } from '#contract/vocabulary/spans.ts'

type Asked = { key: string; q: readonly string[]; target: string; source: string; address: string }

/**
 * One translation for each text, in their order; a text nobody knows
 * comes back as it is, with the model `none`.
 * @throws AppError 403 for a key that is not ours or too old, 400 for
 * languages nobody here knows, 429 beyond the limits.
 */
export async function translateTexts(translation: Translation, asked: Asked): Promise<Translated[]> {
  const device = deviceOf(translation.secret, asked.key, translation.now())
  if (!device) throw refuse('translation.keyRefused')
  const direction = { source: baseLanguage(asked.source), target: baseLanguage(asked.target) }
  if (!(await canTranslate(translation, direction))) throw refuse('translation.noEngine')
  const asker = { device, address: asked.address }
  await take(translation, 'requests', asker)

  const texts = [...new Set(asked.q)].map((text) => describe(text, direction))
  const found = await remember(translation, direction, texts)
  const unknown = texts.filter(({ text, template }) => !found.has(text) && /\p{L}/u.test(template.words))
  for (const [text, machine] of await askEngine(translation, direction, unknown, asker))
    found.set(text, machine)
  return asked.q.map((text) => found.get(text) ?? { translatedText: text, model: 'none' })
}

async function remember(
  { platform, now }: Translation,
  direction: Direction,
  texts: readonly Described[],
): Promise<Map<string, Translated>> {
  const { found, rows } = await recall(platform.db, direction, texts)
  await noteOldUses({ platform, now }, direction, rows)
  return found
}

/** Days after which it is worth noting again that a text is still shown. */
const noteAfterDays = 7

async function noteOldUses(
  { platform, now }: Pick<Translation, 'platform' | 'now'>,
  direction: Direction,
  rows: readonly Known[],
) {
  const today = now().toISOString().slice(0, 10)
  const old = rows.filter(({ usedOn }) => Date.parse(today) - Date.parse(usedOn) >= noteAfterDays * dayMs)
  if (old.length > 0)
    await noteUse(
      platform.db,
      direction,
      old.map(({ hash }) => hash),
      today,
    )
}

/** Asks the engine, if it is well and the asker has characters left; whatever goes wrong is only logged. */
async function askEngine(
  translation: Translation,
  direction: Direction,
  texts: readonly Described[],
  asker: { device: string; address: string },
): Promise<Map<string, Translated>> {
  const { engine, breaker, platform, now } = translation
  const pairs = texts.length > 0 ? await engine.pairs() : new Set<never>()
  if (pairs !== '*' && !pairs.has(`${direction.source}-${direction.target}`)) return new Map()
  const characters = texts.reduce((sum, { text }) => sum + text.length, 0)
  if (!breaker.allows() || !(await takeUses(translation, 'characters', asker, characters)).isTaken)
    return new Map()
  try {
    const terms = direction.source === pageLanguage ? await readTerms(platform.db) : []
    const asked = texts.map(({ text }) => text)
    const answers = await translateByGlossary(engine, terms, asked, direction)
    breaker.succeeded()
    const sound = texts.flatMap((one, index) => soundOf(one, answers[index] ?? null))
    await keepLearnt(platform.db, direction, learntOf(sound, direction), { engine: engine.name, now: now() })
    return new Map(
      sound.map(({ text, answer }) => [text, { translatedText: answer, model: 'machine' as const }]),
    )
  } catch (error) {
    breaker.failed()
    platform.log.warn({ err: error, engine: engine.name, ...direction }, 'the translation engine failed')
    return new Map()
  }
}

type Sound = Described & { answer: string }

/** An answer that can be a translation: there, and not many times longer than what it translates. */
function soundOf(one: Described, answer: string | null): Sound[] {
  const text = answer?.trim() ?? ''
  return text !== '' && text.length <= longestTranslation(one.text) ? [{ ...one, answer: text }] : []
}

/** Kept without its numbers where the translation kept all of them, else as it is. */
function learntOf(sound: readonly Sound[], { target }: Direction): Learnt[] {
  const learnt = sound.map(({ text, template, hash, templateHash, answer }) => {
    const words = template.values.length > 0 ? templateOf(answer, template.values, target) : null
    return words === null
      ? { hash, original: text, text: answer }
      : { hash: templateHash, original: template.words, text: words }
  })
  return [...new Map(learnt.map((one) => [one.hash, one])).values()]
}

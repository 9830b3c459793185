/** translation: which languages can be translated at all, said plainly. */
import type { Reply } from '#contract/http/endpoint.ts'
import { pageLanguage } from '#contract/content/translation-codes.ts'
import type { translation as calls } from '#contract/content/translation.ts'
import type { Translation } from '../ground/context.ts'
import type { Direction } from '../engines/engine.ts'
import { reviewedLanguages } from './reviewed.ts'

/** Whether texts in one language can become texts in the other, by people's work or an engine's. */
export async function canTranslate({ engine }: Translation, { source, target }: Direction): Promise<boolean> {
  if (source === target) return false
  if (source === pageLanguage && reviewedLanguages.includes(target)) return true
  const pairs = await engine.pairs()
  return pairs === '*' || pairs.has(`${source}-${target}`)
}

/** Languages an engine without a list is believed to know. */
const believed =
  'ar ca cs da de el eo es fa fi fr gl he hi hu id it ja ko nl no pl pt ro ru sv th tr uk ur vi zh'.split(' ')

export async function listLanguages({
  engine,
  platform,
}: Translation): Promise<Reply<typeof calls.languages>> {
  const { direct, upstream } = platform.config.translate
  const pairs = await engine.pairs()
  const ofEngine =
    pairs === '*'
      ? believed
      : [...pairs].filter((pair) => pair.startsWith(`${pageLanguage}-`)).map((pair) => pair.slice(3))
  // Straight to the provider means past the reviewed catalogue, so it is not promised then.
  const reviewed = direct ? [] : reviewedLanguages
  const codes = [...new Set([...reviewed, ...ofEngine])].filter((code) => code !== pageLanguage).toSorted()
  return {
    service: direct && upstream ? upstream : '/api/meridian/translate',
    languages: codes.map((code) => ({
      code,
      reviewed: reviewed.includes(code),
      machine: ofEngine.includes(code),
    })),
    pairs: pairs === '*' ? ['*'] : [...pairs].toSorted(),
  }
}

/** search: understands a sentence: what it asks for, and by which of its words. */
import type { Understanding } from '#contract/plain-language.ts'
import { searchQuestion, type SearchParameter } from '#contract/search-question.ts'
import type { Places } from '#server/places/index.ts'
import type { SpokenLanguage } from './meanings.rules.ts'
import { readSentence } from './read-sentence.rules.ts'
import type { Parameters } from './sentence.rules.ts'
import { toQuestion } from './to-question.rules.ts'

type Ask = { q: string; currency: string; language: SpokenLanguage }

/** Everything is decided by rules in this process; no sentence leaves it. */
export function understand(places: Pick<Places, 'named' | 'guessed'>, { q, currency, language }: Ask): Understanding {
  const find = (homes: readonly string[]) => ({
    named: (name: string) => places.named(name, homes),
    guessed: (name: string) => places.guessed(name, homes),
  })
  const reading = readSentence(q, { find, hint: language })
  const { question, pieces } = toQuestion(reading, { currency })
  const asked = valid(question)
  const shown = pieces.map(({ from, to, parameters }) => ({ text: q.slice(from, to), from, to, parameters }))
  return {
    language: reading.language,
    question: asked,
    pieces: shown.filter(({ parameters }) =>
      Object.keys(parameters).some((name) => name in asked || name === 'purpose'),
    ),
    unused: reading.unused.map(({ from, to }) => ({ text: q.slice(from, to), from, to })),
    place: reading.place,
  }
}

/** The question without what the contract refuses, such as a hundred bedrooms. */
function valid(question: Parameters): Parameters {
  const kept = { ...question }
  for (;;) {
    const read = searchQuestion.safeParse(kept)
    if (read.success) return kept
    const at = read.error.issues[0]?.path[0] as SearchParameter | undefined
    if (!at || !(at in kept)) return {}
    delete kept[at]
  }
}

/** search: an engine of which every question leaves a span, and a line in the log where it took long. */
import type { SearchQuestion } from '#contract/search/search-question.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { EngineAsk } from './question/engine.ts'

type Watching = Pick<Platform, 'telemetry' | 'log' | 'config'>

export const watched = <Answer>(
  engine: { search: (ask: EngineAsk) => Promise<Answer> },
  { telemetry, log, config }: Watching,
) => ({
  search: (ask: EngineAsk): Promise<Answer> => {
    const { question } = ask
    const { questionMs } = config.slow
    const attributes = { 'meridian.purpose': question.purpose, 'meridian.order': question.sort }
    return telemetry.span('search', attributes, async () => {
      const started = performance.now()
      const found = await engine.search(ask)
      const ms = performance.now() - started
      if (questionMs > 0 && ms >= questionMs)
        log.warn({ ms: Math.round(ms), question: outline(question) }, 'a slow question')
      return found
    })
  },
})

/**
 * What makes a question slow, without what people typed or drew: of texts
 * how many words, of the rest of lists how much.
 */
export function outline(question: SearchQuestion): Record<string, string | number | boolean> {
  const told = Object.entries(question).flatMap(([name, value]): [string, string | number | boolean][] => {
    if (value === undefined || value === null || value === false) return []
    if (name === 'q') return [['words', String(value).split(/\s+/).length]]
    if (name === 'cursor') return [[name, true]]
    if (typeof value === 'object') return [[name, JSON.stringify(value).length]]
    return [[name, value as string | number | boolean]]
  })
  return Object.fromEntries(told)
}

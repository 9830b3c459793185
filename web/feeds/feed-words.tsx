/** web/feeds: words of a feed that nobody knows: an agent says once what they mean. */
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import type { feeds as contract } from '#contract/feeds.ts'
import { featureGroups, type Feature } from '#contract/vocabulary/feature-codes.ts'
import { typeGroups, type PropertyType } from '#contract/vocabulary/codes.ts'
import { plural } from '#web/platform/intl/plural.ts'
import { featureWords } from '#web/platform/words/feature-words.ts'
import { typeWords } from '#web/platform/words/words.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Select } from '#web/ui/forms/field.tsx'
import { CallButton } from '#web/ui/forms/form.tsx'
import { useTurns } from '#web/ui/forms/one-call.ts'
import { toast } from '#web/ui/toasts/toast.ts'
import { failureWords } from './words.ts'
import styles from './findings.module.css'

type Words = z.output<(typeof contract.words)['data']>
type Unknown = Words['unknown'][number]
type Taught = Words['taught'][number]
type Feeds = Awaited<ReturnType<typeof signedApi>>['feeds']

const asItIs = 'asItIs'
const choices = {
  type: Object.values(typeGroups)
    .flat()
    .map((code) => ({ code: code as string, word: typeWords[code].one })),
  feature: Object.values(featureGroups)
    .flat()
    .map((code) => ({ code: code as string, word: featureWords[code] })),
}
const wordFor = ({ kind, meaning }: Pick<Taught, 'kind' | 'meaning'>): string =>
  choices[kind].find(({ code }) => code === meaning)?.word ?? 'Leave it as it is'

/** After another run other words are unknown, so it is made again then. */
export function FeedWords({ feedId }: { feedId: string }) {
  const { words, act, isBusy } = useWords(feedId)
  if (!words || (words.unknown.length === 0 && words.taught.length === 0)) return null
  const params = { id: feedId }
  const teach = (kind: Unknown['kind'], word: string, code: string) => {
    const meaning = code === asItIs ? null : code
    const body =
      kind === 'type'
        ? { kind, word, meaning: meaning as PropertyType | null }
        : { kind, word, meaning: meaning as Feature | null }
    return act((feeds) => feeds.teach({ params, body }))
  }
  return (
    <section aria-labelledby="words" className={styles.words}>
      <div className="section-head">
        <h2 id="words">Words nobody knows</h2>
      </div>
      <p className="soft">Say once what they mean: every later run of this feed uses it.</p>
      <ul>
        {words.unknown.map((one) => (
          <UnknownWord key={`${one.kind} ${one.word}`} one={one} isBusy={isBusy} onTeach={teach} />
        ))}
        {words.taught.map((one) => (
          <li key={`${one.kind} ${one.word}`}>
            <b translate="no">{one.word}</b>
            <span>{wordFor(one)}</span>
            <CallButton
              size="small"
              kind="plain"
              disabled={isBusy}
              onCall={() =>
                act((feeds) => feeds.unteach({ params, query: { kind: one.kind, word: one.word } }))
              }
            >
              Take back
            </CallButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

function useWords(feedId: string) {
  const [words, setWords] = useState<Words | null>(null)
  const { take, isBusy } = useTurns()
  useEffect(() => {
    let isOver = false
    signedApi()
      .then(({ feeds }) => feeds.words({ params: { id: feedId } }))
      .then((read) => isOver || setWords(read))
      .catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [feedId])
  const act = (work: (feeds: Feeds) => Promise<Words>): Promise<boolean> =>
    take(async () => {
      try {
        setWords(await work((await signedApi()).feeds))
        toast.success('It is used from the next run on.')
        return true
      } catch (failure) {
        toast.error(failureWords(failure))
        return false
      }
    })
  return { words, act, isBusy }
}

type WordProps = {
  one: Unknown
  isBusy: boolean
  onTeach: (kind: Unknown['kind'], word: string, code: string) => Promise<boolean>
}

function UnknownWord({ one: { kind, word, homes, offered }, isBusy, onTeach }: WordProps) {
  return (
    <li>
      <span>
        <b translate="no">{word}</b>
        <span className="row-sub num">{plural(homes, 'home')}</span>
      </span>
      <Select
        label={`What “${word}” means`}
        value=""
        disabled={isBusy}
        onChange={({ target }) => void onTeach(kind, word, target.value)}
      >
        <option value="">Choose</option>
        <option value={asItIs}>Leave it as it is</option>
        {choices[kind].map(({ code, word: text }) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </Select>
      {offered && (
        <CallButton
          size="small"
          disabled={isBusy}
          onCall={() => onTeach(kind, word, offered.meaning ?? asItIs)}
        >
          As in {offered.feed}: {wordFor({ kind, meaning: offered.meaning })}
        </CallButton>
      )}
    </li>
  )
}

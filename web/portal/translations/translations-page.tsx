/**
 * web/portal/translations: what pages say in other languages, where each text came from, and its correction.
 */
import { useState } from 'react'
import type { corrections, RememberedText } from '#contract/content/corrections.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import { translationLayers } from '#contract/content/translation-codes.ts'
import { languages } from '#web/platform/words/languages.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { useTranslationFacts } from '#web/platform/words/translation-facts.tsx'
import { Button } from '#web/ui/button.tsx'
import { NothingHere } from '../nothing-here.tsx'
import { DeskList, StateChoice } from '../desk/desk-list.tsx'
import { SearchInput } from '../search-input.tsx'
import { useAddress } from '../use-address.ts'
import { MemoryItem } from './memory-item.tsx'
import type { MemoryQuery } from './memory-query.ts'
import { TranslationTabs } from './tabs.tsx'
import { NewTranslation } from './new-translation.tsx'
import { layerWords } from './words.ts'

export type MemoryAnswer = Reply<typeof corrections.list>

type Props = { query: MemoryQuery; page: MemoryAnswer }

export function TranslationsPage({ query, page }: Props) {
  return (
    <DeskList<RememberedText, MemoryAnswer>
      title="Translations"
      lead="What pages say in other languages. A correction wins over the reviewed catalogue, and that over a machine."
      nothing={
        <NothingHere title="No translation yet" keeps={['language']}>
          Sentences stand here once a page was read in this language, or somebody corrected one.
        </NothingHere>
      }
      bar={
        <>
          <TranslationTabs />
          <Bar query={query} counts={page.counts} />
        </>
      }
      first={page}
      question={JSON.stringify(query)}
      read={async (cursor) => (await signedApi()).corrections.list({ query: { ...query, cursor } })}
      renderItem={(one, isOpen, onToggle) => (
        <MemoryItem key={one.id} of={one} isOpen={isOpen} onToggle={onToggle} />
      )}
    />
  )
}

function Bar({ query, counts }: { query: MemoryQuery; counts: MemoryAnswer['counts'] }) {
  const { change } = useAddress()
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <SearchInput
        label="Search translations"
        placeholder="Words in either language"
        value={query.q ?? ''}
        onAsk={(words) => change('q', words, { replace: true })}
      />
      <LanguageChoice value={query.language} />
      <StateChoice
        param="layer"
        label="From"
        name="layer"
        counts={counts}
        words={layerWords}
        states={translationLayers}
        value={query.layer}
      />
      <Button size="small" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
        Add a text
      </Button>
      {isAdding && <NewTranslation language={query.language} onDone={() => setAdding(false)} />}
    </>
  )
}

/** The languages somebody here translates into. */
function LanguageChoice({ value }: { value: string }) {
  const { change } = useAddress()
  const facts = useTranslationFacts()
  const codes = [...new Set([...facts.languages.map(({ code }) => code), value])].toSorted()
  return (
    <span className="input input--select" translate="no">
      <select
        aria-label="Language"
        value={value}
        onChange={(event) => change('language', event.target.value, { replace: true })}
      >
        {codes.map((code) => (
          <option key={code} value={code} lang={code}>
            {languages.find((one) => one.code === code)?.name ?? code}
          </option>
        ))}
      </select>
    </span>
  )
}

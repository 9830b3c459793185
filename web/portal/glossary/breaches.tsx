/** web/portal/glossary: translations that call a term otherwise, each with its correction. */
import type { Breach, glossary } from '#contract/content/glossary.ts'
import { reviewedLanguages } from '#contract/content/translation-codes.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { languageOf } from '#web/platform/words/languages.ts'
import { Segments } from '#web/ui/forms/segments.tsx'
import { usePages } from '#web/ui/lists/use-pages.ts'
import { Status } from '#web/ui/status.tsx'
import { TableFoot } from '#web/ui/table/table-foot.tsx'
import { FixedNote, Original, SentenceCorrection, Sentences } from '../translations/sentences.tsx'
import { layerWords } from '../translations/words.ts'
import { useAddress } from '../use-address.ts'
import type { GlossaryLanguage } from './glossary-query.ts'
import styles from './glossary.module.css'

export type BreachesAnswer = Reply<typeof glossary.breaches>
type Props = { language: GlossaryLanguage; answer: BreachesAnswer }

export function Breaches({ language, answer }: Props) {
  const { items, ...paging } = usePages<Breach, BreachesAnswer>({
    first: answer,
    question: language,
    read: async (cursor) => (await signedApi()).glossary.breaches({ query: { language, cursor } }),
  })
  return (
    <section className={styles.breaches} aria-labelledby="breaches">
      <div className="section-head">
        <h2 id="breaches">Translations that call a term otherwise</h2>
        <p>What people corrected, the catalogue and machines</p>
      </div>
      <LanguageChoice language={language} counts={answer.counts} />
      {items.length === 0 ? (
        <output className="soft">All translations of this language keep to the glossary.</output>
      ) : (
        <>
          <Sentences items={items} keyOf={({ id }) => id}>
            {(one) => <Item of={one} language={language} />}
          </Sentences>
          <TableFoot count={items.length} paging={{ ...paging, total: answer.counts[language] }} />
        </>
      )}
    </section>
  )
}

function LanguageChoice({ language, counts }: { language: string; counts: BreachesAnswer['counts'] }) {
  const { number } = useFormat()
  const { change } = useAddress()
  return (
    <Segments<string>
      label="Language"
      name="glossary-language"
      options={reviewedLanguages.map((one) => ({
        value: one,
        label: languageOf(one).name,
        note: number(counts[one]),
      }))}
      value={language}
      onChange={(one) => change('language', one, { replace: true })}
    />
  )
}

function Item({ of: { original, text, layer, isFixed, terms }, language }: { of: Breach; language: string }) {
  const { mark, word } = layerWords[layer]
  return (
    <>
      <Original
        text={original}
        above={
          <span className={styles.facts}>
            <Status mark={mark}>{word}</Status>
            <b lang="en" translate="no">
              {terms.join(', ')}
            </b>
          </span>
        }
      />
      {isFixed ? (
        <div>
          <p className={styles.forms} lang={language} dir="auto" translate="no">
            {text}
          </p>
          <FixedNote />
        </div>
      ) : (
        <SentenceCorrection label="Correction" language={language} original={original} text={text} />
      )}
    </>
  )
}

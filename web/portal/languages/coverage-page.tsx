/**
 * web/portal/languages: how much of each text is said in each language; every figure leads to what it counts.
 */
import { Link, useNavigation } from 'react-router'
import { contentKinds } from '#contract/content/content-codes.ts'
import type { coverage, CoveredText, LanguageCoverage } from '#contract/content/coverage.ts'
import { pieceStates } from '#contract/content/editing-codes.ts'
import { reviewedLanguages } from '#contract/content/translation-codes.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { languages as known } from '#web/platform/words/languages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { usePages } from '#web/ui/lists/use-pages.ts'
import { PageHead } from '#web/ui/lists/workspace.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { NothingHere } from '../nothing-here.tsx'
import { KindChoice } from '../desk/desk-list.tsx'
import { kindWords } from '../text-kinds.ts'
import { TranslationTabs } from '../translations/tabs.tsx'
import type { CoverageQuery } from './coverage-query.ts'
import { openStates, pieceWords } from './words.ts'
import styles from './coverage.module.css'
import portalStyles from '../portal.module.css'

export type CoverageAnswer = Reply<typeof coverage.list>
type Props = { query: CoverageQuery; page: CoverageAnswer }

const nameOf = (language: string): string => known.find(({ code }) => code === language)?.name ?? language
const languageNames = Object.fromEntries(reviewedLanguages.map((one) => [one, nameOf(one)])) as Record<
  (typeof reviewedLanguages)[number],
  string
>
const stateNames = Object.fromEntries(pieceStates.map((one) => [one, pieceWords[one].word])) as Record<
  (typeof pieceStates)[number],
  string
>

export function CoveragePage({ query, page }: Props) {
  const isAsking = useNavigation().state === 'loading'
  const { plural } = useFormat()
  const { items, ...paging } = usePages<CoveredText, CoverageAnswer>({
    first: page,
    question: JSON.stringify(query),
    read: async (cursor) => (await signedApi()).coverage.list({ query: { ...query, cursor } }),
  })
  return (
    <>
      <PageHead
        title="Coverage"
        lead="How much of each text people have translated, sentence by sentence. Each figure leads to what it counts."
      />
      <TranslationTabs />
      {page.waiting > 0 && (
        <output className="small soft">{`${plural(page.waiting, 'text')} still to be counted`}</output>
      )}
      <Totals query={query} totals={page.totals} />
      <div className={classNames('filter-bar', portalStyles.peopleBar)}>
        <KindChoice
          name="kind"
          label="Kind"
          any="Every kind"
          kinds={contentKinds}
          words={kindWords}
          value={query.kind}
        />
        <KindChoice
          name="language"
          label="Language"
          any="Every language"
          kinds={reviewedLanguages}
          words={languageNames}
          value={query.language}
        />
        <KindChoice
          name="state"
          label="State"
          any="Any state"
          kinds={pieceStates}
          words={stateNames}
          value={query.state}
        />
      </div>
      <DataTable
        label="Texts by language"
        columns={query.language ? columnsOf[query.language] : everyColumn}
        rows={items}
        rowId={({ id }) => id}
        paging={paging}
        isBusy={isAsking}
        empty={noText}
      />
    </>
  )
}

const noText = (
  <NothingHere title="No text yet">
    Texts stand here a moment after they are published, with what is still to be translated.
  </NothingHere>
)

/** The sums by language; each share is a link to the texts behind it. */
function Totals({ query: { kind }, totals }: { query: CoverageQuery; totals: CoverageAnswer['totals'] }) {
  const { number, percent } = useFormat()
  return (
    <ul className={styles.totals}>
      {totals.map(({ language, counts }) => {
        const all = pieceStates.reduce((sum, state) => sum + counts[state], 0)
        const share = all === 0 ? 0 : Math.floor((counts.human / all) * 1_000) / 10
        return (
          <li key={language}>
            <b lang={language} translate="no">
              {nameOf(language)}
            </b>
            <span className={classNames('num', styles.share)}>{percent(share)}</span>
            {openStates.map((state) => (
              <Link
                key={state}
                className="link small num"
                to={`?${new URLSearchParams({ ...(kind && { kind }), language, state })}`}
              >
                {number(counts[state])} <span>{pieceWords[state].word}</span>
              </Link>
            ))}
          </li>
        )
      })}
    </ul>
  )
}

const titleColumn: Column<CoveredText> = {
  id: 'title',
  head: 'Title',
  isMain: true,
  cell: ({ kind, slug, title }) => (
    <>
      <Link className="row-main" to={`/portal/content/${kind}/${slug}`} translate="no">
        {title}
      </Link>
      <span className="row-sub">{kindWords[kind]}</span>
    </>
  ),
}

const columnFor = (language: (typeof reviewedLanguages)[number]): Column<CoveredText> => ({
  id: language,
  head: nameOf(language),
  isNumeric: true,
  cell: (row) => <Figure of={row} language={language} />,
})

const columnsOf = Object.fromEntries(
  reviewedLanguages.map((language) => [language, [titleColumn, columnFor(language)]]),
) as Record<(typeof reviewedLanguages)[number], Column<CoveredText>[]>
const everyColumn = [titleColumn, ...reviewedLanguages.map(columnFor)]

function Figure({ of: { kind, slug, languages }, language }: { of: CoveredText; language: string }) {
  const found = languages.find((one) => one.language === language)
  if (!found) return <span className="note">–</span>
  return <CoverageLink kind={kind} slug={slug} of={found} />
}

type LinkProps = { kind: string; slug: string; of: LanguageCoverage }

/** How many pieces people said of all; what is open stands in its title. */
export function CoverageLink({ kind, slug, of: { language, counts } }: LinkProps) {
  const { number } = useFormat()
  const all = pieceStates.reduce((sum, state) => sum + counts[state], 0)
  return (
    <Link
      className={classNames('link num', counts.human === all && styles.whole)}
      to={`/portal/content/${kind}/${slug}/${language}`}
    >
      {number(counts.human)} / {number(all)}
    </Link>
  )
}

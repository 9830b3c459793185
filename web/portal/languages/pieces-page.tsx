/** web/portal/languages: the pieces of one text in one language, each said, corrected or still to be said. */
import { Link } from 'react-router'
import type { ContentKind } from '#contract/content/content-codes.ts'
import type { coverage, TextPiece } from '#contract/content/coverage.ts'
import { pieceStates, type PieceState } from '#contract/content/editing-codes.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { languages as known } from '#web/platform/words/languages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { PageHead } from '#web/ui/lists/workspace.tsx'
import { Status } from '#web/ui/status.tsx'
import { StateChoice } from '../desk/desk-list.tsx'
import { useAct } from '../desk/use-act.ts'
import { CorrectionForm } from '../translations/correction-form.tsx'
import { pieceWords } from './words.ts'
import styles from './coverage.module.css'
import portalStyles from '../portal.module.css'

export type PiecesAnswer = Reply<typeof coverage.pieces>
type Props = {
  where: { kind: ContentKind; slug: string; language: string }
  answer: PiecesAnswer
  state: PieceState | undefined
}

export function PiecesPage({ where: { kind, slug, language }, answer, state }: Props) {
  const pieces = answer.pieces.filter((one) => state === undefined || one.state === state)
  const name = known.find(({ code }) => code === language)?.name ?? language
  return (
    <>
      <PageHead title={answer.title} lead={`Sentence by sentence in ${name}`}>
        <Link className="link" to={`/portal/content/${kind}/${slug}`}>
          To the text
        </Link>
      </PageHead>
      <div className={classNames('filter-bar', portalStyles.peopleBar)}>
        <StateChoice
          name="piece-state"
          counts={answer.counts}
          words={pieceWords}
          states={pieceStates}
          value={state}
        />
      </div>
      {pieces.length === 0 ? (
        <div className={portalStyles.portalQuiet}>
          <output>Nothing here in this state.</output>
        </div>
      ) : (
        <ol className={styles.pieces}>
          {pieces.map((one) => (
            <li key={one.text}>
              <Piece of={one} language={language} />
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

function Piece({ of: { text, translation, state, before }, language }: { of: TextPiece; language: string }) {
  const { act, isBusy } = useAct()
  const { mark, word } = pieceWords[state]
  const said = translation ?? ''
  return (
    <>
      <div className={styles.original}>
        <Status mark={mark}>{word}</Status>
        <p lang="en" translate="no">
          {text}
        </p>
        {before && (
          <dl className={classNames('small', styles.before)}>
            <dt>It was</dt>
            <dd lang="en" translate="no">
              {before.text}
            </dd>
            <dt>And was said</dt>
            <dd lang={language} dir="auto" translate="no">
              {before.translation}
            </dd>
          </dl>
        )}
      </div>
      <CorrectionForm
        key={said}
        label="Translation"
        language={language}
        original={text}
        text={said}
        isBusy={isBusy}
        onSave={(words) =>
          act(async () =>
            (await signedApi()).corrections.correct({ body: { language, original: text, text: words } }),
          )
        }
      />
    </>
  )
}

/** web/portal/languages: the pieces of one text in one language, each said, corrected or still to be said. */
import { Link } from 'react-router'
import type { ContentKind } from '#contract/content/content-codes.ts'
import type { coverage, TextPiece } from '#contract/content/coverage.ts'
import { pieceStates, type PieceState } from '#contract/content/editing-codes.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import { languages as known } from '#web/platform/words/languages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { PageHead } from '#web/ui/lists/workspace.tsx'
import { Status } from '#web/ui/status.tsx'
import { NothingHere } from '../nothing-here.tsx'
import { StateChoice } from '../desk/desk-list.tsx'
import { Original, SentenceCorrection, Sentences } from '../translations/sentences.tsx'
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
        <NothingHere title="No sentence yet">The text has no words of its own so far.</NothingHere>
      ) : (
        <Sentences items={pieces} keyOf={({ text }) => text}>
          {(one) => <Piece of={one} language={language} />}
        </Sentences>
      )}
    </>
  )
}

function Piece({ of: { text, translation, state, before }, language }: { of: TextPiece; language: string }) {
  const { mark, word } = pieceWords[state]
  return (
    <>
      <Original text={text} above={<Status mark={mark}>{word}</Status>}>
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
      </Original>
      <SentenceCorrection label="Translation" language={language} original={text} text={translation ?? ''} />
    </>
  )
}

/** web/saved/dossier: what was beside what is: by strokes for eyes, by words for ears. */
import type { DossierChange } from '#contract/saved/dossier.ts'
import styles from './dossier.module.css'

/** `isName`: nobody translates it. */
export function Then({ before, after, isName = false }: { before: string; after: string; isName?: boolean }) {
  const translate = isName ? 'no' : 'yes'
  return (
    <span className={styles.then}>
      <span className="quiet-text">It was </span>
      <del>
        <bdi translate={translate}>{before}</bdi>
      </del>{' '}
      <span className="quiet-text">and is now </span>
      <ins>
        <bdi translate={translate}>{after}</bdi>
      </ins>
    </span>
  )
}

type Change = Extract<DossierChange, { kind: 'text' }>

const spoken = { added: 'Came in: ', removed: 'Left out: ' }

/** The words of the agency, in its language: nobody translates a difference. */
export function TextDiff({ change: { pieces, lang } }: { change: Change }) {
  return (
    <div className={styles.diff}>
      {pieces.map(({ kind, text }, at) => {
        // The pieces of one text have no names of their own, and their order never changes.
        const key = `${at} ${kind}`
        if (kind === 'cut')
          return (
            <span key={key} className="note" translate="no">
              {' … '}
            </span>
          )
        const Tag = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span'
        return (
          <Tag key={key} lang={lang} dir="auto">
            {kind !== 'same' && <span className="quiet-text">{spoken[kind]}</span>}
            <span translate="no">{text}</span>
          </Tag>
        )
      })}
    </div>
  )
}

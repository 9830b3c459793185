/**
 * web/saved/collections: what everybody in a collection thinks of a home: votes, comments, and who looked.
 */
import { ThumbsDown, ThumbsUp, X } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { CollectionHome } from '#contract/saved/collections.ts'
import { collectionMost } from '#contract/saved/collection-codes.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { CallButton, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useListFocus } from '#web/ui/lists/list-focus.ts'
import { useAct } from '../use-act.ts'
import styles from './collections.module.css'

type Props = { collectionId: string; home: CollectionHome; isOwn: boolean }

export function Opinions({ collectionId: id, home, isOwn }: Props) {
  const { card, seen } = home
  const format = useFormat()
  const others = seen.filter(({ by }) => !by.isMe)
  return (
    <div className={styles.opinions}>
      <Votes id={id} home={home} />
      {others.length > 0 && (
        <p className="tiny note">
          Looked at by{' '}
          {others.map(({ by, at }, index) => (
            <span key={by.id}>
              {index > 0 && ', '}
              <bdi translate="no">{by.name}</bdi> {format.ago(at)}
            </span>
          ))}
        </p>
      )}
      <Comments id={id} home={home} isOwn={isOwn} />
      <Say id={id} home={card} />
    </div>
  )
}

const votes = [
  { vote: 1 as const, sign: ThumbsUp, label: (title: string) => `Vote for ${title}` },
  { vote: -1 as const, sign: ThumbsDown, label: (title: string) => `Vote against ${title}` },
]

function Votes({ id, home: { card, votes: given } }: { id: string; home: CollectionHome }) {
  const { number } = useFormat()
  const { revalidate } = useRevalidator()
  const { act } = useAct(() => void revalidate())
  const own = given.find(({ by }) => by.isMe)?.vote ?? null
  const put = (vote: 1 | -1 | null) =>
    act(async () => {
      await (await signedApi()).together.vote({ params: { id, home: card.id }, body: { vote } })
      return {}
    })
  return (
    <div className={styles.votes}>
      {votes.map(({ vote, sign, label }) => {
        const who = given.filter((one) => one.vote === vote)
        return (
          <span key={vote}>
            <CallButton
              size="small"
              kind="quiet"
              aria-pressed={own === vote}
              onCall={() => put(own === vote ? null : vote)}
            >
              <Icon of={sign} small />
              <span className="quiet-text">{label(card.title)}: </span>
              <span className="num">{number(who.length)}</span>
            </CallButton>
            {who.length > 0 && (
              <span className="tiny note" translate="no">
                {who.map(({ by }) => by.name).join(', ')}
              </span>
            )}
          </span>
        )
      })}
    </div>
  )
}

function Comments({ id, home, isOwn }: { id: string; home: CollectionHome; isOwn: boolean }) {
  const format = useFormat()
  const { revalidate } = useRevalidator()
  const { act } = useAct(() => void revalidate())
  const list = useListFocus<HTMLUListElement>(
    home.comments.map((comment) => comment.id),
    'button',
  )
  if (home.comments.length === 0) return null
  return (
    <ul className={styles.comments} ref={list}>
      {home.comments.map(({ id: comment, by, words, at }) => (
        <li key={comment}>
          <span dir="auto" translate="no">
            <b>{by.name}</b> {words}
          </span>
          <span className="tiny note">{format.ago(at)}</span>
          {(by.isMe || isOwn) && (
            <CallButton
              size="small"
              kind="plain"
              round
              className="no-print"
              aria-label="Take this comment back"
              onCall={() =>
                act(async () => {
                  await (await signedApi()).together.removeComment({ params: { id, comment } })
                  return {}
                })
              }
            >
              <Icon of={X} small />
            </CallButton>
          )}
        </li>
      ))}
    </ul>
  )
}

function Say({ id, home }: { id: string; home: { id: string; title: string } }) {
  const { revalidate } = useRevalidator()
  const { act } = useAct(() => void revalidate())
  const [words, setWords] = useState('')
  const say = async () => {
    if (!words.trim()) return false
    const isSaid = await act(async () => {
      await (await signedApi()).together.comment({ params: { id, home: home.id }, body: { words } })
      return {}
    })
    if (isSaid) setWords('')
    return isSaid
  }
  return (
    <Form className={classNames(styles.inline, 'no-print')} onSubmit={say}>
      <Field
        label="Say something"
        aria-label={`Say something about ${home.title}`}
        dir="auto"
        maxLength={collectionMost.words}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <SubmitButton>Say it</SubmitButton>
    </Form>
  )
}

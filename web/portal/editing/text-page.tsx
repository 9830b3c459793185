/**
 * web/portal/editing: one text: what it says, how visitors will read
 * it, its versions, and when they read which.
 */
import { useEffect } from 'react'
import { useBlocker, useNavigate, useRevalidator } from 'react-router'
import { ApiError } from '#contract/http/api-error.ts'
import { useLeaving } from '#web/platform/autosave/use-leaving.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { SubmitButton } from '#web/ui/forms/form.tsx'
import { PageHead } from '#web/ui/lists/workspace.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { TextLanguages } from '../languages/text-languages.tsx'
import { refusalWords } from '../refusal.ts'
import { kindWords } from '../text-kinds.ts'
import { Conflict } from './conflict.tsx'
import { OthersHere } from './others-here.tsx'
import { Preview, usePreview, type Sheet } from './preview.tsx'
import { Publication } from './publication.tsx'
import { MailForm } from './mail-form.tsx'
import { TextForm, type TextFormProps } from './text-form.tsx'
import { Shown } from './texts-page.tsx'
import { useTyped, type Text, type Typing } from './use-typed.ts'
import { Versions, type VersionsAnswer } from './versions.tsx'
import styles from './editing.module.css'

type Props = { text: Text; versions: VersionsAnswer; sheet: Sheet }

export function TextPage({ text, versions, sheet }: Props) {
  const { kind, slug, shown, latestVersion } = text
  const typing = useTyped(text)
  const preview = usePreview(text, typing.typed)
  const save = useSaving(text, typing)
  useLeaving(typing.isChanged)
  useNewsOnReturn()
  return (
    <>
      <PageHead
        title={shown.title}
        lead={`${kindWords[kind]}, ${slug}, version ${shown.version} of ${latestVersion}`}
      >
        <Shown of={text} />
      </PageHead>
      <OthersHere key={`${kind} ${slug}`} kind={kind} slug={slug} />
      <LeavingDialog isChanged={typing.isChanged} />
      <div className={styles.textEdit}>
        <div className={styles.textForm}>
          {typing.theirs !== null && (
            <Conflict
              of={text}
              theirs={typing.theirs}
              mine={typing.typed}
              onKeep={() => save(latestVersion)}
            />
          )}
          <Fields of={text} typing={typing} onSave={() => save(typing.basedOn)}>
            <div className="button-row">
              <SubmitButton kind="primary" disabled={!typing.isChanged}>
                Keep as a draft
              </SubmitButton>
              {typing.isChanged && <span className="small note">Not kept yet</span>}
            </div>
          </Fields>
        </div>
        <div className={styles.textSide}>
          <Publication of={text} isChanged={typing.isChanged} />
          <Preview kind={kind} text={typing.typed} sheet={sheet} {...preview} />
          <TextLanguages key={latestVersion} kind={kind} slug={slug} />
          <Versions key={`${kind} ${slug}`} of={text} first={versions} />
        </div>
      </div>
    </>
  )
}

/** Sentence by sentence where it is a mail, as Markdown otherwise. */
function Fields({ of: { kind, sentences }, ...form }: { of: Text } & Omit<TextFormProps, 'kind'>) {
  return sentences ? <MailForm sentences={sentences} {...form} /> : <TextForm kind={kind} {...form} />
}

/**
 * Keeps what is typed above a version; when somebody was faster, the page
 * learns of theirs and nothing typed is lost.
 */
function useSaving({ kind, slug }: Text, { typed, noteKept }: Typing) {
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  return async (basedOn: number): Promise<boolean> => {
    const body = { ...typed, basedOn }
    try {
      const { editing } = await signedApi()
      const { message, version } = await editing.save({ params: { kind, slug }, body })
      noteKept(version, typed)
      toast.success(message)
    } catch (error) {
      const isBehind = error instanceof ApiError && error.problem.code === 'editing.changed'
      if (isBehind) await revalidate()
      else toast.error(refusalWords(error))
      return false
    }
    // From an older version on, what is looked at is the newest one again.
    if (window.location.search) await navigate({ search: '' }, { preventScrollReset: true })
    else await revalidate()
    return true
  }
}

/** Whoever comes back to this window hears at once what others kept meanwhile. */
function useNewsOnReturn(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const look = () => void revalidate()
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [revalidate])
}

/** Another version of the same text is another text, too. */
function LeavingDialog({ isChanged }: { isChanged: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged &&
      (nextLocation.pathname !== currentLocation.pathname ||
        (nextLocation.search !== currentLocation.search && nextLocation.search !== '')),
  )
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title="Leave without keeping?"
      confirm="Leave"
      isDangerous
      onClose={() => blocker.reset()}
      onConfirm={() => blocker.proceed()}
    >
      <p>What you typed is not kept as a draft yet, and would be lost.</p>
    </ConfirmDialog>
  )
}

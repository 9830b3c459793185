/** web/portal/editing: one text: what it says, how visitors would read it, its versions, and which of them is shown. */
import { useState } from 'react'
import { Link } from 'react-router'
import type { editing } from '#contract/listings/editing.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Field, TextArea } from '#web/ui/forms/field.tsx'
import { CallButton, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { PageHead } from '#web/ui/lists/workspace.tsx'
import { useAct } from '../desk/use-act.ts'
import { Preview } from './preview.tsx'
import { Shown } from './texts-page.tsx'
import { kindWords } from './words.ts'
import styles from './editing.module.css'

type Text = Reply<typeof editing.read>

export function TextPage({ text }: { text: Text }) {
  const { kind, slug, shown, latestVersion } = text
  const [body, setBody] = useState(shown.body)
  const { act, isBusy } = useAct()
  const params = { kind, slug }
  const publish = (version: number | null) =>
    act(async () => (await signedApi()).editing.publish({ params, body: { version } }))
  const save = (wish: Omit<Text['shown'], 'version' | 'body'>) =>
    act(async () =>
      (await signedApi()).editing.save({ params, body: { ...wish, body, basedOn: latestVersion } }),
    )
  return (
    <>
      <PageHead
        title={shown.title}
        lead={`${kindWords[kind]}, ${slug}, version ${shown.version} of ${latestVersion}`}
      >
        <Shown of={text} />
      </PageHead>
      <div className={styles.textEdit}>
        <TextForm
          text={text}
          body={body}
          onBody={setBody}
          onSave={save}
          onPublish={publish}
          isBusy={isBusy}
        />
        <div>
          <Preview body={body} />
          <Versions text={text} onShow={publish} isBusy={isBusy} />
        </div>
      </div>
    </>
  )
}

type FormOf = {
  text: Text
  body: string
  onBody: (body: string) => void
  onSave: (wish: Omit<Text['shown'], 'version' | 'body'>) => Promise<boolean>
  onPublish: (version: number | null) => Promise<boolean>
  isBusy: boolean
}

function TextForm({ text, body, onBody, onSave, onPublish, isBusy }: FormOf) {
  const { shown } = text
  const [title, setTitle] = useState(shown.title)
  const [description, setDescription] = useState(shown.description)
  const [details, setDetails] = useState(() => JSON.stringify(shown.details, null, 2))
  const parsed = parse(details)
  return (
    <Form
      className={styles.textForm}
      onSubmit={() => (parsed ? onSave({ title, description, details: parsed }) : false)}
    >
      <Field
        label="Title"
        value={title}
        maxLength={200}
        required
        onChange={(e) => setTitle(e.target.value)}
      />
      <TextArea
        label="Description"
        help="Stands under the title and in search engines."
        rows={2}
        value={description}
        maxLength={500}
        onChange={(e) => setDescription(e.target.value)}
      />
      <TextArea
        label="Text"
        help="Markdown. `## Heading {#anchor}` begins a section."
        rows={18}
        value={body}
        maxLength={60_000}
        onChange={(e) => onBody(e.target.value)}
      />
      <TextArea
        label="Details"
        help="What only this kind has, as JSON."
        rows={8}
        value={details}
        spellCheck={false}
        error={parsed === null ? 'This is not JSON yet.' : undefined}
        onChange={(e) => setDetails(e.target.value)}
      />
      <Acts of={text} isReady={parsed !== null && !isBusy} onPublish={onPublish} />
    </Form>
  )
}

type ActsOf = { of: Text; isReady: boolean; onPublish: FormOf['onPublish'] }

function Acts({ of: { latestVersion, publishedVersion }, isReady, onPublish }: ActsOf) {
  return (
    <div className="chips">
      <SubmitButton kind="primary" disabled={!isReady}>
        Keep as a draft
      </SubmitButton>
      {publishedVersion !== latestVersion && (
        <CallButton disabled={!isReady} onCall={() => onPublish(latestVersion)}>
          Publish version {latestVersion}
        </CallButton>
      )}
      {publishedVersion !== null && (
        <CallButton kind="plain" disabled={!isReady} onCall={() => onPublish(null)}>
          Take back
        </CallButton>
      )}
    </div>
  )
}

/** An object, or null while the text is none. */
function parse(text: string): Text['shown']['details'] | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Text['shown']['details'])
      : null
  } catch {
    return null
  }
}

type VersionsOf = { text: Text; onShow: (version: number) => Promise<boolean>; isBusy: boolean }

function Versions({ text, onShow, isBusy }: VersionsOf) {
  const format = useFormat()
  return (
    <section className={styles.textVersions} aria-labelledby="versions">
      <h2 className="subheading" id="versions">
        Versions
      </h2>
      <ol reversed>
        {text.versions.map(({ version, title, savedAt, savedBy }) => (
          <li key={version}>
            <Link
              to={`?version=${version}`}
              aria-current={version === text.shown.version ? 'page' : undefined}
            >
              Version {version}: {title}
            </Link>
            <span className="tiny note">
              {format.date(savedAt)}, {savedBy ?? 'as Meridian began'}
            </span>
            {version === text.publishedVersion ? (
              <span className="tiny">Visitors read this one</span>
            ) : (
              <CallButton kind="plain" size="small" disabled={isBusy} onCall={() => onShow(version)}>
                Show this one
              </CallButton>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

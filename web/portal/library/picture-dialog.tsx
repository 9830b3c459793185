/** web/portal/library: one picture: what it shows, in every language, where it is shown, and its removal. */
import { useState } from 'react'
import { Link } from 'react-router'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { languages as known } from '#web/platform/words/languages.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { CallButton, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Status } from '#web/ui/status.tsx'
import { useAct } from '../desk/use-act.ts'
import { modelWords } from '../translations/words.ts'
import type { OpenPicture } from './library-query.ts'
import styles from './library.module.css'

export function PictureDialog({ of, onClose }: { of: OpenPicture; onClose: () => void }) {
  const { act } = useAct()
  const remove = async () => {
    const isDone = await act(async () =>
      (await signedApi()).pictureLibrary.remove({ params: { key: of.id } }),
    )
    if (isDone) onClose()
    return isDone
  }
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title="Picture" width="46rem" tall>
      <div className={styles.open}>
        <img
          className={styles.large}
          src={of.picture.src ?? undefined}
          srcSet={of.picture.srcset ?? undefined}
          sizes="44rem"
          width={of.picture.width}
          height={of.picture.height}
          alt={of.alt}
          style={{ background: of.picture.placeholder }}
        />
        <Description key={`${of.name} ${of.alt} ${of.isDecorative}`} of={of} />
        {of.alt !== '' && <Languages of={of} />}
        <section aria-labelledby="shown-in">
          <h3 className="small" id="shown-in">
            Shown in
          </h3>
          {of.texts.length === 0 ? (
            <div className={styles.unused}>
              <p className="small soft">No text shows it.</p>
              <CallButton size="small" className="button--danger" onCall={remove}>
                Remove the picture
              </CallButton>
            </div>
          ) : (
            <ul className={styles.texts}>
              {of.texts.map(({ kind, slug, title }) => (
                <li key={`${kind} ${slug}`}>
                  <Link className="link" to={`/portal/content/${kind}/${slug}`} translate="no">
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </Dialog>
  )
}

function Description({ of }: { of: OpenPicture }) {
  const { act, isBusy } = useAct()
  const [name, setName] = useState(of.name)
  const [alt, setAlt] = useState(of.alt)
  const [isDecorative, setDecorative] = useState(of.isDecorative)
  const isChanged = name !== of.name || alt !== of.alt || isDecorative !== of.isDecorative
  const body = { name, alt, isDecorative }
  return (
    <Form
      className={styles.fields}
      onSubmit={() =>
        act(async () => (await signedApi()).pictureLibrary.describe({ params: { key: of.id }, body }))
      }
    >
      <Field
        label="Name in the library"
        value={name}
        maxLength={200}
        required
        translate="no"
        onChange={({ target }) => setName(target.value)}
      />
      <Field
        label="What it shows, in English"
        help="Read out to those who do not see it. A sentence is enough."
        value={alt}
        maxLength={300}
        lang="en"
        onChange={({ target }) => setAlt(target.value)}
      />
      <Checkbox checked={isDecorative} onChange={({ target }) => setDecorative(target.checked)}>
        The words beside it say it all: do not read it out
      </Checkbox>
      <div className="button-row">
        <SubmitButton kind="primary" disabled={isBusy || !isChanged || name.trim() === ''}>
          Keep
        </SubmitButton>
      </div>
    </Form>
  )
}

function Languages({ of: { alt, languages } }: { of: OpenPicture }) {
  return (
    <section aria-labelledby="in-languages">
      <h3 className="small" id="in-languages">
        In other languages
      </h3>
      <ul className={styles.languages}>
        {languages.map((one) => (
          <li key={one.language}>
            <Language key={one.text ?? ''} of={one} alt={alt} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type LanguageProps = { of: OpenPicture['languages'][number]; alt: string }

function Language({ of: { language, text, model }, alt }: LanguageProps) {
  const { act, isBusy } = useAct()
  const [typed, setTyped] = useState(text ?? '')
  const { mark, word } = modelWords[model]
  const send = () =>
    act(async () =>
      (await signedApi()).corrections.correct({ body: { language, original: alt, text: typed } }),
    )
  return (
    <Form className={styles.language} onSubmit={send}>
      <Field
        label={<bdi translate="no">{known.find(({ code }) => code === language)?.name ?? language}</bdi>}
        value={typed}
        maxLength={1_000}
        lang={language}
        dir="auto"
        translate="no"
        onChange={({ target }) => setTyped(target.value)}
      />
      <Status mark={mark}>{word}</Status>
      <SubmitButton size="small" disabled={isBusy || typed.trim() === '' || typed.trim() === text}>
        Keep
      </SubmitButton>
    </Form>
  )
}

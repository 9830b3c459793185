/** web/portal/settings: one banner: its sentence in every language, when and where it is shown. */
import { useId, useState } from 'react'
import { bannerBounds, bannerLanguages } from '#contract/settings/setting-codes.ts'
import type { Banner } from '#contract/settings/settings.ts'
import { languageOf } from '#web/platform/words/languages.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, Select, TextArea } from '#web/ui/forms/field.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { bannerOf, typedOf, type BannerField, type TypedBanner } from './banner-form.rules.ts'
import styles from './settings.module.css'

type Props = {
  /** Null for a new one. */
  banner: Banner | null
  onClose: () => void
  onSave: (banner: Banner) => Promise<boolean>
}

export function BannerDialog({ banner, onClose, onSave }: Props) {
  const form = useId()
  const [typed, setTyped] = useState(() => typedOf(banner, new Date()))
  const [wrong, setWrong] = useState<readonly BannerField[]>([])
  const save = () => {
    const made = bannerOf(typed, banner?.id ?? crypto.randomUUID())
    if ('banner' in made) return onSave(made.banner)
    setWrong(made.wrong)
    document.getElementById(`banner-${made.wrong[0]}`)?.focus()
    return false
  }
  return (
    <Dialog
      open
      tall
      insistent
      width="40rem"
      onOpenChange={(open) => open || onClose()}
      title={banner ? 'Edit the banner' : 'New banner'}
    >
      <Form noValidate id={form} className={styles.stack} onSubmit={save}>
        <Texts typed={typed} wrong={wrong} onChange={setTyped} />
        <Times typed={typed} wrong={wrong} onChange={setTyped} />
        <div className="button-row">
          <SubmitButton kind="primary">Save the banner</SubmitButton>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </Form>
    </Dialog>
  )
}

type PartProps = {
  typed: TypedBanner
  wrong: readonly BannerField[]
  onChange: (typed: TypedBanner) => void
}

function Texts({ typed, wrong, onChange }: PartProps) {
  return bannerLanguages.map((language) => (
    <TextArea
      key={language}
      id={`banner-text-${language}`}
      label={<span translate="no">{languageOf(language).name}</span>}
      rows={2}
      lang={language}
      dir={languageOf(language).dir}
      maxLength={bannerBounds.words}
      value={typed.texts[language]}
      error={wrong.includes(`text-${language}`) ? 'Please write it in every language' : undefined}
      onChange={(event) => onChange({ ...typed, texts: { ...typed.texts, [language]: event.target.value } })}
    />
  ))
}

function Times({ typed, wrong, onChange }: PartProps) {
  return (
    <div className={styles.fields}>
      <Field
        id="banner-from"
        type="datetime-local"
        label="Shown from"
        value={typed.from}
        error={wrong.includes('from') ? 'Please give a day and a time' : undefined}
        onChange={(event) => onChange({ ...typed, from: event.target.value })}
      />
      <Field
        id="banner-until"
        type="datetime-local"
        label="Shown until"
        value={typed.until}
        error={wrong.includes('until') ? 'It must end after it begins' : undefined}
        onChange={(event) => onChange({ ...typed, until: event.target.value })}
      />
      <Select
        label="Kind"
        value={typed.tone}
        onChange={(event) =>
          onChange({ ...typed, tone: event.target.value === 'warning' ? 'warning' : 'notice' })
        }
      >
        <option value="notice">Notice</option>
        <option value="warning">Warning</option>
      </Select>
      <Field
        id="banner-path"
        label="Only on pages below"
        help="A path such as /contactUs; empty for all public pages."
        dir="ltr"
        maxLength={120}
        value={typed.path}
        error={wrong.includes('path') ? 'A path begins with a slash' : undefined}
        onChange={(event) => onChange({ ...typed, path: event.target.value })}
      />
    </div>
  )
}

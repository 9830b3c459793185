/**
 * web/portal/editing: a new text begins with its title; its name in
 * addresses follows from it until somebody types one.
 */
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ContentKind } from '#contract/content/content-codes.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, Select } from '#web/ui/forms/field.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { refusalWords } from '../refusal.ts'
import { CountryOptions } from './country-options.tsx'
import { detailsFor, slugOf } from './starters.ts'
import styles from './editing.module.css'

const names = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export function NewText({ kind, onClose }: { kind: ContentKind; onClose: () => void }) {
  const navigate = useNavigate()
  const { now } = useFormat()
  const [title, setTitle] = useState('')
  const [named, setNamed] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<string>()
  const slug = named ?? (kind === 'market' ? '' : slugOf(title))
  const isName = names.test(slug)
  const make = async () => {
    const details = detailsFor(kind, now.slice(0, 10))
    const body = { title, description: '', body: '', details, basedOn: 0 }
    try {
      await (await signedApi()).editing.save({ params: { kind, slug }, body })
    } catch (error) {
      setTrouble(refusalWords(error))
      return false
    }
    return navigate(`/portal/content/${kind}/${slug}`)
  }
  const rename = (name: string) => {
    setNamed(name)
    setTrouble(undefined)
  }
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title="New text">
      <Form className={styles.textForm} onSubmit={make}>
        <Field
          label="Title"
          value={title}
          maxLength={200}
          required
          onChange={({ target }) => setTitle(target.value)}
        />
        <Name
          kind={kind}
          slug={slug}
          trouble={
            trouble ??
            (slug && !isName ? 'Please use small letters, digits and single hyphens only.' : undefined)
          }
          onChange={rename}
        />
        <SubmitButton kind="primary" disabled={title.trim() === '' || !isName}>
          Begin the draft
        </SubmitButton>
      </Form>
    </Dialog>
  )
}

type NameProps = {
  kind: ContentKind
  slug: string
  trouble: string | undefined
  onChange: (slug: string) => void
}

/** A text about a market has the name of its country. */
function Name({ kind, slug, trouble, onChange }: NameProps) {
  const change = ({ target }: { target: { value: string } }) => onChange(target.value)
  if (kind === 'market')
    return (
      <Select label="Country" value={slug} required error={trouble} onChange={change}>
        <option value="">Choose a country</option>
        <CountryOptions asValue={(code) => code.toLowerCase()} />
      </Select>
    )
  return (
    <Field
      label="Name in addresses"
      help="Small letters, digits and hyphens. It stays when the title changes."
      value={slug}
      maxLength={80}
      required
      spellCheck={false}
      translate="no"
      error={trouble}
      onChange={change}
    />
  )
}

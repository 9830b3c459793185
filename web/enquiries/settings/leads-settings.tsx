/**
 * web/enquiries/settings: what an agency sets once for all its enquiries:
 * answer templates, and the program that is told.
 */
import { useState } from 'react'
import { placeholders, type AnswerTemplate } from '#contract/enquiries/answer-templates.ts'
import type { Hook } from '#contract/enquiries/hooks.ts'
import { AgentWorkspace } from '#web/platform/agent-workspace.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Field, TextArea } from '#web/ui/forms/field.tsx'
import { CallButton, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { PageHead } from '#web/ui/lists/workspace.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useAct } from '../thread/use-act.ts'
import { HookPart } from './hook-part.tsx'
import styles from './settings.module.css'

type Props = { templates: readonly AnswerTemplate[]; hook: Hook }

export function LeadsSettings({ templates, hook }: Props) {
  return (
    <AgentWorkspace>
      <PageHead
        title="Templates and programs"
        lead="Answers that you write often, and the program of your own that hears of every enquiry."
      >
        <TextLink to="/agent/leads">Back to the enquiries</TextLink>
      </PageHead>
      <div className={styles.settings}>
        <Templates first={templates} />
        <HookPart first={hook} />
      </div>
    </AgentWorkspace>
  )
}

const empty = { id: '', name: '', body: '' }

function Templates({ first }: { first: readonly AnswerTemplate[] }) {
  const [items, setItems] = useState(first)
  const [edited, setEdited] = useState<AnswerTemplate>(empty)
  const { act, isBusy } = useAct(() => undefined)
  const keep = (work: () => Promise<{ message: string; items: AnswerTemplate[] }>) =>
    act(async () => {
      const said = await work()
      setItems(said.items)
      setEdited(empty)
      return said
    })
  const save = ({ id, name, body }: AnswerTemplate) =>
    keep(async () => {
      const { answerTemplates } = await signedApi()
      return id
        ? answerTemplates.change({ params: { id }, body: { name, body } })
        : answerTemplates.add({ body: { name, body } })
    })
  const remove = (id: string) =>
    keep(async () => (await signedApi()).answerTemplates.remove({ params: { id } }))
  return (
    <section className={styles.part}>
      <div className="section-head">
        <h2>Answer templates</h2>
      </div>
      <ul className={styles.templates}>
        {items.map((one) => (
          <li key={one.id}>
            <div translate="no">
              <b>{one.name}</b>
              <p className="soft">{one.body}</p>
            </div>
            <div className="button-row">
              <CallButton size="small" disabled={isBusy} onCall={() => setEdited(one)}>
                Change
              </CallButton>
              <CallButton size="small" disabled={isBusy} onCall={() => remove(one.id)}>
                Remove
              </CallButton>
            </div>
          </li>
        ))}
      </ul>
      <TemplateForm key={edited.id} template={edited} isBusy={isBusy} onSave={save} />
    </section>
  )
}

type FormProps = {
  template: AnswerTemplate
  isBusy: boolean
  onSave: (template: AnswerTemplate) => Promise<boolean>
}

function TemplateForm({ template, isBusy, onSave }: FormProps) {
  const [name, setName] = useState(template.name)
  const [body, setBody] = useState(template.body)
  const send = async () => {
    const isKept = await onSave({ ...template, name, body })
    if (isKept && !template.id) {
      setName('')
      setBody('')
    }
    return isKept
  }
  return (
    <Form className={styles.form} noValidate aria-label="Answer template" onSubmit={send}>
      <Field
        label="Name of the template"
        maxLength={120}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextArea
        label="Text"
        rows={5}
        maxLength={2_000}
        value={body}
        help={
          <>
            These become what they stand for:{' '}
            <span translate="no">{placeholders.map((one) => `{${one}}`).join(' ')}</span>
          </>
        }
        onChange={(event) => setBody(event.target.value)}
      />
      <div className="button-row">
        <SubmitButton size="small" kind="primary" disabled={isBusy}>
          Keep the template
        </SubmitButton>
      </div>
    </Form>
  )
}

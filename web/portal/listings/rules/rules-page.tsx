/** web/portal/listings: the rules by which homes are flagged: changed, tried on today's homes, then saved. */
import { useState } from 'react'
import { ruleKinds } from '#contract/moderation/moderation-codes.ts'
import type { moderation } from '#contract/moderation/moderation.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { CallButton, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { PageHead } from '#web/ui/lists/workspace.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import { useWhen } from '../../clock.ts'
import { useAct } from '../../desk/use-act.ts'
import { Overtaken, useTypedOver } from '../../typed-over.tsx'
import { RuleFields, fieldIdOf } from './rule-fields.tsx'
import { rulesOf, typedOf, type RuleErrors, type TypedRules } from './rules-form.rules.ts'
import { useTrial } from './use-trial.ts'
import { WordLists } from './word-lists.tsx'
import styles from './rules.module.css'

type Held = Reply<typeof moderation.rules>

export function RulesPage({ held }: { held: Held }) {
  return (
    <>
      <PageHead
        title="Rules"
        lead="By these every home is looked at when it changes, and every night. Try them on today’s homes before you save them."
      >
        <ButtonLink to="/portal/listings">All listings</ButtonLink>
      </PageHead>
      <RulesForm held={held} />
      <Versions versions={held.versions} />
    </>
  )
}

function RulesForm({ held }: { held: Held }) {
  const { typed, errors, change, read, showSaved, isOvertaken } = useRules(held)
  const { trials, tryAll, forget } = useTrial()
  const { act, isBusy } = useAct({ rereads: true })
  const set = (next: TypedRules) => {
    change(next)
    forget()
  }
  const tryThem = () => {
    const rules = read()
    return rules ? tryAll(rules) : false
  }
  const showHeld = () => {
    showSaved()
    forget()
  }
  const save = async () => {
    const rules = read()
    if (!rules) return false
    const body = { version: held.version, rules }
    const isSaved = await act(async () => (await signedApi()).moderation.saveRules({ body }))
    if (isSaved) showHeld()
    return isSaved
  }
  return (
    <Form noValidate onSubmit={save}>
      <ul className={styles.rules}>
        {ruleKinds.map((kind) => (
          <RuleFields
            key={kind}
            kind={kind}
            typed={typed}
            errors={errors}
            trial={trials[kind]}
            onChange={set}
          >
            {kind === 'words' && (
              <WordLists words={typed.words} errors={errors} onChange={(words) => set({ ...typed, words })} />
            )}
          </RuleFields>
        ))}
      </ul>
      {isOvertaken && !isBusy && <Overtaken onForget={showHeld} />}
      <div className={`button-row ${styles.foot}`}>
        <CallButton busy="Trying them" disabled={isBusy} onCall={tryThem}>
          Try them on today’s homes
        </CallButton>
        <SubmitButton kind="primary" disabled={isBusy}>
          Save the rules
        </SubmitButton>
      </div>
    </Form>
  )
}

/** The rules as they are typed; `read` answers them, or shows what is wrong and goes there. */
function useRules({ rules: before, version }: Held) {
  const { value: typed, set, forget, isOvertaken } = useTypedOver<TypedRules>(typedOf(before), version)
  const [errors, setErrors] = useState<RuleErrors>({})
  const change = (next: TypedRules) => {
    set(next)
    setErrors({})
  }
  const read = () => {
    const answer = rulesOf(typed)
    if ('rules' in answer) return answer.rules
    setErrors(answer.errors)
    const [first] = Object.keys(answer.errors)
    if (first) document.getElementById(fieldIdOf(first))?.focus()
    toast.error('Something in the rules is not as it should be.')
    return null
  }
  return { typed, errors, change, read, showSaved: forget, isOvertaken }
}

function Versions({ versions }: Pick<Held, 'versions'>) {
  const { moment } = useWhen()
  if (versions.length === 0) return null
  return (
    <section className={styles.versions} aria-labelledby="versions">
      <h2 id="versions">Saved so far</h2>
      <ol>
        {versions.map(({ version, at, by }) => (
          <li key={version}>
            <b className="num">{version}</b> <time dateTime={at}>{moment(at)}</time>
            {by && (
              <>
                {' · '}
                <bdi translate="no">{by}</bdi>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

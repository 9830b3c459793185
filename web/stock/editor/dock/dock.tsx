/** web/stock: on phones, below the editor: how far the home is, what visitors will see, and the next step. */
import { askedOf, formSteps, type FormStep } from '#contract/stock/publishing.ts'
import { qualityOf } from '#contract/stock/quality.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { Button } from '#web/ui/button.tsx'
import { stepWords } from '../summaries.ts'
import type { DraftEditor } from '../use-draft.ts'
import styles from '../editor.module.css'

type Props = {
  editor: Pick<DraftEditor, 'form' | 'feed'>
  open: ReadonlySet<FormStep>
  onStep: (step: FormStep) => void
}

export function Dock({ editor: { form, feed }, open, onStep }: Props) {
  const { plural } = useFormat()
  const asked = askedOf(form, feed?.base)
  const missing = asked.filter(({ isMet }) => !isMet)
  const next = nextStep(open, new Set(missing.map(({ requirement }) => requirement.step)))
  return (
    <div className={styles.dock}>
      <p>
        <b className="num">{`${qualityOf(form).score} of 100`}</b>
        <span className={styles.askedWords}>
          {missing.length === 0
            ? 'Ready to be published'
            : `${plural(missing.length, 'thing', 'things')} missing`}
        </span>
      </p>
      <Button size="small" onClick={() => show('preview')}>
        Preview
      </Button>
      <Button size="small" kind="primary" onClick={() => (next ? onStep(next) : show('publish'))}>
        <span>
          <span>Next</span>: <span>{next ? stepWords[next].title : 'Publish'}</span>
        </span>
      </Button>
    </div>
  )
}

/** The first step that is folded and lacks something; null when all that is left is to publish. */
const nextStep = (open: ReadonlySet<FormStep>, lacking: ReadonlySet<FormStep>): FormStep | null =>
  formSteps.find((step) => lacking.has(step) && !open.has(step)) ?? null

const show = (id: string) => document.getElementById(id)?.scrollIntoView({ block: 'start' })

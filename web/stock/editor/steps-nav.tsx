/** web/stock: the steps of the editor in a row, each with how far it is. */
import { askedOf, formSteps, type FormStep } from '#contract/stock/publishing.ts'
import type { ListingForm } from '#contract/stock/listing-form.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { stepWords } from './summaries.ts'
import styles from './editor.module.css'

type Props = {
  form: ListingForm
  /** What a home of a feed began as. */
  base: ListingForm | null
  /** Files that are being sent. */
  onTheirWay: number
  onStep: (step: FormStep) => void
}

export function StepsNav({ form, base, onTheirWay, onStep }: Props) {
  const { plural } = useFormat()
  const asked = askedOf(form, base)
  return (
    <ol className={styles.nav} aria-label="Steps">
      {formSteps.map((step) => {
        const missing = asked.filter(({ requirement, isMet }) => requirement.step === step && !isMet).length
        return (
          <li key={step} className={classNames(missing > 0 ? styles.navMissing : styles.navDone)}>
            <button type="button" onClick={() => onStep(step)}>
              <b>{stepWords[step].title}</b>
              <span className="row-sub">
                {step === 'photos' && onTheirWay > 0
                  ? `${onTheirWay} on their way`
                  : missing === 0
                    ? 'Complete'
                    : `${plural(missing, 'thing', 'things')} missing`}
              </span>
            </button>
          </li>
        )
      })}
      <li className={classNames(asked.every(({ isMet }) => isMet) ? styles.navDone : styles.navMissing)}>
        <button
          type="button"
          onClick={() => document.getElementById('publish')?.scrollIntoView({ block: 'start' })}
        >
          <b>Publish</b>
          <span className="row-sub num">
            {`${asked.filter(({ isMet }) => isMet).length} of ${asked.length} done`}
          </span>
        </button>
      </li>
    </ol>
  )
}

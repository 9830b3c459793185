/**
 * web/content: one programme of residence by investment: what it asks,
 * what it gives, how sure we are and by whom.
 */
import type { Residence } from '#contract/content/content.ts'
import type { Money } from '#contract/vocabulary/common.ts'
import { moneyOf, wholeUnits } from '#contract/money/minor-units.ts'
import { useFormat, usePreferences } from '#web/platform/formats/format.tsx'
import { useRates } from '#web/platform/money/rates.tsx'
import { Prose } from '../pages/prose.tsx'
import { residenceStateWords, residenceTypeWords } from '#web/platform/words/residence-words.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './residence.module.css'

/** `open`: everything at once, where there are few entries. */
export function ResidenceEntry({ of, open }: { of: Residence; open: boolean }) {
  const format = useFormat()
  const least = of.routes.find(({ minimum }) => minimum !== null)?.minimum ?? null
  return (
    <details className={styles.residence} data-state={of.state} id={of.slug} open={open}>
      <summary>
        <h3 className="subheading">{format.country(of.country)}</h3>
        <span className="small soft">{of.title}</span>
        <span className={classNames('tiny note', styles.residenceKinds)}>
          {[...new Set(of.routes.map(({ type }) => residenceTypeWords[type]))].join(', ')}
        </span>
        <Least of={least} from={of.routes.length > 1} />
        <span className={classNames('tiny', styles.residenceState)}>{residenceStateWords[of.state]}</span>
      </summary>
      <div className={styles.residenceMatter}>
        <ul className={styles.residenceRoutes}>
          {of.routes.map((route, index) => (
            <li key={index}>
              <span className={classNames('tiny', styles.residenceKind)}>
                {residenceTypeWords[route.type]}
              </span>
              <Least of={route.minimum} />
              <span className="small">{route.rule}</span>
            </li>
          ))}
        </ul>
        <dl className={classNames('small', styles.residenceFacts)}>
          <div>
            <dt>Gives</dt>
            <dd>{of.leadsTo}</dd>
          </div>
          {of.stay && (
            <div>
              <dt>Stay</dt>
              <dd>{of.stay}</dd>
            </div>
          )}
        </dl>
        {of.intro.length > 0 && <Prose of={of.intro} className={styles.residenceWords} />}
        <p className={classNames('tiny note', styles.residenceSource)}>
          As of {format.date(of.asOf)}. Check the official source:{' '}
          {of.sources.map(({ title, url }, index) => (
            <span key={url}>
              {index > 0 && ', '}
              <a href={url} rel="noopener" lang="en" translate="no">
                {title}
              </a>
            </span>
          ))}
        </p>
      </div>
    </details>
  )
}

/** The least sum as the rule says it, and about how much that is in the visitor's currency. */
function Least({ of, from = false }: { of: Money | null; from?: boolean }) {
  const format = useFormat()
  const { convert } = useRates()
  const { currency } = usePreferences()
  if (of === null) return <span className={classNames('small', styles.residenceLeast)}>No sum stated</span>
  const whole = of.currency === currency ? null : convert(wholeUnits(of), of.currency, currency)
  return (
    <span className={classNames('num', styles.residenceLeast)}>
      {from && <span className={styles.residenceFrom}>from </span>}
      <bdi>{format.money(of)}</bdi>
      {whole !== null && (
        <small>
          ≈ <bdi>{format.about(moneyOf(whole, currency))}</bdi>
        </small>
      )}
    </span>
  )
}

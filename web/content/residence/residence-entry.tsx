/** web/content: one programme of residence by investment: what it asks, what it gives, how sure we are and by whom. */
import type { Residence } from '#contract/content/content.ts'
import type { Money } from '#contract/vocabulary/common.ts'
import { moneyOf, wholeUnits } from '#contract/money/minor-units.ts'
import { useFormat, usePreferences } from '#web/platform/formats/format.tsx'
import { useRates } from '#web/platform/money/rates.tsx'
import { Prose } from '../pages/prose.tsx'
import { residenceStateWords, residenceTypeWords } from '../pages/words.ts'

/** `open`: everything at once, where there are few entries. */
export function ResidenceEntry({ of, open }: { of: Residence; open: boolean }) {
  const format = useFormat()
  const least = of.routes.find(({ minimum }) => minimum !== null)?.minimum ?? null
  return (
    <details className={`residence residence--${of.state}`} id={of.slug} open={open}>
      <summary>
        <h3 className="subheading">{format.country(of.country)}</h3>
        <span className="small soft">{of.title}</span>
        <span className="residence-kinds tiny note">
          {[...new Set(of.routes.map(({ type }) => residenceTypeWords[type]))].join(', ')}
        </span>
        <Least of={least} from={of.routes.length > 1} />
        <span className="residence-state tiny">{residenceStateWords[of.state]}</span>
      </summary>
      <div className="residence-matter">
        <ul className="residence-routes">
          {of.routes.map((route, index) => (
            <li key={index}>
              <span className="residence-kind tiny">{residenceTypeWords[route.type]}</span>
              <Least of={route.minimum} />
              <span className="residence-rule small">{route.rule}</span>
            </li>
          ))}
        </ul>
        <dl className="residence-facts small">
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
        {of.intro.length > 0 && <Prose of={of.intro} />}
        <p className="residence-source tiny note">
          As of {format.date(of.asOf)}. Check the official source:{' '}
          {of.sources.map(({ title, url }, index) => (
            <span key={url}>
              {index > 0 && ', '}
              <a href={url} rel="noopener">
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
  if (of === null) return <span className="residence-least small">No sum stated</span>
  const whole = of.currency === currency ? null : convert(wholeUnits(of), of.currency, currency)
  return (
    <span className="residence-least num">
      {from && <span className="residence-from">from </span>}
      <bdi>{format.money(of)}</bdi>
      {whole !== null && (
        <small>
          ≈ <bdi>{format.about(moneyOf(whole, currency))}</bdi>
        </small>
      )}
    </span>
  )
}

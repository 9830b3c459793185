/** web/content: what Meridian helps with, each with its steps; a register with a drawing at the side. */
import type { Service } from '#contract/content/content.ts'
import { Prose } from '../pages/prose.tsx'
import { Scene } from '../pages/scene.tsx'
import { classNames } from '#web/ui/class-names.ts'
import styles from './services.module.css'

export function Services({ of }: { of: readonly Service[] }) {
  return (
    <ul className={classNames('page', styles.services)}>
      {of.map((one) => (
        <li key={one.slug} id={one.slug} className={styles.service}>
          <div className={styles.serviceSheet} aria-hidden="true">
            <Scene of={one.drawing} />
          </div>
          <div>
            <h2 className="subheading">{one.title}</h2>
            <p className={styles.serviceLine}>{one.description}</p>
            <Prose of={one.intro} className={styles.serviceWords} />
            <ol className="small">
              {one.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        </li>
      ))}
    </ul>
  )
}

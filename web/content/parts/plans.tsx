/** web/content: plans side by side: for whom, what they cost, what is in them. Nothing can be bought. */
import { Check } from 'lucide-react'
import type { Page } from '#contract/content/content.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './plans.module.css'

export function Plans({ of }: { of: NonNullable<Page['plans']> }) {
  return (
    <ul className={styles.plans}>
      {of.map(({ name, forWhom, price, points }) => (
        <li key={name} className={styles.plan}>
          <h3 className="subheading">{name}</h3>
          <p className="small soft">{forWhom}</p>
          <p className={styles.planPrice}>{price}</p>
          <ul>
            {points.map((point) => (
              <li key={point} className="small">
                <Icon of={Check} small />
                {point}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

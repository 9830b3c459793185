/**
 * web/accounts: two small drawings: a globe whose clock hand is the
 * meridian, and a letter that has been checked.
 */
import styles from '../account.module.css'

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.25 } as const

export const GlobeEmblem = () => (
  <svg className={styles.accountEmblem} viewBox="0 0 88 88" aria-hidden="true" {...line}>
    <path d="M44 3a41 41 0 0 1 41 41H44Z" fill="var(--viridian-tint)" stroke="none" />
    <circle cx="44" cy="44" r="41" />
    <ellipse cx="44" cy="44" rx="20" ry="41" />
    <path d="M44 3v82M3 44h82M9.500 22q34.500 17 69 0M9.500 66q34.500-17 69 0" />
    <path d="M44 44V18M44 44l16 9" stroke="var(--clay)" strokeWidth="2.250" strokeLinecap="round" />
    <circle cx="44" cy="44" r="3.500" fill="var(--clay)" stroke="none" />
  </svg>
)

export const EnvelopeEmblem = () => (
  <svg className={styles.accountEmblem} viewBox="0 0 88 88" aria-hidden="true" {...line}>
    <rect x="6" y="22" width="74" height="50" rx="3" fill="var(--viridian-tint)" />
    <path d="m6 26 33 25q4 3 8 0l33-25M6 69l25-24M80 69 55 45" />
    <circle cx="72" cy="23" r="12" fill="var(--clay)" stroke="var(--raised)" strokeWidth="3" />
    <path
      d="m67 23.500 3.500 3.500 6.500-7.500"
      stroke="var(--raised)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)

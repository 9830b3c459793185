/** web/accounts/profile: one part of the page: what it is on the left, its form on the right. */
import { useId, type ReactNode } from 'react'
import styles from './profile.module.css'

type Props = { title: string; words: ReactNode; children: ReactNode }

export function Part({ title, words, children }: Props) {
  const id = useId()
  return (
    <section className={styles.profilePart} aria-labelledby={id}>
      <div>
        <h2 className="subheading" id={id}>
          {title}
        </h2>
        <p className="small soft">{words}</p>
      </div>
      <div className={styles.profileForm}>{children}</div>
    </section>
  )
}

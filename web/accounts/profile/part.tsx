/** web/accounts/profile: one part of the page: what it is on the left, its form on the right. */
import { useId, type ReactNode } from 'react'

type Props = { title: string; words: ReactNode; children: ReactNode }

export function Part({ title, words, children }: Props) {
  const id = useId()
  return (
    <section className="profile-part" aria-labelledby={id}>
      <div>
        <h2 className="subheading" id={id}>
          {title}
        </h2>
        <p className="small soft">{words}</p>
      </div>
      <div className="profile-form">{children}</div>
    </section>
  )
}

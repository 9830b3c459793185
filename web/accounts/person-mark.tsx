/** web/accounts: a person as a round picture, or as initials where there is none. */
import styles from './person-mark.module.css'

type Props = { name: string; picture: string | null; size: number }

/** Says nothing to screen readers: the name stands beside it. `size` in CSS pixels. */
export const PersonMark = ({ name, picture, size }: Props) => (
  <span
    className={styles.personMark}
    style={{ '--size': `${size / 16}rem` } as object}
    aria-hidden="true"
    translate="no"
  >
    {picture ? <img src={picture} alt="" width={size} height={size} /> : initialsOf(name)}
  </span>
)

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map((word) => word[0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase()

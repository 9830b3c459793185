/** web/portal/library: pictures side by side, each a button. */
import type { LibraryPicture } from '#contract/content/library.ts'
import styles from './library.module.css'

type Props = {
  items: readonly LibraryPicture[]
  /** What a press does, for those who do not see the picture; before its name. */
  verb: string
  onPick: (picture: LibraryPicture) => void
}

export function PictureGrid({ items, verb, onPick }: Props) {
  return (
    <ul className={styles.grid}>
      {items.map((one) => (
        <li key={one.id}>
          <button type="button" className={styles.picture} onClick={() => onPick(one)}>
            <span className="quiet-text">{verb} </span>
            <img
              src={one.picture.src ?? undefined}
              srcSet={one.picture.srcset ?? undefined}
              sizes="12rem"
              width={one.picture.width}
              height={one.picture.height}
              alt=""
              loading="lazy"
              style={{ background: one.picture.placeholder }}
            />
            <b translate="no">{one.name}</b>
            <span className="tiny note">
              {one.alt || (one.isDecorative ? 'Not read out' : 'Nobody said what it shows')}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

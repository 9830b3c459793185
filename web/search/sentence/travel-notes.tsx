/** web/search: what nobody knows of the travel times that were asked for, with a radius in their place. */
import { Link } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import type { TravelNote } from '../words/travel-words.ts'
import styles from './said.module.css'

export function TravelNotes({ notes }: { notes: readonly TravelNote[] }) {
  return notes.map(({ text, offer, to }) => (
    <p className={classNames('small soft', styles.saidNote)} key={text}>
      <bdi translate="yes">{text}</bdi>
      {to && (
        <>
          {' '}
          <Link className="link" to={to}>
            {offer}
          </Link>
        </>
      )}
    </p>
  ))
}

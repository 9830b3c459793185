/** web/saved/offline: one saved home as it was when it was last read, with what its keeper wrote. */
import { useFormat } from '#web/platform/formats/format.tsx'
import { isEnded } from '#web/platform/words/statuses.ts'
import { statusWords } from '#web/platform/words/words.ts'
import { purchaseSteps } from '../dossier/purchase-steps.ts'
import { priceWords } from '../price-words.ts'
import { stageWords } from '../stage-words.ts'
import type { OfflineHome } from './offline-homes.ts'
import styles from './offline.module.css'

export function OfflineCard({ home }: { home: OfflineHome }) {
  const format = useFormat()
  const { plural, area: areaOf } = format
  const { title, price, place, beds, baths, area, status, picture, dossier } = home
  const facts = [
    ...(beds === null ? [] : [beds === 0 ? 'Studio' : plural(beds, 'bedroom')]),
    ...(baths === null ? [] : [plural(baths, 'bathroom')]),
    ...(area ? [areaOf(area.valueM2)] : []),
  ]
  return (
    <li className={styles.keptHome}>
      {picture && <img src={picture.src} alt={picture.alt} />}
      <h3 className="subheading" translate="no">
        {title}
      </h3>
      <p className="num">
        <bdi translate="yes">{priceWords(price, format)}</bdi>
      </p>
      <p className="small soft">
        {facts.map((fact, at) => (
          <span key={fact}>
            {at > 0 && ' · '}
            <bdi translate="yes">{fact}</bdi>
          </span>
        ))}
      </p>
      <p className="small soft" translate="no">
        {place.name}
      </p>
      {isEnded(status) && <p className="small">{statusWords[status]}</p>}
      {dossier && isWritten(dossier) && <Written home={home} dossier={dossier} />}
    </li>
  )
}

const isWritten = ({ stage, notes, steps, diary }: NonNullable<OfflineHome['dossier']>): boolean =>
  stage !== null || notes !== '' || steps.done.length + steps.own.length + diary.length > 0

type WrittenProps = { home: OfflineHome; dossier: NonNullable<OfflineHome['dossier']> }

function Written({ home: { place, purpose }, dossier: { stage, notes, steps, diary } }: WrittenProps) {
  const { date, number } = useFormat()
  const named = purchaseSteps(place.country, purpose)
  const ticked = [
    ...named.filter(({ code }) => steps.done.includes(code)).map(({ words }) => words),
    ...steps.own.filter(({ isDone }) => isDone).map(({ words }) => words),
  ]
  const total = named.length + steps.own.length
  return (
    <details className={styles.keptDossier}>
      <summary>
        <span className="link">Your dossier</span>
      </summary>
      {stage && <p className="small">{stageWords[stage]}</p>}
      {notes && (
        <p className={styles.keptNotes} dir="auto" translate="no">
          {notes}
        </p>
      )}
      <p className="small soft">{`${number(ticked.length)} of ${number(total)} done`}</p>
      {ticked.length > 0 && (
        <ul className="small">
          {ticked.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {diary.length > 0 && (
        <ol className="small">
          {diary.map((entry) => (
            <li key={entry.id}>
              <time dateTime={entry.day}>{date(`${entry.day}T12:00:00.000Z`)}</time>{' '}
              {entry.words === null ? (
                entry.stage && stageWords[entry.stage]
              ) : (
                <span dir="auto" translate="no">
                  {entry.words}
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
    </details>
  )
}

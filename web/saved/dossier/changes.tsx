/**
 * web/saved/dossier: what is not as it was when its keeper looked
 * last: price, status, pictures, words, facts.
 */
import { useRevalidator } from 'react-router'
import type { Dossier, DossierChange } from '#contract/saved/dossier.ts'
import type { SnapshotFact } from '#contract/saved/dossier-codes.ts'
import { featureWords } from '#web/platform/words/feature-words.ts'
import { useFormat, type Formats } from '#web/platform/formats/format.tsx'
import { purposeWords, statusWords } from '#web/platform/words/words.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { CallButton } from '#web/ui/forms/form.tsx'
import { priceWords } from '../price-words.ts'
import { useAct } from '../use-act.ts'
import { Then, TextDiff } from './then-now.tsx'
import styles from './dossier.module.css'

type Props = { id: string; dossier: Pick<Dossier, 'changes' | 'since' | 'hasLooked'> }

export function Changes({ id, dossier: { changes, since, hasLooked } }: Props) {
  const format = useFormat()
  const { revalidate } = useRevalidator()
  const { act } = useAct(() => void revalidate())
  const look = () => act(async () => (await signedApi()).dossier.look({ params: { id } }))
  return (
    <section className={styles.changes} aria-labelledby="changes">
      <div className={styles.changesHead}>
        <h2 className="subheading" id="changes">
          {changes.length > 0 ? 'What changed' : 'Nothing has changed'}
        </h2>
        <p className="small soft">
          {hasLooked
            ? `Since ${format.date(since)}, when you marked it as seen`
            : `Since ${format.date(since)}, when you saved it`}
        </p>
      </div>
      {changes.length > 0 && (
        <>
          <dl className={styles.changeList}>
            {changes.map((change) => (
              <div key={keyOf(change)}>
                <dt>{nameOf(change)}</dt>
                <dd>
                  <Detail change={change} />
                </dd>
              </div>
            ))}
          </dl>
          <CallButton size="small" className="no-print" onCall={look}>
            Mark as seen
          </CallButton>
        </>
      )}
    </section>
  )
}

function keyOf(change: DossierChange): string {
  if (change.kind === 'fact') return change.fact
  if (change.kind === 'text') return `${change.lang} ${change.part}`
  if (change.kind === 'price') return change.purpose
  return change.kind === 'unknown' ? change.what : change.kind
}

const factWords: Record<SnapshotFact, string> = {
  beds: 'Bedrooms',
  baths: 'Bathrooms',
  roomsTotal: 'Rooms',
  livingM2: 'Living area',
  plotM2: 'Plot',
  floor: 'Floor',
  yearBuilt: 'Built',
  parkingSpaces: 'Parking spaces',
  energyClass: 'Energy class',
}

function nameOf(change: DossierChange): string {
  switch (change.kind) {
    case 'fact':
      return factWords[change.fact]
    case 'text':
      return change.part === 'title' ? 'Title' : 'Description'
    case 'price':
      return purposeWords[change.purpose]
    case 'status':
      return 'Status'
    case 'features':
      return 'Features'
    case 'agency':
      return 'Agency'
    case 'pictures':
      return 'Pictures'
    case 'unknown':
      return change.what === 'text' ? 'Description' : 'Pictures'
  }
}

function Detail({ change }: { change: DossierChange }) {
  const format = useFormat()
  switch (change.kind) {
    case 'status':
      return <Then before={statusWords[change.before]} after={statusWords[change.after]} />
    case 'price':
      return <PriceChange change={change} />
    case 'pictures':
      return <Pictures change={change} />
    case 'text':
      return <TextDiff change={change} />
    case 'fact': {
      const said = (value: string | null) => factValue(change.fact, value, format)
      return <Then before={said(change.before)} after={said(change.after)} />
    }
    case 'features':
      return <Features change={change} />
    case 'agency':
      return <Then before={change.before} after={change.after} isName />
    case 'unknown':
      return (
        <span className="soft">
          {change.what === 'text' ? 'The text was changed.' : 'The pictures were changed.'}
        </span>
      )
  }
}

const nothing = 'not stated'

function factValue(fact: SnapshotFact, value: string | null, format: Formats): string {
  if (value === null) return nothing
  if (fact === 'livingM2') return format.area(Number(value))
  if (fact === 'plotM2') return format.plot(Number(value))
  return value
}

type Of<K extends DossierChange['kind']> = { change: Extract<DossierChange, { kind: K }> }

const notOffered = 'not offered'

function PriceChange({ change: { before, after } }: Of<'price'>) {
  const format = useFormat()
  const isSame = before?.currency === after?.currency && before?.period === after?.period
  const less = isSame && before?.amount && after?.amount ? before.amount - after.amount : 0
  return (
    <>
      <Then
        before={before ? priceWords(before, format) : notOffered}
        after={after ? priceWords(after, format) : notOffered}
      />
      {less !== 0 && after && (
        <span className={less > 0 ? styles.fall : 'soft'}>
          {' '}
          <bdi>{format.money({ amount: Math.abs(less), currency: after.currency })}</bdi>{' '}
          {less > 0 ? 'less' : 'more'}
        </span>
      )}
    </>
  )
}

function Pictures({ change: { added, removed, shown } }: Of<'pictures'>) {
  const format = useFormat()
  const words = [
    added > 0 && `${format.plural(added, 'picture')} came`,
    removed > 0 && `${format.plural(removed, 'picture')} went`,
  ]
  return (
    <>
      <span>{words.filter(Boolean).join(', ')}</span>
      {shown.length > 0 && (
        <span className={styles.changePictures}>
          {shown.map(
            ({ src, alt, placeholder }) =>
              src && <img key={src} src={src} alt={alt} loading="lazy" style={{ background: placeholder }} />,
          )}
        </span>
      )}
    </>
  )
}

const featureName = (code: string): string => featureWords[code as keyof typeof featureWords] ?? code

function Features({ change: { added, removed } }: Of<'features'>) {
  return (
    <>
      {removed.map((code) => (
        <del key={code}>{featureName(code)}</del>
      ))}
      {added.map((code) => (
        <ins key={code}>{featureName(code)}</ins>
      ))}
    </>
  )
}

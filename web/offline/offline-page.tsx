/** web/offline: /offline: there is no network, and here are the homes that were saved. */
import { useEffect, useState } from 'react'
import { useFormat } from '#web/platform/formats/format.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { keptHomes, type KeptHome } from './kept-homes.ts'
import styles from './offline.module.css'

export function OfflinePage() {
  const [homes, setHomes] = useState<readonly KeptHome[]>([])
  useEffect(() => void keptHomes().then(setHomes, () => undefined), [])
  return (
    <main id="main" className="page section">
      <EmptyState
        level="h1"
        title="There is no connection"
        actions={
          <Button kind="primary" onClick={() => window.history.back()}>
            Try again
          </Button>
        }
      >
        <p className="soft">
          {homes.length > 0
            ? 'Until it is back, you can read your saved homes as they were when you last looked at them.'
            : 'Homes you save stand here whenever there is none.'}
        </p>
      </EmptyState>
      {homes.length > 0 && (
        <ul className="cards">
          {homes.map((home) => (
            <KeptCard key={home.id} home={home} />
          ))}
        </ul>
      )}
    </main>
  )
}

function KeptCard({ home: { title, price, place, beds, area, picture } }: { home: KeptHome }) {
  const format = useFormat()
  const facts = [
    ...(beds === null ? [] : [beds === 0 ? 'Studio' : format.plural(beds, 'bedroom')]),
    ...(area ? [format.area(area.valueM2)] : []),
  ]
  return (
    <li className={styles.keptHome}>
      {picture && <img src={picture.src} alt={picture.alt} />}
      <h2 className="subheading" translate="no">
        {title}
      </h2>
      <p className="num">
        {price.amount === null
          ? 'Price on request'
          : format.money({ amount: price.amount, currency: price.currency })}
      </p>
      <p className="small soft">{facts.join(' · ')}</p>
      <p className="small soft" translate="no">
        {place.name}
      </p>
    </li>
  )
}

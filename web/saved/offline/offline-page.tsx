/** web/saved/offline: /offline: there is no network, and here are the homes that were saved. */
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useFormat } from '#web/platform/formats/format.tsx'
import { ownPath } from '#web/platform/session/own-path.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { OfflineCard } from './offline-card.tsx'
import { readOfflineHomes, type OfflineHomes } from './offline-homes.ts'
import styles from './offline.module.css'

export function OfflinePage() {
  const kept = useKeptHomes()
  const [parameters] = useSearchParams()
  const { date, plural } = useFormat()
  const back = ownPath(parameters.get('from')) ?? '/'
  const homes = kept?.homes ?? []
  const isEmpty = homes.length === 0
  // Whoever has nothing to read goes on as soon as there is a network.
  useEffect(() => {
    const goOn = () => window.location.replace(back)
    if (isEmpty) window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  }, [isEmpty, back])
  return (
    <main id="main" className="page section">
      <EmptyState
        level="h1"
        title="There is no connection"
        actions={
          <Button kind="primary" onClick={() => window.location.assign(back)}>
            Try again
          </Button>
        }
      >
        <p className="soft">
          {homes.length > 0
            ? 'Until it is back, you can read your saved homes and what you wrote beside them.'
            : 'Homes you save while you are signed in can be read here whenever there is none.'}
        </p>
      </EmptyState>
      {kept && homes.length > 0 && (
        <section aria-labelledby="kept" className={styles.kept}>
          <h2 className="heading" id="kept">
            Saved homes
          </h2>
          <p className="small soft">{`${plural(homes.length, 'home')}, as of ${date(kept.at)}.`}</p>
          <ul className="cards">
            {homes.map((home) => (
              <OfflineCard key={home.id} home={home} />
            ))}
          </ul>
        </section>
      )}
    </main>
  )
}

/** Null until they are read, and where there are none. */
function useKeptHomes(): OfflineHomes | null {
  const [kept, setKept] = useState<OfflineHomes | null>(null)
  useEffect(() => void readOfflineHomes().then(setKept, () => undefined), [])
  return kept
}

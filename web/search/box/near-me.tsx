/**
 * web/search: searching around where a person stands. Needs script and leave
 * to ask; the place is blurred to some 100 m.
 */
import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { useHydrated } from '#web/platform/loading/hydrated.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { toast } from '#web/ui/toasts/toast.ts'

/** Metres around the person. */
export const nearRadius = 10_000
const patience = 10_000

const nowhere = 'We could not find out where you are. You can type the name of a place instead.'

/** `lat,lon` in degrees with three decimals. Rejects with a sentence for a person. */
export function whereAmI(): Promise<string> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(`${coords.latitude.toFixed(3)},${coords.longitude.toFixed(3)}`),
      () => reject(new Error(nowhere)),
      { timeout: patience, maximumAge: 300_000 },
    )
  })
}

/** Asks where the person is, and says so where that cannot be found out. */
export const findMe = (onFound: (near: string) => void): Promise<void> =>
  whereAmI().then(onFound, (error: Error) => void toast.error(error.message, { title: 'No place found' }))

export function NearMe({ onFound }: { onFound: (near: string) => void }) {
  const [asking, setAsking] = useState(false)
  if (!useHydrated() || !('geolocation' in navigator)) return null
  const ask = () => {
    setAsking(true)
    void findMe(onFound).finally(() => setAsking(false))
  }
  return (
    <Button kind="plain" round aria-label="Search near me" disabled={asking} onClick={ask}>
      <Icon of={LocateFixed} />
    </Button>
  )
}

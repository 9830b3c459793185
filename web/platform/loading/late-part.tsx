/**
 * web/platform: parts that only script can draw, fetched once it has taken
 * over; a page without them lacks nothing else.
 */
import { Suspense, useEffect, useRef, useState, type ComponentType } from 'react'
import { Boundary } from '#web/ui/boundary.tsx'
import { useHydrated } from './hydrated.ts'
import { ChunkError, lazyPart, withHeldProps } from './lazy-part.ts'

/** Milliseconds until a part that was lost is fetched again; after the last it is not missed. */
const pausesMs = [500, 2_000, 8_000, 30_000]

/**
 * Like `lazyPart`, drawn when script has taken over. A part that is lost is fetched again
 * by itself: nobody would know to ask for it.
 */
export function latePart<K extends string, P extends object>(
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
): ComponentType<P> {
  const fetchPart = () => lazyPart(async () => ({ held: withHeldProps((await load())[name]) }), 'held')
  let Part = fetchPart()
  return function LatePart(props) {
    const [losses, setLosses] = useState(0)
    const clock = useRef<ReturnType<typeof setTimeout>>(undefined)
    useEffect(() => () => clearTimeout(clock.current), [])
    const lost = (error: unknown) => {
      const pause = pausesMs[losses]
      if (!(error instanceof ChunkError) || pause === undefined) return
      clock.current = setTimeout(() => {
        Part = fetchPart()
        setLosses(losses + 1)
      }, pause)
    }
    if (!useHydrated()) return null
    return (
      <Boundary key={losses} onError={lost}>
        <Suspense>
          <Part props={props} />
        </Suspense>
      </Boundary>
    )
  }
}

/**
 * web/platform: how long it takes from homes to the visitor's own places, asked again when either changes.
 */
import { useEffect, useState } from 'react'
import type { TravelTimes } from '#contract/search/travel.ts'
import { browserApi } from '#web/platform/api/browser-api.ts'

type Point = { lat: number; lon: number }

/** `failed`: the server could not be asked. */
export type Times = { rows: readonly (readonly TravelTimes[])[]; failed: boolean }

const none: Times = { rows: [], failed: false }

const bare = (points: readonly Point[]) => points.map(({ lat, lon }) => ({ lat, lon }))

/**
 * A row for each of `from`, in it one for each of `to`; no rows
 * until they are known. Names stay in the browser.
 */
export function useTimes(from: readonly Point[], to: readonly Point[]): Times {
  const [known, setKnown] = useState<Times & { key: string }>({ ...none, key: '' })
  const key = from.length > 0 && to.length > 0 ? JSON.stringify({ from: bare(from), to: bare(to) }) : ''
  useEffect(() => {
    if (!key) return
    const stop = new AbortController()
    const tell = (times: Times) => {
      if (!stop.signal.aborted) setKnown({ ...times, key })
    }
    const body = JSON.parse(key) as { from: Point[]; to: Point[] }
    browserApi()
      .then((api) => api.travel.times({ body }, { signal: stop.signal }))
      .then(
        ({ times }) => tell({ rows: times, failed: false }),
        () => tell({ rows: [], failed: true }),
      )
    return () => stop.abort()
  }, [key])
  return known.key === key ? known : none
}

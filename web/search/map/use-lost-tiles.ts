/** web/search/map: when tiles do not arrive for longer: says so, and asks for them again until they do. */
import { useEffect } from 'react'
import { toast } from '#web/ui/toasts/toast.ts'

/** What the note is about, so that it closes when the tiles are here. */
const act = 'map-tiles'
/** Milliseconds until lost tiles are asked for again, which doubles up to the last. */
const waits = { first: 8_000, most: 60_000 }

/** Maps that have holes where tiles were lost. */
const lacking = new WeakSet<object>()

/** As much of the engine as tells of its tiles. */
type Hears = (about: string, hear: (event: object) => void) => unknown
type Heard = { on: Hears; once: Hears; off: Hears }
type Tiled = Heard & {
  getSource: (source: string) => object | undefined
  refreshTiles: (source: string) => void
  triggerRepaint: () => unknown
}

/**
 * Shows a map once its tiles have come; one with holes waits for them as
 * long as `mayWait` says. Answers how to stop.
 */
export function whenWhole(map: Heard, mayWait: () => boolean, show: () => void): () => void {
  const look = () => {
    if (lacking.has(map) && mayWait()) return
    map.off('idle', look)
    show()
  }
  const begin = () => {
    map.on('idle', look)
    look()
  }
  map.once('load', begin)
  return () => {
    map.off('load', begin)
    map.off('idle', look)
  }
}

/** What an error of the engine tells of a tile, or of a source that never said which tiles it has. */
type Lost = { sourceId?: string; tile?: unknown }
type Loaded = { load?: () => unknown }

export function useLostTiles(map: Tiled | null): void {
  useEffect(() => {
    if (!map) return undefined
    const lost = new Set<string>()
    const unread = new Set<string>()
    let wait = waits.first
    let clock: ReturnType<typeof setTimeout> | undefined
    const again = () => {
      clearTimeout(clock)
      clock = undefined
      const asked = [...lost]
      const begun = [...unread]
      lost.clear()
      unread.clear()
      for (const source of begun) (map.getSource(source) as Loaded | undefined)?.load?.()
      for (const source of asked) if (map.getSource(source)) map.refreshTiles(source)
      map.once('idle', () => {
        if (lost.size + unread.size > 0) return
        wait = waits.first
        toast.settle(act)
        lacking.delete(map)
        // Whoever waits for a whole map hears that it is still again.
        map.triggerRepaint()
      })
    }
    const onError = (event: object) => {
      const { sourceId, tile } = event as Lost
      if (sourceId === undefined) return
      ;(tile === undefined ? unread : lost).add(sourceId)
      lacking.add(map)
      if (clock !== undefined) return
      toast.error('Parts of the map did not arrive. They are asked for again.', {
        act,
        action: { label: 'Try now', run: again },
      })
      clock = setTimeout(again, wait)
      wait = Math.min(waits.most, wait * 2)
    }
    map.on('error', onError)
    window.addEventListener('online', again)
    return () => {
      clearTimeout(clock)
      map.off('error', onError)
      window.removeEventListener('online', again)
    }
  }, [map])
}

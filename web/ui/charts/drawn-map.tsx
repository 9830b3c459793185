/**
 * web/ui: a map that the server draws as a picture; one that does not
 * arrive is said in its place, and asked for again.
 */
import { useEffect, useRef, useState, type CSSProperties } from 'react'

/** Milliseconds until a lost picture is asked for again, which doubles up to the last. */
const waits = { first: 4_000, most: 60_000 }

/** Where a map's credit stands, but in the middle of its height: the credit is there too. */
const above = { '--credit-bottom': '50%' } as CSSProperties

type Props = {
  /** What it shows, in words. */
  label: string
  address: string
  /** Instead of `address` where their condition holds. */
  sources: readonly { media: string; address: string }[]
  size: { width: number; height: number }
  className?: string | undefined
}

export function DrawnMap({ label, address, sources, size, className }: Props) {
  const [losses, setLosses] = useState(0)
  const [tries, setTries] = useState(0)
  const image = useRef<HTMLImageElement>(null)
  useHeldForPaper(address, sources)
  const isLost = losses > 0
  useEffect(() => {
    // It may have failed before anybody listened.
    const { complete, naturalWidth } = image.current ?? { complete: false, naturalWidth: 0 }
    if (complete && naturalWidth === 0) setLosses((before) => before + 1)
  }, [])
  useEffect(() => {
    if (losses === 0) return undefined
    const clock = setTimeout(
      () => setTries((before) => before + 1),
      Math.min(waits.most, waits.first * 2 ** (losses - 1)),
    )
    return () => clearTimeout(clock)
  }, [losses])
  return (
    <>
      <picture key={tries}>
        {sources.map((source) => (
          <source key={source.media} media={source.media} srcSet={source.address} />
        ))}
        <img
          ref={image}
          className={className}
          src={address}
          // Without words for it browsers draw no broken sign.
          alt={isLost ? '' : label}
          {...size}
          loading={isLost ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setLosses(losses + 1)}
          onLoad={() => setLosses(0)}
        />
      </picture>
      {isLost && (
        <output className="map-credit" style={above}>
          The map did not arrive. It is asked for again.
        </output>
      )}
    </>
  )
}

/** Of the browser or the screen; false where nobody says. */
const holds = (media: string): boolean =>
  typeof window.matchMedia === 'function' && window.matchMedia(media).matches

/** Of what is dark the sheet for paper; undefined where that is the one that is shown. */
function paperOf(address: string, sources: Props['sources']): string | undefined {
  const paper = sources.find(({ media }) => media === 'print')?.address
  const shown = sources.find(({ media }) => media !== 'print' && holds(media))
  return paper === (shown?.address ?? address) ? undefined : paper
}

/**
 * Where the page is dark paper has its own picture, and browsers wait for none when they print: it is fetched
 * beforehand and held. Who has no mouse hardly prints.
 */
function useHeldForPaper(address: string, sources: Props['sources']): void {
  const held = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const paper = paperOf(address, sources)
    if (!paper || held.current || !holds('(hover: hover)')) return
    held.current = new Image()
    held.current.fetchPriority = 'low'
    held.current.src = paper
  }, [address, sources])
}

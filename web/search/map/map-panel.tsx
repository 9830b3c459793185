/**
 * web/search/map: the place of the map: a drawn picture of the world until, and unless, the live map runs.
 */
import { Suspense, use, useCallback, useState } from 'react'
import { preload } from 'react-dom'
import type { BoundingBox } from '#contract/search/places.ts'
import type { Card } from '#contract/search/search.ts'
import { usePreferences } from '#web/platform/formats/format.tsx'
import { MapCredit } from '#web/ui/charts/map-credit.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { lazyPart } from '#web/platform/loading/lazy-part.ts'
import { wholeVoice } from '#web/platform/speech/browser-voice.ts'
import { usePageLanguage } from '#web/platform/speech/speech.tsx'
import { isTranslated } from '#web/platform/speech/translated.ts'
import { VoiceContext } from '#web/platform/speech/voice.ts'
import { useSearch } from '../search-context.tsx'
import { Boundary } from '#web/ui/boundary.tsx'
import { viewFor } from '../map-engine/boxes.ts'
import type { LiveMapProps } from './live-map.tsx'
import { askStreets } from '../map-engine/ask-streets.ts'
import { isPhone } from '../results/swiped.ts'
import { stillAddress, stillOf, type StillView } from './still.ts'
import { useAwake } from './use-awake.ts'
import { useDark } from './use-dark.ts'
import styles from './map.module.css'

/** What a map needs before it can draw: its program, and where streets are known. */
function fetchMap() {
  void askStreets()
  return import('./live-map.tsx')
}

const LiveMap = lazyPart(() => inWords(fetchMap()), 'LiveMap')

/**
 * Beside a list the map is wanted anyway: it is fetched while the list,
 * whose program is here, is still being hydrated.
 */
function fetchBesideList(): void {
  if (!import.meta.env.SSR && !isPhone()) void fetchMap().catch(() => undefined)
}

type MapPart = Awaited<ReturnType<typeof fetchMap>>

/**
 * What only the live map says is not among the words of the page: it comes with them, and says them from its
 * first moment on, even before the rest of the page has been told of them; in English without them.
 */
async function inWords(part: Promise<MapPart>): Promise<Pick<MapPart, 'LiveMap'>> {
  if (isTranslated()) return part
  const words = wholeVoice(document.documentElement.lang).catch(() => null)
  const [{ LiveMap: Silent }, whole] = await Promise.all([part, words])
  const Speaking = (props: LiveMapProps) => {
    const voice = use(VoiceContext)
    return (
      <VoiceContext value={whole?.language === voice.language ? whole : voice}>
        <Silent {...props} />
      </VoiceContext>
    )
  }
  return { LiveMap: Speaking }
}

type Theme = 'light' | 'dark'

type Props = Omit<LiveMapProps, 'onFailed' | 'onReady' | 'onStand'> & {
  /** The homes of the list, which phones see before the live map has asked for all. */
  homes: readonly Card[]
}

export function MapPanel({ homes, ...props }: Props) {
  useState(fetchBesideList)
  const isAwake = useAwake()
  const [state, setState] = useState<'waiting' | 'live' | 'failed'>('waiting')
  const onFailed = useCallback(() => setState('failed'), [])
  const [stand, setStand] = useState<StillView | null>(null)
  const onReady = useCallback(() => setState('live'), [])
  return (
    <section className={classNames(styles.map, state === 'live' && styles.mapLive)} aria-label="Map">
      {state !== 'live' && (stand ? <StillAs view={stand} /> : <Still bounds={props.bounds} homes={homes} />)}
      {isAwake && state !== 'failed' && (
        <Boundary onError={onFailed}>
          <Suspense>
            <LiveMap {...props} onFailed={onFailed} onReady={onReady} onStand={setStand} />
          </Suspense>
        </Boundary>
      )}
      {state === 'failed' && (
        <p className={classNames(styles.mapTool, styles.mapSorry)}>
          This browser cannot draw the live map. The list has every home.
        </p>
      )}
      <MapCredit />
    </section>
  )
}

type StillProps = { bounds: BoundingBox | null; homes: readonly Card[] }

/**
 * A drawn map of the same view, for the time before the live one and for browsers without script or WebGL.
 * Its media queries are no words: translate="no"
 */
function Still({ bounds, homes }: StillProps) {
  const { raw, place, near } = useSearch()
  const { theme } = usePreferences()
  const language = usePageLanguage()
  const view = viewFor(raw, place?.box ?? null, bounds)
  const points = [...homes, ...near.map(({ home }) => home)].flatMap(({ point }) => point ?? [])
  const wide = (as: Theme) => stillAddress(stillOf(view, 'wide'), { theme: as, language })
  const phone = (as: Theme) => stillAddress(stillOf(view, 'phone'), { theme: as, language }, points)
  const themes = theme === 'system' ? (['light', 'dark'] as const) : [theme]
  const sources = themes.flatMap((as) => {
    const isSystem = theme === 'system' ? ` and (prefers-color-scheme: ${as})` : ''
    return [
      { media: `(width <= 760px)${isSystem}`, address: phone(as) },
      { media: `(width > 760px)${isSystem}`, address: wide(as) },
    ]
  })
  // On phones nothing of the first view is larger, and it stands at the end of the page.
  for (const { media, address } of sources) preload(address, { as: 'image', fetchPriority: 'high', media })
  return (
    <picture>
      {sources.map(({ media, address }) => (
        <source key={media} srcSet={address} media={media} />
      ))}
      <img className={styles.mapStill} src={wide(themes[0])} alt="" decoding="async" fetchPriority="high" />
    </picture>
  )
}

/** What the live map will show, for marks that stand on it before its ground is there. */
function StillAs({ view }: { view: StillView }) {
  const isDark = useDark()
  const look = { theme: isDark ? 'dark' : 'light', language: usePageLanguage() } as const
  return (
    <img className={classNames(styles.mapStill, styles.mapStand)} src={stillAddress(view, look)} alt="" />
  )
}

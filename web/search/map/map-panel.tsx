/** web/search/map: the place of the map: a drawn picture of the world until, and unless, the live map runs. */
import { Suspense, use, useCallback, useState } from 'react'
import { preload } from 'react-dom'
import type { BoundingBox } from '#contract/search/places.ts'
import { usePreferences } from '#web/platform/formats/format.tsx'
import { MapCredit } from '#web/ui/charts/map-credit.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { lazyPart } from '#web/platform/loading/lazy-part.ts'
import { wholeVoice } from '#web/platform/speech/browser-voice.ts'
import { isTranslated } from '#web/platform/speech/translated.ts'
import { VoiceContext } from '#web/platform/speech/voice.ts'
import { useSearch } from '../search-context.tsx'
import { Boundary } from '#web/ui/boundary.tsx'
import { viewFor } from '../map-engine/boxes.ts'
import type { LiveMapProps } from './live-map.tsx'
import { askStreets } from '../map-engine/ask-streets.ts'
import { isPhone } from '../results/swiped.ts'
import { stillMap } from './still.ts'
import { useAwake } from './use-awake.ts'
import styles from './map.module.css'

/** What a map needs before it can draw: its program, and where streets are known. */
function fetchMap() {
  void askStreets()
  return import('./live-map.tsx')
}

const LiveMap = lazyPart(() => inWords(fetchMap()), 'LiveMap')

/** Beside a list the map is wanted anyway: it is fetched while the list, whose program is here, is still being hydrated. */
function fetchBesideList(): void {
  if (!import.meta.env.SSR && !isPhone()) void fetchMap().catch(() => undefined)
}

type MapPart = Awaited<ReturnType<typeof fetchMap>>

/**
 * What only the live map says is not among the words of the page: it comes with them, and says them from its first moment
 * on, even before the rest of the page has been told of them; in English without them.
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

type Props = Omit<LiveMapProps, 'onFailed' | 'onReady'>

export function MapPanel(props: Props) {
  useState(fetchBesideList)
  const isAwake = useAwake()
  const [state, setState] = useState<'waiting' | 'live' | 'failed'>('waiting')
  const onFailed = useCallback(() => setState('failed'), [])
  const [credits, setCredits] = useState<readonly string[]>([])
  const onReady = useCallback((shown: readonly string[]) => {
    setCredits(shown)
    setState('live')
  }, [])
  return (
    <section className={classNames(styles.map, state === 'live' && styles.mapLive)} aria-label="Map">
      {state !== 'live' && <Still bounds={props.bounds} />}
      {isAwake && state !== 'failed' && (
        <Boundary onError={onFailed}>
          <Suspense>
            <LiveMap {...props} onFailed={onFailed} onReady={onReady} />
          </Suspense>
        </Boundary>
      )}
      {state === 'failed' && (
        <p className={classNames(styles.mapTool, styles.mapSorry)}>
          This browser cannot draw the live map. The list has every home.
        </p>
      )}
      <MapCredit more={credits} />
    </section>
  )
}

/** A drawn map of the same view, for the time before the live one and for browsers without script or WebGL. */
function Still({ bounds }: { bounds: BoundingBox | null }) {
  const { raw, place } = useSearch()
  const { theme } = usePreferences()
  const view = viewFor(raw, place?.box ?? null, bounds)
  const light = stillMap(view, theme === 'dark' ? 'dark' : 'light')
  const dark = stillMap(view, 'dark')
  // On phones nothing of the first view is larger, and it stands at the end of the page.
  const early = { as: 'image', fetchPriority: 'high' } as const
  if (theme === 'system') {
    preload(light, { ...early, media: '(prefers-color-scheme: light)' })
    preload(dark, { ...early, media: '(prefers-color-scheme: dark)' })
  } else preload(light, early)
  return (
    <picture>
      {theme === 'system' && <source srcSet={dark} media="(prefers-color-scheme: dark)" />}
      <img className={styles.mapStill} src={light} alt="" decoding="async" fetchPriority="high" />
    </picture>
  )
}

/** web/search/map: whether the page is dark now: by choice, or as the system is. */
import { useSyncExternalStore } from 'react'
import { usePreferences } from '#web/platform/formats/format.tsx'

/* translate="no" */
const query = '(prefers-color-scheme: dark)'

const subscribe = (tell: () => void) => {
  const media = window.matchMedia(query)
  media.addEventListener('change', tell)
  return () => media.removeEventListener('change', tell)
}

export function useDark(): boolean {
  const { theme } = usePreferences()
  const system = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
  return theme === 'system' ? system : theme === 'dark'
}

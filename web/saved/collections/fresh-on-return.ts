/**
 * web/saved/collections: what others change is there when somebody comes
 * back to the page, and what they ended is not.
 */
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

export function useFreshOnReturn(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) void revalidate()
    }
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [revalidate])
}

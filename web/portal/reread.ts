/** web/portal: reads the page again after an act, also when somebody goes on to another address meanwhile. */
import { useCallback } from 'react'
import { useRevalidator } from 'react-router'

let rereading = 0

/**
 * Whether what is shown is older than an act: then the next address
 * reads everything, whatever it changes itself.
 */
export const isRereading = (): boolean => rereading > 0

export function useReread(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  return useCallback(async () => {
    rereading++
    // Going on ends this reading and starts another; the router answers when that one is done.
    await revalidate()
    rereading--
  }, [revalidate])
}

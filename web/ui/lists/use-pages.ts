/** ui: a list that goes on: pages after the first belong to that first one. */
import { useState } from 'react'
import { toast } from '../toasts/toast.ts'

type Page<T> = { items: T[]; nextCursor: string | null }

export function usePages<T, P extends Page<T>>(first: P, read: (cursor: string) => Promise<P>) {
  const [more, setMore] = useState<{ first: P; pages: P[] }>({ first, pages: [] })
  const [isReading, setReading] = useState(false)
  const pages = [first, ...(more.first === first ? more.pages : [])]
  const cursor = pages.at(-1)?.nextCursor ?? null
  const readMore = async () => {
    if (!cursor) return
    setReading(true)
    try {
      const page = await read(cursor)
      setMore((now) => ({ first, pages: [...(now.first === first ? now.pages : []), page] }))
    } catch (error) {
      toast.error(
        error instanceof Error && error.message ? error.message : 'The rest did not arrive. Please try again.',
      )
    } finally {
      setReading(false)
    }
  }
  return { items: pages.flatMap(({ items }) => items), hasMore: cursor !== null, isReading, readMore }
}

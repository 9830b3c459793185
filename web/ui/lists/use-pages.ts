/** ui: a list that goes on: pages after the first belong to the question that was asked for them. */
import { useState } from 'react'
import type { Page } from '#contract/http/page.ts'
import { toast } from '../toasts/toast.ts'

type Asking<P> = {
  /** The first page, as the address brought it; it may be read again at any time. */
  first: P
  /** What was asked; another question starts without the pages read for this one. */
  question: string
  read: (cursor: string) => Promise<P>
}

/** Each item stands once, where it came first: a list may have grown between two pages. */
export function usePages<T extends { id: string }, P extends Page<T>>({ first, question, read }: Asking<P>) {
  const [more, setMore] = useState<{ question: string; pages: P[] }>({ question, pages: [] })
  const [isReading, setReading] = useState(false)
  const pages = [first, ...(more.question === question ? more.pages : [])]
  const cursor = pages.at(-1)?.nextCursor ?? null
  const readMore = async () => {
    if (!cursor) return
    setReading(true)
    try {
      const page = await read(cursor)
      setMore((now) => ({ question, pages: [...(now.question === question ? now.pages : []), page] }))
    } catch (error) {
      toast.error(
        error instanceof Error && error.message
          ? error.message
          : 'The rest did not arrive. Please try again.',
      )
    } finally {
      setReading(false)
    }
  }
  return {
    items: eachOnce(pages.flatMap(({ items }) => items)),
    hasMore: cursor !== null,
    isReading,
    readMore,
  }
}

function eachOnce<T extends { id: string }>(items: T[]): T[] {
  const first = new Map<string, T>()
  for (const one of items) if (!first.has(one.id)) first.set(one.id, one)
  return [...first.values()]
}

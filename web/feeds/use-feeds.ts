/**
 * web/feeds: the agency's feeds, the runs of the open one, and the run that is
 * looked at; looks again while one is under way.
 */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import type { Feed, feeds as contract, FeedRun } from '#contract/feeds.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'

export type { Feed } from '#contract/feeds.ts'
export type RunView = z.output<(typeof contract.run)['data']>
export type Desk = {
  feeds: Feed[]
  feedId: string | null
  runs: FeedRun[]
  view: RunView | null
  /** When it was read, in milliseconds since 1970. */
  readAt: number
}

/** Whether a run of the feed is under way or has been asked for. */
export const isBusy = ({ askedAt, lastRun }: Feed): boolean =>
  askedAt !== null || lastRun?.state === 'running'

/** Milliseconds between two looks while a run is under way or has been asked for. */
const pause = 1_000
/** How long a run that was asked for may take to begin. */
const patience = 30_000

/** A run under way has nothing to show yet: until it has, what was known stays. */
const newestOf = (runs: readonly FeedRun[]) => runs.find(({ state }) => state !== 'running') ?? runs[0]

/** Everything the page shows, for the feed and run asked for; without them the newest. */
export async function readDesk(feedId: string | null, runId: string | null): Promise<Desk> {
  const { feeds } = await signedApi()
  const { items } = await feeds.list({})
  const open = items.find((one) => one.id === feedId) ?? items[0]
  if (!open) return { feeds: items, feedId: null, runs: [], view: null, readAt: Date.now() }
  const { items: runs } = await feeds.runs({ params: { id: open.id }, query: {} })
  const shown = runs.find((one) => one.id === runId) ?? newestOf(runs)
  const view = shown ? await feeds.run({ params: { id: shown.id } }) : null
  // The list was read first: a run that has ended since then would not show in it.
  const isOver = !runs.some((one) => one.state === 'running')
  return {
    feeds: isOver ? (await feeds.list({})).items : items,
    feedId: open.id,
    runs,
    view,
    readAt: Date.now(),
  }
}

/**
 * The address follows the open feed, so that the same one is there after a reload; nothing is loaded for it.
 */
function keepInAddress(feedId: string | null): void {
  const here = new URL(window.location.href)
  if (feedId === null) here.searchParams.delete('feed')
  else here.searchParams.set('feed', feedId)
  window.history.replaceState(window.history.state, '', here)
}

export function useDesk(first: Desk) {
  const [desk, setDesk] = useState(first)
  const awaited = useRef<{ since: number; askedAt: string } | null>(null)
  const choice = useRef({ feedId: first.feedId, runId: null as string | null })
  const [isWaiting, setWaiting] = useState(false)

  const looks = useRef({ begun: 0, shown: 0 })
  const look = useCallback(async () => {
    const turn = ++looks.current.begun
    const next = await readDesk(choice.current.feedId, choice.current.runId)
    // A slower, earlier look knows less than what is shown already.
    if (turn < looks.current.shown) return
    looks.current.shown = turn
    const asked = awaited.current
    const begun = asked && next.runs.some((one) => one.startedAt >= asked.askedAt)
    if (asked && (begun || Date.now() - asked.since > patience)) awaited.current = null
    setWaiting(awaited.current !== null)
    setDesk(next)
  }, [])

  // Asked for before this page was opened, or by somebody else: a busy machine begins it late.
  const isAsked = desk.feeds.some(({ id, askedAt }) => id === desk.feedId && askedAt !== null)
  const isUnderWay = isWaiting || isAsked || desk.runs.some((one) => one.state === 'running')
  const isAnyUnderWay = isUnderWay || desk.feeds.some(isBusy)
  useEffect(() => {
    if (!isAnyUnderWay) return undefined
    const clock = setInterval(() => void look().catch(() => undefined), pause)
    return () => clearInterval(clock)
  }, [isAnyUnderWay, look])

  return {
    desk,
    isUnderWay,
    look,
    /** Shows a feed, or one of its runs. */
    choose: (feedId: string | null, runId: string | null) => {
      choice.current = { feedId, runId }
      keepInAddress(feedId)
      return look()
    },
    /** A run was asked for: looks until it has begun and ended. */
    await: async ({ feedId, askedAt }: { feedId: string; askedAt: string }) => {
      choice.current = { feedId, runId: null }
      keepInAddress(feedId)
      awaited.current = { since: Date.now(), askedAt }
      setWaiting(true)
      await look()
    },
  }
}

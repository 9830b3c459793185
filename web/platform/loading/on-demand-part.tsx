/**
 * web/platform: parts that load when a press opens them (dialogs, menus); if one
 * does not arrive, the page stays and says so.
 */
import { Component, Suspense, type ComponentType, type ReactNode } from 'react'
import { toast } from '#web/ui/toasts/toast.ts'
import { storePendingPress } from './pending-press.ts'
import { ChunkError, lazyPart, withHeldProps } from './lazy-part.ts'

type Own = {
  /** Takes the press back, so that the next one fetches the part again. */
  onLost: () => void
  /** What is told to `usePendingPress` should the page have to be reloaded. */
  keep?: () => unknown
  /** Stands there until the part has arrived. */
  fallback?: ReactNode
}

/**
 * Like `lazyPart`, for what a press opens; `name` is also the part's own for
 * `usePendingPress`. A part that is lost is a toast.
 * One that a new release took away is fetched by reloading the page, once, with the press kept.
 */
export function onDemandPart<K extends string, P extends object>(
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
): ComponentType<P & Own> {
  const fetchPart = () => lazyPart(async () => ({ held: withHeldProps((await load())[name]) }), 'held')
  let Part = fetchPart()
  let losses = 0
  return function OnDemandPart({ onLost, keep, fallback, ...props }) {
    const lost = (error: ChunkError) => {
      Part = fetchPart()
      losses++
      const what = keep?.()
      onLost()
      void answerFor(name, error, { losses, what })
    }
    return (
      <Catch onLost={lost}>
        <Suspense fallback={fallback}>
          <Part props={props as P} />
        </Suspense>
      </Catch>
    )
  }
}

/** Reloads the page where only that helps, else says what is wrong. */
async function answerFor(
  name: string,
  error: ChunkError,
  { losses, what }: { losses: number; what: unknown },
) {
  if ((await isForgotten(error, losses)) && storePendingPress(name, what)) window.location.reload()
  else toast.error(error.message, { act: name })
}

/**
 * Whether only a new page helps: the server says that there is no such file any more, or the file
 * is there and the browser has made up its mind about it after the first failure. Not every browser
 * says which file it was; then it is not known.
 */
async function isForgotten({ cause }: ChunkError, losses: number): Promise<boolean> {
  const address = /https?:\/\/\S+\.js/.exec(cause instanceof Error ? cause.message : '')?.[0]
  if (address === undefined) return false
  try {
    const { status, ok } = await fetch(address, { method: 'HEAD', cache: 'no-store' })
    return status === 404 || status === 410 || (ok && losses > 1)
  } catch {
    return false
  }
}

type CatchProps = { onLost: (error: ChunkError) => void; children: ReactNode }

class Catch extends Component<CatchProps, { error: unknown }> {
  override state = { error: null as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof ChunkError) this.props.onLost(error)
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    // Whatever else fails is for the boundary of the page.
    if (!(error instanceof ChunkError)) throw error
    return null
  }
}

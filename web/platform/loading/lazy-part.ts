/** web/platform: parts of a page that load when they are needed, and give up after 120 s. */
import { createElement, lazy, type ComponentType } from 'react'
import { hasArrivedLate } from './look-again.ts'

/** Milliseconds a chunk may take (specification, section 9). */
export const chunkTimeout = 120_000

/**
 * Loads a component by the name it is exported under, once it is `wanted`. A late or lost chunk throws
 * `ChunkError` into the nearest boundary; what nobody wanted yet is not late.
 */
export function lazyPart<K extends string, P extends object>(
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
  wanted?: () => Promise<void>,
) {
  return lazy(async () => {
    const { [name]: part } = await arrival(load, wanted)
    hasArrivedLate()
    return { default: part }
  })
}

/** What `load` brings, which is asked for once it is wanted, and only then has to come in time. */
export async function arrival<T>(load: () => Promise<T>, wanted?: () => Promise<void>): Promise<T> {
  await wanted?.()
  return inTime(load())
}

/** A part of the page did not arrive: the connection is lost, or a new release took it away. */
export class ChunkError extends Error {
  constructor(cause: unknown) {
    super('This part of the page did not arrive. Please check the connection and try again.', { cause })
    this.name = 'ChunkError'
  }
}

/** The loaded module, or a ChunkError after `chunkTimeout`. */
export async function inTime<T>(loading: Promise<T>): Promise<T> {
  let clock: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    clock = setTimeout(() => reject(new ChunkError('timeout')), chunkTimeout)
  })
  try {
    return await Promise.race([loading, late])
  } catch (error) {
    throw error instanceof ChunkError ? error : new ChunkError(error)
  } finally {
    clearTimeout(clock)
  }
}

/** The same part with its props in one: types cannot tell which props a lazy part of any props has. */
export const withHeldProps =
  <P extends object>(Part: ComponentType<P>) =>
  ({ props }: { props: P }) =>
    createElement(Part, props)

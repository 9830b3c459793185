/**
 * web/saved/collections: a home that is being dragged: what the browser carries, and where it may be dropped.
 */
import type { DragEvent } from 'react'

const kind = 'text/x-meridian-home'

export function carryHome({ dataTransfer }: DragEvent, id: string): void {
  dataTransfer.setData(kind, id)
  dataTransfer.effectAllowed = 'copyMove'
}

/** Lets a home be dropped here; nothing else. */
export function allowHome(event: DragEvent): boolean {
  const isHome = event.dataTransfer.types.includes(kind)
  if (isHome) event.preventDefault()
  return isHome
}

/** Empty where something else was dropped. */
export function droppedHome(event: DragEvent): string {
  const id = event.dataTransfer.getData(kind)
  if (id) event.preventDefault()
  return id
}

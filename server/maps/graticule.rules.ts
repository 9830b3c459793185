/** maps: meridians and parallels at a distance that suits the view, and what is written at them. */
import { type Frame, latOfY, lonOfX } from './projection.rules.ts'

/** Steps in seconds of arc: 30° … 10″. */
const steps = [30, 20, 10, 5, 2, 1]
  .map((d) => d * 3600)
  .concat(
    [30, 20, 10, 5, 2, 1].map((m) => m * 60),
    [30, 20, 10],
  )
/** Meridians stand at least this many pixels apart. */
const apart = 110

export type Line = { at: number; label: string }

/** Where the lines run, in pixels from the left and the upper edge. */
export function graticuleOf(frame: Frame): { meridians: Line[]; parallels: Line[] } {
  const west = lonOfX(frame.left)
  const east = lonOfX(frame.right)
  const north = latOfY(frame.top)
  const south = latOfY(frame.bottom)
  const pixelsPerSecond = frame.pixels / (360 * 3600)
  const step = steps.findLast((seconds) => seconds * pixelsPerSecond >= apart) ?? 30 * 3600
  const meridians = multiples(west, east, step).map((s) => ({
    at: (s / 3600 - west) * 3600 * pixelsPerSecond,
    label: degrees(((((s + 648_000) % 1_296_000) + 1_296_000) % 1_296_000) - 648_000, 'E', 'W'),
  }))
  const parallels = multiples(Math.max(-84, south), Math.min(84, north), step).map((s) => ({
    at: frame.y(s / 3600),
    label: degrees(s, 'N', 'S'),
  }))
  return { meridians, parallels }
}

function multiples(from: number, to: number, step: number): number[] {
  const first = Math.ceil((from * 3600) / step)
  const count = Math.max(0, Math.floor((to * 3600) / step) - first + 1)
  return Array.from({ length: count }, (_, i) => (first + i) * step)
}

const pad = (n: number): string => String(n).padStart(2, '0')

/** "51°15′ N"; 0° and 180° have no side. */
export function degrees(seconds: number, positive: string, negative: string): string {
  const whole = Math.abs(Math.round(seconds))
  const d = Math.floor(whole / 3600)
  const m = Math.floor(whole / 60) % 60
  const s = whole % 60
  const text = `${d}°${m || s ? `${pad(m)}′` : ''}${s ? `${pad(s)}″` : ''}`
  const isEdge = whole === 0 || whole === 648_000
  return isEdge ? text : `${text} ${seconds > 0 ? positive : negative}`
}

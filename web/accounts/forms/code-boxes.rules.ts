/** web/accounts: what typing, erasing and pasting do to the four boxes of a code; pure. */
import { durationWords } from '#contract/vocabulary/durations.ts'

import { ApiError } from '#contract/http/api-error.ts'

export type Boxes = readonly [string, string, string, string]
export type BoxStep = { boxes: Boxes; /** The box that gets the focus. */ focus: number }

export const noDigits: Boxes = ['', '', '', '']
const toBoxes = ([first = '', second = '', third = '', fourth = '']: readonly string[]): Boxes => [
  first,
  second,
  third,
  fourth,
]
const withDigit = (boxes: Boxes, at: number, digit: string): Boxes =>
  toBoxes(boxes.map((old, i) => (i === at ? digit : old)))

/** A box holds one digit: the last one typed. Anything else changes nothing. */
export function typed(boxes: Boxes, at: number, text: string): BoxStep {
  const digit = text.slice(-1)
  if (text === '') return { boxes: withDigit(boxes, at, ''), focus: at }
  if (!/^[0-9]$/.test(digit)) return { boxes, focus: at }
  return { boxes: withDigit(boxes, at, digit), focus: Math.min(3, at + 1) }
}

/** Backspace on an empty box moves to the previous one and clears it. */
export function erased(boxes: Boxes, at: number): BoxStep {
  if (boxes[at] !== '' || at === 0) return { boxes: withDigit(boxes, at, ''), focus: at }
  return { boxes: withDigit(boxes, at - 1, ''), focus: at - 1 }
}

/** Only four digits, and nothing but them, are taken from the clipboard. */
export function pasted(boxes: Boxes, at: number, text: string): BoxStep {
  const digits = text.trim()
  return /^[0-9]{4}$/.test(digits) ? { boxes: toBoxes([...digits]), focus: 3 } : { boxes, focus: at }
}

/**
 * Whether a refusal was about the code: then another one is typed. What did
 * not arrive, or came too often, may be right.
 */
export const isWrongCode = (error: unknown): boolean => error instanceof ApiError && error.status === 400

export const isComplete = (boxes: Boxes): boolean => boxes.every((digit) => digit !== '')

/** Seconds as mm:ss without a leading zero for the minutes; never below 0:00. */
export function clockFace(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds))
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
}

/**
 * How long a code still works, as a person says it: to ten seconds, and
 * every one only when few are left; at least one.
 */
export const lifeWords = (seconds: number): string =>
  durationWords(seconds > 20 ? Math.round(seconds / 10) * 10 : Math.max(1, Math.ceil(seconds)))

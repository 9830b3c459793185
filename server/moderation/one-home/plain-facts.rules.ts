/**
 * moderation: pure: facts of listings as they are compared: words without their
 * dress, floors as numbers, pictures by their look.
 */
import { fold } from '#contract/search/fold.ts'

/** Letters and digits alone: `12-B`, `12 b` and `12B` are one. */
export const plainWord = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '')

/* translate="no" */
const ground =
  /^(ground|groundfloor|eg|erdgeschoss|parterre|rdc|rezdechaussee|pianoterra|terra|bajo|plantabaja|pb|rc|resdochao|begane|bg|الارضي|ارضي|الأرضي)/
const firstNumber = /-?\d{1,3}/

/**
 * The number of a floor in whatever way it is said; null where it is not said in a way that can be compared.
 */
export function floorOf(label: string | null): number | null {
  if (label === null) return null
  const number = firstNumber.exec(label)?.[0]
  if (number !== undefined) return Number(number)
  return ground.test(plainWord(label)) ? 0 : null
}

/**
 * Differing bits up to which two pictures are one although one of them was scaled, saved again and cut a
 * little. Of pictures that have nothing to do with each other, one pair in fifty million is as alike.
 */
const samePictureBits = 10

/** How many of the pictures are among the others, each counted once. */
export function sharedPictures(pictures: readonly bigint[], others: readonly bigint[]): number {
  const left = new Set(others)
  let shared = 0
  for (const picture of pictures)
    for (const other of left) {
      if (differingBits(picture, other) > samePictureBits) continue
      left.delete(other)
      shared++
      break
    }
  return shared
}

function differingBits(a: bigint, b: bigint): number {
  const differing = a ^ b
  return bitsOf(Number(differing & 0xffffffffn)) + bitsOf(Number(differing >> 32n))
}

function bitsOf(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  bits = (bits + (bits >>> 4)) & 0x0f0f0f0f
  return Math.imul(bits, 0x01010101) >>> 24
}

/**
 * web/search/map: things by where they stand on the screen, so
 * that each is compared with its neighbours only.
 */

type Point = { x: number; y: number }

/** Pixels that a square of the index is wide. */
const square = 48

export class Nearby<T extends Point> {
  readonly #squares = new Map<string, Set<T>>()

  add(one: T): void {
    const key = keyOf(one.x, one.y)
    const there = this.#squares.get(key)
    if (there) there.add(one)
    else this.#squares.set(key, new Set([one]))
  }

  delete(one: T): void {
    this.#squares.get(keyOf(one.x, one.y))?.delete(one)
  }

  /**
   * The first that passes, of those at most so many pixels away to the side and
   * up or down; further ones may be asked too.
   */
  find({ x, y }: Point, far: number, passes: (one: T) => boolean): T | null {
    for (let column = squareOf(x - far); column <= squareOf(x + far); column++)
      for (let row = squareOf(y - far); row <= squareOf(y + far); row++)
        for (const one of this.#squares.get(`${column} ${row}`) ?? []) if (passes(one)) return one
    return null
  }

  all(): T[] {
    return [...this.#squares.values()].flatMap((there) => [...there])
  }
}

const squareOf = (pixels: number): number => Math.floor(pixels / square)
const keyOf = (x: number, y: number): string => `${squareOf(x)} ${squareOf(y)}`

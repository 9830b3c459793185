/**
 * regions: where the nodes are that ways are made of: columns of numbers, since there may be many millions.
 */

/** Degrees. */
export type Position = { lat: number; lon: number }

/** Ten millionths of a degree: a centimetre. */
const precision = 1e7

/** First every node that is needed is asked for, then each is told where it is, then they are found. */
export class NodePlaces {
  private ids = new Float64Array(1_024)
  private count = 0
  private lats: Int32Array<ArrayBuffer> = new Int32Array(0)
  private lons: Int32Array<ArrayBuffer> = new Int32Array(0)

  need(id: number): void {
    if (this.count === this.ids.length) {
      const more = new Float64Array(this.count * 2)
      more.set(this.ids)
      this.ids = more
    }
    this.ids[this.count++] = id
  }

  /** How often a node was asked for, some of them more than once. */
  get asked(): number {
    return this.count
  }

  /** No more are needed. */
  close(): void {
    const sorted = this.ids.subarray(0, this.count).toSorted()
    let kept = 0
    for (const id of sorted) if (kept === 0 || sorted[kept - 1] !== id) sorted[kept++] = id
    this.ids = sorted.slice(0, kept)
    this.lats = new Int32Array(kept)
    this.lons = new Int32Array(kept)
  }

  place(id: number, lat: number, lon: number): void {
    const at = this.indexOf(id)
    if (at < 0) return
    this.lats[at] = Math.round(lat * precision)
    this.lons[at] = Math.round(lon * precision)
  }

  /** Where those of them are that are known, in their order. */
  allOf(ids: readonly number[]): Position[] {
    return ids.flatMap((id) => {
      const at = this.indexOf(id)
      if (at < 0 || (this.lats[at] === 0 && this.lons[at] === 0)) return []
      return [{ lat: (this.lats[at] ?? 0) / precision, lon: (this.lons[at] ?? 0) / precision }]
    })
  }

  /** The middle of those of them that are known; null where none is. */
  middleOf(ids: readonly number[]): Position | null {
    const known = this.allOf(ids)
    if (known.length === 0) return null
    const lat = known.reduce((sum, one) => sum + one.lat, 0) / known.length
    return { lat, lon: known.reduce((sum, one) => sum + one.lon, 0) / known.length }
  }

  /** How many were needed; each has a number below this. */
  get size(): number {
    return this.ids.length
  }

  /** The number of a needed node, below 0 for others. */
  numberOf(id: number): number {
    return this.indexOf(id)
  }

  /** Null where nobody told. */
  at(number: number): Position | null {
    const lat = this.lats[number]
    const lon = this.lons[number]
    if (lat === undefined || lon === undefined || (lat === 0 && lon === 0)) return null
    return { lat: lat / precision, lon: lon / precision }
  }

  /** All of them as columns, by their numbers, in ten millionths of a degree. */
  columns(): { lats: Int32Array<ArrayBuffer>; lons: Int32Array<ArrayBuffer> } {
    return { lats: this.lats, lons: this.lons }
  }

  private indexOf(id: number): number {
    let low = 0
    let high = this.ids.length - 1
    while (low <= high) {
      const middle = (low + high) >> 1
      const found = this.ids[middle] ?? 0
      if (found === id) return middle
      if (found < id) low = middle + 1
      else high = middle - 1
    }
    return -1
  }
}

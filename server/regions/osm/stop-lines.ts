/**
 * regions: which lines stop at which node, as columns of numbers: a
 * large file has a million stops, and few lines.
 */

export class StopLines {
  private stops = new Float64Array(1_024)
  private lines = new Uint32Array(1_024)
  private count = 0
  private readonly names: string[] = []
  private readonly numbers = new Map<string, number>()
  /** The places of both columns by stop; null until somebody asks after the last was added. */
  private order: Uint32Array | null = null

  add(stop: number, line: string): void {
    if (this.count === this.stops.length) this.grow()
    this.stops[this.count] = stop
    this.lines[this.count] = this.numberOf(line)
    this.count++
    this.order = null
  }

  /** Each line once, in the order in which they were added. */
  of(stop: number): string[] {
    const order = (this.order ??= this.ordered())
    const found = new Set<number>()
    for (let at = this.firstOf(stop, order); this.stops[order[at] ?? -1] === stop; at++)
      found.add(this.lines[order[at] ?? 0] ?? 0)
    return [...found].map((number) => this.names[number] ?? '')
  }

  private numberOf(line: string): number {
    const known = this.numbers.get(line)
    if (known !== undefined) return known
    this.numbers.set(line, this.names.length)
    return this.names.push(line) - 1
  }

  private grow(): void {
    const stops = new Float64Array(this.count * 2)
    const lines = new Uint32Array(this.count * 2)
    stops.set(this.stops)
    lines.set(this.lines)
    this.stops = stops
    this.lines = lines
  }

  private ordered(): Uint32Array {
    const { stops } = this
    return Uint32Array.from({ length: this.count }, (_, at) => at).toSorted(
      (a, b) => (stops[a] ?? 0) - (stops[b] ?? 0) || a - b,
    )
  }

  /** Where in the order a stop begins, or would. */
  private firstOf(stop: number, order: Uint32Array): number {
    let low = 0
    let high = order.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.stops[order[middle] ?? 0] ?? 0) < stop) low = middle + 1
      else high = middle
    }
    return low
  }
}

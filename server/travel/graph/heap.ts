/** travel: a queue of nodes by time, the earliest first, in columns that are used again. */

export class EarliestFirst {
  private nodes = new Uint32Array(1_024)
  private times = new Float32Array(1_024)
  private count = 0

  get size(): number {
    return this.count
  }

  push(node: number, time: number): void {
    if (this.count === this.nodes.length) this.grow()
    let at = this.count++
    while (at > 0) {
      const above = (at - 1) >> 1
      const other = this.times[above] as number
      if (other <= time) break
      this.nodes[at] = this.nodes[above] as number
      this.times[at] = other
      at = above
    }
    this.nodes[at] = node
    this.times[at] = time
  }

  /** Ask for `size` first. */
  pop(): { node: number; time: number } {
    const first = { node: this.nodes[0] as number, time: this.times[0] as number }
    this.count--
    if (this.count > 0) this.sink(this.nodes[this.count] as number, this.times[this.count] as number)
    return first
  }

  private sink(node: number, time: number): void {
    let at = 0
    for (;;) {
      let below = 2 * at + 1
      if (below >= this.count) break
      if (below + 1 < this.count && (this.times[below + 1] as number) < (this.times[below] as number)) below++
      if ((this.times[below] as number) >= time) break
      this.nodes[at] = this.nodes[below] as number
      this.times[at] = this.times[below] as number
      at = below
    }
    this.nodes[at] = node
    this.times[at] = time
  }

  private grow(): void {
    const nodes = new Uint32Array(this.nodes.length * 2)
    const times = new Float32Array(nodes.length)
    nodes.set(this.nodes)
    times.set(this.times)
    this.nodes = nodes
    this.times = times
  }
}

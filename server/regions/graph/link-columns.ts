/** regions: ways between two bends while a graph is built: columns of numbers that grow. */

const first = 1_024

/** `pace` is the number of a row of paces. */
export class LinkColumns {
  private froms = new Uint32Array(first)
  private tos = new Uint32Array(first)
  private lengths = new Float32Array(first)
  private rows = new Uint16Array(first)
  private count = 0

  get size(): number {
    return this.count
  }

  /** Answers its number. */
  add(from: number, to: number, metres: number, pace: number): number {
    if (this.count === this.froms.length) this.grow()
    this.froms[this.count] = from
    this.tos[this.count] = to
    this.lengths[this.count] = metres
    this.rows[this.count] = pace
    return this.count++
  }

  from(link: number): number {
    return this.froms[link] ?? 0
  }
  to(link: number): number {
    return this.tos[link] ?? 0
  }
  metres(link: number): number {
    return this.lengths[link] ?? 0
  }
  pace(link: number): number {
    return this.rows[link] ?? 0
  }
  setPace(link: number, pace: number): void {
    this.rows[link] = pace
  }

  /** By the node that each begins at, without those that nobody may pass. */
  byNode(nodes: number) {
    const out = new Uint32Array(nodes + 1)
    for (let link = 0; link < this.count; link++)
      if (this.pace(link) > 0) out[this.from(link) + 1] = (out[this.from(link) + 1] ?? 0) + 1
    for (let node = 0; node < nodes; node++) out[node + 1] = (out[node + 1] ?? 0) + (out[node] ?? 0)
    const kept = out[nodes] ?? 0
    const next = out.slice()
    const to = new Uint32Array(kept)
    const metres = new Float32Array(kept)
    const pace = new Uint16Array(kept)
    for (let link = 0; link < this.count; link++) {
      if (this.pace(link) === 0) continue
      const at = next[this.from(link)] ?? 0
      next[this.from(link)] = at + 1
      to[at] = this.to(link)
      metres[at] = this.metres(link)
      pace[at] = this.pace(link)
    }
    return { first: out, to, metres, pace }
  }

  private grow(): void {
    const room = this.froms.length * 2
    const froms = new Uint32Array(room)
    const tos = new Uint32Array(room)
    const lengths = new Float32Array(room)
    const rows = new Uint16Array(room)
    froms.set(this.froms)
    tos.set(this.tos)
    lengths.set(this.lengths)
    rows.set(this.rows)
    this.froms = froms
    this.tos = tos
    this.lengths = lengths
    this.rows = rows
  }
}

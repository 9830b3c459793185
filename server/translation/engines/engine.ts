/** translation: what a translating machine is to the rest of the domain. */

export type Pair = `${string}-${string}`

export type Engine = {
  /** Noted beside what it translated. */
  name: string
  /**
   * What it can translate; `*` when it does not say. An engine that cannot be asked right now answers none.
   */
  pairs: () => Promise<ReadonlySet<Pair> | '*'>
  /**
   * One translation or null for each text, in their order.
   * @throws anything when it cannot be reached, is late, or answers nonsense.
   */
  translate: (texts: readonly string[], direction: Direction) => Promise<(string | null)[]>
}

/** Base language codes, ISO 639. */
export type Direction = { source: string; target: string }

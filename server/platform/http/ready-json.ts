/** platform: data of an answer that its handler has written as JSON, for answers that are asked for a thousand times a second. */

/** JSON of a `T`. Nothing is parsed on the way out: it must hold what the contract says and no more. */
export class ReadyJson<T> {
  /** For the type alone: JSON of one thing is not JSON of another. */
  declare readonly of: T
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

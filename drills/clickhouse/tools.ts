/** drills: what each part of the ClickHouse drill is given. */

export type Finding = { what: string; held: boolean }

export type Tools = {
  /** For everything that is written; gone afterwards. */
  folder: string
  say: (text: string) => void
  note: (what: string, held: boolean) => void
  closing: (end: () => Promise<unknown>) => void
}

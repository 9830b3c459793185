/** doctor: what a check of a running installation comes to. Pure. */

/** `look`: works, but somebody should see to it; `wrong`: something that people rely on does not work. */
export type Verdict = {
  state: 'well' | 'look' | 'wrong'
  /** What was found, with its figures. */
  says: string
  /** What to do about it. */
  advice?: string
}

export const well = (says: string): Verdict => ({ state: 'well', says })
export const look = (says: string, advice: string): Verdict => ({ state: 'look', says, advice })
export const wrong = (says: string, advice: string): Verdict => ({ state: 'wrong', says, advice })

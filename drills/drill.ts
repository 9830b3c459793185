/** drills: what a drill is given and what it answers. */

/**
 * Does its worst to a program that it started itself; answers whether that held. `closing` hears what must be
 * ended, `form` is which of its forms was asked for, empty for the whole.
 */
export type Drill = (tools: {
  say: (text: string) => void
  closing: (end: () => Promise<unknown>) => void
  form: string
}) => Promise<boolean>

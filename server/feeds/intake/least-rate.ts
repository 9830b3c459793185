/** feeds: the least rate at which an address must send, so that one that drips holds nobody for long. */
import { inEnglish, say } from '#server/platform/mail/mail-sentence.ts'

/** In every window (milliseconds) so many bytes must come, or the answer ends in it. */
export type Pace = { bytes: number; windowMs: number }

/** One kilobyte a second: slower than any line, and than any program that writes a feed while it sends it. */
export const usualPace: Pace = { bytes: 30_000, windowMs: 30_000 }

export class TooSlow extends Error {
  override name = 'TooSlow'
}

/** The same bytes; ends with `TooSlow`, after `cancel`, as soon as a window brought too few of them. */
export async function* paced(
  body: AsyncIterable<Uint8Array>,
  { bytes: least, windowMs }: Pace,
  cancel: () => void,
): AsyncGenerator<Uint8Array> {
  let came = 0
  // Of the chunk that is waited for. One promise raced against all of them would hold every chunk to the end.
  let giveUp: (reason: TooSlow) => void = () => undefined
  const window = setInterval(() => {
    if (came < least)
      giveUp(new TooSlow(inEnglish(say`The address sends too slowly: less than a kilobyte a second.`)))
    came = 0
  }, windowMs)
  const source = body[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await new Promise<IteratorResult<Uint8Array>>((resolve, reject) => {
        giveUp = reject
        source.next().then(resolve, reject)
      })
      if (next.done) return
      came += next.value.length
      yield next.value
    }
  } catch (error) {
    cancel()
    throw error
  } finally {
    clearInterval(window)
  }
}

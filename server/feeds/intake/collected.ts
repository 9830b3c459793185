/** feeds: what passed through memory is given back while a large file passes. */

/**
 * A piece is memory outside of the heap, of which the engine lets 64 MB lie
 * before it looks; here it looks at so many bytes.
 */
const between = 4 * 1024 * 1024

/**
 * The same pieces; the ones that nobody holds any more are collected now and then, where
 * the process may ask for it (`--expose-gc`).
 */
export async function* collected(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let passed = 0
  for await (const piece of pieces) {
    yield piece
    passed += piece.length
    if (passed < between) continue
    passed = 0
    globalThis.gc?.({ type: 'minor' })
  }
}

/** share: drawn pictures on disk, in so many slots: a new picture takes the place of whichever was there. */
import type { Files } from '#server/platform/files/files.ts'

/** About a gigabyte, at some 130 kB each. */
const slots = 8_192
/** Characters before the picture in its file: the state it shows. */
const stateLength = 64

/** A state is the SHA-256 of what the picture says, in hex. */
export function createPictureCache(files: Pick<Files, 'get' | 'put'>) {
  const keyOf = (state: string) =>
    `share/${(Number.parseInt(state.slice(0, 8), 16) % slots).toString(16)}.png`
  return {
    /** The picture of that very state, or null. */
    async find(state: string): Promise<Uint8Array | null> {
      const found = await files.get(keyOf(state))
      if (!found) return null
      const bytes = new Uint8Array(await new Response(found.stream).arrayBuffer())
      const shown = Buffer.from(bytes.subarray(0, stateLength)).toString('latin1')
      return shown === state ? bytes.subarray(stateLength) : null
    },
    keep: (state: string, png: Uint8Array): Promise<number> =>
      files.put(keyOf(state), Buffer.concat([Buffer.from(state, 'latin1'), png])),
  }
}

/** web/enquiries/thread: pure: addresses of homes on Meridian in what somebody wrote. */

const address = /(?:https?:\/\/[^\s/]+)?\/property-details\/([\da-f]{8}-[\da-f-]{27})/gi

/** The ids of homes that are named, each once, in their order. */
export const homesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(address)].map(([, id = '']) => id.toLowerCase())),
]

export type Piece = { text: string; home: string | null }

/** The text in pieces, of which those that are an address of a home know which. */
export function withHomes(text: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const found of text.matchAll(address)) {
    const [whole, id = ''] = found
    if (found.index > from) pieces.push({ text: text.slice(from, found.index), home: null })
    pieces.push({ text: whole, home: id.toLowerCase() })
    from = found.index + whole.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from), home: null })
  return pieces
}

/** The words alone, where the homes stand elsewhere. */
export const withoutHomes = (text: string): string =>
  text
    .replaceAll(address, '')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim()

/** contract: what collections hold at most, without the parser. */
export const collectionMost = {
  collections: 50,
  homes: 200,
  name: 80,
  partners: 10,
  links: 10,
  comments: 200,
  words: 500,
} as const

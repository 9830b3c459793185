/** contract: words of a feed that nobody knows, and what its agency says they mean. */
import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { id } from '../vocabulary/common.ts'
import { feature } from '../vocabulary/features.ts'
import { propertyType } from '../vocabulary/vocabulary.ts'

const word = z.string().trim().min(1).max(200)
/** Null: the word is well as it is, and nobody is told of it any more. */
const meaning = z.union([propertyType, feature]).nullable()
const kind = z.enum(['type', 'feature'])

const words = z.object({
  /** Words that were taught, as the feed writes them. */
  taught: z.array(z.object({ kind, word, meaning })),
  /** Words of homes on the market that nobody knows, the most frequent first. */
  unknown: z.array(
    z.object({
      kind,
      word,
      homes: z.int(),
      /** What another feed of the agency was taught. */
      offered: z.object({ meaning, feed: z.string() }).nullable(),
    }),
  ),
})

const path = '/api/meridian/agent/feeds/:id/words'

export const feedWordsCalls = {
  words: endpoint({
    method: 'GET',
    path,
    for: ['Agent'],
    summary: 'Words of a feed that nobody knows, and those that were taught',
    params: z.object({ id }),
    data: words,
  }),
  teach: endpoint({
    method: 'PUT',
    path,
    for: ['Agent'],
    summary: 'Say what a word of a feed means, once for all its later runs',
    params: z.object({ id }),
    body: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('type'), word, meaning: propertyType.nullable() }),
      z.strictObject({ kind: z.literal('feature'), word, meaning: feature.nullable() }),
    ]),
    data: words,
  }),
  unteach: endpoint({
    method: 'DELETE',
    path,
    for: ['Agent'],
    summary: 'Take back what a word was said to mean',
    params: z.object({ id }),
    query: z.strictObject({ kind, word }),
    data: words,
  }),
}

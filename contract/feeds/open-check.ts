/** contract: a feed's file is checked for anybody, without an account; nothing of it is kept. */
import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { countryCode } from '../vocabulary/common.ts'
import { feedAddress } from './feed-shapes.ts'
import { findingGroup } from './run-findings.ts'

/** Bytes; whoever has more registers. */
export const openCheckBytes = 50_000_000

const checked = z.object({
  /** What people call the format; null when nobody knows it. */
  formatName: z.string().nullable(),
  formatVersion: z.string().nullable(),
  /** Whether the file was read to its end. */
  complete: z.boolean(),
  bytes: z.int(),
  recordsSeen: z.int(),
  /** Homes that could be published as they are. */
  good: z.int(),
  failed: z.int(),
  reason: z.string().nullable(),
  findings: z.array(findingGroup),
})

export const openCheckCalls = {
  checkOpenly: endpoint({
    method: 'POST',
    path: '/api/meridian/feed-check',
    for: 'anyone',
    summary:
      'Check a file of a feed without an account: what we understand and what is wrong. Nothing is kept',
    query: z.strictObject({
      name: z.string().trim().min(1).max(200).default('feed'),
      /** What homes that name no country are taken to be in. */
      country: countryCode.optional(),
    }),
    upload: { maxBytes: openCheckBytes },
    data: checked,
  }),
  checkAddressOpenly: endpoint({
    method: 'POST',
    path: '/api/meridian/feed-check/address',
    for: 'anyone',
    summary: 'Check a feed at an address without an account. Nothing is kept',
    body: z.strictObject({ url: feedAddress, country: countryCode.optional() }),
    data: checked,
  }),
}

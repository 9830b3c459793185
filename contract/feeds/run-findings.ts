/** contract: what was found in a run, with all its homes, and what a run changed. */
import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { pageShape, paging } from '../http/page.ts'
import { id } from '../vocabulary/common.ts'

/** The setting of a feed that would mend a kind of finding. */
export const mendingSettings = ['country', 'currency', 'unit', 'type', 'misses', 'words'] as const

const place = z.object({
  sourceId: z.string().nullable(),
  field: z.string().nullable(),
  value: z.string().nullable(),
  line: z.int().nullable(),
  column: z.int().nullable(),
  excerpt: z.string().nullable(),
})

/** One kind of finding with how often it was met and its first places. */
export const findingGroup = z.object({
  code: z.string(),
  severity: z.enum(['red', 'amber', 'blue']),
  title: z.string(),
  advice: z.string(),
  /** Null where only the file itself can be mended. */
  setting: z.enum(mendingSettings).nullable(),
  count: z.int(),
  examples: z.array(place),
  /** Of kinds that are about several fields of a home (`field.noPlace`): how many homes have each. */
  fields: z.array(z.object({ field: z.string(), homes: z.int() })),
})

/** What a run did, or publishing would do, to one home. */
export const runChange = z.object({
  sourceId: z.string(),
  kind: z.enum(['created', 'changed', 'withdrawn', 'failed']),
  title: z.string().nullable(),
  fields: z.array(z.string()),
  /** What each changed field was and is, in short; null where nothing is said. */
  values: z.array(
    z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
  listingId: id.nullable(),
})

export const runFindingsCalls = {
  findings: endpoint({
    method: 'GET',
    path: '/api/meridian/agent/runs/:id/findings',
    for: ['Agent'],
    summary:
      'Every home about which a kind of finding was told. /api/meridian/agent/runs/{id}/findings.csv answers all findings as a table',
    params: z.object({ id }),
    query: z.strictObject({ code: z.string().min(1).max(100), ...paging() }),
    data: pageShape(place.extend({ id: z.string() }), {}),
  }),
  changes: endpoint({
    method: 'GET',
    path: '/api/meridian/agent/runs/:id/changes',
    for: ['Agent'],
    summary: 'Home by home, what a run changed or would change: withdrawn and refused ones first',
    params: z.object({ id }),
    query: z.strictObject({ ...paging({ longestCursor: 1_000 }) }),
    data: pageShape(runChange.extend({ id: z.string() }), {}),
  }),
}

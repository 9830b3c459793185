/** platform: how far two rows are from one another, for statements that compare neighbours. */
import { sql } from 'kysely'
import { metresPerDegree } from '#contract/vocabulary/earth.ts'

/** Metres between the points of `p` and `q`, on a plane; null where one of them has none. */
export const metresApart = sql<number | null>`
  sqrt(((q.lon - p.lon) * cos(radians(p.lat))) ^ 2 + (q.lat - p.lat) ^ 2) * ${metresPerDegree}::float8`

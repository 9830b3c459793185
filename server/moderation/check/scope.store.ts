/** moderation: the SQL of which homes a rule looks at. */
import { sql, type RawBuilder } from 'kysely'
import type { Scope } from './found.ts'

/** The condition that the home in `column` is looked at. */
export const within = (scope: Scope, column: string): RawBuilder<boolean> =>
  scope === 'all' ? sql`true` : sql`${sql.ref(column)} = any(${[...scope]}::uuid[])`

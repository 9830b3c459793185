/**
 * platform: what people type, as patterns of LIKE (PostgreSQL 9.7.1): their own %, _ and \ mean themselves.
 */

const literal = (typed: string): string => typed.replace(/[\\%_]/g, String.raw`\$&`)

/** Matches texts that hold what was typed. */
export const containing = (typed: string): string => `%${literal(typed)}%`

/** Matches texts that begin with it. */
export const beginningWith = (typed: string): string => `${literal(typed)}%`

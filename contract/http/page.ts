/** contract: lists that go on: one shape of question and answer for all of them. */
import { z } from 'zod'

/** A page of a list; `nextCursor` asks for the next one and is null at the end. */
export type Page<T> = { items: T[]; nextCursor: string | null }

type Limits = { limit?: number; longestCursor?: number }

/** What every question for a page may hold: where it goes on, and how many items (50 at most). */
export const paging = ({ limit = 25, longestCursor = 200 }: Limits = {}) => ({
  cursor: z.string().max(longestCursor).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(limit),
})

/** The answer: a page, and what else a list says of itself. */
export const pageShape = <T extends z.ZodType, More extends z.ZodRawShape>(item: T, more: More) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable(), ...more })

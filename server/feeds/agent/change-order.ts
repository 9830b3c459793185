/** feeds: in which order changes are listed, and where a list of them goes on. */
import { z } from 'zod'
import { encodeCursor } from '#server/platform/database/cursor.ts'
import type { RunChange } from '../run/runs.store.ts'

/** The heaviest first. */
export const changeKinds: readonly RunChange['kind'][] = ['withdrawn', 'failed', 'changed', 'created']

export const changeCursorShape = z.tuple([z.int(), z.string()])

/** After this change. */
export const cursorAfter = ({ kind, sourceId }: Pick<RunChange, 'kind' | 'sourceId'>): string =>
  encodeCursor([changeKinds.indexOf(kind) + 1, sourceId])

/** content: publication at an hour that somebody said by the clock of a time zone. */
import type { editing, EditedItem } from '#contract/content/editing.ts'
import type { Asked } from '#contract/http/endpoint.ts'
import { dayMs } from '#contract/vocabulary/spans.ts'
import type { Db } from '#server/platform/database/db.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { isTimeZone, momentOf } from '#contract/vocabulary/time-zones.ts'
import { notFound } from './edit-text.ts'
import { lockText, setPublished, setSchedule, takeDue, type TextKey } from './texts.store.ts'
import { readVersion } from './versions.store.ts'

/** Nobody plans further ahead; milliseconds. */
const farthest = 2 * 366 * dayMs

type Plan = Asked<typeof editing.schedule>['body'] & { now: Date }

/**
 * Has a version published at that hour; an earlier plan of the text ends. Call it in a transaction.
 * @throws AppError editing.past, editing.far or editing.zone, and editing.notFound.
 */
export async function planText(
  tx: Db,
  key: TextKey,
  { version, date, time, timeZone, now }: Plan,
): Promise<NonNullable<EditedItem['schedule']>> {
  if (!isTimeZone(timeZone)) throw refuse('editing.zone', { field: 'timeZone' })
  const at = momentOf({ date, time }, timeZone)
  if (at <= now) throw refuse('editing.past', { field: 'time' })
  if (at.getTime() > now.getTime() + farthest) throw refuse('editing.far', { field: 'date' })
  await lockText(tx, key)
  if (!(await readVersion(tx, key, version))) throw notFound()
  await setSchedule(tx, key, { version, at, timeZone })
  return { version, at: at.toISOString(), timeZone }
}

/**
 * Takes the plan back. Call it in a transaction. @throws AppError editing.notFound when nothing is planned.
 */
export async function forgetPlan(tx: Db, key: TextKey): Promise<void> {
  if (!(await setSchedule(tx, key, null))) throw notFound()
}

/**
 * Publishes one text whose hour has come and answers which; undefined
 * when there is none. Call it in a transaction.
 */
export async function publishNextDue(
  tx: Db,
  now: Date,
): Promise<(TextKey & { version: number }) | undefined> {
  const due = await takeDue(tx, now)
  if (!due) return undefined
  await setPublished(tx, due, due.version)
  await setSchedule(tx, due, null)
  return due
}

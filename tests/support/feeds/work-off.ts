/**
 * tests: what queues hold is done when a test says so: nothing is waited for, and nothing happens in between.
 */
import { sql } from 'kysely'
import type { Platform } from '#server/platform/platform.ts'

type Due = { id: string; name: string; data: unknown }

/**
 * Takes over from the workers of a platform, before its domains say who works. Jobs are put in as always; the
 * function it answers does all that are due, one after the other, and those that they ask for.
 */
export function workByHand({ jobs, db }: Platform): () => Promise<void> {
  const handlers = new Map<string, (data: unknown, id: string) => Promise<void>>()
  jobs.work = <T extends object>(kind: { name: string }, handler: Handler<T>) => {
    const { signal } = new AbortController()
    handlers.set(kind.name, (data, id) => handler(data as T, { id, signal }))
  }
  const take = async (): Promise<Due | undefined> => {
    const { rows } = await sql<Due>`
      update jobs.job set state = 'completed', completed_on = now() where state = 'created' and id = (
        select id from jobs.job where name = any(${[...handlers.keys()]}) and state = 'created' and start_after <= now()
        order by created_on, id limit 1)
      returning id, name, data`.execute(db)
    return rows[0]
  }
  return async () => {
    for (let due = await take(); due; due = await take()) await handlers.get(due.name)?.(due.data, due.id)
  }
}

type Handler<T> = (data: T, context: { id: string; signal: AbortSignal }) => Promise<void>

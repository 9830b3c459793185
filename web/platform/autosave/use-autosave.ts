/**
 * web/platform: something that is written and saved by itself: one
 * call at a time, and nothing lost on the way.
 */
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '#contract/http/api-error.ts'
import { useLeaving } from './use-leaving.ts'

/** Milliseconds without a change after which it is saved. */
const pause = 700

/** What stands on the server of what is written here. */
export type Stored<Value> = {
  value: Value
  version: number
  /** When it was saved; null where nobody says. */
  savedAt: string | null
}

export type Saving<Whole> =
  | { state: 'saved'; at: string | null }
  | { state: 'waiting' | 'saving' }
  | { state: 'failed'; message: string }
  /** It was saved elsewhere meanwhile; `theirs` is what stands there. */
  | { state: 'conflict'; theirs: Whole }

export type Source<Value, Whole> = {
  /** Saves it over that version. @throws ApiError with the code `conflict` when another stands there. */
  send: (value: Value, version: number) => Promise<{ version: number; savedAt: string | null }>
  conflict: string
  /** Reads what stands there now. */
  read: () => Promise<Whole>
  /** The part of it that is written here. */
  storedOf: (whole: Whole) => Stored<Value>
}

type Now<Value> = { value: Value; saved: Value; version: number }
type Tell<Whole> = (saving: Saving<Whole>) => void

/**
 * `change` changes the value; `save` saves at once and answers the version that holds everything, or null
 * when something could not be saved; `resolve` ends a conflict: with what stands there, or with ours over it.
 */
export function useAutosave<Value extends object, Whole>(first: Whole, source: Source<Value, Whole>) {
  const latest = useRef(source)
  useEffect(() => {
    latest.current = source
  })
  const [begin] = useState(() => source.storedOf(first))
  const [value, setValue] = useState(begin.value)
  const [saving, setSaving] = useState<Saving<Whole>>({ state: 'saved', at: begin.savedAt })
  const now = useRef<Now<Value>>({ value: begin.value, saved: begin.value, version: begin.version })
  const clock = useRef<ReturnType<typeof setTimeout>>(undefined)
  const turn = useRef<Promise<unknown>>(Promise.resolve())

  const save = useCallback((): Promise<number | null> => {
    clearTimeout(clock.current)
    const done = turn.current.then(() => saveNow(latest.current, now.current, setSaving))
    turn.current = done
    return done
  }, [])

  const change = useCallback(
    (next: Partial<Value> | ((value: Value) => Partial<Value>)) => {
      const changes = typeof next === 'function' ? next(now.current.value) : next
      now.current.value = { ...now.current.value, ...changes }
      setValue(now.current.value)
      setSaving((before) => (before.state === 'conflict' ? before : { state: 'waiting' }))
      clearTimeout(clock.current)
      clock.current = setTimeout(() => void save(), pause)
    },
    [save],
  )

  const resolve = (theirs: Whole, keep: 'theirs' | 'mine') => {
    const stored = source.storedOf(theirs)
    now.current.version = stored.version
    now.current.saved = stored.value
    if (keep === 'mine') {
      void save()
      return
    }
    now.current.value = stored.value
    setValue(stored.value)
    setSaving({ state: 'saved', at: stored.savedAt })
  }

  useLeaving(saving.state !== 'saved')
  // Whoever follows a link goes on at once; what they wrote is sent all the same.
  useEffect(() => () => void save(), [save])
  return { value, saving, change, save, resolve }
}

async function saveNow<Value, Whole>(
  source: Source<Value, Whole>,
  now: Now<Value>,
  tell: Tell<Whole>,
): Promise<number | null> {
  const { value } = now
  if (value === now.saved) return now.version
  tell({ state: 'saving' })
  try {
    const { version, savedAt } = await source.send(value, now.version)
    now.version = version
    now.saved = value
    tell(now.value === value ? { state: 'saved', at: savedAt } : { state: 'waiting' })
    return version
  } catch (failure) {
    tell(await afterFailure(source, failure))
    return null
  }
}

async function afterFailure<Value, Whole>(
  { conflict, read }: Source<Value, Whole>,
  failure: unknown,
): Promise<Saving<Whole>> {
  if (failure instanceof ApiError && failure.problem.code === conflict) {
    const theirs = await read().catch(() => null)
    if (theirs !== null) return { state: 'conflict', theirs }
  }
  const message = failure instanceof Error ? failure.message : ''
  return { state: 'failed', message: message || 'This could not be saved.' }
}

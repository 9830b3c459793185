/** web/saved/dossier: notes and steps while they are written: saved by themselves, one call at a time, and nothing lost on the way. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Dossier, DossierWritten } from '#contract/saved/dossier.ts'
import { ApiError } from '#contract/http/api-error.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'

/** Milliseconds without a change after which it is saved. */
const pause = 700

export type Saving =
  | { state: 'saved' | 'waiting' | 'saving' }
  | { state: 'failed'; message: string }
  /** It was saved in another window meanwhile; `theirs` is what stands there. */
  | { state: 'conflict'; theirs: Dossier }

type Now = { written: DossierWritten; saved: DossierWritten; version: number }

export type WrittenEditor = ReturnType<typeof useWritten>

export function useWritten(id: string, first: Dossier) {
  const begin: DossierWritten = { notes: first.notes, steps: first.steps }
  const [written, setWritten] = useState(begin)
  const [saving, setSaving] = useState<Saving>({ state: 'saved' })
  const now = useRef<Now>({ written: begin, saved: begin, version: first.version })
  const clock = useRef<ReturnType<typeof setTimeout>>(undefined)
  const turn = useRef<Promise<void>>(Promise.resolve())

  const save = useCallback((): void => {
    clearTimeout(clock.current)
    turn.current = turn.current.then(() => saveNow(id, now.current, setSaving))
  }, [id])

  const change = (changes: Partial<DossierWritten>) => {
    now.current.written = { ...now.current.written, ...changes }
    setWritten(now.current.written)
    setSaving((before) => (before.state === 'conflict' ? before : { state: 'waiting' }))
    clearTimeout(clock.current)
    clock.current = setTimeout(save, pause)
  }

  /** Ends a conflict: with what stands there, or with ours over it. */
  const resolve = ({ version, notes, steps }: Dossier, keep: 'theirs' | 'mine') => {
    now.current.version = version
    now.current.saved = { notes, steps }
    if (keep === 'theirs') {
      now.current.written = now.current.saved
      setWritten(now.current.saved)
      setSaving({ state: 'saved' })
    } else save()
  }

  useLeaving(saving)
  // Whoever follows a link goes on at once; what they wrote is sent all the same.
  useEffect(() => save, [save])
  return { written, saving, change, save, resolve }
}

async function saveNow(id: string, now: Now, tell: (saving: Saving) => void): Promise<void> {
  const { written } = now
  if (written === now.saved) return
  tell({ state: 'saving' })
  try {
    const { dossier } = await signedApi()
    const { version } = await dossier.write({ params: { id }, body: { ...written, version: now.version } })
    now.version = version
    now.saved = written
    tell({ state: now.written === written ? 'saved' : 'waiting' })
  } catch (failure) {
    tell(await afterFailure(id, failure))
  }
}

async function afterFailure(id: string, failure: unknown): Promise<Saving> {
  if (failure instanceof ApiError && failure.problem.code === 'dossier.changed') {
    const { dossier } = await signedApi()
    const theirs = await dossier.get({ params: { id } }).catch(() => null)
    if (theirs) return { state: 'conflict', theirs }
  }
  const message = failure instanceof Error ? failure.message : ''
  return { state: 'failed', message: message || 'This could not be saved.' }
}

/** Asks before a page with unsaved words is left. */
function useLeaving({ state }: Saving): void {
  useEffect(() => {
    if (state === 'saved') return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [state])
}

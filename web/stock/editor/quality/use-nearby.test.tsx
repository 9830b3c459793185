/** web/stock: homes near the pin are asked for once the pin is saved, and again when it moves. */
import { renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { emptyForm } from '#contract/stock/empty-form.ts'
import type { ListingForm } from '#contract/stock/listing-form.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { useNearby } from './use-nearby.ts'

const at = (lat: number): ListingForm => {
  const form = emptyForm({})
  return { ...form, purpose: 'sale', place: { ...form.place, point: { lat, lon: 1 } } }
}
const id = '01890000-0000-7000-8000-000000000001'
const saved = { state: 'saved', at: null } as const

it('asks when it is saved, once for each pin', async () => {
  // What the calls are made with is loaded when it is first needed.
  await signedApi()
  const asked: string[] = []
  const scores = [71, 64]
  vi.stubGlobal('fetch', (input: Request | string | URL) => {
    asked.push(new URL(input instanceof Request ? input.url : String(input), 'http://localhost').pathname)
    return Promise.resolve(
      Response.json({
        status: 'Success',
        message: 'OK',
        data: { score: scores[asked.length - 1] ?? null, homes: 9 },
      }),
    )
  })
  const view = renderHook((props: Parameters<typeof useNearby>[0]) => useNearby(props), {
    initialProps: { id, form: at(1), saving: { state: 'waiting' } },
  })
  expect(view.result.current).toBeNull()
  view.rerender({ id, form: at(1), saving: saved })
  await waitFor(() => expect(view.result.current).toBe(71), { timeout: 10_000 })
  view.rerender({ id, form: { ...at(1), bedrooms: 3 }, saving: saved })
  expect(view.result.current).toBe(71)
  view.rerender({ id, form: at(2), saving: { state: 'saving' } })
  expect(view.result.current).toBeNull()
  view.rerender({ id, form: at(2), saving: saved })
  await waitFor(() => expect(view.result.current).toBe(64), { timeout: 10_000 })
  expect(asked.filter((path) => path.endsWith(`/drafts/${id}/nearby`))).toHaveLength(2)
  vi.unstubAllGlobals()
})

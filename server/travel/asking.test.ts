/** travel: a Valhalla server that is dead keeps nobody waiting, and is tried again after a while. */
import { expect, test } from 'vitest'
import { createLog } from '#server/platform/settings/log.ts'
import { createAsking } from './asking.ts'
import type { Valhalla } from './valhalla.ts'

function dead() {
  const clock = { at: 1_000_000, now: () => new Date(clock.at) }
  const state = { asked: 0, isDead: true }
  const server: Valhalla = {
    isochrone: async () => null,
    matrix: async () => {
      state.asked++
      if (state.isDead) throw new Error('connect ECONNREFUSED')
      return [[12]]
    },
  }
  const ask = createAsking(server, { clock, log: createLog('silent') })
  return { clock, state, matrix: () => ask((one) => one.matrix([], [], 'car')) }
}

test('after three failures it is not asked, and everybody hears at once that it is down', async () => {
  const { state, matrix } = dead()
  for (let i = 0; i < 10; i++) expect(await matrix()).toEqual({ answer: null, isDown: true })
  expect(state.asked).toBe(3)
})

test('after half a minute one question tries it, and when it answers everybody asks it again', async () => {
  const { clock, state, matrix } = dead()
  for (let i = 0; i < 5; i++) await matrix()
  clock.at += 31_000
  await Promise.all([matrix(), matrix(), matrix()])
  expect(state.asked).toBe(4)
  state.isDead = false
  clock.at += 31_000
  expect(await matrix()).toEqual({ answer: [[12]], isDown: false })
  expect(await matrix()).toEqual({ answer: [[12]], isDown: false })
  expect(state.asked).toBe(6)
})

test('without a server nobody is down', async () => {
  const ask = createAsking(null, { clock: { now: () => new Date(0) }, log: createLog('silent') })
  expect(await ask((one) => one.matrix([], [], 'car'))).toEqual({ answer: null, isDown: false })
})

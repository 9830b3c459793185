/** main: who starts at a low priority. */
import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { mayRaise, startGently } from './gentle-start.ts'

const bare = 'CapEff:\t0000000000000000\n'
const limited = (nice: string) => `Max nice priority         ${nice}                    ${nice}\n`

test('only who may raise the priority again lowers it', () => {
  expect(mayRaise(bare, limited('0'))).toBe(false)
  expect(mayRaise(bare, limited('19'))).toBe(false)
  expect(mayRaise('', '')).toBe(false)
  expect(mayRaise(bare, limited('20'))).toBe(true)
  expect(mayRaise(bare, limited('unlimited'))).toBe(true)
  expect(mayRaise('CapEff:\t0000000000800000\n', limited('0'))).toBe(true)
  expect(mayRaise('CapEff:\t00000000a80425fb\n', limited('0'))).toBe(false)
})

const read = (name: string) => readFileSync(`/proc/self/${name}`, 'utf8')
const isLinux = process.platform === 'linux'

test.runIf(isLinux)('all threads are raised together, those that began meanwhile too', async () => {
  const before = getPriority()
  const isPossible = before === 0 && mayRaise(read('status'), read('limits'))
  const raise = startGently()
  expect(getPriority()).toBe(isPossible ? 10 : before)
  const thread = new Worker('setInterval(() => {}, 1000)', { eval: true })
  await new Promise((resolve) => thread.once('online', resolve))
  raise()
  const priorities = readdirSync('/proc/self/task').map((tid) => getPriority(Number(tid)))
  expect(new Set(priorities)).toEqual(new Set([before]))
  await thread.terminate()
})

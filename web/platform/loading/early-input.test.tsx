/**
 * web/platform: what was filled in before the program came is what
 * the program knows, in every kind of control.
 */
import { act, fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { afterAll, expect, it, vi } from 'vitest'
import { openBeforeProgram } from '#tests/pages/late-program.tsx'
import { replayEarlyInput } from './replay-input.ts'

/** The document is shared with other files, which hear for themselves. */
const ended = new AbortController()
afterAll(() => ended.abort())

const written = { name: '', day: '', words: 'Is it free?', kind: 'sale', when: 'soon', share: true }
const knows = vi.fn<(values: Record<string, unknown>) => void>()

/** Draws itself again with every change, as forms do, and so writes into each control what it knows. */
function Form() {
  const [values, setValues] = useState(written)
  knows(values)
  const set = (name: keyof typeof written) => ({
    name,
    onChange: ({ target }: { target: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: target.value })),
  })
  return (
    <form>
      <input value={values.name} {...set('name')} />
      <input type="date" value={values.day} {...set('day')} />
      <textarea value={values.words} {...set('words')} />
      <select value={values.kind} {...set('kind')}>
        <option value="any">Any</option>
        <option value="sale">Sale</option>
        <option value="rent">Rent</option>
      </select>
      {['soon', 'later'].map((one) => (
        <input key={one} type="radio" value={one} checked={values.when === one} {...set('when')} />
      ))}
      <input
        type="checkbox"
        name="share"
        checked={values.share}
        onChange={({ target }) => setValues((before) => ({ ...before, share: target.checked }))}
      />
    </form>
  )
}

const control = (selector: string) => document.querySelector(selector) as HTMLInputElement
const type = (selector: string, value: string) => fireEvent.input(control(selector), { target: { value } })
const later = () => act(async () => void (await vi.advanceTimersByTimeAsync(400)))

replayEarlyInput(ended.signal)
vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })

it('says again what was typed, chosen and ticked', async () => {
  const arrive = await openBeforeProgram(Form)
  type('input[name=name]', 'Ann Lee')
  type('input[name=day]', '2026-12-01')
  type('textarea', 'Has it a garden?')
  fireEvent.change(control('select'), { target: { value: 'rent' } })
  control('input[value=later]').click()
  control('input[name=share]').click()
  await arrive()
  await later()
  const said = {
    name: 'Ann Lee',
    day: '2026-12-01',
    words: 'Has it a garden?',
    kind: 'rent',
    when: 'later',
    share: false,
  }
  expect(knows).toHaveBeenLastCalledWith(said)
  expect(Object.fromEntries(new FormData(document.forms[0]))).toMatchObject({
    name: 'Ann Lee',
    day: '2026-12-01',
    kind: 'rent',
    when: 'later',
  })
})

it('says nothing that was taken back, and nothing of what the program heard itself', async () => {
  const arrive = await openBeforeProgram(Form)
  control('input[name=share]').click()
  control('input[name=share]').click()
  type('input[name=name]', 'Ann')
  await arrive()
  await act(async () => void type('input[name=name]', 'Ann Lee'))
  await later()
  expect(knows).toHaveBeenLastCalledWith({ ...written, name: 'Ann Lee' })
})

it('takes up what stood there before anybody listened', async () => {
  const arrive = await openBeforeProgram(Form)
  control('input[name=name]').value = 'Ann Lee'
  replayEarlyInput(ended.signal)
  await arrive()
  await later()
  expect(knows).toHaveBeenLastCalledWith({ ...written, name: 'Ann Lee' })
})

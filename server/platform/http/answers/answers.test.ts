/** platform: JSON that a handler wrote is what its contract says, or is refused where that is checked. */
import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/http/endpoint.ts'
import { envelope, ReadyJson, textOf } from './answers.ts'

const thing = endpoint({
  method: 'GET',
  path: '/api/test/thing',
  for: 'anyone',
  summary: 'One thing',
  data: z.object({ id: z.string(), depth: z.int() }),
})
const written = (data: object) => envelope(thing, new ReadyJson(Buffer.from(JSON.stringify(data))), {}, {})

test('JSON is sent as it was written', () => {
  expect(JSON.parse(textOf(written({ depth: 1, id: 'a' })))).toEqual({
    status: 'Success',
    message: 'OK',
    data: { id: 'a', depth: 1 },
  })
})

test.each([{ id: 'a' }, { id: 'a', depth: 1, passwordHash: 'x' }])(
  '%j is more or less than the contract',
  (data) => {
    expect(() => written(data)).toThrow(Error)
  },
)

/** web/platform: a page says that it is not there only where that is so. */
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { missingHead } from './missing-head.ts'

test('a home is missing where there is none, and not while the server cannot answer', () => {
  const titleAt = (error: unknown) => missingHead('No such home', error)[0]
  expect(titleAt(new ErrorResponse(404, '', null))).toEqual({ title: 'No such home' })
  expect([new ErrorResponse(503, '', null), new TypeError('lost')].map(titleAt)).toEqual([
    { title: 'Meridian' },
    { title: 'Meridian' },
  ])
})

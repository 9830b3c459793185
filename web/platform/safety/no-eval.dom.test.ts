/** web/platform: the schema library keeps to the page's policy, whichever of both is loaded first. */
import { config } from 'zod'
import { expect, test } from 'vitest'
import './no-eval.ts'

test('no schema is compiled in a browser', () => {
  expect(config().jitless).toBe(true)
})

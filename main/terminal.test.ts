/** main: what somebody who mistyped a command reads. */
import { parseArgs } from 'node:util'
import { expect, test } from 'vitest'
import { StartError } from '#server/platform/refusals/errors.ts'
import { sentenceOf } from './terminal.ts'

/** What an option that there is none of throws. */
function mistyped(...args: string[]): unknown {
  try {
    return parseArgs({ args, options: { name: { type: 'string' } } })
  } catch (error) {
    return error
  }
}

test('a mistyped option is a sentence, and so is what a command refuses; a fault of ours is none', () => {
  expect(sentenceOf(mistyped('--nmae', 'x'))).toBe("Unknown option '--nmae'.")
  expect(sentenceOf(mistyped('--name'))).toMatch(/^Option '--name <value>' argument missing\.$/)
  expect(sentenceOf(new StartError('No region named x is loaded.'))).toBe('No region named x is loaded.')
  expect(sentenceOf(new TypeError('x is undefined'))).toBeNull()
})

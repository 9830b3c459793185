/** main/tooling: what is called at once stands in brackets, and nothing else does. */
import { expect, test } from 'vitest'
import { readOnce } from './tighten.ts'

const long = 'a();'.repeat(300)

test('a large function that is handed over at the top is read once', () => {
  expect(readOnce(`var one=n(e=>{${long}}),two=n(()=>{a()});`)).toBe(
    `var one=n((e=>{${long}})),two=n(()=>{a()});`,
  )
  expect(readOnce(`var one=n(function(e){${long}}),two=n((e,t)=>{${long}});`)).toBe(
    `var one=n((function(e){${long}})),two=n(((e,t)=>{${long}}));`,
  )
})

test('functions that wait stay as they are', () => {
  const code = `function b(){${long}}var c=()=>{${long}},d=n(()=>{},()=>{${long}});export{b,c,d};`
  expect(readOnce(code)).toBe(code)
})

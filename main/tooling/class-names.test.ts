/** main/tooling: no two classes of modules are the same. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { briefClass, markOf, plainClass } from './class-names.ts'

const modules = globSync('web/**/*.module.css')

test('every module has a mark of its own', () => {
  expect(modules.length).toBeGreaterThan(50)
  expect(new Set(modules.map((file) => markOf(file))).size).toBe(modules.length)
})

test('every class of a module has a name of its own, which begins with a letter', () => {
  for (const file of modules) {
    const css = readFileSync(file, 'utf8')
    const names = [...new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name))]
    const brief = names.map((name) => briefClass(name, file, css))
    expect(new Set(brief).size).toBe(names.length)
    expect(brief.filter((name) => !/^[a-zA-Z]{4}[0-9a-z]+$/.test(name))).toEqual([])
  }
})

test('a class reads as it is written while pages are worked on', () => {
  expect(plainClass('card', 'web/listings/card.module.css')).toMatch(/^card_[a-zA-Z]{4}$/)
})

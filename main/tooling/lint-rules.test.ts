/** main: what the rules of our own report, and what they leave alone. */
import { RuleTester } from 'oxlint/plugins-dev'
import { describe, it } from 'vitest'

type Rule = Parameters<RuleTester['run']>[1]
const plugin: string = new URL('./lint-rules.mjs', import.meta.url).href
const { default: house } = (await import(plugin)) as {
  default: { rules: { 'parallel-assignment': Rule; 'double-assertion': Rule } }
}

RuleTester.describe = describe
RuleTester.it = it
const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'ts' } } })

tester.run('parallel assignment', house.rules['parallel-assignment'], {
  valid: [
    'const a = x; const b = y',
    'const [a, b] = f(x, y)',
    'const [a, b] = [x, y].map(f)',
    'const [a, b] = await Promise.all([x, y])',
    'for (const [a, b] of [[x, y]]) f(a, b)',
    'const pair = [x, y]',
    'const [] = []',
    'const [a, b] = [...new Set(list)]',
    '[a, b] = f()',
    'let [a] = list',
    'f(([a, b]) => a + b)',
  ],
  invalid: [
    'const [a, b] = [x, y]',
    'let [a, b] = [0, 0]',
    'const [a, b] = [1, 2] as const',
    'const [a, b] = ([x, y] satisfies Pair)!',
    'const [first, ...rest] = [x, ...others]',
    'for (let [low, high] = [0, 9]; low < high; low++) f(low)',
    'let a, b; [a, b] = [b, a]',
    'let a, b; f(([a, b] = [x, y]))',
    'let a, o; [a, o.b] = [x, y]',
  ].map((code) => ({ code, errors: [{ messageId: 'split' }] })),
})

tester.run('double assertion', house.rules['double-assertion'], {
  valid: [
    'const a = x as T',
    'const a: unknown = x',
    'const a = f(x as unknown) as T',
    'const a = (x as T).b as U',
    'const a = [1, 2] as const',
    'const a = x satisfies T as U',
  ],
  invalid: [
    'const a = x as unknown as T',
    'const a = (x as unknown) as T',
    'const a = x as any as T',
    'const a = x as U as T',
    'const a = <T>(<unknown>x)',
    'const a = <T>(x as unknown)',
    'f((await g()) as unknown as T)',
  ].map((code) => ({ code, errors: [{ messageId: 'once' }] })),
})

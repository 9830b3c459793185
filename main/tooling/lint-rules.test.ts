/** main: what the rules of our own report, and what they leave alone. */
import { RuleTester } from 'oxlint/plugins-dev'
import { describe, it } from 'vitest'

type Rule = Parameters<RuleTester['run']>[1]
const plugin: string = new URL('./lint-rules.mjs', import.meta.url).href
const { default: house } = (await import(plugin)) as {
  default: { rules: { 'parallel-assignment': Rule; 'double-assertion': Rule; 'comment-columns': Rule } }
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

const long =
  'What is told here at length goes on beyond the last column of a page, where hardly anybody reads to its end.'
const words = (count: number): string => Array.from({ length: count }, (_, at) => `word${at % 10}`).join(' ')

tester.run('columns of comments', house.rules['comment-columns'], {
  valid: [
    `// ${'x'.repeat(107)}`,
    `// https://example.com/${'x'.repeat(120)}`,
    `const text = '${words(30)}'`,
    `const text = \`\n// ${words(30)}\n\``,
    `/** @type {${words(30)}} */\nlet a`,
    `// oxlint-disable-next-line ${words(30)}\nlet a`,
  ],
  invalid: [
    {
      // On one line: over several, and none ends with a word by itself.
      code: `/** ${long} */\nlet a`,
      output: [
        '/**',
        ' * What is told here at length goes on beyond the last column of a',
        ' * page, where hardly anybody reads to its end.',
        ' */\nlet a',
      ].join('\n'),
    },
    {
      // A sentence goes on to its end; the next one, and points of a list, stay where they are.
      code: `  // ${words(20)}\n  // goes on.\n  // Next.\n  // - point\n  let a`,
      output: [
        `  // ${words(14)}`,
        '  // word4 word5 word6 word7 word8 word9 goes on.',
        '  // Next.\n  // - point\n  let a',
      ].join('\n'),
    },
    {
      // Behind code: above it.
      code: `f({\n  a: 1, // ${words(20)}\n})`,
      output: `f({\n  // ${words(12)}\n  // word2 word3 word4 word5 word6 word7 word8 word9\n  a: 1,\n})`,
    },
    {
      // In the middle of a text, or before more code, only a person can tell where it goes.
      code: `f(\`a\${b}\`) // ${words(20)}`,
    },
  ].map((one) => ({ output: null, ...one, errors: [{ messageId: 'wide' }] })),
})

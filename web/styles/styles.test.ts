/** web/styles: one style architecture: names, layers and modules, read from the files themselves. */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const sheets = globSync('web/**/*.css', { exclude: ['web/public/**'] }).map((file) => ({
  file: file.replaceAll('\\', '/'),
  css: readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\//g, ''),
}))
const modules = sheets.filter(({ file }) => file.endsWith('.module.css'))
/** Only names the styles of others, which lie in a layer of their own. */
const foreign = sheets.filter(({ css }) => css.trim().endsWith('layer(vendor);'))
const globals = sheets.filter((one) => !modules.includes(one) && !foreign.includes(one))

const sources = globSync('web/**/*.{ts,tsx}').map((file) => ({
  file: file.replaceAll('\\', '/'),
  text: readFileSync(file, 'utf8'),
}))

/**
 * Selectors only: what stands before a brace, without the values of attributes and what other programs name.
 */
function classesIn(css: string): Set<string> {
  const selectors = [...css.matchAll(/[^{};]+(?=\{)/g)]
    .map(([one]) => one.trim())
    .filter((one) => !one.startsWith('@'))
  const bare = selectors.join(' ').replaceAll(/\[[^\]]*\]|:global\([^)]*\)/g, '')
  return new Set([...bare.matchAll(/\.([a-z_-][\w-]*)/gi)].map(([, name = '']) => name))
}

describe('where styles are', () => {
  test('only parts and foundations are global', () => {
    const elsewhere = globals.map(({ file }) => file).filter((file) => !/^web\/(styles|ui)\//.test(file))
    expect(elsewhere).toEqual([])
  })

  test('no global class is spoken of in two files', () => {
    const owners = new Map<string, string[]>()
    for (const { file, css } of globals)
      for (const name of classesIn(css)) owners.set(name, [...(owners.get(name) ?? []), file])
    expect([...owners].filter(([, files]) => files.length > 1)).toEqual([])
  })

  test('every sheet lies in its layer', () => {
    const started = readFileSync('web/styles/app.css', 'utf8')
    const wrong = sheets.filter(({ file, css }) => {
      if (foreign.some((one) => one.file === file) || file === 'web/styles/app.css') return false
      if (!file.endsWith('.module.css') && started.includes(`/${file.split('/').slice(2).join('/')}'`))
        return false
      if (started.includes(`'./${file.replace('web/styles/', '')}'`)) return false
      const part = file.endsWith('.module.css') ? 'features' : 'ui'
      const layers: Record<string, string> = { pages: 'pages', styles: 'tokens' }
      const layer = layers[file.split('/')[1] ?? ''] ?? part
      return !new RegExp(String.raw`^\s*@layer ${layer} \{[^]*\}\s*$`).test(css)
    })
    expect(wrong.map(({ file }) => file)).toEqual([])
  })
})

describe('modules', () => {
  test('none reaches out of itself, but to what other programs put into the page', () => {
    const reaching = modules.flatMap(({ file, css }) =>
      [...css.matchAll(/:global\(([^)]*)\)?/g)]
        .filter(([, inside = '']) => !inside.startsWith('.pswp__'))
        .map(() => file),
    )
    expect(reaching).toEqual([])
  })

  const uses = sources.map(({ file, text }) => ({
    file,
    text,
    styles: [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(
      ([, alias = '', from = '']) => ({
        alias,
        module: from.startsWith('#') ? from.slice(1) : new URL(from, `file:///${file}`).pathname.slice(1),
      }),
    ),
  }))
  const namesUsed = new Map<string, Set<string>>()
  for (const { text, styles } of uses)
    for (const { alias, module } of styles) {
      const names = namesUsed.get(module) ?? new Set()
      for (const [, name = ''] of text.matchAll(new RegExp(String.raw`\b${alias}\.(\w+)`, 'g')))
        names.add(name)
      namesUsed.set(module, names)
    }

  test.each(modules.map(({ file, css }) => ({ file, css })))(
    '$file has what is used of it, and no more',
    (one) => {
      expect([...(namesUsed.get(one.file) ?? [])].toSorted()).toEqual([...classesIn(one.css)].toSorted())
    },
  )
})

test('equal blocks of styles exist once', () => {
  const blocks = new Map<string, string[]>()
  for (const { file, css } of sheets) {
    for (const [, inside = ''] of css.matchAll(/\{([^{}]*)\}/g)) {
      const lines = inside.split(';').map((line) => line.trim().replaceAll(/\s+/g, ' '))
      const block = lines.filter(Boolean).toSorted().join('; ')
      if (lines.length > 6) blocks.set(block, [...(blocks.get(block) ?? []), file])
    }
  }
  expect([...blocks].filter(([, files]) => files.length > 1)).toEqual([])
})

test('cells and lines begin where the page does, whichever way their own words run', () => {
  const wrong = sheets.filter(({ css }) => /text-align: (start|end)\b/.test(css))
  expect(wrong.map(({ file }) => file)).toEqual([])
})

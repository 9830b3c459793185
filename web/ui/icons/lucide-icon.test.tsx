/** ui: our way to make icons and lucide's draw the same. */
import { renderToStaticMarkup } from 'react-dom/server'
import type { LucideIcon } from 'lucide-react'
import { expect, test } from 'vitest'
import createLucideIcon from './lucide-icon.ts'

type Data = Parameters<typeof createLucideIcon>[0]
const paths = import.meta.glob<{ default: LucideIcon; __iconData: Data }>(
  '/node_modules/lucide-react/dist/esm/icons/{arrow-right,circle-exclamation-point,circle-check,globe,heart,info,map-pin,menu,search,sliders-horizontal,x}.mjs',
  { eager: true },
)

test.each(Object.entries(paths))('%s', (_, { default: Theirs, __iconData: data }) => {
  const Ours = createLucideIcon(data)
  const props = { className: 'icon icon--s', 'aria-hidden': true, focusable: 'false' } as const
  const partsOf = (markup: string) => markup.split(/[ <>/]+/).toSorted()
  expect(partsOf(renderToStaticMarkup(<Ours {...props} />))).toEqual(
    partsOf(renderToStaticMarkup(<Theirs {...props} />)),
  )
})

test('there are icons to compare', () => expect(Object.keys(paths).length).toBeGreaterThan(5))

/** web/stock: the dock leads through the steps that lack something, and to publishing at the end. */
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { emptyForm } from '#contract/stock/empty-form.ts'
import type { FormStep } from '#contract/stock/publishing.ts'
import { renderFor } from '#tests/pages/sample-page.tsx'
import { Dock } from './dock.tsx'

afterEach(cleanup)

const editor = { form: emptyForm({}), feed: null }

test('the next step is the first one that is folded and lacks something', () => {
  const asked: FormStep[] = []
  renderFor(<Dock editor={editor} open={new Set(['home'])} onStep={(step) => asked.push(step)} />)
  fireEvent.click(screen.getByRole('button', { name: 'Next: Place' }))
  expect(asked).toEqual(['place'])
})

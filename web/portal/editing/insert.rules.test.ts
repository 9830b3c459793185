/** web/portal/editing: pictures stand between paragraphs. */
import { expect, it } from 'vitest'
import { withPicture } from './insert.rules.ts'

it('stands after the paragraph of the caret, at the end, and in an empty text', () => {
  expect(withPicture('One.\n\nTwo.', 2, 'k')).toBe('One.\n\n![](picture:k)\n\nTwo.')
  expect(withPicture('One.\n\nTwo.\n', 8, 'k')).toBe('One.\n\nTwo.\n\n![](picture:k)')
  expect(withPicture('', 0, 'k')).toBe('![](picture:k)')
})

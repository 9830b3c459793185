/** platform: mails as they are laid out in the reader's direction. */
import { expect, it } from 'vitest'
import { mailHtml } from './mail-layout.ts'

it('facts stand at the start of their column, whatever language they are in', () => {
  const spoken = { subject: 'S', heading: 'H', foot: 'F' }
  const html = mailHtml({ ...spoken, language: 'ar', blocks: [{ facts: [['مع', 'Underhill Property']] }] })
  expect(html).toContain('<span dir="auto">Underhill Property</span>')
  // A cell that takes its direction from what is in it stands at the other end.
  expect(html).not.toContain('<td dir')
})

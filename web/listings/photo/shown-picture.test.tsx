/** web/listings: the picture that was swiped to is in front again when somebody comes back. */
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderFor } from '#tests/pages/sample-page.tsx'
import { CardPhoto } from './photo.tsx'

const scrolled = vi.fn<(to: ScrollToOptions) => void>()
beforeEach(() => {
  sessionStorage.clear()
  scrolled.mockClear()
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(200)
  Element.prototype.scrollTo = scrolled as Element['scrollTo']
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  Reflect.deleteProperty(Element.prototype, 'scrollTo')
})

const pictures = ['a', 'b', 'c'].map((name) => ({
  src: `/${name}.webp`,
  srcset: null,
  width: 300,
  height: 200,
  alt: name,
  placeholder: '#dce8e2',
  illustration: false,
}))
const show = (home: string) => {
  const { container } = renderFor(<CardPhoto to={`/${home}`} pictures={pictures} sizes="20rem" />)
  const strip = container.querySelector('a')
  if (!strip) throw new Error('a card has a strip of pictures')
  return strip
}

it('keeps the number of each home’s picture for the entry of the history, and forgets the first', () => {
  const strip = show('deal')
  expect(scrolled).not.toHaveBeenCalled()
  strip.scrollLeft = 400
  fireEvent.scroll(strip)
  cleanup()

  const again = show('deal')
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ left: 400, behavior: 'instant' })
  // The others are drawn at once, or there would be nothing to see.
  expect(again.querySelectorAll('img')).toHaveLength(3)
  show('walmer')
  expect(scrolled).toHaveBeenCalledOnce()
  again.scrollLeft = 0
  fireEvent.scroll(again)
  cleanup()

  show('deal')
  expect(scrolled).toHaveBeenCalledOnce()
})

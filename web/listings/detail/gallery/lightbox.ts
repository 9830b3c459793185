/**
 * web/listings: all pictures of a home over the whole screen (PhotoSwipe):
 * keyboard, swipe, zoom, captions, plans a press away.
 */
import PhotoSwipe, { type SlideData } from 'photoswipe'
import { backCloses } from '#web/platform/history/back-closes.ts'
import { drawingOf } from '#web/platform/safety/drawing-markup.ts'
import { admitDrawings } from '#web/platform/safety/trusted-types.ts'
import './photoswipe.css'
import type { Slide } from './pictures.ts'
import styles from './lightbox.module.css'

// Its buttons are drawings given as text.
admitDrawings(drawingOf)

/** Drawings have no size of their own, so they are given one that fills any screen. */
const drawnWidth = 2_880

/** Lines as thin and as round as those of every other icon. */
const icon = (shapes: string): string =>
  `<svg class="pswp__icn" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" ` +
  `stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${shapes}</svg>`
/** PhotoSwipe mirrors it for the next picture. */
const chevron = icon('<polyline points="15 6 9 12 15 18"/>')
const cross = icon('<line x1="6" y1="6" x2="18" y2="18"/><line x1="18" y1="6" x2="6" y2="18"/>')
const glass = icon('<circle cx="11" cy="11" r="7"/><line x1="16" y1="16" x2="21" y2="21"/>')

type Data = SlideData & { slide: Slide }
type Say = (text: string) => string

function dataOf(slide: Slide, say: Say): Data | null {
  const { picture } = slide
  if (!picture?.src) return null
  const grow = picture.srcset ? 1 : drawnWidth / picture.width
  return {
    slide,
    src: picture.src,
    ...(picture.srcset && { srcset: picture.srcset }),
    width: Math.round(picture.width * grow),
    height: Math.round(picture.height * grow),
    alt: say(slide.alt),
  }
}

/**
 * Opens at the slide with that number. Back closes it too; the focus returns to where it was.
 * `say` says a text of ours in the page's language: what stands here is no markup of ours.
 */
export function openLightbox(slides: readonly Slide[], index: number, say: Say): void {
  const dataSource = slides.map((slide) => dataOf(slide, say)).filter((one) => one !== null)
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const lightbox = new PhotoSwipe({
    dataSource,
    index,
    bgOpacity: 1,
    wheelToZoom: true,
    showHideAnimationType: still ? 'none' : 'fade',
    zoomAnimationDuration: still ? false : 200,
    paddingFn: ({ x }) => ({ top: 56, bottom: 64, left: x < 761 ? 0 : 80, right: x < 761 ? 0 : 80 }),
    arrowPrevSVG: chevron,
    arrowNextSVG: chevron,
    closeSVG: cross,
    zoomSVG: glass,
    closeTitle: say('Close'),
    zoomTitle: say('Zoom'),
    arrowPrevTitle: say('Previous picture'),
    arrowNextTitle: say('Next picture'),
    errorMsg: say('This picture did not arrive.'),
    mainClass: String(styles.lightbox),
  })
  lightbox.on('uiRegister', () => {
    registerCaption(lightbox, dataSource, say)
    registerTabs(lightbox, dataSource, say)
  })
  lightbox.on(
    'close',
    backCloses(() => lightbox.close()),
  )
  lightbox.init()
  lightbox.element?.setAttribute('aria-label', say('Pictures of the home'))
}

function registerCaption(lightbox: PhotoSwipe, data: readonly Data[], say: Say) {
  lightbox.ui?.registerElement({
    name: 'caption',
    className: String(styles.lightboxCaption),
    appendTo: 'root',
    order: 9,
    onInit(element) {
      element.setAttribute('role', 'status')
      lightbox.on('change', () => {
        const slide = data[lightbox.currIndex]?.slide
        const words = [
          slide?.caption ?? (slide && say(slide.alt)),
          slide?.picture?.illustration ? say('Illustration') : null,
        ]
        element.textContent = words.filter(Boolean).join(' · ')
      })
    },
  })
}

/** Pictures and floor plans: each button turns to the first of its kind. */
function registerTabs(lightbox: PhotoSwipe, data: readonly Data[], say: Say) {
  const firsts = (['picture', 'plan'] as const).map((kind) => ({
    kind,
    at: data.findIndex(({ slide }) => slide.kind === kind),
  }))
  if (firsts.some(({ at }) => at < 0)) return
  lightbox.ui?.registerElement({
    name: 'tabs',
    className: String(styles.lightboxTabs),
    appendTo: 'bar',
    order: 6,
    onInit(element) {
      const buttons = firsts.map(({ kind, at }) => {
        const button = document.createElement('button')
        button.type = 'button'
        button.textContent = say(kind === 'plan' ? 'Floor plans' : 'Pictures')
        button.addEventListener('click', () => lightbox.goTo(at))
        return { kind, button }
      })
      element.append(...buttons.map(({ button }) => button))
      lightbox.on('change', () => {
        const chosen = data[lightbox.currIndex]?.slide.kind
        for (const { kind, button } of buttons) button.setAttribute('aria-pressed', String(kind === chosen))
      })
    },
  })
}

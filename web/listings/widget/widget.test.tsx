/** web/listings: the embedded list and the script that embeds it keep their promises to other sites. */
import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { formatsFor } from '#web/platform/formats/format.tsx'
import { defaultPreferences } from '#web/platform/kept/preferences.ts'
import { sampleId } from '#tests/pages/sample-listing.ts'
import { agencyIn, readWidget, snippetOf, widgetAddress } from './question.ts'
import { WidgetPage } from './widget-page.tsx'

const origin = 'https://meridian.example'
const agency = sampleId(7)
const usual = { agency, purpose: null, theme: 'auto', limit: 6, language: 'en' } as const

describe('the address', () => {
  test('is read leniently and written back without what is usual', () => {
    const read = (query: string) => readWidget(new URLSearchParams(query))
    expect(read('agency=x&purpose=steal&theme=pink&limit=9999')).toEqual({
      ...usual,
      agency: null,
      limit: 24,
    })
    expect(read(`agency=${agency}&purpose=rent&theme=dark&limit=1`)).toEqual({
      agency,
      purpose: 'rent',
      theme: 'dark',
      limit: 3,
      language: 'en',
    })
    expect(read('lang=pt').language).toBe('pt')
    expect(read('lang=ja').language).toBe('en')
    expect(widgetAddress({ ...usual, language: 'ar' })).toBe(`/widget/search?agency=${agency}&lang=ar`)
    expect(widgetAddress(usual)).toBe(`/widget/search?agency=${agency}`)
    expect(widgetAddress({ ...usual, agency: null })).toBe('/widget/search')
    expect(agencyIn(`${origin}/property-listing-agent/${agency}?page=2`)).toBe(agency)
  })

  test('becomes one line for another site', () => {
    expect(snippetOf({ ...usual, theme: 'dark' }, origin)).toBe(
      `<script async src="${origin}/widget/embed.js" data-agency="${agency}" data-theme="dark"></script>`,
    )
  })
})

const home = {
  id: sampleId(1),
  title: 'House <by> the pier',
  purpose: 'sale' as const,
  status: 'underOffer' as const,
  type: 'terraced' as const,
  price: { mode: 'from' as const, amount: 79_500_000, max: null, currency: 'GBP', period: 'once' as const },
  converted: null,
  charges: null,
  availableFrom: null,
  beds: 4,
  baths: 2,
  area: { valueM2: 148, value: 148, unit: 'm2' },
  plot: null,
  place: { name: 'Deal', district: null, region: 'Kent', country: 'GB' },
  point: null,
  image: {
    src: '/illustrations/georgian-1.svg',
    srcset: null,
    width: 960,
    height: 640,
    alt: '',
    placeholder: '#fff',
    illustration: true,
  },
  images: [],
  imageCount: 1,
  agency: { id: agency, name: 'Saltmarsh & Fenn' },
  listedAt: '2026-02-03T00:00:00.000Z',
  confirmedAt: '2026-02-03T00:00:00.000Z',
  reduced: null,
  isNew: false,
  features: [],
}

describe('the embedded list', () => {
  const markup = renderToStaticMarkup(
    <WidgetPage
      question={{ ...usual, purpose: 'sale' }}
      name="Saltmarsh & Fenn"
      homes={[home]}
      total={12}
      counts={{ sale: 12, rent: 3 }}
      origin={origin}
      all={`/property-listing?agency=${agency}`}
      format={formatsFor(defaultPreferences, '2026-11-20T00:00:00.000Z')}
    />,
  )
  const sheet = new DOMParser().parseFromString(markup, 'text/html')

  test('leads to our own pages, in windows that cannot reach back', () => {
    const links = [...sheet.querySelectorAll('a')]
    const out = links.filter((one) => one.target === '_blank')
    expect(out.length).toBe(3)
    for (const one of out) expect([one.rel, one.href.startsWith(`${origin}/`)]).toEqual(['noopener', true])
    const inside = links.filter((one) => !one.target).map((one) => one.getAttribute('href'))
    expect(inside).toEqual([
      `/widget/search?agency=${agency}&purpose=sale`,
      `/widget/search?agency=${agency}&purpose=rent`,
    ])
    expect(sheet.querySelector('form')?.target).toBe('_blank')
  })

  test('stays in the language it is asked for, wherever its links lead', () => {
    const arabic = new DOMParser().parseFromString(
      renderToStaticMarkup(
        <WidgetPage
          question={{ ...usual, purpose: 'sale', language: 'ar' }}
          name={null}
          homes={[home]}
          total={12}
          counts={{ sale: 12, rent: 3 }}
          origin={origin}
          all="/property-listing?purpose=rent"
          format={formatsFor({ ...defaultPreferences, language: 'ar' }, '2026-11-20T00:00:00.000Z')}
        />,
      ),
      'text/html',
    )
    const { lang, dir } = arabic.documentElement
    expect([lang, dir]).toEqual(['ar', 'rtl'])
    const links = [...arabic.querySelectorAll('a')].map((one) => one.getAttribute('href') ?? '')
    expect(links.filter((href) => !/[?&]lang=ar$/.test(href))).toEqual([])
    expect(arabic.querySelector('input[name=lang]')?.getAttribute('value')).toBe('ar')
  })

  test('has no script, style or handler of its own in the page', () => {
    expect(
      [...sheet.querySelectorAll('script')].map((one) => [one.getAttribute('src'), one.textContent]),
    ).toEqual([['/widget/frame.js', '']])
    expect(sheet.querySelectorAll('style, [style], [onclick], [onload]')).toHaveLength(0)
    expect(sheet.querySelector('.name')?.textContent).toBe('House <by> the pier')
    expect(sheet.querySelector('.price')?.textContent).toBe('From £795,000')
    // Each is said by itself: no catalogue has every word before an amount.
    expect(sheet.querySelector('.price span')?.textContent).toBe('From ')
  })

  test('keeps nothing: its scripts know neither cookies nor storage', () => {
    for (const file of ['embed.js', 'frame.js'])
      expect(readFileSync(`web/public/widget/${file}`, 'utf8')).not.toMatch(
        /document\.cookie|Storage|indexedDB|fetch\(|innerHTML/,
      )
  })
})

describe('the script that embeds it', () => {
  let frame: HTMLIFrameElement
  const code = readFileSync('web/public/widget/embed.js', 'utf8')
  beforeEach(() => {
    const script = document.createElement('script')
    script.src = `${origin}/widget/embed.js`
    Object.assign(script.dataset, { agency, theme: 'dark', title: 'Our homes' })
    script.type = 'text/plain'
    document.body.append(script)
    Object.defineProperty(document, 'currentScript', { value: script, configurable: true })
    new Function(code)()
    frame = document.querySelector('iframe') as HTMLIFrameElement
  })
  afterEach(() => {
    Reflect.deleteProperty(document, 'currentScript')
    document.body.replaceChildren()
  })

  const say = (data: unknown, from: string, source: MessageEventSource | null) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin: from, source }))

  test('makes one frame with a name, its options and no way to the page around it', () => {
    expect(frame.src).toBe(`${origin}/widget/search?agency=${agency}&theme=dark`)
    expect(frame.title).toBe('Our homes')
    expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation')
    expect(document.querySelectorAll('iframe')).toHaveLength(1)
  })

  test('lets the frame grow, when the frame itself says so', () => {
    say({ type: 'meridian:height', height: 812.4 }, origin, frame.contentWindow)
    expect(frame.style.height).toBe('813px')
    say({ type: 'meridian:height', height: 1e9 }, origin, frame.contentWindow)
    expect(frame.style.height).toBe('6000px')
  })

  test.each([
    ['another site', { type: 'meridian:height', height: 900 }, 'https://evil.example', true],
    ['another window of ours', { type: 'meridian:height', height: 900 }, origin, false],
    ['a word it does not know', { type: 'other', height: 900 }, origin, true],
    ['no number', { type: 'meridian:height', height: '900' }, origin, true],
    ['nothing', null, origin, true],
  ])('does not listen to %s', (_, data, from, isFrame) => {
    say(data, from, isFrame ? frame.contentWindow : window)
    expect(frame.style.height).toBe('640px')
  })
})

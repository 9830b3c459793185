/** web/platform: what may become markup, and what may become a script. */
import { beforeAll, describe, expect, it } from 'vitest'
import { drawingOf } from './drawing-markup.ts'
import { admitDrawings, harmless, ownAddress } from './trusted-types.ts'

/** What a parser makes of it, so that other quotes and ends make no difference. */
const drawn = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.innerHTML.replaceAll(/>\s+</g, '><')

it('no drawing becomes markup before a part of the program shows drawings', () => {
  expect(() => harmless('<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>')).toThrow(TypeError)
})

describe('text that becomes markup', () => {
  beforeAll(() => admitDrawings(drawingOf))

  it.each([
    '',
    'Plain words & signs > here',
    '{"name":"\\u003c/script\\u003e"}',
    '<script></script>',
    '<svg aria-hidden="true" class="pswp__icn" viewBox="0 0 32 32" width="32" height="32"><use class="pswp__icn-shadow" xlink:href="#pswp__icn-close"/><path d="M24 10l-2-2" id="pswp__icn-close"/></svg>',
  ])('may be %j', (html) => expect(drawn(harmless(html))).toEqual(drawn(html)))

  it.each([
    '<img src=x>',
    '<script>run()</script>',
    '<svg onload="run()"></svg>',
    '<svg><path onclick=run()></svg>',
    '<svg\u00a0class="a" tabindex=1 onfocus=run() autofocus>',
    '<svg\u00a0class="a" id="b\u00a0" onfocus="run()"/>',
    '<svg\u2003onload="run()"/>',
    '<svg class="a"\u00a0onfocus="run()"></svg>',
    '<svg\u000bonload="run()"></svg>',
    '<svg ONLOAD="run()"></svg>',
    '<svg><use xlink:href="data:image/svg+xml,x#a"/></svg>',
    '<svg><use href=" https://elsewhere.example/#a"/></svg>',
    '<svg><animate attributeName="href" values="javascript:run()"/></svg>',
    '<svg><path style="background:url(//elsewhere.example)"/></svg>',
    '<svg></p><img src=x onerror=run()></svg>',
    '<svg><path d="a"/></svg><body onload=run()>',
    '<html onclick=run()><svg></svg>',
    '<math><mtext></mtext></math>',
    '<a href="javascript:run()">x</a>',
    '<svg>words</svg>',
    '<template><img src=x onerror=run()></template>',
    '<title></title>',
    '<svg/onload=run()>',
    '<svg><path d="a>b" onclick="run()"></svg>',
    '<svg><path d="a"onclick="run()"></svg>',
    '<svg><use href="https://elsewhere.example/x.svg#a"/></svg>',
    '<svg><use href="data:image/svg+xml,x#a"/></svg>',
    '<svg><foreignObject></foreignObject></svg>',
    '<svg><style>*{}</style></svg>',
    '<p>words</p>',
    '<path <img src=x onerror=run()>',
    '<!-- -->',
    '<',
  ])('may not be %j', (html) => expect(() => harmless(html)).toThrow(TypeError))
})

describe('addresses of scripts', () => {
  it('are ours', () =>
    expect(ownAddress('/assets/worker.js')).toBe(`${window.location.origin}/assets/worker.js`))
  it.each(['https://elsewhere.example/x.js', '//elsewhere.example/x.js', 'data:text/javascript,run()'])(
    'are not %s',
    (address) => expect(() => ownAddress(address)).toThrow(TypeError),
  )
})

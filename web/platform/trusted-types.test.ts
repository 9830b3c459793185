/** web/platform: what may become markup, and what may become a script. */
import { describe, expect, it } from 'vitest'
import { isHarmless, ownAddress } from './trusted-types.ts'

describe('text that becomes markup', () => {
  it.each([
    '',
    'Plain words & signs > here',
    '{"name":"\\u003c/script\\u003e"}',
    '<script></script>',
    '<svg aria-hidden="true" class="pswp__icn" viewBox="0 0 32 32" width="32" height="32"><use class="pswp__icn-shadow" xlink:href="#pswp__icn-close"/><path d="M24 10l-2-2" id="pswp__icn-close"/></svg>',
  ])('may be %j', (html) => expect(isHarmless(html)).toBe(true))

  it.each([
    '<img src=x>',
    '<script>run()</script>',
    '<svg onload="run()"></svg>',
    '<svg><path onclick=run()></svg>',
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
  ])('may not be %j', (html) => expect(isHarmless(html)).toBe(false))
})

describe('addresses of scripts', () => {
  it('are ours', () => expect(ownAddress('/assets/worker.js')).toBe(`${window.location.origin}/assets/worker.js`))
  it.each(['https://elsewhere.example/x.js', '//elsewhere.example/x.js', 'data:text/javascript,run()'])(
    'are not %s',
    (address) => expect(() => ownAddress(address)).toThrow(TypeError),
  )
})

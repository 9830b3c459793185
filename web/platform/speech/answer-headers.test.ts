/** web/platform: what a page's headers say of its language, and whose choice they keep. */
import { describe, expect, test } from 'vitest'
import { nameLanguage } from './answer-headers.ts'

function headersFor(query: string, cookie?: string): Headers {
  const headers = new Headers({ vary: 'accept-encoding' })
  const request = new Request(`http://localhost/aboutUs${query}`, cookie ? { headers: { cookie } } : {})
  nameLanguage(headers, request, 'es', true)
  return headers
}

describe('a page', () => {
  test('names its language, and what it differs by', () => {
    const headers = headersFor('')
    expect(headers.get('content-language')).toBe('es')
    expect(headers.get('vary')).toBe('accept-encoding, cookie')
    expect(headers.getSetCookie()).toEqual([])
  })

  test('keeps the language of its address for whoever never chose one, and for nobody else', () => {
    expect(headersFor('?lang=es').getSetCookie()).toEqual([
      'lang=es; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    ])
    expect(headersFor('?lang=es', 'other=1').getSetCookie()).toHaveLength(1)
    for (const cookie of ['lang=de', 'prefs=language=de'])
      expect(headersFor('?lang=es', cookie).getSetCookie()).toEqual([])
    expect(headersFor('?lang=xx').getSetCookie()).toEqual([])
  })
})

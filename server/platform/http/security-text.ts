/** platform: /.well-known/security.txt: where people who found a weakness may write. Source: RFC 9116. */
import { dayMs } from '#contract/vocabulary/spans.ts'
import type { Routes } from './http.ts'
import type { Platform } from '../platform.ts'

/** Days the file is good for; it is rewritten every day, so it never runs out while the program runs. */
const goodFor = 180

export const securityTextRoutes =
  ({ config, clock }: Pick<Platform, 'config' | 'clock'>): Routes =>
  (_bind, raw) =>
    raw('/.well-known/security.txt', () => {
      const expires = new Date(clock.now().getTime() + goodFor * dayMs)
      expires.setUTCHours(0, 0, 0, 0)
      const lines = [
        `Contact: ${config.securityContact}`,
        `Expires: ${expires.toISOString().replace('.000', '')}`,
        'Preferred-Languages: en',
        `Canonical: ${config.publicUrl}/.well-known/security.txt`,
      ]
      const headers = {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'public, max-age=86400',
      }
      return Promise.resolve(new Response(`${lines.join('\n')}\n`, { headers }))
    })

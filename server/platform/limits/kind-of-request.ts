/**
 * platform: what is asked and by whom, by the first line and the headers of
 * a request alone, before anything is parsed.
 */
import type { IncomingHttpHeaders } from 'node:http'
import { isbot } from 'isbot'
import { placesOfPage, type Guest, type Kind } from './admission.ts'

type Head = { url?: string | undefined; headers: IncomingHttpHeaders }

/** `health` is what load balancers and Prometheus ask; `file` is every picture, tile, script and feed. */
export type WhatIsAsked = 'health' | 'call' | 'page' | 'file'

/** The way of an address, without what is asked. */
export const pathOf = (url = '/'): string => url.split('?', 1)[0] ?? '/'

export function whatIsAsked(path: string): WhatIsAsked {
  if (/^\/(healthz|readyz|metrics)$/.test(path)) return 'health'
  if (path.startsWith('/api/')) return 'call'
  // Pages have no ending; what turns one page into another without reloading it ends in `.data`.
  return /(\/[^/.]*|\.data)$/.test(path) ? 'page' : 'file'
}

/**
 * Kind and weight of a request. A robot may say that it is a person:
 * what a network may take is the same for both.
 */
export function kindOfRequest({ url, headers }: Head): Omit<Guest, 'network'> {
  const path = pathOf(url)
  const asked = whatIsAsked(path)
  return { kind: kindOf(path, asked, headers), places: asked === 'page' ? placesOfPage : 1 }
}

function kindOf(path: string, asked: WhatIsAsked, headers: IncomingHttpHeaders): Kind {
  if (asked === 'health') return 'vital'
  if (path.startsWith('/assets/')) return 'part'
  if (path.startsWith('/api/auth/') || path === '/api/trg/verify') return 'signIn'
  const agent = headers['user-agent']
  if (!agent || isbot(agent)) return 'machine'
  // Pages ask from where they are; programs, and scripts on other sites, do not.
  return asked === 'call' && headers['sec-fetch-site'] !== 'same-origin' ? 'machine' : 'person'
}

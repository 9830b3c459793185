/** translation: what every verb of this domain needs, made once from the platform. */
import type { Platform } from '#server/platform/platform.ts'
import { loadSecret } from '#server/platform/settings/secrets.ts'
import { createApertium } from '../engines/apertium.ts'
import { createBreaker, type Breaker } from '#server/platform/outbound/breaker.ts'
import type { Engine } from '../engines/engine.ts'
import { createUpstream } from '../engines/upstream.ts'

export type Translation = {
  platform: Platform
  /** Signs the tokens of devices. */
  secret: string
  /** The service the operator named, or the engine of this machine. */
  engine: Engine
  breaker: Breaker
  now: () => Date
}

const made = new WeakMap<Platform, Translation>()

/** The same object for the same platform. */
export function translationOf(platform: Platform): Translation {
  const known = made.get(platform)
  if (known) return known
  const { config, clock } = platform
  const { upstream, key } = config.translate
  const translation = {
    platform,
    secret: loadSecret(config),
    engine: upstream ? createUpstream({ url: upstream, key }) : createApertium(),
    breaker: createBreaker(clock),
    now: () => clock.now(),
  }
  made.set(platform, translation)
  return translation
}

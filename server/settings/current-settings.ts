/**
 * settings: what holds now, in the memory of every process; changes made by any other arrive within moments.
 */
import type { Settings } from '#contract/settings/settings.ts'
import { listen } from '#server/platform/database/listen.ts'
import type { Platform } from '#server/platform/platform.ts'
import { settingsOf } from './settings.rules.ts'
import { readNewest, settingsChannel } from './settings.store.ts'

export type CurrentSettings = {
  /** From memory; while the database is away what held last, or what holds unsaid. */
  read: () => Promise<Settings>
  /** Reads again with the next question. */
  forget: () => void
}

const made = new WeakMap<Platform, CurrentSettings>()

/** The same object for the same platform. It listens from the first question on. */
export function currentSettings(platform: Platform): CurrentSettings {
  const known = made.get(platform)
  if (known) return known
  const fresh = createCurrent(platform)
  made.set(platform, fresh)
  return fresh
}

function createCurrent({ db, database, log, onClose }: Platform): CurrentSettings {
  let held: Promise<Settings> | null = null
  let last = settingsOf({})
  let isListening = false
  const forget = () => {
    held = null
  }
  const load = async (): Promise<Settings> => {
    try {
      last = settingsOf(await readNewest(db))
    } catch (error) {
      log.warn({ err: error }, 'the settings could not be read; those of before hold')
      forget()
    }
    return last
  }
  const start = () => {
    isListening = true
    const { url } = database
    onClose(listen({ url, channel: settingsChannel, onPayload: forget, onConnected: forget, log }).stop)
  }
  return {
    read: () => {
      if (!isListening) start()
      held ??= load()
      return held
    },
    forget,
  }
}

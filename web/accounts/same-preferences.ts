/** web/accounts: keeps the preferences of the browser and of the account the same while somebody is signed in. */
import { useEffect, useRef } from 'react'
import { usePreferences } from '#web/platform/formats/format.tsx'
import { useHydrated } from '#web/platform/loading/hydrated.ts'
import { hasPreferences, preferencesCookie, type Preferences } from '#web/platform/kept/preferences.ts'
import { useEarlyRevalidate } from '#web/platform/api/revalidate.ts'
import { saveUserInfo, useUserInfo } from '#web/platform/session/session.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { follow, type Kept, type Moment } from './following.ts'

/** `isNew`: whoever signs in next has just proved a new address. */
export function useSamePreferences(isNew: boolean): void {
  const chosen = usePreferences()
  const userInfo = useUserInfo()
  const isHydrated = useHydrated()
  const revalidate = useEarlyRevalidate()
  const before = useRef<Moment | null>(null)
  useEffect(() => {
    if (!isHydrated) return
    keepLanguage(chosen.language, false)
    const now = { chosen, kept: userInfo, hasLanguage: hasPreferences(document.cookie) }
    const step = follow(before.current, now, isNew)
    before.current = now
    if (step.type === 'toAccount') void store(step.kept)
    if (step.type === 'toBrowser') {
      take(step.preferences)
      revalidate()
    }
  }, [chosen, userInfo, isHydrated, isNew, revalidate])
}

/** A choice that cannot be stored now is stored with the next page that is opened. */
async function store(kept: Kept): Promise<void> {
  try {
    const { profile } = await signedApi()
    saveUserInfo((await profile.update({ body: kept })).userInfo)
  } catch (error) {
    // oxlint-disable-next-line no-console -- the choice counts in this browser all the same
    console.warn('The preferences could not be stored in the account.', error)
  }
}

function take(preferences: Preferences): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- this cookie carries no identity, and the server reads it for every page
  document.cookie = preferencesCookie(preferences, window.location.protocol === 'https:')
  keepLanguage(preferences.language, true)
}

/** The chosen language stands in localStorage under the specification's name. */
function keepLanguage(language: string, replace: boolean): void {
  try {
    if (replace || localStorage.getItem('language') === null) localStorage.setItem('language', language)
  } catch {
    // Storage is switched off; the cookie says it all the same.
  }
}

/**
 * web/accounts: keeps the preferences of the browser and of the account the same while somebody is signed in.
 */
import { useEffect, useState } from 'react'
import { useEarlyRevalidate } from '#web/platform/api/revalidate.ts'
import { usePreferences } from '#web/platform/formats/format.tsx'
import { askedLanguage, hasPreferences, readPreferences } from '#web/platform/kept/preferences.ts'
import { keepLanguage } from '#web/platform/kept/stored-language.ts'
import { useHydrated } from '#web/platform/loading/hydrated.ts'
import { isActing, useUserInfo } from '#web/platform/session/session.ts'
import { createMoments } from './moments.rules.ts'

/** `isNew`: whoever signs in next has just proved a new address. */
export function useSamePreferences(isNew: boolean): void {
  const chosen = usePreferences()
  const userInfo = useUserInfo()
  const isHydrated = useHydrated()
  const revalidate = useEarlyRevalidate()
  const [moments] = useState(createMoments)
  useEffect(() => {
    // What an address is read in was not chosen by anybody.
    if (!isHydrated || askedLanguage(new URL(window.location.href))) return
    keepLanguage(chosen.language, { replace: false })
    // As the browser keeps them: what was just taken from the account
    // is not on the page before it is read again.
    const { cookie } = document
    const now = { chosen: readPreferences(cookie), kept: userInfo, hasLanguage: hasPreferences(cookie) }
    // Visitors have no account to follow, and do without the program for it;
    // somebody who acts as a person is not them.
    if (!userInfo || isActing()) return moments.pass(now)
    moments.note(now)
    import('./follow-account.ts').then(
      ({ followAccount }) => {
        const step = moments.next()
        if (step) followAccount(step.before, step.now, { isNew, revalidate })
      },
      // oxlint-disable-next-line no-console -- the choice counts in this browser all the same
      (error: unknown) => console.warn('The preferences could not be compared with the account.', error),
    )
  }, [chosen, userInfo, isHydrated, isNew, revalidate, moments])
}

/** web/accounts: does what keeps browser and account the same; loads when somebody is signed in. */
import { keepPreferences } from '#web/platform/kept/keep-preferences.ts'
import type { Preferences } from '#web/platform/kept/preferences.ts'
import { keepLanguage } from '#web/platform/kept/stored-language.ts'
import { saveUserInfo } from '#web/platform/session/session.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { syncPreferences, type Kept, type Moment } from './preference-sync.ts'

/** `before` and `now` as `syncPreferences` takes them; `revalidate` asks for the page again. */
export function followAccount(
  before: Moment | null,
  now: Moment,
  { isNew, revalidate }: { isNew: boolean; revalidate: () => void },
): void {
  const step = syncPreferences(before, now, isNew)
  if (step.type === 'toAccount') void store(step.kept)
  if (step.type === 'toBrowser') {
    take(step.preferences)
    revalidate()
  }
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
  keepPreferences(preferences)
  keepLanguage(preferences.language, { replace: true })
}

/**
 * web/alerts: what the account of whoever saves a search holds
 * already: other searches, and whether mails are on.
 */
import { useEffect, useState } from 'react'
import type { SavedSearch } from '#contract/alerts/alerts.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'

export type AccountSearches = { searches: readonly SavedSearch[]; byMail: boolean }

async function readAccount(): Promise<AccountSearches> {
  const { alerts } = await signedApi()
  const [{ items }, { byMail }] = await Promise.all([alerts.list({}), alerts.settings({})])
  return { searches: items, byMail }
}

/** Null for visitors, until it is read, and where it cannot be: a search is saved without it just as well. */
export function useAccountSearches(isUser: boolean): AccountSearches | null {
  const [account, setAccount] = useState<AccountSearches | null>(null)
  useEffect(() => {
    if (isUser) void readAccount().then(setAccount, () => undefined)
  }, [isUser])
  return account
}

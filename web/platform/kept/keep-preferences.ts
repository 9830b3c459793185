/** web/platform: keeps a choice in this browser, where the server reads it for every page. */
import { preferencesCookies, type Preferences } from './preferences.ts'

/** From now on pages are written so. */
export function keepPreferences(chosen: Preferences): void {
  for (const cookie of preferencesCookies(chosen, window.location.protocol === 'https:')) {
    // oxlint-disable-next-line unicorn/no-document-cookie -- these carry no identity, and the server reads them for every page
    document.cookie = cookie
  }
}

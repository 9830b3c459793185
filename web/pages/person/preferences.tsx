/**
 * web/pages: /preferences: keeps a choice of language, currency, unit and
 * theme, or shows the form where script is off.
 */
import { data, redirect } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { languageParameter } from '#contract/content/page-addresses.ts'
import { PreferencesForm } from '#web/frame/preferences-form.tsx'
import { ownPath } from '#web/platform/session/own-path.ts'
import { pageContext } from '#web/platform/meta/page-context.ts'
import { preferencesCookies, readChoices, readPreferences } from '#web/platform/kept/preferences.ts'
import { useRates } from '#web/platform/money/rates.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Route } from './+types/preferences'
import { classNames } from '#web/ui/class-names.ts'
import styles from './preferences.module.css'

const choices = ['language', 'currency', 'areaUnit', 'theme']

/** A page of ours, whatever the address says; choosing again leads nowhere new. */
function safeBack(asked: string | null, origin: string): string {
  const path = ownPath(asked, origin)
  return path === null || /^\/preferences\b/i.test(path) ? '/' : path
}

/** The same page in the language that was just chosen, whichever the address asked for. */
function inNoLanguage(path: string, origin: string): string {
  const url = new URL(path, origin)
  url.searchParams.delete(languageParameter)
  return `${url.pathname}${url.search}${url.hash}`
}

/** Choosing is a GET, so that it needs no script: it changes a cookie without identity and nothing else. */
export function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams
  const { publicUrl } = context.get(pageContext)
  const back = safeBack(asked.get('back'), publicUrl)
  const headers = { 'cache-control': 'private, no-store' }
  if (!choices.some((name) => asked.has(name))) return data({ back }, { headers })
  const chosen = readChoices(asked, readPreferences(request.headers.get('cookie')))
  const secure = publicUrl.startsWith('https:')
  const kept = new Headers(headers)
  for (const cookie of preferencesCookies(chosen, secure)) kept.append('set-cookie', cookie)
  throw redirect(asked.has('language') ? inNoLanguage(back, publicUrl) : back, { headers: kept })
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const language = new URL(request.url).searchParams.get('language')
  if (language) localStorage.setItem('language', language)
  return serverLoader()
}

export const meta: Route.MetaFunction = () => [
  { title: `Language, currency and unit · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function PreferencesPage({ loaderData }: Route.ComponentProps) {
  const { currencies } = useRates()
  return (
    <main id="main" className={classNames('page section', styles.preferences)}>
      <h1 className="title">Language, currency and unit</h1>
      <PreferencesForm currencies={currencies} back={loaderData.back}>
        <div>
          <Button type="submit" kind="primary">
            Save
          </Button>
        </div>
      </PreferencesForm>
    </main>
  )
}

/** web: the frame around every page: language, theme, fonts, header, footer, toasts. */
import '#web/platform/safety/no-eval.ts'
import type { ReactNode } from 'react'
import {
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
  useRouteLoaderData,
} from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { pageLanguage } from '#contract/content/translation-codes.ts'
import inter from '#web/ui/fonts/inter-latin.woff2?url'
import sourceSerif from '#web/ui/fonts/serif-latin.woff2?url'
import { AlertsFrame } from '#web/alerts/alerts-frame.tsx'
import { AccountFrame } from '#web/accounts/account-frame.tsx'
import { AccountMenu } from '#web/accounts/account-menu.tsx'
import { Footer } from '#web/frame/deferred-footer.tsx'
import { useFocusReturn } from '#web/platform/kept/focus-return.ts'
import { Header } from '#web/frame/header.tsx'
import { BannerSlot } from '#web/frame/banner/banner-slot.tsx'
import { OfferSlot } from '#web/frame/offer/offer-slot.tsx'
import { OtherScripts } from '#web/frame/other-scripts.tsx'
import { TimeoutPage } from '#web/frame/timeout-page.tsx'
import { Preloader } from '#web/frame/preloader.tsx'
import { Trouble } from '#web/frame/trouble.tsx'
import { apiContext } from '#web/platform/api/api-context.ts'
import { SaidMeta } from '#web/platform/speech/said-meta.tsx'
import { usePageLanguage } from '#web/platform/speech/speech.tsx'
import { useTimedOutNavigation } from '#web/platform/loading/navigation-timeout.ts'
import { VisitProvider } from '#web/platform/formats/format.tsx'
import { hidesFooter } from '#web/platform/session/guard.rules.ts'
import { useVerifying } from '#web/platform/session/verifying.ts'
import { languageOf } from '#web/platform/words/languages.ts'
import { defaultPreferences, preferencesFor } from '#web/platform/kept/preferences.ts'
import { pageContext } from '#web/platform/meta/page-context.ts'
import { RatesProvider, type RatesFacts } from '#web/platform/money/rates.tsx'
import { isReviewed, noTranslation, TranslationProvider } from '#web/platform/words/translation-facts.tsx'
import { SavedFrame } from '#web/saved/saved-frame.tsx'
// Hearts come with other pages; their style stays in the one sheet, where it packs best.
import '#web/saved/heart.module.css'
import { SavedLink } from '#web/saved/saved-link.tsx'
import { Toasts } from '#web/frame/toasts.tsx'
import { PageTranslation } from '#web/translation/page-translation.tsx'
import { MapCredits } from '#web/ui/charts/map-credits.ts'
import { SectionLink } from '#web/ui/sections/section-link.tsx'
import type { Route } from './+types/root'

/** As it is developed, sheets come one by one, in any order; what is built is one that begins with this. */
const layers = import.meta.env.DEV ? (await import('./styles/layers.css?inline')).default : ''

/**
 * What a page may say about its frame, as `handle.frame`: `own`
 * pages bring their header, `none` have no frame.
 */
export type Frame = 'own' | 'none'

const font = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' }) as const

export const links: Route.LinksFunction = () => [
  font(inter),
  font(sourceSerif),
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/touch-180.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export const meta: Route.MetaFunction = () => [{ title: brand.name }]

const noRates: RatesFacts = { perEuro: { EUR: 1 }, shown: null, date: null, stale: false }
const noSite = { currencies: null, banners: [] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const preferences = preferencesFor(request)
  // Without rates pages show prices as they are; the frame stands even when the database does not.
  const { currencies, translation, site } = context.get(apiContext)
  const [rates, languages, shown] = await Promise.all([
    currencies.list({}).catch(() => null),
    translation.languages({}).catch(() => null),
    site.now({}).catch(() => noSite),
  ])
  const facts = rates && {
    perEuro: Object.fromEntries(rates.rates.map((one) => [one.currency, one.perEuro])),
    shown: shown.currencies,
    date: rates.date,
    stale: rates.stale,
  }
  return {
    preferences,
    rates: facts ?? noRates,
    translation: languages ?? noTranslation,
    banners: shown.banners,
    now: new Date().toISOString(),
    origin: context.get(pageContext).publicUrl,
    mapCredits: context.get(pageContext).mapCredits,
  }
}

export function Layout({ children }: { children: ReactNode }) {
  const visit = useRouteLoaderData<typeof loader>('root')
  const preferences = visit?.preferences ?? defaultPreferences
  const { theme } = preferences
  const facts = visit?.translation ?? noTranslation
  const spoken = usePageLanguage()
  // Dates and numbers change with the words, and by themselves in languages that have no reviewed words.
  const isWritten = spoken !== pageLanguage || isReviewed(facts, preferences.language)
  return (
    <html
      lang={spoken}
      dir={languageOf(preferences.language).dir}
      data-theme={theme === 'system' ? undefined : theme}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#f7f4ec" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#10201c" media="(prefers-color-scheme: dark)" />
        {import.meta.env.DEV && <style>{layers}</style>}
        <SaidMeta />
        <Links />
        <OtherScripts language={preferences.language} />
      </head>
      <body>
        <VisitProvider
          preferences={preferences}
          formats={isWritten ? spoken : preferences.language}
          now={visit?.now ?? '1970-01-01T00:00:00.000Z'}
        >
          <TranslationProvider facts={facts}>
            <RatesProvider rates={visit?.rates ?? noRates}>
              <MapCredits value={visit?.mapCredits ?? []}>{children}</MapCredits>
            </RatesProvider>
          </TranslationProvider>
        </VisitProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** What a person gets at the end of the header. */
const personal = (
  <>
    <SavedLink />
    <AccountMenu />
  </>
)

export default function Root() {
  const frame = useFrame()
  const { pathname } = useLocation()
  useFocusReturn()
  return (
    <>
      <SectionLink className="skip" to="main">
        Skip to the content
      </SectionLink>
      <Progress />
      {frame === 'none' ? null : <OfferSlot />}
      {frame === 'none' ? null : <Banners />}
      {frame ? null : <Header end={personal} />}
      <Outlet />
      {frame || hidesFooter(pathname) ? null : <Footer />}
      <AccountFrame isApp={frame === 'none'} />
      <SavedFrame />
      <AlertsFrame />
      <Toasts />
      <PageTranslation />
    </>
  )
}

/** What operators say to everybody at the moment. */
function Banners() {
  const visit = useRouteLoaderData<typeof loader>('root')
  return <BannerSlot banners={visit?.banners ?? []} />
}

function useFrame(): Frame | undefined {
  const handles = useMatches().map(({ handle }) => handle as { frame?: Frame } | undefined)
  return handles.findLast((handle) => handle?.frame)?.frame
}

/**
 * Says, to eyes and to screen readers, that the next page is on its way;
 * while a role is verified nothing else is seen.
 */
function Progress() {
  const { state } = useNavigation()
  const isVerifying = useVerifying()
  const givenUp = useTimedOutNavigation()
  if (givenUp !== null) return <TimeoutPage address={givenUp} />
  if (state === 'loading' && isVerifying) return <Preloader />
  return (
    <output className={state === 'loading' ? 'progress' : undefined}>
      {state === 'loading' && <span className="quiet-text">The next page is loading</span>}
    </output>
  )
}

export function ErrorBoundary() {
  return (
    <>
      <Header />
      <Trouble />
      <Footer />
    </>
  )
}

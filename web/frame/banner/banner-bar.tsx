/** web/frame/banner: what operators say to everybody, in the visitor's language, until it is closed. */
import { Info, TriangleAlert, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { Banner } from '#contract/settings/settings.ts'
import { usePreferences } from '#web/platform/formats/format.tsx'
import { isUnder } from '#web/platform/session/guard.rules.ts'
import { languageOf } from '#web/platform/words/languages.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { closeBanner, closedBanners, onBannerClosed } from './closed-banners.ts'
import styles from './banner-bar.module.css'

/** The language of the visitor where it is written in it, else English. */
const languageIn = (texts: Banner['texts'], wanted: string): keyof Banner['texts'] =>
  wanted in texts ? (wanted as keyof Banner['texts']) : 'en'

/** The first that is meant for this page and was not closed; none where people work. */
export function BannerBar({ banners }: { banners: readonly Banner[] }) {
  const { pathname } = useLocation()
  const closed = useSyncExternalStore(onBannerClosed, closedBanners).split(' ')
  if (isUnder(pathname, '/portal') || isUnder(pathname, '/agent')) return null
  const banner = banners.find(
    ({ id, path }) => !closed.includes(id) && (path === null || isUnder(pathname, path)),
  )
  return banner ? <Bar key={banner.id} banner={banner} /> : null
}

function Bar({ banner: { id, tone, texts } }: { banner: Banner }) {
  const { language: wanted } = usePreferences()
  const language = languageIn(texts, wanted)
  return (
    <aside className={styles.banner} data-tone={tone} aria-label="Notice">
      <Icon of={tone === 'warning' ? TriangleAlert : Info} />
      <output lang={language} dir={languageOf(language).dir} translate={language === wanted ? 'no' : 'yes'}>
        {texts[language]}
      </output>
      <Button kind="plain" size="small" round aria-label="Close the notice" onClick={() => closeBanner(id)}>
        <Icon of={X} />
      </Button>
    </aside>
  )
}

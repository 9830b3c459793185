/** web/frame/banner: what operators say to everybody, in the visitor's language, until it is closed. */
import { Info, TriangleAlert, X } from 'lucide-react'
import type { Banner } from '#contract/settings/settings.ts'
import { usePreferences } from '#web/platform/formats/format.tsx'
import { languageOf } from '#web/platform/words/languages.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { closeBanner } from './closed-banners.ts'
import styles from './banner-bar.module.css'

/** The language of the visitor where it is written in it, else English. */
const languageIn = (texts: Banner['texts'], wanted: string): keyof Banner['texts'] =>
  wanted in texts ? (wanted as keyof Banner['texts']) : 'en'

export function BannerBar({ banner: { id, tone, texts } }: { banner: Banner }) {
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

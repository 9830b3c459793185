/** web/portal/settings: what operators change without a deploy, part by part, and what was changed so far. */
import type { ReactNode } from 'react'
import { useRates } from '#web/platform/money/rates.tsx'
import { PageHead } from '#web/ui/lists/workspace.tsx'
import { usePhoneCountries } from '#web/ui/forms/phone-field.tsx'
import { Banners } from './banners.tsx'
import { ChoiceForm } from './choice-form.tsx'
import { History } from './history.tsx'
import { LimitsForm } from './limits-form.tsx'
import { useSetting, type SettingsView } from './use-setting.ts'
import styles from './settings.module.css'

const currencyNames = new Intl.DisplayNames('en-GB', { type: 'currency' })

export function SettingsPage({ view }: { view: SettingsView }) {
  const { settings, versions, history } = view
  const { save, undo, isBusy } = useSetting(view)
  const { known } = useRates()
  const countries = usePhoneCountries()
  const currencies = known.toSorted().map((code) => ({ code, name: currencyNames.of(code) ?? code }))
  return (
    <>
      <PageHead
        title="Settings"
        lead="What you change here holds at once, on every page and every server. Each change can be taken back."
      />
      <Setting title="Limits" words="How much one visitor may write before they are asked to wait.">
        <LimitsForm limits={settings.limits} version={versions.limits} isBusy={isBusy} onSave={save} />
      </Setting>
      <Setting
        title="Currencies"
        words="Offered where visitors choose one. Prices in others are still shown and converted."
      >
        <ChoiceForm
          version={versions.currencies}
          label="Currencies"
          options={currencies}
          chosen={settings.currencies}
          isBusy={isBusy}
          onSave={(value) => save({ key: 'currencies', value })}
        />
      </Setting>
      <Setting
        title="Markets"
        words="Countries of the search, of suggestions, sitemaps and market figures. A home elsewhere stays at its address."
      >
        <ChoiceForm
          version={versions.markets}
          label="Countries"
          options={countries}
          chosen={settings.markets}
          isBusy={isBusy}
          onSave={(value) => save({ key: 'markets', value })}
        />
      </Setting>
      <Setting title="Banners" words="A sentence above public pages for a while, in every language.">
        <Banners
          banners={settings.banners}
          isBusy={isBusy}
          onSave={(value) => save({ key: 'banners', value })}
        />
      </Setting>
      <History history={history} versions={versions} isBusy={isBusy} onUndo={undo} />
    </>
  )
}

function Setting({ title, words, children }: { title: string; words: string; children: ReactNode }) {
  const id = `setting-${title.toLowerCase()}`
  return (
    <section className={styles.setting} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className="small soft">{words}</p>
      </div>
      <div className={styles.settingBody}>{children}</div>
    </section>
  )
}

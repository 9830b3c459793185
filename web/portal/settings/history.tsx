/** web/portal/settings: who changed what and when, from what to what, and its undoing. */
import type { SettingVersion } from '#contract/settings/settings.ts'
import { CallButton } from '#web/ui/forms/form.tsx'
import { useWhen } from '../clock.ts'
import { settingWords, valueWords } from './setting-words.ts'
import type { SettingsView } from './use-setting.ts'
import styles from './settings.module.css'

type Props = Pick<SettingsView, 'history' | 'versions'> & {
  isBusy: boolean
  onUndo: (change: SettingVersion) => Promise<boolean>
}

export function History({ history, versions, isBusy, onUndo }: Props) {
  const { moment, momentWithin } = useWhen()
  return (
    <section className={styles.history} aria-labelledby="setting-history">
      <h2 id="setting-history">Changed so far</h2>
      {history.length === 0 && <p className="soft">Nothing yet.</p>}
      <ol>
        {history.map((change) => {
          const { key, version, before, value, at, by, restores } = change
          return (
            <li key={`${key} ${version}`}>
              <div>
                <b>{settingWords[key]}</b>{' '}
                <bdi className="num" dir="ltr">
                  <bdi translate="yes">{valueWords(key, before)}</bdi> →{' '}
                  <bdi translate="yes">{valueWords(key, value)}</bdi>
                </bdi>
                <p className="small soft">
                  <time dateTime={at}>{moment(at)}</time> · <bdi translate="no">{by}</bdi>
                  {restores !== null && (
                    <>
                      {' · '}
                      <span>brought back</span>
                    </>
                  )}
                </p>
              </div>
              <CallButton
                size="small"
                disabled={isBusy}
                aria-label={
                  version === versions[key]
                    ? `Undo: ${settingWords[key]}, ${momentWithin(at)}`
                    : `Bring back what held before: ${settingWords[key]}, ${momentWithin(at)}`
                }
                onCall={() => onUndo(change)}
              >
                {version === versions[key] ? 'Undo' : 'Bring back what held before'}
              </CallButton>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** web/portal/settings: saving one setting as it was seen, and bringing an earlier value back. */
import type { Reply } from '#contract/http/endpoint.ts'
import type { portalSettings, SettingChange, SettingVersion } from '#contract/settings/settings.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { useAct } from '../desk/use-act.ts'

export type SettingsView = Reply<typeof portalSettings.read>

/** What is changed, without the version it was seen in. */
type Change = SettingChange extends infer C ? (C extends SettingChange ? Omit<C, 'version'> : never) : never

export function useSetting({ versions }: Pick<SettingsView, 'versions'>) {
  const { act, isBusy } = useAct({ rereads: true })
  const seen = (key: SettingChange['key']) => versions[key]
  return {
    isBusy,
    save: (change: Change) =>
      act(async () => {
        const body = { ...change, version: seen(change.key) } as SettingChange
        return (await signedApi()).portalSettings.change({ body })
      }),
    undo: ({ key, version }: Pick<SettingVersion, 'key' | 'version'>) =>
      act(async () =>
        (await signedApi()).portalSettings.restore({ body: { key, version: seen(key), undoes: version } }),
      ),
  }
}

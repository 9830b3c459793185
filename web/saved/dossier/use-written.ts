/** web/saved/dossier: notes and steps while they are written; they are saved by themselves. */
import type { Dossier, DossierWritten } from '#contract/saved/dossier.ts'
import { useAutosave, type Stored } from '#web/platform/autosave/use-autosave.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'

export type WrittenEditor = ReturnType<typeof useWritten>

const storedOf = ({ notes, steps, version }: Dossier): Stored<DossierWritten> => ({
  value: { notes, steps },
  version,
  savedAt: null,
})

export function useWritten(id: string, first: Dossier) {
  const params = { id }
  const { value: written, ...editor } = useAutosave<DossierWritten, Dossier>(first, {
    send: async (value, version) => {
      const { dossier } = await signedApi()
      return { ...(await dossier.write({ params, body: { ...value, version } })), savedAt: null }
    },
    conflict: 'dossier.changed',
    read: async () => (await signedApi()).dossier.get({ params }),
    storedOf,
  })
  return { written, ...editor }
}

/** web/saved/dossier: the bytes of a file of one's own, asked with the token. */
import { dossierFileAddress } from '#contract/saved/addresses.ts'
import { signedFetch } from '#web/platform/session/signed-api.ts'

/** An address within this page, to be revoked; null when the file did not come. */
export async function readFile(id: string): Promise<string | null> {
  try {
    const response = await signedFetch(new Request(new URL(dossierFileAddress(id), window.location.href)))
    return response.ok ? URL.createObjectURL(await response.blob()) : null
  } catch {
    return null
  }
}

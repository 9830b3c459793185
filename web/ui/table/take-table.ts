/** ui: saves a table of the server's as a file. It comes with the token, so a plain link would not do. */
import { inPagesLanguage } from '#web/platform/api/calls.ts'
import { signedFetch } from '#web/platform/session/signed-api.ts'
import { toast } from '../toasts/toast.ts'

const failed = 'The table did not arrive. Please try again.'

/**
 * Asks for the table at `address`, in the language of the page, and hands it to the browser
 * under `name`; says so when it did not arrive.
 */
export async function takeTable(address: string, name: string): Promise<void> {
  try {
    const asked = new Request(new URL(address, window.location.href), { headers: inPagesLanguage() })
    const response = await signedFetch(asked)
    if (!response.ok) throw new Error(failed)
    const file = URL.createObjectURL(await response.blob())
    Object.assign(document.createElement('a'), { href: file, download: name }).click()
    setTimeout(() => URL.revokeObjectURL(file), 10_000)
  } catch (error) {
    toast.error(error instanceof Error ? error.message : failed)
  }
}

/**
 * web/listings: tells the server that the link of a home was handed on; nobody
 * waits for it, and nothing of who did is sent.
 */
import { browserApi } from '#web/platform/api/browser-api.ts'

export async function noteShare(id: string): Promise<void> {
  try {
    await (await browserApi()).insights.shared({ params: { id } })
  } catch {
    // A share that is not counted is none the worse.
  }
}

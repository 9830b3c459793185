/** web/insights: the days of each home as a file. It comes with the token, so a plain link would not do. */
import type { Insights } from '#contract/insights/insights.ts'
import { signedFetch } from '#web/platform/session/signed-api.ts'
import { toast } from '#web/ui/toasts/toast.ts'

export async function takeTable({ from, to }: Pick<Insights, 'from' | 'to'>): Promise<void> {
  try {
    const response = await signedFetch(new Request(`/api/meridian/agent/insights.csv?from=${from}&to=${to}`))
    if (!response.ok) throw new Error('The table did not arrive. Please try again.')
    const address = URL.createObjectURL(await response.blob())
    const link = Object.assign(document.createElement('a'), { href: address, download: `insights-${to}.csv` })
    link.click()
    setTimeout(() => URL.revokeObjectURL(address), 10_000)
  } catch (error) {
    toast.error(error instanceof Error ? error.message : 'The table did not arrive. Please try again.')
  }
}

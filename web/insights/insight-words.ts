/** web/insights: what is counted, in words. */
import type { InsightCounts } from '#contract/insights/insights.ts'

export const counted = ['impressions', 'views', 'visitors', 'saves', 'shares', 'enquiries'] as const

export const countWords: Record<keyof InsightCounts, string> = {
  impressions: 'Shown in results',
  views: 'Opened',
  visitors: 'Visitors',
  saves: 'Saved',
  shares: 'Shared',
  enquiries: 'Enquiries',
}

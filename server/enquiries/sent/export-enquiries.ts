/** enquiries: what this domain holds about a person, for the export of their data. */
import type { Platform } from '#server/platform/platform.ts'
import { answersTo, enquiriesBy, reportsBy } from '../send/enquiries.store.ts'

const dated = <T extends { at: Date }>({ at, ...rest }: T) => ({ ...rest, at: at.toISOString() })

export const exportEnquiries =
  ({ db }: Platform) =>
  async (userId: string): Promise<Record<string, unknown>> => {
    const [enquiries, answers, reports] = await Promise.all([
      enquiriesBy(db, userId),
      answersTo(db, userId),
      reportsBy(db, userId),
    ])
    return { enquiries: enquiries.map(dated), answers: answers.map(dated), reports: reports.map(dated) }
  }

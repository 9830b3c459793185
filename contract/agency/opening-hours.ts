/** contract: when an agency is open: hours of the week by the clock of its own place. */
import { z } from 'zod'

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'Please enter a time such as 09:00')

/** `day`: 1 is Monday, 7 Sunday (ISO 8601). */
const hours = z
  .strictObject({ day: z.int().min(1).max(7), from: clock, to: clock })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'This is before the opening' })

/** Up to two spans a day, which do not overlap. */
export const openingHours = z
  .array(hours)
  .max(14)
  .refine(
    (all) =>
      all.every((one, at) =>
        all.every(
          (other, index) =>
            index === at || other.day !== one.day || other.to <= one.from || other.from >= one.to,
        ),
      ),
    'These hours overlap',
  )
export type OpeningHours = z.infer<typeof openingHours>

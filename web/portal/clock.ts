/**
 * web/portal: the present, by the server's clock, in the Admin's locale:
 * every moment on these pages is measured from it.
 */
import { useEffect, useMemo, useState } from 'react'
import { useFormat } from '#web/platform/formats/format.tsx'
import { onThisClock } from '#web/platform/api/server-clock.ts'
import { sayAppointment, sayMoment, sayMomentWithin, sayWhen } from './when.rules.ts'

const tick = 30_000

/** This browser's milliseconds, renewed every half minute. Compare with `onThisClock(iso)`. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tick)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Moments (ISO 8601) in words. */
export function useWhen() {
  const now = useNow()
  const { locale } = useFormat()
  return useMemo(() => {
    const here = (iso: string) => new Date(onThisClock(iso)).toISOString()
    return {
      /** `2 h ago`, `today, 08:12`, `9 Nov`. */
      when: (iso: string) => sayWhen(here(iso), now, { locale }),
      /** `Today, 09:31`, `11 Nov, 17:22`. */
      moment: (iso: string) => sayMoment(here(iso), now, { locale }),
      /** `today, 09:31`: within a sentence. */
      momentWithin: (iso: string) => sayMomentWithin(here(iso), now, { locale }),
      /** `Tue 10 Nov, 14:05`. */
      appointment: (iso: string) => sayAppointment(iso, { locale }),
    }
  }, [now, locale])
}

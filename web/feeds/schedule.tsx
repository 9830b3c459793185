/** web/feeds: how often the address of a feed is fetched, and when it is the next time. */
import { useFormat } from '#web/platform/formats/format.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { toast } from '#web/ui/toasts/toast.ts'
import { Select } from '#web/ui/forms/field.tsx'
import { useTurns } from '#web/ui/forms/one-call.ts'
import type { Feed } from './use-feeds.ts'
import styles from './feeds.module.css'

const pauses = [
  { minutes: 60, word: 'Every hour' },
  { minutes: 240, word: 'Every 4 hours' },
  { minutes: 1_440, word: 'Every day' },
] as const

export function Schedule({ feed, onChange }: { feed: Feed; onChange: () => Promise<void> }) {
  const { date } = useFormat()
  const { take, isBusy } = useTurns()
  const { everyMinutes, nextRunAt } = feed
  const isOff = everyMinutes === null || nextRunAt === null
  const isUsual = pauses.some(({ minutes }) => minutes === everyMinutes)
  const choose = (value: string) =>
    take(async () => {
      try {
        const body = { everyMinutes: value === '' ? null : Number(value) }
        toast.success((await (await signedApi()).feeds.schedule({ params: { id: feed.id }, body })).message)
        await onChange()
      } catch (error) {
        toast.error(error instanceof Error ? error.message : 'Something went wrong. Please try again.')
      }
    })
  return (
    <div>
      <dt>Fetched</dt>
      <dd>
        <Select
          label="How often"
          value={isOff ? '' : String(everyMinutes)}
          disabled={isBusy}
          onChange={(event) => void choose(event.target.value)}
        >
          <option value="">Only when I ask</option>
          {pauses.map(({ minutes, word }) => (
            <option key={minutes} value={minutes}>
              {word}
            </option>
          ))}
          {!isOff && !isUsual && <option value={everyMinutes}>{`Every ${everyMinutes} minutes`}</option>}
        </Select>
      </dd>
      {!isOff && (
        <dd className={styles.feedNote}>
          Next: {date(nextRunAt)},{' '}
          {new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(new Date(nextRunAt))}
        </dd>
      )}
    </div>
  )
}

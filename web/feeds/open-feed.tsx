/** web/feeds: the open feed: what it is, and what can be done with all of it. */
import { useState, type ReactNode } from 'react'
import type { FeedRun } from '#contract/feeds.ts'
import { plural } from '#web/platform/intl/plural.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CallButton } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import { settingsAddress } from './addresses.ts'
import { Moment } from './feed-list.tsx'
import type { Feed } from './use-feeds.ts'
import { runWords } from '#web/platform/words/feed-words.ts'
import { failureWords, formatOf, modeWords, scheduleWords } from './words.ts'
import styles from './feeds.module.css'

type Begun = { feedId: string; askedAt: string }
type Props = {
  feed: Feed
  run: FeedRun | null
  /** Whether the page asks about this run, and says there why. */
  isAsked: boolean
  onBegun: (begun: Begun) => Promise<void>
  onChange: () => Promise<void>
}

export function OpenFeed({ feed, run, isAsked, onBegun, onChange }: Props) {
  return (
    <section className={styles.feedOpen} aria-labelledby="feed-name">
      <div className="section-head">
        <h2 id="feed-name" translate="no">
          {feed.name}
        </h2>
        <FeedActs feed={feed} url={feed.url ?? addressOf(run)} onBegun={onBegun} onChange={onChange} />
      </div>
      <dl className={styles.feedFacts}>
        {run && run.state !== 'running' && (
          <>
            <Fact
              term="Format"
              value={<bdi translate="no">{formatOf(run)}</bdi>}
              note={run.complete ? 'Read to its end' : 'Not read to its end'}
            />
            <Fact
              term="Deletion"
              value={modeWords[run.mode ?? '']?.word ?? '–'}
              note={modeWords[run.mode ?? '']?.note ?? ''}
            />
            <Fact
              term="Source"
              value={<bdi translate="no">{run.source}</bdi>}
              note={`${Math.max(1, Math.round(run.bytes / 1024))} kB`}
            />
          </>
        )}
        <div>
          <dt>Fetched</dt>
          <dd>{scheduleWords(feed)}</dd>
          {feed.nextRunAt && (
            <dd className={styles.feedNote}>
              <span>Next run</span> <Moment at={feed.nextRunAt} />
            </dd>
          )}
        </div>
        {run && (
          <Fact
            term="This run"
            value={runWords(run.state, isAsked).word}
            note={(!isAsked && run.reason) || ''}
          />
        )}
      </dl>
    </section>
  )
}

/** Where a run came from that was of no file: a feed has an address of its own only once it was published. */
const addressOf = (run: FeedRun | null): string | null =>
  run && /^https?:/i.test(run.source) ? run.source : null

type ActsProps = Omit<Props, 'run' | 'isAsked'> & { url: string | null }

function FeedActs({ feed, url, onBegun, onChange }: ActsProps) {
  const [isAsking, setAsking] = useState(false)
  const params = { id: feed.id }
  const act = async (work: (feeds: Awaited<ReturnType<typeof signedApi>>['feeds']) => Promise<unknown>) => {
    try {
      await work((await signedApi()).feeds)
      return true
    } catch (failure) {
      toast.error(failureWords(failure))
      return false
    }
  }
  const say = async ({ message }: { message: string }) => {
    toast.success(message)
    await onChange()
  }
  return (
    <div className={styles.runButtons}>
      {url && (
        <CallButton
          size="small"
          onCall={() => act(async (feeds) => onBegun(await feeds.check({ body: { url, feedId: feed.id } })))}
        >
          Check again
        </CallButton>
      )}
      {feed.pausedAt ? (
        <CallButton size="small" onCall={() => act(async (feeds) => say(await feeds.resume({ params })))}>
          Resume
        </CallButton>
      ) : (
        <CallButton size="small" onCall={() => act(async (feeds) => say(await feeds.pause({ params })))}>
          Pause
        </CallButton>
      )}
      <ButtonLink size="small" to={settingsAddress(feed.id)}>
        Settings
      </ButtonLink>
      {feed.liveListings > 0 && (
        <Button size="small" className="button--danger" onClick={() => setAsking(true)}>
          Withdraw all
        </Button>
      )}
      <WithdrawDialog
        feed={feed}
        open={isAsking}
        onClose={() => setAsking(false)}
        onWithdraw={() => {
          setAsking(false)
          return act(async (feeds) => say(await feeds.withdraw({ params })))
        }}
      />
    </div>
  )
}

type DialogProps = { feed: Feed; open: boolean; onClose: () => void; onWithdraw: () => Promise<boolean> }

function WithdrawDialog({ feed, open, onClose, onWithdraw }: DialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={`Withdraw all homes of ${feed.name}?`}
      foot={
        <>
          <Button onClick={onClose}>Keep them</Button>
          <CallButton className="button--danger" onCall={onWithdraw}>
            Withdraw {plural(feed.liveListings, 'home')}
          </CallButton>
        </>
      }
    >
      <p className="soft">
        They leave the search at once, and the feed is no longer fetched by the clock. Their pages and
        histories stay, and the next run you publish brings them back.
      </p>
    </Dialog>
  )
}

const Fact = ({ term, value, note }: { term: string; value: ReactNode; note: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{value}</dd>
    {note && <dd className={styles.feedNote}>{note}</dd>}
  </div>
)

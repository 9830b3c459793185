/** web/feeds: the feed doctor: what we understood of an agency's stock, what is wrong with it, and what would change. */
import { useState } from 'react'
import type { FeedRun } from '#contract/feeds.ts'
import { agentRail } from '#web/platform/agent-rail.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { plural } from '#web/platform/intl/plural.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CallButton } from '#web/ui/forms/form.tsx'
import { Status } from '#web/ui/status.tsx'
import { toast } from '#web/ui/toasts/toast.ts'
import { PageHead, Workspace } from '#web/ui/lists/workspace.tsx'
import { Changes } from './changes.tsx'
import { CheckForm } from './check-form.tsx'
import { FeedList } from './feed-list.tsx'
import { Findings } from './findings.tsx'
import { History } from './history.tsx'
import { RunActs } from './run-acts.tsx'
import { RunResult } from './run-result.tsx'
import { Schedule } from './schedule.tsx'
import { useDesk, type Desk, type Feed } from './use-feeds.ts'
import { formatOf, modeWords, stateWords, waits } from './words.ts'
import styles from './feeds.module.css'

const showError = (error: unknown) =>
  toast.error(error instanceof Error ? error.message : 'Something went wrong. Please try again.')

export function FeedDoctor({ first }: { first: Desk }) {
  const { desk, isUnderWay, look, choose, await: awaitRun } = useDesk(first)
  const { feeds, feedId, runs, view } = desk
  const live = feeds.reduce((sum, one) => sum + one.liveListings, 0)
  const open = feeds.find((one) => one.id === feedId)
  return (
    <Workspace label="Agent workspace" items={agentRail}>
      <PageHead
        title="Feeds"
        lead="What we understood of your stock, what is wrong with it, and what would change. Nothing is published or lost by surprise."
      >
        <p className="num">
          <b>{plural(live, 'home')}</b> live from {plural(feeds.length, 'feed')}
        </p>
      </PageHead>
      <CheckForm feeds={feeds} openId={feedId} onBegun={awaitRun} onError={showError} />
      {feeds.length > 0 && (
        <FeedList feeds={feeds} openId={feedId} onOpen={(id) => void choose(id, null).catch(showError)} />
      )}
      <output className={styles.feedProgress} aria-live="polite">
        {isUnderWay && <Progress run={runs[0]} />}
      </output>
      {open && view && (
        <>
          <OpenFeed feed={open} run={view.run} onChange={look} />
          {waits(view.run) && view.run.id === runs[0]?.id && (
            <RunActs run={view.run} onBegun={awaitRun} onChange={look} onError={showError} />
          )}
          <RunResult run={view.run} />
          <Findings groups={view.findings} isRead={view.run.recordsSeen > 0} />
          <Changes view={view} />
          <History
            runs={runs}
            openId={view.run.id}
            onOpen={(id) => void choose(open.id, id).catch(showError)}
          />
        </>
      )}
    </Workspace>
  )
}

function Progress({ run }: { run: FeedRun | undefined }) {
  const { number } = useFormat()
  const records = run?.state === 'running' ? run.recordsSeen : 0
  return (
    <>
      <Status mark="wait">
        {records > 0 ? `Reading: ${number(records)} records so far` : 'Waiting for the run to begin'}
      </Status>
      <span className="soft small">You may leave; it goes on and is here when you return.</span>
      <span className={styles.feedProgressBar} aria-hidden="true" />
    </>
  )
}

function OpenFeed({ feed, run, onChange }: { feed: Feed; run: FeedRun; onChange: () => Promise<void> }) {
  const [isAsking, setAsking] = useState(false)
  const withdraw = async () => {
    setAsking(false)
    try {
      toast.success((await (await signedApi()).feeds.withdraw({ params: { id: feed.id } })).message)
      await onChange()
      return true
    } catch (error) {
      showError(error)
      return false
    }
  }
  return (
    <section className={styles.feedOpen} aria-labelledby="feed-name">
      <div className="section-head">
        <h2 id="feed-name" translate="no">
          {feed.name}
        </h2>
        {feed.liveListings > 0 && (
          <Button size="small" className="button--danger" onClick={() => setAsking(true)}>
            Withdraw all
          </Button>
        )}
      </div>
      <dl className={styles.feedFacts}>
        <Fact
          term="Format"
          value={formatOf(run)}
          note={run.complete ? 'Read to its end' : 'Not read to its end'}
        />
        <Fact term="Deletion" value={run.mode ?? '–'} note={modeWords[run.mode ?? ''] ?? ''} />
        <Fact term="Source" value={run.source} note={`${Math.max(1, Math.round(run.bytes / 1024))} kB`} />
        {feed.url && <Schedule feed={feed} onChange={onChange} />}
        <Fact term="This run" value={stateWords[run.state].word} note={run.reason ?? ''} />
      </dl>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Withdraw all homes of ${feed.name}?`}
        foot={
          <>
            <Button onClick={() => setAsking(false)}>Keep them</Button>
            <CallButton className="button--danger" onCall={withdraw}>
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
    </section>
  )
}

const Fact = ({ term, value, note }: { term: string; value: string; note: string }) => (
  <div>
    <dt>{term}</dt>
    <dd translate="no">{value}</dd>
    {note && <dd className={styles.feedNote}>{note}</dd>}
  </div>
)

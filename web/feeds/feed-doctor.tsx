/**
 * web/feeds: the feed doctor: what we understood of an agency's stock,
 * what is wrong with it, and what would change.
 */
import type { ReactNode } from 'react'
import { AgentWorkspace } from '#web/platform/agent-workspace.tsx'
import { plural } from '#web/platform/intl/plural.ts'
import { toast } from '#web/ui/toasts/toast.ts'
import { PageHead } from '#web/ui/lists/workspace.tsx'
import { Changes } from './changes.tsx'
import { CheckForm } from './check-form.tsx'
import { FeedList } from './feed-list.tsx'
import { FeedWords } from './feed-words.tsx'
import { Findings } from './findings.tsx'
import { History } from './history/history.tsx'
import { OpenFeed } from './open-feed.tsx'
import { Progress } from './progress.tsx'
import { RunActs } from './run-acts.tsx'
import { RunResult } from './run-result.tsx'
import { useDesk, type Desk } from './use-feeds.ts'
import { failureWords, waits } from './words.ts'
import styles from './feeds.module.css'

const showError = (error: unknown) => toast.error(failureWords(error))

/** `children` stand below everything that is about feeds coming in. */
export function FeedDoctor({ first, children }: { first: Desk; children?: ReactNode }) {
  const { desk, isUnderWay, look, choose, await: awaitRun } = useDesk(first)
  const { feeds, feedId, runs, view } = desk
  const live = feeds.reduce((sum, one) => sum + one.liveListings, 0)
  const open = feeds.find((one) => one.id === feedId)
  const isAsked = view !== null && waits(view.run) && view.run.id === runs[0]?.id
  return (
    <AgentWorkspace counted={`${live} ${feeds.map(({ health }) => health).join(' ')}`}>
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
        {isUnderWay && <Progress run={runs[0]} at={desk.readAt} />}
      </output>
      {open && (
        <OpenFeed feed={open} run={view?.run ?? null} isAsked={isAsked} onBegun={awaitRun} onChange={look} />
      )}
      {open && view && (
        <>
          {isAsked && <RunActs run={view.run} onBegun={awaitRun} onChange={look} onError={showError} />}
          <div className={styles.report}>
            {view.run.state !== 'running' && (
              <>
                <RunResult run={view.run} />
                <Findings groups={view.findings} run={view.run} isRead={view.run.recordsSeen > 0} />
              </>
            )}
            <FeedWords key={`${open.id} ${runs.find(({ finishedAt }) => finishedAt)?.id}`} feedId={open.id} />
            <Changes view={view} />
            <History
              runs={runs}
              openId={view.run.id}
              onOpen={(id) => void choose(open.id, id).catch(showError)}
            />
          </div>
        </>
      )}
      {children}
    </AgentWorkspace>
  )
}

/**
 * web/stock: beside each field of a home of a feed: whether it follows
 * the feed or is said by hand, and the way back.
 */
import { Lock, PenLine, Rss, TriangleAlert, Undo2 } from 'lucide-react'
import { createContext, useContext, type ReactNode } from 'react'
import { isCorrectable, valueOf, withField } from '#contract/stock/corrections.ts'
import type { ListingForm } from '#contract/stock/listing-form.ts'
import type { DraftOfFeed } from '#contract/stock/stock.ts'
import { sameValue } from '#contract/vocabulary/same-value.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { DraftEditor } from './use-draft.ts'
import styles from './feed-marks.module.css'

type Side = Pick<DraftEditor, 'form' | 'change'> & { feed: DraftOfFeed }
const FeedSide = createContext<Side | null>(null)

type Props = Pick<DraftEditor, 'form' | 'change'> & { feed: DraftOfFeed | null; children: ReactNode }

/** Everything inside knows the feed, where there is one. */
export function WithFeed({ form, change, feed, children }: Props) {
  return (
    <FeedSide.Provider value={feed && { form, change, feed }}>
      <div>{children}</div>
    </FeedSide.Provider>
  )
}

/** Whether the field is the feed's alone, so that nobody writes it here. */
export function useIsFeeds(field: string | undefined): boolean {
  const side = useContext(FeedSide)
  return side !== null && field !== undefined && !isCorrectable(field)
}

/**
 * A field, or several that are one, with the mark below. `label` names it where the way back is read aloud.
 */
export function Marked({
  of,
  label,
  children,
}: {
  of: string | undefined
  label: string
  children: ReactNode
}) {
  const side = useContext(FeedSide)
  if (side === null || of === undefined) return children
  return (
    <div className={styles.marked}>
      {children}
      <FeedMark of={of} label={label} side={side} />
    </div>
  )
}

function FeedMark({ of, label, side }: { of: string; label: string; side: Side }) {
  const { feed, form, change } = side
  if (!isCorrectable(of))
    return (
      <Mark icon={Lock}>
        <span>Only the feed</span>
      </Mark>
    )
  const { isByHand, isDisputed, correction } = stateOf(of, form, feed)
  if (!isByHand)
    return (
      <Mark icon={Rss}>
        <span>From the feed</span>
      </Mark>
    )
  return (
    <Mark icon={isDisputed ? TriangleAlert : PenLine} kind={isDisputed ? 'disputed' : 'byHand'}>
      <span>By hand</span>
      {correction && <Who {...correction} />}
      {isDisputed && <Otherwise value={valueOf(feed.says, of)} />}
      <Button
        size="small"
        kind="plain"
        aria-label={`Give back to the feed: ${label}`}
        onClick={() => change((now) => withField(now, of, feed.says))}
      >
        <Icon of={Undo2} small className="icon--turns" />
        Give back to the feed
      </Button>
    </Mark>
  )
}

/** Written now and not published yet, or said by hand since somebody published it. */
function stateOf(of: string, form: ListingForm, { base, says, corrections }: DraftOfFeed) {
  const value = valueOf(form, of)
  const isTouched = !sameValue(value, valueOf(base, of))
  const known = corrections.find(({ field }) => field === of)
  const isByHand = isTouched ? !sameValue(value, valueOf(says, of)) : known !== undefined
  return {
    isByHand,
    isDisputed: isByHand && known?.isDisputed === true,
    correction: isTouched ? undefined : known,
  }
}

function Who({ by, at }: DraftOfFeed['corrections'][number]) {
  const { ago } = useFormat()
  return (
    <span className="note">
      {by !== null && (
        <>
          <bdi translate="no">{by}</bdi>
          {', '}
        </>
      )}
      <time dateTime={at}>{ago(at)}</time>
    </span>
  )
}

/** Lists and codes are not spelt out; giving the field back shows them. */
function Otherwise({ value }: { value: unknown }) {
  const isPlain = typeof value === 'number' || (typeof value === 'string' && value !== '')
  if (!isPlain) return <span>The feed says something else by now.</span>
  return (
    <span>
      The feed says by now: <bdi translate="no">{String(value)}</bdi>
    </span>
  )
}

const looks = { byHand: styles.byHand, disputed: styles.disputed }

type MarkProps = { icon: typeof Rss; kind?: keyof typeof looks; children: ReactNode }

function Mark({ icon, kind, children }: MarkProps) {
  return (
    <span className={classNames(styles.mark, kind && looks[kind])}>
      <Icon of={icon} small />
      {children}
    </span>
  )
}

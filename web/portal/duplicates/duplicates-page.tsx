/** web/portal/duplicates: listings that look like one home: made one, or told apart. */
import { useState } from 'react'
import { useNavigation } from 'react-router'
import type { Reply } from '#contract/http/endpoint.ts'
import type { HomeTwins, merges } from '#contract/moderation/merges.ts'
import { twinStates, type TwinState } from '#contract/moderation/merge-codes.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Segments } from '#web/ui/forms/segments.tsx'
import { usePages } from '#web/ui/lists/use-pages.ts'
import { PageHead } from '#web/ui/lists/workspace.tsx'
import { NothingHere } from '../nothing-here.tsx'
import { useAddress } from '../use-address.ts'
import { JoinForm } from './join-form.tsx'
import { TwinActs } from './twin-acts.tsx'
import { twinStateWords } from './twin-words.ts'
import { TwinsTable } from './twins-table.tsx'

type Answer = Reply<typeof merges.list>

/** What waits, unless the address says otherwise. */
export const stateAsked = (params: URLSearchParams): TwinState =>
  twinStates.find((state) => state === params.get('state')) ?? 'open'

export function DuplicatesPage({ page }: { page: Answer }) {
  const [isJoining, setIsJoining] = useState(false)
  return (
    <>
      <PageHead
        title="Duplicates"
        lead="Listings that look like one home. Merged, they are one pin and one page with every offer; nothing in them is changed, and it is taken back at any time."
      >
        <div className="button-row">
          <Button onClick={() => setIsJoining(true)}>Merge two listings</Button>
          <ButtonLink to="/portal/listings/rules">Rules</ButtonLink>
        </div>
      </PageHead>
      <Pairs page={page} />
      {isJoining && (
        <Dialog open insistent onOpenChange={setIsJoining} title="Merge two listings">
          <JoinForm onDone={() => setIsJoining(false)} />
        </Dialog>
      )}
    </>
  )
}

const empty: Record<TwinState, { title: string; what: string }> = {
  open: {
    title: 'No two listings look like one home',
    what: 'Pairs stand here as they are found. Two listings that nothing suggested are merged above.',
  },
  merged: {
    title: 'No listings are merged',
    what: 'What was merged stays here, and is parted from here.',
  },
  apart: {
    title: 'No pair was found to be two homes',
    what: 'What somebody said is two homes stays here, so that it is not suggested again.',
  },
}

function Pairs({ page }: { page: Answer }) {
  const { number } = useFormat()
  const { params, change } = useAddress()
  const { state: loading, location } = useNavigation()
  const state = stateAsked(params)
  const { items, ...paging } = usePages<HomeTwins, Answer>({
    first: page,
    question: state,
    read: async (cursor) => (await signedApi()).merges.list({ query: { state, cursor } }),
  })
  const acts = (ids: readonly string[], clear: () => void) => (
    <TwinActs pairs={items.filter(({ id }) => ids.includes(id))} state={state} onDone={clear} />
  )
  return (
    <section aria-label="Pairs">
      <div className="filter-bar">
        <Segments
          label="State"
          name="twin-state"
          options={twinStates.map((one) => ({
            value: one,
            label: twinStateWords[one].word,
            note: number(page.states[one]),
          }))}
          value={state}
          onChange={(one) => change('state', one === 'open' ? '' : one, { replace: true })}
        />
      </div>
      <TwinsTable
        pairs={items}
        paging={paging}
        isBusy={loading === 'loading' && location.pathname === '/portal/duplicates'}
        acts={acts}
        empty={
          <NothingHere title={empty[state].title} keeps={['state']}>
            {empty[state].what}
          </NothingHere>
        }
      />
      <p className="small soft">
        Pairs are looked for a moment after a listing changes. Agencies are told when their offer is shown
        with others, or by itself again.
      </p>
    </section>
  )
}

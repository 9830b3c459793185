/** web/portal/library: the pictures that texts show: taken in, found, described. */
import { useNavigation } from 'react-router'
import type { LibraryPicture } from '#contract/content/library.ts'
import { pictureStates, type LibraryState } from '#contract/content/editing-codes.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Segments } from '#web/ui/forms/segments.tsx'
import { usePages } from '#web/ui/lists/use-pages.ts'
import { PageHead } from '#web/ui/lists/workspace.tsx'
import { TableFoot } from '#web/ui/table/table-foot.tsx'
import { NothingHere } from '../nothing-here.tsx'
import { SearchInput } from '../search-input.tsx'
import { useAddress } from '../use-address.ts'
import type { LibraryAnswer, LibraryQuery, OpenPicture } from './library-query.ts'
import { DropZone } from './drop-zone.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { PictureGrid } from './picture-grid.tsx'
import { useUpload } from './use-upload.ts'
import portalStyles from '../portal.module.css'

type Props = { query: LibraryQuery; page: LibraryAnswer; open: OpenPicture | null }

export function LibraryPage({ query, page, open }: Props) {
  const isAsking = useNavigation().state === 'loading'
  const { change } = useAddress()
  const { send, sending } = useUpload()
  const { items, ...paging } = usePages<LibraryPicture, LibraryAnswer>({
    first: page,
    question: JSON.stringify(query),
    read: async (cursor) => (await signedApi()).pictureLibrary.list({ query: { ...query, cursor } }),
  })
  return (
    <>
      <PageHead
        title="Pictures"
        lead="What texts show. Each picture is kept once, and stays as long as a text shows it."
      />
      <DropZone sending={sending} onFiles={send} />
      <Bar query={query} counts={page.counts} />
      <section aria-label="Pictures" aria-busy={isAsking} className={classNames(isAsking && 'is-asking')}>
        {items.length > 0 ? (
          <>
            <PictureGrid items={items} verb="Describe" onPick={({ id }) => change('picture', id)} />
            <TableFoot count={items.length} paging={paging} />
          </>
        ) : (
          <NothingHere title="No picture yet" keeps={['picture']}>
            Drop files above. Texts show them from here.
          </NothingHere>
        )}
      </section>
      {open && <PictureDialog key={open.id} of={open} onClose={() => change('picture', '')} />}
    </>
  )
}

const stateWords: Record<LibraryState, string> = {
  undescribed: 'Without a description',
  unused: 'Shown nowhere',
}

function Bar({ query, counts }: { query: LibraryQuery; counts: LibraryAnswer['counts'] }) {
  const { number } = useFormat()
  const { change } = useAddress()
  return (
    <div className={classNames('filter-bar', portalStyles.peopleBar)}>
      <SearchInput
        label="Search pictures"
        placeholder="Names, and what pictures show"
        value={query.q ?? ''}
        onAsk={(words) => change('q', words, { replace: true })}
      />
      <Segments<LibraryState | ''>
        label="State"
        name="picture-state"
        options={[
          { value: '', label: 'All' },
          ...pictureStates.map((state) => ({
            value: state,
            label: stateWords[state],
            note: number(counts[state]),
          })),
        ]}
        value={query.state ?? ''}
        onChange={(state) => change('state', state, { replace: true })}
      />
    </div>
  )
}

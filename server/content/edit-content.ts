/** content: editing: what there is, new versions as drafts, and which version visitors read. */
import type { Asked, Reply } from '#contract/http/endpoint.ts'
import { type editing } from '#contract/listings/editing.ts'
import { contentDetails } from '#contract/content/content.ts'
import type { ContentKind } from '#contract/content/content-codes.ts'
import type { Db } from '#server/platform/database/db.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import {
  insertVersion,
  listVersions,
  lockItem,
  readItems,
  readVersion,
  setPublished,
  type ItemRow,
} from './editing.store.ts'

type Where = { kind: ContentKind; slug: string }

const notFound = () => refuse('editing.notFound')

const toItem = ({ changedAt, ...row }: ItemRow) => ({ ...row, changedAt: changedAt.toISOString() })

export const listContent = async (
  db: Db,
  kind: ContentKind | undefined,
): Promise<Reply<typeof editing.list>> => ({
  items: (await readItems(db, kind)).map(toItem),
})

/** @throws AppError editing.notFound for an item or a version that does not exist. */
export async function readContent(
  db: Db,
  { kind, slug }: Where,
  wanted: number | undefined,
): Promise<Reply<typeof editing.read>> {
  const [row] = await readItems(db, kind, slug)
  if (!row) throw notFound()
  const [shown, versions] = await Promise.all([
    readVersion(db, kind, slug, wanted ?? row.latestVersion),
    listVersions(db, kind, slug),
  ])
  if (!shown) throw notFound()
  return {
    ...toItem(row),
    shown: { ...shown, details: shown.details as Reply<typeof editing.read>['shown']['details'] },
    versions: versions.map(({ savedAt, ...one }) => ({ ...one, savedAt: savedAt.toISOString() })),
  }
}

type Saving = Where & Asked<typeof editing.save>['body'] & { by: string; now: Date }

/**
 * Keeps a new version; what visitors read stays as it is. Call it in a transaction.
 * @throws AppError editing.changed when `basedOn` is not the newest version, editing.details when those are of another kind.
 */
export async function saveContent(
  tx: Db,
  { kind, slug, basedOn, by, now, ...text }: Saving,
): Promise<number> {
  const details = contentDetails[kind].safeParse(text.details)
  if (!details.success) {
    const [issue] = details.error.issues
    throw refuse('editing.details', {
      fields: { details: `${issue?.path.join('.') || 'details'}: ${issue?.message ?? 'not valid'}` },
    })
  }
  const newest = await lockItem(tx, kind, slug)
  if (newest !== basedOn) throw refuse('editing.changed')
  const version = newest + 1
  await insertVersion(tx, { ...text, kind, slug, version, details: details.data, savedAt: now, savedBy: by })
  return version
}

/** Shows a version to visitors, or none. Call it in a transaction. @throws AppError editing.notFound */
export async function publishContent(tx: Db, { kind, slug }: Where, version: number | null): Promise<void> {
  const [row] = await readItems(tx, kind, slug)
  if (!row || (version !== null && !(await readVersion(tx, kind, slug, version)))) throw notFound()
  await setPublished(tx, kind, slug, version)
}

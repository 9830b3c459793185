/** tests: a process that follows a database and keeps writing snapshots, until somebody kills it. */
import { createDb } from '#server/platform/database/db.ts'
import { listen } from '#server/platform/database/listen.ts'
import { createFollower } from '#server/search/columnar/follow/follower.ts'

const [url = '', folder = ''] = process.argv.slice(2)
const follower = createFollower({
  db: createDb(url, { max: 2 }),
  folder,
  say: (_, __, text) => process.send?.(text),
  onChanged: () => undefined,
  snapshotEvery: 0,
})
listen({ url, channel: 'listing_changes', onPayload: follower.announce, onConnected: follower.announce })
await follower.start()
await follower.follow()

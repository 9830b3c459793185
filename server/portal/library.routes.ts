/** portal: Admins look after the pictures that texts show, each change audited. */
import { pictureLibrary } from '#contract/content/library.ts'
import {
  addPicture,
  browseLibrary,
  describePicture,
  forgetPicture,
  readLibraryPicture,
  storeFile,
} from '#server/content/index.ts'
import type { Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { noting } from './noting.ts'

export const libraryRoutes =
  (platform: Platform): Routes =>
  (bind) => {
    const { db, clock } = platform
    bind(pictureLibrary.list, ({ query }) => browseLibrary(db, query))
    bind(pictureLibrary.read, ({ params: { key } }) => readLibraryPicture(db, key))
    bind(pictureLibrary.add, async ({ query: { name }, body }, call) => {
      const sha256 = await storeFile(platform, Buffer.concat(await Array.fromAsync(body)))
      const { picture, isNew } = await noting(platform, call)(
        (tx) => addPicture(tx, { sha256, name, now: clock.now() }),
        (made) => ({ action: 'library.added', detail: { picture: made.picture.id, name } }),
      )
      const message = isNew ? 'The picture is in the library.' : 'This picture is in the library already.'
      return { message, picture }
    })
    bind(pictureLibrary.describe, async ({ params: { key }, body }, call) => {
      await noting(platform, call)(
        (tx) => describePicture(tx, key, body),
        () => ({ action: 'library.described', detail: { picture: key, name: body.name } }),
      )
      return { message: 'What the picture shows is kept.' }
    })
    bind(pictureLibrary.remove, async ({ params: { key } }, call) => {
      await noting(platform, call)(
        (tx) => forgetPicture(tx, key, clock.now()),
        () => ({ action: 'library.removed', detail: { picture: key } }),
      )
      return { message: 'The picture is out of the library. Old versions keep it.' }
    })
  }

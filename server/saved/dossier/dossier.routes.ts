/** saved: binds what a User does in the dossier of a home of their own. */
import { z } from 'zod'
import { dossier } from '#contract/saved/dossier.ts'
import type { Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { addFile, removeFile, serveFile } from './manage-files.ts'
import { listDossiers } from './list-dossiers.ts'
import { markLooked, readDossier } from './read-dossier.ts'
import { addEntry, reachStage, removeEntry, saveWritten } from './write-dossier.ts'

type Of = { params: { id: string } }

export const dossierRoutes =
  (platform: Platform): Routes =>
  (bind, raw) => {
    // The database writes ids in lower case, callers may not.
    const kept = ({ params }: Of, { actor }: { actor: { id: string } }) => ({
      userId: actor.id,
      id: params.id.toLowerCase(),
    })
    bind(dossier.all, async ({ query: { limit } }, { actor, headers }) => {
      headers.set('cache-control', 'private, no-store')
      return { items: await listDossiers(platform.db, actor.id, limit) }
    })
    bind(dossier.get, async (asked, call) => {
      call.headers.set('cache-control', 'private, no-store')
      return readDossier(platform, kept(asked, call))
    })
    bind(dossier.look, async (asked, call) => ({
      message: 'Seen. From now on changes are counted from here.',
      since: (await markLooked(platform, kept(asked, call))).toISOString(),
    }))
    bind(dossier.write, async (asked, call) => ({
      version: await saveWritten(platform, kept(asked, call), asked.body),
    }))
    bind(dossier.setStage, async (asked, call) => ({
      message: 'The diary notes it.',
      diary: await reachStage(platform, kept(asked, call), asked.body),
    }))
    bind(dossier.addEntry, async (asked, call) => ({
      message: 'It is in the diary.',
      diary: await addEntry(platform, kept(asked, call), asked.body),
    }))
    bind(dossier.removeEntry, async (asked, call) => ({
      message: 'It is out of the diary.',
      diary: await removeEntry(platform, kept(asked, call), asked.params.entry),
    }))
    bind(dossier.addFile, async (asked, call) => {
      const file = { name: asked.query.name, bytes: asked.body }
      return {
        message: 'The file is kept. Only you can open it.',
        file: await addFile(platform, kept(asked, call), file),
      }
    })
    bind(dossier.removeFile, async (asked, call) => {
      await removeFile(platform, kept(asked, call), asked.params.file)
      return { message: 'The file is deleted.' }
    })
    raw('/api/meridian/saved/files/:id', ['User'], async (request, actor) => {
      const file = z.uuid().safeParse(new URL(request.url).pathname.split('/').at(-1))
      if (!file.success) throw refuse('dossier.noSuchPart')
      return serveFile(platform, actor.id, file.data)
    })
  }

/** platform: files under one folder of this machine. */
import { createReadStream } from 'node:fs'
import { open, opendir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { newId } from '../settings/crypto.ts'
import type { FileContent, Files } from './files.ts'
import { checkKey } from './keys.rules.ts'
import { makeFolder } from './make-folder.ts'

export function createFolderFiles(root: string): Files {
  const pathOf = (key: string): string => join(root, checkKey(key))
  const sizeOf = async (key: string): Promise<number | null> => {
    const found = await stat(pathOf(key)).catch(noSuchFile)
    return found?.isFile() ? found.size : null
  }
  return {
    put: (key, content) => putFile(pathOf(key), content),
    get: async (key, range = {}) => {
      const size = await sizeOf(key)
      if (size === null) return null
      return {
        size,
        stream: Readable.toWeb(createReadStream(pathOf(key), range)) as ReadableStream<Uint8Array>,
      }
    },
    list: async (folder) => {
      const found = (await readdir(pathOf(folder), { withFileTypes: true }).catch(noSuchFile)) ?? []
      return found.filter((one) => one.isFile() && !one.name.endsWith('.part')).map((one) => one.name)
    },
    walk: async function* (folder) {
      for await (const path of filesBelow(pathOf(folder))) {
        const about = await stat(path).catch(noSuchFile)
        if (about) yield { key: relative(root, path).split(sep).join('/'), putAt: about.mtime }
      }
    },
    size: sizeOf,
    exists: async (key) => (await sizeOf(key)) !== null,
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}

async function putFile(path: string, content: FileContent): Promise<number> {
  await makeFolder(dirname(path))
  const draft = `${path}.${newId()}.part`
  try {
    const size = await writeDraft(draft, content)
    await rename(draft, path)
    return size
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** One after the other: a folder may hold very many. */
async function* filesBelow(folder: string): AsyncGenerator<string> {
  const found = await opendir(folder).catch(noSuchFile)
  if (!found) return
  for await (const one of found) {
    const path = join(folder, one.name)
    if (one.isDirectory()) yield* filesBelow(path)
    else if (one.isFile()) yield path
  }
}

async function writeDraft(draft: string, content: FileContent): Promise<number> {
  const file = await open(draft, 'wx', 0o640)
  try {
    let size = 0
    for await (const chunk of content instanceof Uint8Array ? [content] : content) {
      await file.writeFile(chunk)
      size += chunk.length
    }
    await file.sync()
    return size
  } finally {
    await file.close()
  }
}

function noSuchFile(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}

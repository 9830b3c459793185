/** platform: files by key under one folder, written whole or not at all. */
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { newId } from './settings/crypto.ts'

export type Files = ReturnType<typeof createFiles>
type Content = Uint8Array | AsyncIterable<Uint8Array>

/** A key is a relative path of plain names, such as `pictures/ab/abcdef.jpg`. */
export function createFiles(root: string) {
  const pathOf = (key: string): string => {
    if (key.length > 500 || !/^[a-z0-9_-][a-z0-9._-]*(\/[a-z0-9_-][a-z0-9._-]*)*$/i.test(key))
      throw new Error(`not a file key: ${JSON.stringify(key)}`)
    return join(root, key)
  }
  const sizeOf = async (key: string): Promise<number | null> => {
    const found = await stat(pathOf(key)).catch(noSuchFile)
    return found?.isFile() ? found.size : null
  }
  return {
    /** Stores `content`; whoever reads meanwhile sees the old file or the new one. Answers the size in bytes. */
    put: (key: string, content: Content): Promise<number> => putFile(pathOf(key), content),
    /** The file as a stream, all of it or from byte `start` to byte `end` inclusive; null when there is none. */
    async get(key: string, range: { start?: number; end?: number } = {}) {
      const size = await sizeOf(key)
      if (size === null) return null
      return {
        size,
        stream: Readable.toWeb(createReadStream(pathOf(key), range)) as ReadableStream<Uint8Array>,
      }
    },
    /** The names of the files in a folder; drafts are none. */
    async list(folder: string): Promise<string[]> {
      const found = (await readdir(pathOf(folder), { withFileTypes: true }).catch(noSuchFile)) ?? []
      return found.filter((one) => one.isFile() && !one.name.endsWith('.part')).map((one) => one.name)
    },
    exists: async (key: string): Promise<boolean> => (await sizeOf(key)) !== null,
    remove: (key: string): Promise<void> => rm(pathOf(key), { force: true }),
  }
}

async function putFile(path: string, content: Content): Promise<number> {
  await mkdir(dirname(path), { recursive: true })
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

async function writeDraft(draft: string, content: Content): Promise<number> {
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

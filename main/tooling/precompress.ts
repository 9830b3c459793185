/**
 * main/tooling: packs the files of a build once, as small as Brotli can:
 * no visitor waits for it, and none gets less.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const isText = (name: string): boolean => /\.(css|js|json|svg|txt|webmanifest|xml)$/.test(name)
/** Bytes below which packing is no gain. */
const least = 200

const pack = promisify(brotliCompress)

/** Writes `name.br` beside every file of text in a folder. */
export async function precompress(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter(isText)
  await Promise.all(
    names.map(async (name) => {
      const content = await readFile(join(folder, name))
      if (content.length < least) return
      const packed = await pack(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      })
      await writeFile(join(folder, `${name}.br`), packed)
    }),
  )
}

/** Packs what the browser gets, at the end of its build. */
export const packed = (): Plugin => ({
  name: 'packed',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler: ({ dir }) => (dir === undefined ? undefined : precompress(join(dir, 'assets'))),
  },
})

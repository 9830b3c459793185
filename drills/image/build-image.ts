/**
 * drills: the images of deploy/, built by buildah without a registry, on a base
 * made of Debian's packages and the Node of npm.
 */
import { execFile } from 'node:child_process'
import { cp, mkdir, realpath, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { rootFolder } from '#main/paths.ts'

const execute = promisify(execFile)
const plainBase = 'localhost/meridian-debian'
const nodeBase = 'localhost/meridian-node'

/** What `node:24-bookworm-slim` holds, as far as Meridian's file needs it. */
const nodeFile = `FROM ${plainBase}
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && useradd --create-home --uid 1000 node
ENV NODE_USE_SYSTEM_CA=1
`

export type Image = {
  /** The folder that holds all of its files. */
  root: string
  bytes: number
  config: ImageConfig
}
type ImageConfig = {
  User: string
  Env: string[]
  Entrypoint: string[] | null
  Cmd: string[]
  WorkingDir: string
  Healthcheck?: { Test: string[] }
}

export type Builder = {
  /** Builds one of the files of deploy/ on the base it wants. */
  build: (file: string, base: 'plain' | 'node') => Promise<Image>
}

/** Makes both bases. `folder` holds everything that is written, and may be removed afterwards. */
export async function prepareBuilder(folder: string, say: (text: string) => void): Promise<Builder> {
  const buildah = async (...args: string[]) => {
    const where = ['--root', join(folder, 'storage'), '--runroot', join(folder, 'run')]
    const options = { maxBuffer: 64 * 1024 ** 2 }
    return (await execute('buildah', [...where, '--storage-driver', 'vfs', ...args], options)).stdout.trim()
  }
  say('  a base of Debian’s packages …')
  await makeBases(folder, buildah)
  return {
    build: async (file, base) => {
      const name = `localhost/${file.toLowerCase().replace('.', '-')}`
      await buildah(
        ...buildArguments({ file, base: base === 'node' ? nodeBase : plainBase, name }),
        rootFolder,
      )
      const inspected = JSON.parse(await buildah('inspect', '--type', 'image', name)) as {
        Docker: { config: ImageConfig }
        Manifest: string
      }
      const { layers } = JSON.parse(inspected.Manifest) as { layers: { size: number }[] }
      const container = await buildah('from', '--pull-never', name)
      return {
        root: await buildah('mount', container),
        bytes: layers.reduce((sum, one) => sum + one.size, 0),
        config: inspected.Docker.config,
      }
    },
  }
}

type Buildah = (...args: string[]) => Promise<string>

async function makeBases(folder: string, buildah: Buildah): Promise<void> {
  const plain = join(folder, 'plain')
  const node = join(folder, 'node')
  await Promise.all([mkdir(plain), mkdir(node)])
  const unread = ['doc', 'man', 'locale'].map((one) => `--dpkgopt=path-exclude=/usr/share/${one}/*`)
  const packages = '--include=ca-certificates,libstdc++6'
  await execute('mmdebstrap', ['--variant=minbase', packages, ...unread, 'bookworm', join(plain, 'base.tar')])
  await writeFile(join(plain, 'Dockerfile'), 'FROM scratch\nADD base.tar /\nCMD ["sh"]\n')
  await buildah('build', '--isolation', 'chroot', '-t', plainBase, plain)
  await cp(process.execPath, join(node, 'node'))
  const npm = await realpath(process.env.npm_execpath ?? '/usr/bin/npm')
  await cp(join(npm, '..', '..'), join(node, 'npm'), { recursive: true })
  await writeFile(join(node, 'Dockerfile'), nodeFile)
  await buildah('build', '--isolation', 'chroot', '--pull-never', '-t', nodeBase, node)
}

type Wish = { file: string; base: string; name: string }

/**
 * What npm needs, its store and this machine's certificates, is
 * lent to its steps and is no part of the image.
 */
function buildArguments({ file, base, name }: Wish): string[] {
  const lent =
    base === nodeBase ? [`${join(homedir(), '.npm')}:/root/.npm`, '/etc/ssl/certs:/etc/ssl/certs:ro'] : []
  const volumes = lent.flatMap((one) => ['--volume', one])
  const options = `--isolation chroot --pull-never --format docker -t ${name} --build-arg BASE=${base}`
  return ['build', ...options.split(' '), ...volumes, '--file', join(rootFolder, 'deploy', file)]
}

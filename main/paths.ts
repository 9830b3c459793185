/** main: where things are in the checkout. */
import { fileURLToPath } from 'node:url'

const root = new URL('../', import.meta.url)
const inRoot = (relative: string) => fileURLToPath(new URL(relative, root))

export const rootFolder = inRoot('.')
export const migrationsFolder = inRoot('db/migrations')
export const buildFolder = inRoot('build')
export const serverBuild = inRoot('build/server/index.js')
export const clientFolder = inRoot('build/client')
export const workerFile = inRoot('main/commands/worker.ts')
export const bin = (name: string) => inRoot(`node_modules/.bin/${name}`)

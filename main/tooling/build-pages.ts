/** tooling: builds the pages ahead of time, for an image whose file system cannot be written. */
import { build } from './build.ts'

await build()

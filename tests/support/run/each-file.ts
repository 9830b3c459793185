/**
 * tests: what every test file of the server ends with. Files share modules, so a hook of a
 * shared one would be the first file's alone.
 */
import { afterAll } from 'vitest'
import './resolve.ts'
import { closeAll } from '../cleanup.ts'

afterAll(closeAll)

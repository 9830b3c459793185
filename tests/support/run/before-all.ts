/**
 * tests: what Vitest calls once before all tests of the server, side by
 * side; what it answers is called once after them.
 */
import type { TestProject } from 'vitest/node'
import { buildGazetteer } from '../gazetteer.ts'
import { startPostgres } from '../postgres/postgres-setup.ts'

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [stop] = await Promise.all([startPostgres(project), buildGazetteer()])
  return stop
}

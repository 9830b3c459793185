/**
 * tests: homes said oddly in one place: what becomes of them, and
 * what is told beyond what a whole home tells.
 */
import { expect, it } from 'vitest'
import { codesOf, fileOf, readFeed } from '../feeds.ts'
import * as more from './more-homes.ts'
import * as whole from './whole-homes.ts'

/**
 * What is odd, the file, what its one home comes to (null where there is
 * none), and the codes that are told besides.
 */
export type OddHome = [what: string, file: string, home: object | null, codes: string[]]

const { kyero, zillow, trovit, propertyFinder, bayut, yandex, vrsync, reaxml, openImmo, inmovilla, json } =
  whole
const ofXml = [kyero, zillow, trovit, propertyFinder, bayut, yandex, vrsync, reaxml, openImmo, inmovilla]
const { blm, ...others } = more

const wholes = [...ofXml, ...Object.values(json), ...Object.values(others), () => blm('3')]

/** A test for each of them, by what they are about. */
export async function checkHomes(cases: Record<string, OddHome[]>): Promise<void> {
  const usual = new Map<string | null, string[]>()
  for (const make of wholes) {
    const read = await readFeed(fileOf(make()))
    usual.set(read.format, codesOf(read))
  }
  for (const [about, rows] of Object.entries(cases))
    it.each(rows)(`${about}: %s`, async (_, file, home, codes) => {
      const read = await readFeed(fileOf(file))
      const more = codesOf(read).filter((code) => !usual.get(read.format)?.includes(code))
      expect({ codes: more, homes: read.homes }).toMatchObject({ codes, homes: home ? [home] : [] })
      expect(read.complete).toBe(true)
    })
}

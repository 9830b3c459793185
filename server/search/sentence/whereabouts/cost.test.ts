/** search: what a sentence may cost, whatever it is made of: how often the gazetteer is asked. */
import { beforeAll, describe, expect, it } from 'vitest'
import { createPlaces, loadGazetteer, type Places } from '#server/places/index.ts'
import { gazetteerFolder } from '#tests/support/gazetteer.ts'
import { understand } from '../understand.ts'

let places: Places
beforeAll(async () => {
  places = createPlaces(await loadGazetteer(gazetteerFolder))
})
const read = (q: string) => understand(places, { q, currency: 'EUR', language: 'en' })

describe('what a sentence may cost', () => {
  const long = (piece: string): string => piece.repeat(200).slice(0, 200).trim()
  /** How often the gazetteer was asked to guess, and whether one place lies in another. */
  const asked = (q: string) => {
    const times = { guessed: 0, isWithin: 0 }
    const forSentences: Places['forSentences'] = (homes) => {
      const find = places.forSentences(homes)
      return {
        ...find,
        guessed: (name, isMisspelt) => {
          times.guessed++
          return find.guessed(name, isMisspelt)
        },
        isWithin: (inner, outer) => {
          times.isWithin++
          return find.isWithin(inner, outer)
        },
      }
    }
    understand({ forSentences }, { q, currency: 'EUR', language: 'en' })
    return times
  }

  it('is bounded where it is made of words nobody knows', () => {
    expect(asked(long('xaint yernow zbrintol ')).guessed).toBeLessThanOrEqual(24)
    const unlike =
      'kxernow qbrintol wakexfeld gorxlen hastinxks yarmxuth pembxrok tivxerten bluxdden axshfort'
    expect(asked(unlike).guessed).toBeLessThanOrEqual(24)
  })

  it('is bounded where it is made of names that hundreds of places have', () => {
    expect(asked(long('San Antonio Santa Maria San Pedro ')).isWithin).toBeLessThan(500_000)
    expect(read(long('San Antonio Santa Maria San Pedro ')).place).not.toBeNull()
  })

  it('leaves room for three such names', () => {
    expect(read('house in San Antonio, San Jose, Costa Rica').place).toMatchObject({ country: 'CR' })
  })
})

/** feeds: emissions and certificates in the words of each format that has them. */
import { expect, it } from 'vitest'
import { fileOf, readFeed } from '#tests/support/feeds.ts'
import { kyeroFile, kyeroHome } from '#tests/support/feed-files.ts'

const energyOf = async (text: string) => (await readFeed(fileOf(text))).homes[0]?.energy

it('Kyero has the letter of the emissions, and X is none', async () => {
  const rated = (letter: string) =>
    energyOf(
      kyeroFile([
        kyeroHome(1, { energy_rating: `<consumption>D</consumption><emissions>${letter}</emissions>` }),
      ]),
    )
  expect(await rated('e')).toMatchObject({ status: 'rated', class: 'D', co2Class: 'E' })
  expect(await rated('X')).toMatchObject({ status: 'rated', class: 'D', co2Class: null })
})

it('a home of which only emissions are known is rated', async () => {
  const home = kyeroHome(1, { energy_rating: '<emissions>B</emissions>' })
  expect(await energyOf(kyeroFile([home]))).toMatchObject({ status: 'rated', class: null, co2Class: 'B' })
})

it.each([
  ['BEDARF', '2030-01-15', 'demand', '2030-01-15'],
  ['VERBRAUCH', '02-2032', 'consumption', '2032-02-29'],
  ['', 'someday', null, null],
])('OpenImmo: %s until %s', async (kind, until, basis, validUntil) => {
  const pass = `<energiepass><epart>${kind}</epart><gueltig_bis>${until}</gueltig_bis><wertklasse>C</wertklasse></energiepass>`
  expect(
    await energyOf(
      `<openimmo><uebertragung umfang="VOLL" version="1.2.7"/><anbieter><immobilie><preise><kaufpreis>250000</kaufpreis></preise><zustand_angaben>${pass}</zustand_angaben><geo><ort>Kiel</ort></geo><verwaltung_techn><openimmo_obid>A</openimmo_obid></verwaltung_techn></immobilie></anbieter></openimmo>`,
    ),
  ).toMatchObject({ class: 'C', basis, validUntil })
})

it('the own format says all of it', async () => {
  const home = {
    id: 'A',
    purpose: 'sale',
    type: 'house',
    price: 1_000,
    currency: 'EUR',
    country: 'DE',
    city: 'Kiel',
  }
  const said = {
    emissions_class: 'C',
    emissions_kg: 21.5,
    energy_valid_until: '2031-05-31',
    energy_basis: 'demand',
  }
  expect(await energyOf(JSON.stringify([{ ...home, ...said }]))).toMatchObject({
    co2Class: 'C',
    co2KgM2: 21.5,
    validUntil: '2031-05-31',
    basis: 'demand',
  })
})

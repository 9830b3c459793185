/** contract: words: the word for "in" before lands and regions. */
import { expect, test } from 'vitest'
import { inPlace } from './in-place.ts'
import { finderOf } from './reviewed-words.ts'

test.each([
  ['fr', 'France', 'en France'],
  ['fr', 'Portugal', 'au Portugal'],
  ['fr', 'États-Unis', 'aux États-Unis'],
  ['fr', 'Pays-Bas', 'aux Pays-Bas'],
  ['fr', 'Mexique', 'au Mexique'],
  ['fr', 'Uruguay', 'en Uruguay'],
  ['fr', 'Grèce', 'en Grèce'],
  ['fr', 'Honduras', 'au Honduras'],
  ['fr', 'Afrique du Sud', 'en Afrique du Sud'],
  ['fr', 'Royaume-Uni', 'au Royaume-Uni'],
  ['fr', 'Nouvelle-Zélande', 'en Nouvelle-Zélande'],
  ['fr', 'Malte', 'à Malte'],
  ['fr', 'Bretagne, France', 'en Bretagne, France'],
  ['fr', 'Hauts-de-France, France', 'dans les Hauts-de-France, France'],
  ['fr', 'Texas, États-Unis', 'au Texas, États-Unis'],
  ['it', 'Francia', 'in Francia'],
  ['it', 'Stati Uniti', 'negli Stati Uniti'],
  ['it', 'Regno Unito', 'nel Regno Unito'],
  ['it', 'Toscana, Italia', 'in Toscana, Italia'],
  ['it', 'Lazio, Italia', 'nel Lazio, Italia'],
  ['pt', 'França', 'em França'],
  ['pt', 'Brasil', 'no Brasil'],
  ['pt', 'Alemanha', 'na Alemanha'],
  ['pt', 'Estados Unidos', 'nos Estados Unidos'],
  ['pt', 'África do Sul', 'na África do Sul'],
  ['pt', 'Portugal', 'em Portugal'],
  ['de', 'Schweiz', 'in der Schweiz'],
  ['de', 'Vereinigte Staaten', 'in den Vereinigten Staaten'],
  ['de', 'Frankreich', 'in Frankreich'],
  ['de', 'Toskana, Italien', 'in der Toskana, Italien'],
  ['de', 'Sizilien, Italien', 'auf Sizilien, Italien'],
])('%s: %s', (language, place, said) => expect(inPlace(place, language)).toBe(said))

test.each([
  ['fr', 'Paris, Île-de-France, France'],
  ['fr', 'Vienne, Autriche'],
  ['it', 'Dubai, Emirati Arabi Uniti'],
  ['de', '4 Schritten'],
  ['es', 'Francia'],
  ['ar', 'فرنسا'],
])('%s: %s is left to the language’s usual word', (language, place) =>
  expect(inPlace(place, language)).toBeNull(),
)

test('a heading of a land is said with its word, one of a town as before', () => {
  const find = finderOf(
    new Map([
      ['{a} in {b}', '{a} à {b}'],
      ['{0} homes for sale', '{0} biens à vendre'],
    ]),
    'fr',
  )
  expect(find('569 homes for sale in France')).toBe('569 biens à vendre en France')
  expect(find('569 homes for sale in United States')).toBe('569 biens à vendre aux États-Unis')
  expect(find('5 homes for sale in Bretagne, France')).toBe('5 biens à vendre en Bretagne, France')
  expect(find('135 homes for sale in Paris, Île-de-France, France')).toBe(
    '135 biens à vendre à Paris, Île-de-France, France',
  )
})

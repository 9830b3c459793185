/** feeds: where every field of a VRSync record, and of its older dialect, goes. */
import { address, codes, currency, each, flag, words as meaning } from '../../read/parts/field-kinds.rules.ts'
import type { FieldPlaces } from '../../read/field-places.ts'
import { typeOfWords } from '../../read/type-words.rules.ts'
import { unitOfWords } from '../../read/words/units.rules.ts'
import { flags } from './carga-words.rules.ts'

const words = (text: string): string[] => text.split(' ')
const below = (section: string, names: string): string[] => words(names).map((name) => `${section}/${name}`)

const person = 'people and offices are reached through Meridian; of them nothing is published from a record'
const placing = 'where another portal places the advertisement'

/** What a home is used for. */
const usages = ['residential', 'commercial', 'residential / commercial', 'commercial / residential']

/** Words beside the type that only say what it is used for, or that there is nothing special about it. */
const usual =
  /^(?:padr[aã]o|normal|comum|outros?|residencial|comercial|rural|industrial|comercial\/industrial)$/i
const typeOrUse = meaning((text: string) => usual.test(text) || typeOfWords(text))

export const vrsyncFields: FieldPlaces = {
  mapped: [
    ...words('ListingID Title TransactionType ListDate LastUpdateDate DetailViewUrl VirtualTourLink'),
    ...words('Media/Item Media/Item@medium Media/Item@caption Media/Item@primary Location@displayAddress'),
    ...below(
      'Details',
      'UsageType PropertyType Description ListPrice ListPrice@currency RentalPrice RentalPrice@currency',
    ),
    ...below(
      'Details',
      'RentalPrice@period PropertyAdministrationFee PropertyAdministrationFee@currency YearlyTax',
    ),
    ...below(
      'Details',
      'MonthlyTax LivingArea LivingArea@unit ConstructedArea ConstructedArea@unit LotArea LotArea@unit',
    ),
    ...below('Details', 'Bedrooms Bathrooms Suites Garage UnitFloor Floors YearBuilt Features/Feature'),
    ...below(
      'Location',
      'Country Country@abbreviation State City Zone Neighborhood Address StreetNumber Complement',
    ),
    ...below('Location', 'PostalCode Latitude Longitude'),
  ],
  ignored: {
    'Details/Warranties/Warranty': 'how a tenant vouches for the rent, which office and tenant settle',
    'ContactInfo/**': person,
    Featured: placing,
    PublicationType: placing,
    'Publications/**': placing,
    'Location/State@abbreviation': 'the short name of a state whose name is read',
    'Details/Garage@type': 'what a parking space is called; there is only one word for it',
    'Details/YearlyTax@currency': 'taxes are paid in the money of the country',
    'Details/MonthlyTax@currency': 'taxes are paid in the money of the country',
  },
  several: words('Media/Item Details/Features/Feature VirtualTourLink'),
  kinds: {
    ...each(address, 'DetailViewUrl VirtualTourLink'),
    'Media/Item@medium': codes(['image', 'video']),
    'Media/Item@primary': flag,
    'Location@displayAddress': codes(['all', 'street', 'neighborhood']),
    'Details/UsageType': codes(usages),
    'Details/PropertyAdministrationFee@currency': currency,
    'Details/ConstructedArea@unit': meaning(unitOfWords),
  },
}

export const cargaFields: FieldPlaces = {
  mapped: [
    ...words(
      'CodigoImovel TituloImovel Observacao TipoImovel SubTipoImovel CategoriaImovel PrecoVenda PrecoLocacao',
    ),
    ...words(
      'PrecoLocacaoTemporada PrecoCondominio ValorIPTU AreaUtil AreaTotal UnidadeMetrica QtdDormitorios',
    ),
    ...words(
      'QtdSuites QtdBanheiros QtdVagas QtdSalas UF Estado Cidade Bairro Endereco Numero Complemento CEP',
    ),
    ...words('Latitude Longitude AnoConstrucao QtdAndar Andar DataAtualizacao LinkTour Videos/Video/Url'),
    ...words('Fotos/Foto/URLArquivo Fotos/Foto/NomeArquivo Fotos/Foto/Principal Fotos/Foto/Legenda'),
    ...Object.keys(flags),
  ],
  ignored: {
    CodigoCliente: person,
    EmailCliente: person,
    TipoOferta: placing,
    Modelo: placing,
    'Fotos/Foto/Alterada': 'whether the portal is to fetch the picture again: Meridian looks itself',
  },
  several: words('Fotos/Foto Videos/Video Videos/Video/Url LinkTour'),
  kinds: {
    ...each(typeOrUse, 'TipoImovel CategoriaImovel'),
    ...each(address, 'LinkTour Videos/Video/Url'),
    'Fotos/Foto/Principal': flag,
  },
}

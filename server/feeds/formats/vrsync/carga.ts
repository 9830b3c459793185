/**
 * feeds: the older format of ZAP that Kenlo and others still write
 * ("Carga"): a full list, a missing home is gone.
 */
import type { ListingDraft, OfferDraft } from '#server/listings/index.ts'
import { emptyDraft } from '../../read/draft-start.ts'
import { bedroomsOf } from '../../read/dwelling.rules.ts'
import type { Head, MapContext } from '../../read/format.ts'
import { readNumber } from '../../read/numbers.rules.ts'
import { costCurrency, costFrom } from '../../read/offers.ts'
import { areasFrom } from '../../read/parts/areas.ts'
import { wantedOffer } from '../../read/parts/purpose-and-price.ts'
import { flaggedFeatures } from '../../read/parts/flags.ts'
import { addressesAt } from '../../read/parts/media.ts'
import { placeFrom } from '../../read/parts/places.ts'
import { textsFrom } from '../../read/parts/texts.ts'
import { typeFrom } from '../../read/parts/types.ts'
import { xmlFormat } from '../../read/parts/xml-format.ts'
import { mediaFrom } from '../../read/pictures.ts'
import { createReading, type Reading } from '../../read/reading.ts'
import { saysYes } from '../../read/words/yes-no.rules.ts'
import { typeOfWords } from '../../read/type-words.rules.ts'
import { elementAt, type SourceRecord } from '../../records/record.ts'
import { flags } from './carga-words.rules.ts'
import { cargaFields } from './fields.rules.ts'

export const carga = xmlFormat({
  code: 'carga',
  name: 'Kenlo / ZAP (Carga)',
  revision: 6,
  outside: ['Carga', 'Imoveis', 'Imovel'],
  recognise: ({ root, text }: Head) => (root === 'Carga' && /<Imoveis[\s/>]/.test(text) ? '' : null),
  isRecord: (path) => path.join('/') === 'Carga/Imoveis/Imovel',
  glances: {
    id: ['CodigoImovel'],
    latitude: ['Latitude'],
    longitude: ['Longitude'],
    locality: ['Cidade'],
    stamp: ['DataAtualizacao'],
    files: ['Fotos/Foto/NomeArquivo'],
  },
  stamp: /<DataAtualizacao>[^<]*<\/DataAtualizacao>/,
  fields: cargaFields,
  map,
})

const places = {
  admin1: ['Estado', 'UF'],
  locality: ['Cidade'],
  district: ['Bairro'],
  street: ['Endereco'],
  houseNumber: ['Numero'],
  unitName: ['Complemento'],
  postalCode: ['CEP'],
  latitude: ['Latitude'],
  longitude: ['Longitude'],
}

function map({ element }: SourceRecord, sourceId: string, context: MapContext): ListingDraft {
  const reading = createReading(element, context.note)
  const { text, count } = reading
  // Mostly only "Padrão", but a penthouse is told here.
  const category = text('CategoriaImovel')
  const words = [
    category && typeOfWords(category) ? category : null,
    text('SubTipoImovel'),
    text('TipoImovel'),
  ]
  const typed = typeFrom(
    { at: reading.first(['SubTipoImovel', 'TipoImovel']), field: 'TipoImovel', words },
    context,
  )
  const isCommercial = /comercial/i.test(words.join(' '))
  const found = placeFrom(reading, places, context, { homeland: 'BR' })
  // Software writes words where the office keeps the address to itself.
  const place = /n[ãa]o informad/i.test(found.street ?? '') ? { ...found, street: null } : found
  return {
    ...emptyDraft(sourceId),
    publicRef: text('CodigoImovel'),
    sourceUpdatedAt: reading.instant('DataAtualizacao', context.settings.timeZone),
    videoUrls: addressesAt(reading, ['Videos/Video/Url']),
    tourUrls: addressesAt(reading, ['LinkTour']),
    ...typed,
    useClass: isCommercial && typed.useClass === 'residential' ? 'commercial' : typed.useClass,
    place,
    ...bedroomsOf(typed.type, count('QtdDormitorios', 200)),
    bathrooms: reading.number('QtdBanheiros', { most: 200 }),
    suites: count('QtdSuites', 100),
    receptionRooms: reading.number('QtdSalas', { most: 200 }),
    areas: areasFrom(
      reading,
      [
        { kind: 'usable', path: 'AreaUtil', unitAt: 'UnidadeMetrica', notation: 'whole' },
        {
          kind: typed.useClass === 'land' ? 'plot' : 'total',
          path: 'AreaTotal',
          unitAt: 'UnidadeMetrica',
          notation: 'whole',
        },
      ],
      context,
    ),
    floorLabel: text('Andar'),
    floorsTotal: count('QtdAndar', 300),
    yearBuilt: count('AnoConstrucao', 3_000) || null,
    parkingSpaces: count('QtdVagas', 9_999),
    features: flaggedFeatures(reading, { ...flags, QtdSuites: 'ensuite', QtdVagas: 'parking' }),
    offers: offersFrom(reading, { country: place.country, isCommercial }, context),
    texts: textsFrom(
      reading,
      [{ lang: null, title: reading.at('TituloImovel'), description: reading.at('Observacao') }],
      context,
      { otherwise: 'pt' },
    ),
    media: picturesFrom(reading, context),
  }
}

const hasAmount = (reading: Reading, path: string): boolean => {
  const said = reading.text(path)
  return said !== null && readNumber(said, 'whole').value !== 0
}

/** The price fields say what is offered; a 0 in one says that it is not. */
function offersFrom(
  reading: Reading,
  { country, isCommercial }: { country: string; isCommercial: boolean },
  context: MapContext,
): OfferDraft[] {
  const asked = [
    ['sale', 'PrecoVenda', 'month'],
    [isCommercial ? 'lease' : 'rent', 'PrecoLocacao', 'month'],
    ['rentShort', 'PrecoLocacaoTemporada', 'day'],
  ] as const
  const currency = costCurrency(
    { currency: { text: 'BRL', at: null }, country, at: null, field: 'Preco' },
    context,
  )
  const amount = (path: string) => reading.number(path, { notation: 'whole' })
  const costs = [
    costFrom({ kind: 'community', amount: amount('PrecoCondominio'), period: 'month', currency }, context),
    costFrom(
      { kind: 'propertyTax', amount: amount('ValorIPTU') ?? amount('PrecoIptu'), period: 'year', currency },
      context,
    ),
  ].filter((one) => one !== null)
  return asked
    .filter(([, path]) => hasAmount(reading, path))
    .map(([purpose, path, usual]) => ({
      ...wantedOffer(reading, { purpose, price: [path], usual, country, money: 'BRL' }, context),
      costs,
    }))
}

function picturesFrom(reading: Reading, context: MapContext): ListingDraft['media'] {
  const isMain = (photo: (typeof photos)[number]) =>
    Number(saysYes(elementAt(photo, 'Principal')?.text) === true)
  const photos = reading.all('Fotos/Foto')
  return mediaFrom(
    photos
      .toSorted((a, b) => isMain(b) - isMain(a))
      .flatMap((photo) => {
        const at = ['URLArquivo', 'NomeArquivo']
          .map((name) => elementAt(photo, name))
          .find((one) => one?.text.trim())
        const words = elementAt(photo, 'Legenda')
        const caption = words && reading.line(words, 'Fotos/Foto/Legenda')
        return at ? [{ kind: 'photo', text: at.text, at, field: 'Fotos/Foto', caption } as const] : []
      }),
    context,
  )
}

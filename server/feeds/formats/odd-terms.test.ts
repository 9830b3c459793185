/** feeds: on what terms homes are offered, in fields only one format has, and what files leave unsaid. */
import { checkHomes } from '#tests/support/feeds/check-homes.ts'
import { avito, blm, cian, idealista, immobiliare } from '#tests/support/feeds/more-homes.ts'
import {
  inmovilla,
  json,
  kyero,
  openImmo,
  reaxml,
  trovit,
  yandex,
  zillow,
} from '#tests/support/feeds/whole-homes.ts'

const { own, reso } = json

const offer = (said: object) => ({ offers: [said] })
const bySeeker = (percent: number) => offer({ fee: { payer: 'seeker', percent } })
const byNobody = offer({ fee: { payer: 'nobody', percent: null } })
const letIn = (fields: Record<string, string>) =>
  yandex({
    type: 'аренда',
    price: '<value>95000</value><currency>RUB</currency><period>месяц</period>',
    ...fields,
  })
const table = (headings: string, cells: string) =>
  `id;type;city;country;${headings};description;pictures\n1;Wohnung;München;DE;${cells};Drei Zimmer mit Balkon.;https://pictures.example/1.jpg\n`
const office = (preise: string) =>
  openImmo({
    objektkategorie:
      '<nutzungsart GEWERBE="1"/><vermarktungsart MIETE_PACHT="1"/><objektart><buero_praxen/></objektart>',
    preise: `${preise}<waehrung iso_waehrung="EUR"/>`,
  })
const said = (lang: string) => ({ texts: [{ lang }] })

await checkHomes({
  'what the agency is paid': [
    ['by who moves in', letIn({ 'agent-fee': '50' }), bySeeker(50), []],
    ['by nobody', letIn({ 'agent-fee': '0' }), byNobody, []],
    ['in a word', letIn({ 'agent-fee': 'много' }), offer({ fee: null }), ['number.unreadable']],
    ['a share of the client', cian('<ClientFee>30</ClientFee><AgentFee>50</AgentFee>'), bySeeker(30), []],
    ['of a rent', avito({ LeaseCommission: 'Есть', LeaseCommissionSize: '40' }), bySeeker(40), []],
    ['none of a rent', avito({ LeaseCommission: 'Нет' }), byNobody, []],
  ],
  'rooms one by one': [
    [
      'in elements of their own',
      yandex({
        'room-space': ['<value>18</value><unit>кв. м</unit>', '<value>14,5</value><unit>кв. м</unit>'],
      }),
      { rooms: [{ name: 'Комната 1', areaM2: 18 }, { areaM2: 14.5 }] },
      [],
    ],
    [
      'in one field',
      cian('', { RoomArea: '18+12.5-9' }),
      { rooms: [{ areaM2: 18 }, { areaM2: 12.5 }, { areaM2: 9 }] },
      [],
    ],
  ],
  'days, deposits and terms': [
    [
      'of an Italian rent',
      immobiliare({
        'extra-features':
          '<available-date>2026-03-01</available-date><minimum-stay>12</minimum-stay><costs><deposit currency="EUR">3600</deposit><services currency="EUR">80</services></costs>',
      }),
      offer({
        availableFrom: '2026-03-01',
        minTermMonths: 12,
        depositMinor: 360_000,
        costs: [{ kind: 'serviceCharge', amount: 8_000 }],
      }),
      [],
    ],
    [
      'an auction of a court',
      immobiliare({
        'transaction-type': null,
        'transaction-type auction="yes" ownership="nuda proprietà"': 'S',
        'auction-features':
          '<auctions><auction type="senza incanto">2026-03-10T17:00:00</auction></auctions><court>Milano</court>',
      }),
      {
        openHouses: [{ kind: 'auction', date: '2026-03-10', from: '17:00' }],
        otherFeatures: ['nuda proprietà'],
        offers: [{ priceMode: 'auctionGuide' }],
      },
      [],
    ],
    [
      'of a Spanish rent',
      inmovilla({ accion: 'Alquilar', precioalq: '950', precioinmo: '0', fianza: '2', ibi: '300' }),
      offer({ depositMinor: 190_000 }),
      [],
    ],
    [
      'of a business that is handed on, beside its price',
      inmovilla({ accion: 'Traspaso', precioinmo: '45000', precioalq: '900' }),
      offer({ purpose: 'sale', amountMinor: 4_500_000 }),
      ['field.noPlace'],
    ],
    [
      'lines of a text',
      inmovilla({ descrip1: 'Uno.~Dos.' }),
      { texts: [{ description: '<p>Uno.<br>Dos.</p>' }] },
      [],
    ],
    [
      'a month, pets and emissions',
      idealista({
        featuresAvailableFrom: '2026-02',
        featuresPetsAllowed: false,
        featuresEnergyCertificateRating: 'inProgress',
        featuresEnergyCertificateEmissionsRating: 'D',
        featuresEnergyCertificateEmissionsValue: 25.1,
      }),
      {
        energy: { status: 'inProgress', co2Class: 'D', co2KgM2: 25.1 },
        offers: [{ availableFrom: '2026-02-01', pets: 'no' }],
      },
      [],
    ],
    [
      'now, for a year',
      zillow({})
        .replace('<Status>Active', '<Status>For Rent')
        .replace(
          '<BasicDetails>',
          '<RentalDetails><Availability>Now</Availability><LeaseTerm>OneYear</LeaseTerm></RentalDetails><BasicDetails>',
        ),
      offer({ purpose: 'rent', availableFrom: '2025-08-01', minTermMonths: 12 }),
      [],
    ],
    [
      'months of a lease',
      reso({
        PropertyType: 'Residential Lease',
        ListPrice: 2_100,
        LeaseAmountFrequency: 'Monthly',
        LeaseTerm: '12 Months',
      }),
      offer({ minTermMonths: 12 }),
      [],
    ],
    [
      'a home that is let, and the other names of its sale',
      reaxml({
        'tenancy value="tenanted"': '',
        soldDetails: '<soldPrice display="yes">900000</soldPrice><soldDate>2025-02-01</soldDate>',
      }).replace('status="current"', 'status="sold"'),
      { features: ['tenanted'], closing: { on: '2025-02-01', amountMinor: 90_000_000 } },
      [],
    ],
  ],
  'prices by the names of their columns': [
    [
      'a rent',
      table('Kaufpreis;Kaltmiete', ';1.850'),
      offer({ purpose: 'rent', amountMinor: 185_000, period: 'month' }),
      ['currency.assumed', 'point.missing'],
    ],
    [
      'a price',
      table('Kaufpreis;Kaltmiete', '350.000;'),
      offer({ purpose: 'sale', amountMinor: 35_000_000 }),
      ['currency.assumed', 'point.missing'],
    ],
    [
      'either',
      table('Kaufpreis;Kaltmiete', '350.000;1.850'),
      { offers: [{ purpose: 'sale' }, { purpose: 'rent', amountMinor: 185_000 }] },
      ['currency.assumed', 'point.missing'],
    ],
    [
      'what a home for sale brings in',
      table('Vermarktungsart;Kaufpreis;Kaltmiete', 'Kauf;350.000;1.850'),
      { offers: [{ purpose: 'sale', amountMinor: 35_000_000 }] },
      ['currency.assumed', 'field.noPlace', 'point.missing'],
    ],
  ],
  'rents that are none': [
    [
      'what a square metre costs',
      office('<nettokaltmiete>18.50</nettokaltmiete><mietpreis_pro_qm>18.50</mietpreis_pro_qm>'),
      offer({ purpose: 'lease', priceMode: 'onRequest', priceText: '18.50 EUR / m²' }),
      [],
    ],
    [
      'the same, unsaid',
      office('<nettokaltmiete>18.50</nettokaltmiete>'),
      offer({ priceMode: 'onRequest' }),
      ['price.implausible'],
    ],
    [
      'in months',
      openImmo({
        objektkategorie:
          '<nutzungsart WOHNEN="1"/><vermarktungsart MIETE_PACHT="1"/><objektart><wohnung/></objektart>',
        preise: '<kaltmiete>1450</kaltmiete><kaution>3 MM</kaution><waehrung iso_waehrung="EUR"/>',
        verwaltung_objekt: '<verfuegbar_ab>ab sofort</verfuegbar_ab>',
        zustand_angaben: '<energiepass><hwbklasse>B</hwbklasse><hwbwert>45,2</hwbwert></energiepass>',
      }),
      {
        energy: { class: 'B', kwhM2: 45.2 },
        offers: [{ amountMinor: 145_000, depositMinor: 435_000, availableFrom: '2025-08-01' }],
      },
      [],
    ],
  ],
  'tables and objects': [
    [
      'a unit for a heading',
      table('Sale or Rent;Price;Sq Ft', 'For Sale;£425,000;1,200').replace('München;DE', 'Hove;England'),
      { place: { country: 'GB' }, areas: [{ unit: 'sqft', value: 1_200 }] },
      ['number.ambiguous', 'point.missing'],
    ],
    [
      'a unit beside it',
      table('Price;Sq Ft', '£425,000;0.5 acres').replace('München;DE', 'Hove;UK'),
      { areas: [{ unit: 'ac', value: 0.5 }] },
      ['offer.inferred', 'point.missing'],
    ],
    [
      'objects in objects',
      own({
        bedrooms: '3 hab.',
        description: { es: 'Piso con vistas.', eu: 'Pisua' },
        pictures: [{ url: 'https://pictures.example/1.jpg', order: 2, caption: 'Salón' }],
        energy: { class: 'C', kwh: 96 },
        features: { lift: true, garage: false },
      }),
      {
        bedrooms: 3,
        texts: [{ lang: 'es' }, { lang: 'eu' }],
        media: [{ sourceUrl: 'https://pictures.example/1.jpg' }],
        energy: { class: 'C', kwhM2: 96 },
        features: ['lift'],
      },
      ['field.noPlace'],
    ],
    [
      'line ends of another system',
      kyero({ desc: '<en>Nice&#13;flat</en>' }),
      { texts: [{ description: '<p>Nice<br>flat</p>' }] },
      [],
    ],
  ],
  'signs that were lost': [
    [
      'of a longitude',
      zillow().replace('-122.3331', '122.3331'),
      { place: { country: 'US', point: null } },
      ['point.foreign'],
    ],
  ],
  'a version for abroad': [
    [
      'with a postcode of home',
      blm('3i'),
      { place: { country: 'GB' }, offers: [{ currency: 'GBP' }] },
      ['country.assumed', 'currency.assumed'],
    ],
    ['without a country', blm('3i', '29780^'), null, ['country.missing', 'currency.unknown']],
  ],
  'languages nobody names': [
    [
      'by small words',
      own({ language: '', description: 'Una casa con jardín y piscina cerca de la playa.' }),
      said('es'),
      [],
    ],
    ['of strangers', trovit({ title: 'Flat', content: 'A flat with a view of the sea.' }), said('en'), []],
    ['by letters', own({ language: '', description: 'Светлая квартира у парка.' }), said('ru'), []],
    [
      'of the country, where little is said',
      trovit({ title: 'Piso', content: 'Piso luminoso.' }),
      said('es'),
      [],
    ],
    [
      'in our letters, where people have their own',
      own({
        language: '',
        country: 'TH',
        city: 'Bangkok',
        latitude: 13.75,
        longitude: 100.5,
        description: 'Condo.',
      }),
      said('en'),
      [],
    ],
  ],
})

/** feeds: prices and rents said oddly, what becomes of them, and what is told. */
import { checkHomes } from '#tests/support/feeds/check-homes.ts'
import {
  json,
  bayut,
  kyero,
  openImmo,
  propertyFinder,
  reaxml,
  trovit,
  vrsync,
  yandex,
  zillow,
} from '#tests/support/feeds/whole-homes.ts'

const { own, reso } = json

const offer = (said: object) => ({ offers: [said] })
const onRequest = { priceMode: 'onRequest', amountMinor: null }
const immo = (preise: string, marketing = 'KAUF="1"') =>
  openImmo({
    preise,
    objektkategorie: `<nutzungsart WOHNEN="1"/><vermarktungsart ${marketing}/><objektart><wohnung wohnungtyp="ETAGE"/></objektart>`,
  })

await checkHomes({
  prices: [
    ['a comma and cents', kyero({ price: '250.000,00' }), offer({ amountMinor: 25_000_000 }), []],
    ['a blank for thousands', kyero({ price: '1 250 000' }), offer({ amountMinor: 125_000_000 }), []],
    ['an apostrophe for thousands', kyero({ price: "1'250'000" }), offer({ amountMinor: 125_000_000 }), []],
    ['its sign', kyero({ price: '€ 395.000' }), offer({ amountMinor: 39_500_000, currency: 'EUR' }), []],
    ['a dash for cents', kyero({ price: '395.000,-' }), offer({ amountMinor: 39_500_000 }), []],
    ['X', kyero({ price: 'X' }), offer(onRequest), []],
    ['nothing', kyero({ price: '' }), offer(onRequest), ['price.missing']],
    ['nought', kyero({ price: '0.00' }), offer(onRequest), ['price.zero']],
    ['nines and nothing else', own({ price: 99999999 }), offer(onRequest), ['price.implausible']],
    ['the digits in their order', zillow({ price: '123456789' }), offer(onRequest), ['price.implausible']],
    ['nearly ten million', kyero({ price: '9999999' }), offer({ amountMinor: 999_999_900 }), []],
    ['all nines', kyero({ price: '999999999999' }), offer(onRequest), ['price.implausible']],
    ['less than nothing', kyero({ price: '-250000' }), offer(onRequest), ['price.unreadable']],
    [
      'Arabic digits',
      propertyFinder({ price: '<yearly>٩٥٠٠٠</yearly>' }),
      offer({ amountMinor: 9_500_000, period: 'year' }),
      [],
    ],
    [
      'thousands of pounds for short',
      trovit({ 'price period="monthly" currency="EUR"': '1.2k' }),
      offer({ amountMinor: 120_000 }),
      [],
    ],
    ['another currency beside it', kyero({ price: '250000 GBP' }), offer(onRequest), ['currency.two']],
    [
      'a currency nobody has',
      kyero({ currency: 'EURO$' }),
      offer({ priceMode: 'onRequest' }),
      ['currency.unknown'],
    ],
    [
      'the name of a currency',
      kyero({ currency: 'euros' }),
      offer({ currency: 'EUR', amountMinor: 25_000_000 }),
      [],
    ],
    [
      'lei',
      own({
        price: '95.000',
        currency: 'lei',
        country: 'RO',
        city: 'Cluj-Napoca',
        latitude: 46.77,
        longitude: 23.6,
      }),
      offer({ priceMode: 'onRequest' }),
      ['currency.unknown'],
    ],
    ['yen', own({ price: '¥35,000,000', currency: 'EUR' }), offer(onRequest), ['currency.two']],
    [
      'a purchase on request',
      immo('<kaufpreis auf_anfrage="true">0</kaufpreis><waehrung iso_waehrung="EUR"/>'),
      offer(onRequest),
      [],
    ],
    [
      'words',
      immo('<kaufpreis>Verhandlungsbasis</kaufpreis><waehrung iso_waehrung="EUR"/>'),
      offer(onRequest),
      [],
    ],
    ['auf Anfrage', own({ price: 'auf Anfrage' }), offer(onRequest), []],
    ['prix sur demande', own({ price: 'Prix sur demande' }), offer(onRequest), []],
    ['trattativa riservata', own({ price: 'Trattativa riservata' }), offer(onRequest), []],
    ['from', own({ price: 'from 250,000' }), offer({ priceMode: 'from', amountMinor: 25_000_000 }), []],
    [
      'two ends',
      own({ price: '250000-300000' }),
      offer({ amountMinor: 25_000_000, amountMaxMinor: 30_000_000 }),
      [],
    ],
    [
      'a guide hidden',
      reaxml({ 'price display="yes"': null, 'price display="no"': '950000' }),
      offer({ priceMode: 'onRequest', withheldMinor: 95_000_000 }),
      [],
    ],
    [
      'not to be shown by the text',
      reaxml({ priceView: 'Contact agent' }),
      offer({ priceText: 'Contact agent' }),
      [],
    ],
    [
      'offers over',
      own({ price: 'Offers over 250000' }),
      offer({ priceMode: 'offersOver', amountMinor: 25_000_000 }),
      [],
    ],
    [
      'commas and cents',
      zillow({ price: '649,000.00' }),
      offer({ amountMinor: 64_900_000, currency: 'USD' }),
      [],
    ],
    [
      'on application',
      propertyFinder({ price_on_application: 'Yes' }),
      offer({ priceMode: 'onRequest' }),
      [],
    ],
  ],
  rents: [
    [
      'by the week',
      kyero({ price: '900', price_freq: 'week' }),
      offer({ period: 'week', amountMinor: 90_000 }),
      [],
    ],
    [
      'by the month',
      kyero({ price: '900', price_freq: 'month' }),
      offer({ purpose: 'rent', period: 'month' }),
      [],
    ],
    ['by the moon', kyero({ price: '900', price_freq: 'moon' }), offer(onRequest), ['price.periodUnknown']],
    [
      'by the fortnight',
      trovit({
        'price period="monthly" currency="EUR"': null,
        'price period="fortnightly" currency="EUR"': '450',
      }),
      offer({ period: 'fortnight' }),
      [],
    ],
    ['per day', bayut({ Rent_Frequency: 'Daily', Price: '300' }), offer({ period: 'day' }), []],
    ['per nothing', bayut({ Rent_Frequency: 'often' }), offer(onRequest), ['price.periodUnknown']],
    [
      'kalt',
      immo(
        '<nettokaltmiete>1.250,50</nettokaltmiete><nebenkosten>210</nebenkosten><waehrung iso_waehrung="EUR"/>',
        'MIETE_PACHT="1"',
      ),
      offer({ amountMinor: 125_050, period: 'month' }),
      [],
    ],
    [
      'a period of Russia',
      yandex({ type: 'аренда', price: '<value>65000</value><currency>RUB</currency><period>месяц</period>' }),
      offer({ period: 'month', currency: 'RUB' }),
      [],
    ],
    [
      'both at once',
      vrsync({
        TransactionType: 'Sale/Rent',
        details: { 'RentalPrice currency="BRL" period="Monthly"': '2.100,00' },
      }),
      { offers: [{ purpose: 'sale' }, { purpose: 'rent', amountMinor: 210_000 }] },
      [],
    ],
    [
      'a lease in another unit',
      reso({ PropertyType: 'Residential Lease', ListPrice: 2_100, LeaseAmountFrequency: 'Monthly' }),
      offer({ purpose: 'rent', period: 'month' }),
      [],
    ],
  ],
})

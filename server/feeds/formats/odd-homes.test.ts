/**
 * feeds: places, sizes, texts, pictures, certificates and days said
 * oddly, what becomes of them, and what is told.
 */
import { checkHomes } from '#tests/support/feeds/check-homes.ts'
import {
  json,
  bayut,
  inmovilla,
  kyero,
  openImmo,
  propertyFinder,
  reaxml,
  trovit,
  yandex,
  zillow,
} from '#tests/support/feeds/whole-homes.ts'

const { own, reso } = json

const offer = (said: object) => ({ offers: [said] })
const at = (lat: number, lon: number) => ({ place: { point: { lat, lon } } })
const point = (latitude: string, longitude: string) =>
  kyero({ location: `<latitude>${latitude}</latitude><longitude>${longitude}</longitude>` })
const picture = (url: string) => kyero({ images: `<image id="1"><url>${url}</url></image>` })
const described = (text: string) => kyero({ desc: `<en>${text}</en>` })
const shows = (description: string) => ({ texts: [{ description }] })
const built = (value: string) => kyero({ surface_area: `<built>${value}</built>` })

await checkHomes({
  places: [
    ['commas in degrees', point('36,7500', '-3,8800'), at(36.75, -3.88), []],
    ['exchanged', point('-3.88', '36.75'), { place: { point: null } }, ['point.swapped']],
    ['at nought', point('0', '0'), { place: { point: null } }, ['point.zero']],
    ['in another country', point('51.5', '-0.12'), { place: { point: null } }, ['point.foreign']],
    ['minutes and seconds', point('36°45\'00"N', '3°52\'48"W'), at(36.75, -3.88), []],
    ['beyond the pole', point('136.75', '-3.88'), { place: { point: null } }, ['point.foreign']],
    ['one half only', point('36.75', ''), { place: { point: null } }, ['point.unreadable']],
    ['words', point('unknown', 'unknown'), { place: { point: null } }, ['point.unreadable']],
    [
      'longitude first',
      propertyFinder({ geopoints: '25.0800,55.1390' }),
      { place: { point: null } },
      ['point.swapped'],
    ],
    ['a country in its own words', kyero({ country: 'España' }), { place: { country: 'ES' } }, []],
    ['a country nobody knows', kyero({ country: 'Ruritania' }), {}, ['country.unknown']],
    ['no town', kyero({ town: '', province: '', location: '' }), {}, ['place.missing', 'point.missing']],
    [
      'three letters',
      openImmo({
        geo: '<plz>1010</plz><ort>Wien</ort><geokoordinaten breitengrad="48.2082" laengengrad="16.3738"/><land iso_land="AUT"/>',
      }),
      { place: { country: 'AT', postalCode: '1010' } },
      [],
    ],
  ],
  said: [
    ['a studio where rooms are counted', yandex({ rooms: 'студия' }), { isStudio: true, bedrooms: 0 }, []],
    [
      'a day that is still to be agreed on',
      openImmo({ verwaltung_objekt: '<verfuegbar_ab>nach Vereinbarung</verfuegbar_ab>' }),
      offer({ availableFrom: null }),
      [],
    ],
    ['ready to be lived in', inmovilla({ conservacion: 'Para entrar a vivir' }), { condition: 'good' }, []],
  ],
  sizes: [
    [
      'square feet',
      trovit({ 'floor_area unit="meters"': null, 'floor_area unit="feet"': '1,000' }),
      { areas: [{ valueM2: 92.90304, unit: 'sqft', value: 1_000 }] },
      [],
    ],
    ['metres with a comma', built('120,5'), { areas: [{ kind: 'built', valueM2: 120.5 }] }, []],
    ['their unit beside them', built('120 m2'), { areas: [{ valueM2: 120 }] }, []],
    ['feet where metres belong', built('1300 sq ft'), { areas: [{ unit: 'sqft', value: 1_300 }] }, []],
    ['a unit nobody knows', bayut({ Property_Size_Unit: 'cubits' }), { areas: [] }, ['area.unit']],
    ['less than a cupboard', built('0.5'), { areas: [{ valueM2: 0.5 }] }, ['area.implausible']],
    ['words', built('on request'), { areas: [] }, ['number.unreadable']],
    [
      'sotka',
      yandex({
        category: 'участок',
        rooms: null,
        area: null,
        'lot-area': '<value>8,5</value><unit>сот</unit>',
      }),
      { areas: [{ kind: 'plot', valueM2: 850 }] },
      [],
    ],
    [
      'acres',
      reaxml({ landDetails: '<area unit="acre">2</area>' }),
      { areas: [{ kind: 'plot', unit: 'ac', value: 2 }] },
      [],
    ],
    ['two ends', built('100-120'), { areas: [{ value: 100 }] }, []],
    [
      'half a bath',
      zillow({ FullBathrooms: '1', HalfBathrooms: '1' }),
      { bathroomsFull: 1, bathroomsHalf: 1 },
      [],
    ],
    ['a studio in a word', bayut({ Bedrooms: 'Studio' }), { bedrooms: 0, isStudio: true }, []],
    ['rooms in a word', kyero({ beds: 'three' }), { bedrooms: null }, ['number.unreadable']],
    ['four hundred bedrooms', kyero({ beds: '400' }), { bedrooms: null }, ['number.implausible']],
    [
      'German half rooms',
      openImmo({ flaechen: '<wohnflaeche>84,50</wohnflaeche><anzahl_zimmer>2,5</anzahl_zimmer>' }),
      { roomsTotal: 2.5, areas: [{ valueM2: 84.5 }] },
      [],
    ],
  ],
  texts: [
    [
      'escaped once',
      described('&lt;p&gt;Calm &amp;amp; bright&lt;/p&gt;'),
      shows('<p>Calm &amp; bright</p>'),
      [],
    ],
    [
      'escaped twice',
      described('&amp;lt;b&amp;gt;Calm&amp;lt;/b&amp;gt; house'),
      shows('<strong>Calm</strong> house'),
      ['text.escapedTwice'],
    ],
    ['a script', described('<![CDATA[<p>Calm</p><script>alert(1)</script>]]>'), shows('<p>Calm</p>'), []],
    [
      'encoded twice',
      described('Una casa tranquila con jardÃ­n'),
      shows('<p>Una casa tranquila con jardín</p>'),
      ['text.doubleEncoded'],
    ],
    ['a bare ampersand', described('Calm & bright'), shows('<p>Calm &amp; bright</p>'), ['text.ampersand']],
    ['a bare sign', described('Walk < 5 minutes'), shows('<p>Walk &lt; 5 minutes</p>'), ['text.lessThan']],
    ['nothing', kyero({ desc: '<en></en>' }), { texts: [] }, ['text.missing']],
    ['lines', described('One.\n\nTwo.'), shows('<p>One.</p><p>Two.</p>'), []],
    [
      'typographic references',
      described('Calm &ndash; bright&nbsp;house'),
      shows('<p>Calm – bright\u00a0house</p>'),
      [],
    ],
    [
      'two languages',
      kyero({ desc: '<en>A house.</en><ar>بيت هادئ</ar>' }),
      { texts: [{ lang: 'en' }, { lang: 'ar', description: '<p>بيت هادئ</p>' }] },
      [],
    ],
  ],
  pictures: [
    [
      'a blank in the address',
      picture('https://pictures.example/my house.jpg'),
      { media: [{ sourceUrl: 'https://pictures.example/my%20house.jpg' }] },
      ['picture.repaired'],
    ],
    [
      'no scheme',
      picture('//pictures.example/1.jpg'),
      { media: [{ sourceUrl: 'https://pictures.example/1.jpg' }] },
      [],
    ],
    [
      'only www',
      picture('www.pictures.example/1.jpg'),
      { media: [{ sourceUrl: 'https://www.pictures.example/1.jpg' }] },
      [],
    ],
    ['a path', picture('/uploads/1.jpg'), { media: [{ sourceUrl: '1.jpg' }] }, ['picture.missing']],
    [
      'lost ampersands',
      picture('https://pictures.example/i?a=1&b=2'),
      { media: [{ sourceUrl: 'https://pictures.example/i?a=1&b=2' }] },
      ['text.ampersand'],
    ],
    ['none', kyero({ images: '' }), { media: [] }, ['pictures.none']],
    [
      'letters with marks',
      picture('https://pictures.example/salón.jpg'),
      { media: [{ sourceUrl: 'https://pictures.example/sal%C3%B3n.jpg' }] },
      [],
    ],
  ],
  'certificates, dates and kinds': [
    [
      'a letter and a figure',
      kyero({ energy_rating: '<consumption>C (96 kWh/m²)</consumption>' }),
      { energy: { class: 'C', kwhM2: 96 } },
      [],
    ],
    [
      'a shade of it and a figure',
      own({ energy_class: 'A+, 38.5 kWh/(m²a)' }),
      { energy: { class: 'A', kwhM2: 38.5 } },
      [],
    ],
    [
      'a letter and words',
      own({ energy_class: 'C, roof new' }),
      { energy: { class: null, label: 'C, roof new' } },
      ['energy.unknown'],
    ],
    [
      'A4 of Italy',
      own({ energy_class: 'A4', country: 'IT', city: 'Firenze', latitude: 43.77, longitude: 11.25 }),
      { energy: { status: 'rated', label: 'A4' } },
      [],
    ],
    ['being made', inmovilla({ energialetra: 'En trámite' }), { energy: { status: 'inProgress' } }, []],
    [
      'a letter nobody gives',
      kyero({ energy_rating: '<consumption>Q</consumption>' }),
      {},
      ['energy.unknown'],
    ],
    [
      'a day that is none',
      reso({ ListingContractDate: '2025-02-30' }),
      { listedAt: null },
      ['date.unreadable'],
    ],
    ['day before month', own({ available_from: '31/12/2025' }), offer({ availableFrom: '2025-12-31' }), []],
    [
      'a month in words',
      own({ available_from: '1 September 2025' }),
      offer({ availableFrom: '2025-09-01' }),
      [],
    ],
    [
      'at once',
      own({ purpose: 'rent', price: 900, period: 'month', available_from: 'immediately' }),
      offer({ purpose: 'rent', availableFrom: '2025-08-01' }),
      [],
    ],
    [
      'a type nobody knows',
      kyero({ type: 'Wigwam' }),
      { type: 'other', sourceType: 'Wigwam' },
      ['type.unknown'],
    ],
    ['a type in Portuguese', own({ type: 'Moradia geminada' }), { type: 'semiDetached' }, []],
    ['a year to come', own({ year_built: 3025 }), { yearBuilt: null }, ['number.implausible']],
    ['no id', kyero({ id: '', ref: '' }), null, ['record.noId']],
    ['a field nobody has', kyero({ moon_phase: 'full' }), {}, ['field.noPlace']],
  ],
})

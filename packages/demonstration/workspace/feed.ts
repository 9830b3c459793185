/**
 * demonstration/workspace: the file of a second office, as another program
 * would write it, with what such files get wrong.
 */

/** What the file is called, and the feed it becomes. */
export const feedFile = { file: 'costa-blanca-office.xml', feed: 'Costa Blanca office' } as const

type Row = {
  ref: string
  price: string
  type: string
  town: string
  at: [lat: string, lon: string]
  beds: string
  built: string
  plot?: string
  words: string
  energy?: string
  features?: string[]
}

const rows: readonly Row[] = [
  {
    ref: 'CB-101',
    price: '485000',
    type: 'villa',
    town: 'Jávea',
    at: ['38.7836', '0.1650'],
    beds: '4',
    built: '212',
    plot: '1040',
    energy: 'D',
    features: ['private pool', 'sea views', 'garage'],
    words:
      'A white villa above the bay, with a pool that has the sun until the evening and a garden of old pines.',
  },
  {
    ref: 'CB-104',
    price: '189500',
    type: 'apartment',
    town: 'Dénia',
    at: ['38.8408', '0.1057'],
    beds: '2',
    built: '84',
    energy: 'E',
    features: ['lift', 'balcony', 'communal pool'],
    words: 'Two bedrooms on the third floor, five minutes on foot from the harbour. The balcony looks west.',
  },
  {
    ref: 'CB-107',
    price: '329000',
    type: 'town house',
    town: 'Moraira',
    at: ['38.6883', '0.1362'],
    beds: '3',
    built: '146',
    plot: '60',
    energy: 'In progress',
    features: ['terrace', 'fireplace', 'air conditioning'],
    words: 'A house in the old town with a roof terrace. The kitchen was renewed in 2023.',
  },
  {
    ref: 'CB-110',
    price: 'x',
    type: 'finca',
    town: 'Benissa',
    at: ['38.7150', '0.0480'],
    beds: '5',
    built: '310',
    plot: '18500',
    energy: 'F',
    features: ['well', 'olive trees', 'stables'],
    words:
      'A finca of 1890 between almonds and vines, restored with lime and old tiles, with a well of its own.',
  },
  {
    ref: 'CB-113',
    price: 'price to follow',
    type: 'apartment',
    town: 'Calpe',
    at: ['38.6447', '0.0445'],
    beds: '1',
    built: '52',
    words: 'A small flat in the second row, with a view of the rock.',
  },
  {
    ref: 'CB-116',
    price: '274000',
    type: 'villa',
    town: 'Pedreguer',
    at: ['0', '0'],
    beds: '3',
    built: '138',
    plot: '800',
    energy: 'D',
    features: ['private pool', 'paellero'],
    words: 'On one level, with a covered terrace and a view of the Montgó.',
  },
  {
    ref: 'CB-119',
    price: '96000',
    type: 'riurau',
    town: 'Xaló',
    at: ['38.7425', '-0.0119'],
    beds: '2',
    built: '118',
    plot: '2300',
    words: 'Arches in which raisins were dried once, and a house beside them that wants to be restored.',
  },
  {
    ref: 'CB-122',
    price: '412000',
    type: 'penthouse',
    town: 'Altea',
    at: ['-0.0514', '38.5989'],
    beds: '3',
    built: '131',
    energy: 'B',
    features: ['lift', 'solarium', 'underground parking'],
    words: 'The uppermost floor, with a terrace around it. JÃ¡vea and the cape are seen on clear days.',
  },
  {
    ref: 'CB-125',
    price: '158000',
    type: 'bungalow',
    town: 'El Verger',
    at: ['38.8437', '0.0097'],
    beds: '2',
    built: '71',
    energy: 'E',
    features: ['communal pool', 'garden'],
    words: 'Ground floor, with a garden of forty square metres and a pool for eight neighbours.',
  },
  {
    ref: 'CB-128',
    price: '239000',
    type: 'apartment',
    town: 'Jávea',
    at: ['38.7702', '0.1873'],
    beds: '3',
    built: '102',
    energy: 'C',
    features: ['lift', 'sea views', 'storage room'],
    words: 'At the Arenal: the beach is across the road. Let by the week in summer until now.',
  },
  {
    ref: 'CB-131',
    price: '75000',
    type: 'plot',
    town: 'Gata de Gorgos',
    at: ['38.7744', '0.0853'],
    beds: '',
    built: '',
    plot: '1200',
    words: 'Level ground with water and electricity at its edge, for one house.',
  },
  {
    ref: 'CB-134',
    price: '349000',
    type: 'town house',
    town: 'Oliva',
    at: ['38.9195', '-0.1194'],
    beds: '4',
    built: '198',
    energy: 'D',
    features: ['patio', 'roof terrace'],
    words: 'A house of four floors around a patio, with the beams and tiles it was built with.',
  },
]

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const tag = (name: string, value: string | undefined): string =>
  value === undefined ? '' : `<${name}>${escape(value)}</${name}>`

const property = (row: Row, date: string, index: number): string => `  <property>
    <id>${row.ref}</id>
    <date>${date}</date>
    <ref>${row.ref}</ref>
    <price>${row.price}</price>
    <currency>EUR</currency>
    <price_freq>sale</price_freq>
    <type>${row.type}</type>
    <town>${row.town}</town>
    <province>Alicante</province>
    <country>Spain</country>
    <location><latitude>${row.at[0]}</latitude><longitude>${row.at[1]}</longitude></location>
    <beds>${row.beds}</beds>
    <surface_area>${tag('built', row.built)}${tag('plot', row.plot)}</surface_area>
    ${row.energy ? `<energy_rating>${tag('consumption', row.energy)}</energy_rating>` : ''}
    <desc>${tag('en', row.words)}</desc>
    <features>${(row.features ?? []).map((feature) => tag('feature', feature)).join('')}</features>
    <images>${[1, 2].map((n) => `<image id="${n}"><url>https://pictures.example/${index + 1}-${n}.jpg</url></image>`).join('')}</images>
  </property>
`

const dateOf = (now: Date, daysAgo: number): string =>
  `${new Date(now.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10)} 09:${10 + daysAgo}:00`

/** The file as it was exported in the night before `now`. Nothing in it is of this world. */
export function writeFeed(now: Date): string {
  const homes = rows.map((row, index) => property(row, dateOf(now, 2 + index * 3), index)).join('')
  // Sent twice with two prices, as happens where two people keep one home.
  const twice = rows.slice(-1).map((row) => property({ ...row, price: '339000' }, dateOf(now, 1), 0))
  return `<?xml version="1.0" encoding="UTF-8"?>
<root>
  <kyero><feed_version>3</feed_version></kyero>
${homes}${twice.join('')}</root>
`
}

/**
 * bench: writes a Kyero feed of any size that looks like a real one: towns and
 * coordinates, texts in three languages, pictures.
 */
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import type { PopulatedPlace } from '#server/places/index.ts'

type Ask = {
  path: string
  homes: number
  towns: PopulatedPlace[]
  /** Written into the header, so that two files with the same homes differ. */
  generated: string
  /** Every so manieth home gets another price than in the first edition; 0 for none. */
  changedEvery?: number
}

const types = [
  'villa',
  'apartment',
  'town house',
  'country house',
  'penthouse',
  'bungalow',
  'plot',
  'finca',
  'duplex',
  'studio',
]
const features = [
  'private pool',
  'sea views',
  'air conditioning',
  'near beach',
  'terrace',
  'garage',
  'fireplace',
  'lift',
  'solarium',
  'fitted wardrobes',
]
const sentences = {
  en: 'A bright home with a generous living room that opens to the terrace, a fitted kitchen and a quiet garden behind the house.',
  es: 'Una vivienda luminosa con un amplio salón que da a la terraza, cocina equipada y un tranquilo jardín detrás de la casa.',
  de: 'Ein helles Zuhause mit großzügigem Wohnzimmer zur Terrasse, Einbauküche und einem ruhigen Garten hinter dem Haus.',
}

/** Always the same homes for the same numbers: everything follows from the position. */
export async function writeKyeroFeed({
  path,
  homes,
  towns,
  generated,
  changedEvery = 0,
}: Ask): Promise<number> {
  const file = createWriteStream(path, { highWaterMark: 1024 * 1024 })
  file.write(
    `<?xml version="1.0" encoding="UTF-8"?>\n<root>\n <kyero><feed_version>3</feed_version><feed_generated>${generated}</feed_generated></kyero>\n`,
  )
  for (let at = 1; at <= homes; at++) {
    const town = towns[(at * 7919) % towns.length]
    if (town && !file.write(home(at, town, changedEvery > 0 && at % changedEvery === 0)))
      await once(file, 'drain')
  }
  file.end('</root>\n')
  await once(file, 'finish')
  return file.bytesWritten
}

function home(at: number, town: PopulatedPlace, changed: boolean): string {
  const lat = town.lat + ((at % 97) - 48) / 5000
  const lon = town.lon + ((at % 89) - 44) / 5000
  const price = 90_000 + ((at * 104_729) % 900) * 1_000 + (changed ? 5_000 : 0)
  return ` <property>
  <id>${100_000 + at}</id><date>2026-0${1 + (at % 9)}-1${at % 10} 1${at % 10}:00:00</date><ref>B${at}</ref>
  <price>${price}</price><currency>EUR</currency><price_freq>${at % 9 === 0 ? 'month' : 'sale'}</price_freq><new_build>${at % 7 === 0 ? 1 : 0}</new_build>
  <type>${types[at % types.length]}</type><town>${town.name.replaceAll('&', '&amp;')}</town><province></province><country>${town.country === 'ES' ? 'spain' : 'portugal'}</country>
  <location><latitude>${lat.toFixed(6)}</latitude><longitude>${lon.toFixed(6)}</longitude></location>
  <beds>${1 + (at % 6)}</beds><baths>${1 + (at % 4)}</baths><pool>${at % 3 === 0 ? 1 : 0}</pool>
  <surface_area><built>${60 + (at % 240)}</built><plot>${at % 4 === 0 ? 400 + (at % 3_000) : 0}</plot></surface_area>
  <energy_rating><consumption>${'ABCDEFG'[at % 7]}</consumption><emissions>X</emissions></energy_rating>
  <url><en>https://agency.example/homes/${at}</en></url>
  <desc>
${texts(at, town.name)}
  </desc>
  <features>${[0, 3, 5].map((step) => `<feature>${features[(at + step) % features.length]}</feature>`).join('')}</features>
  <images>
${Array.from({ length: 12 }, (_, picture) => `   <image id="${picture + 1}"><url>https://pictures.agency.example/homes/${at}/${picture + 1}.jpg</url></image>`).join('\n')}
  </images>
 </property>
`
}

/** One in three is HTML, as agents' software writes it. */
function texts(at: number, town: string): string {
  return Object.entries(sentences)
    .map(([lang, sentence]) => {
      const body = Array.from({ length: 4 }, (_, part) => `${part + 1}. ${sentence} ${town} ${at}.`)
      return at % 3 === 0
        ? `   <${lang}><![CDATA[<p><b>${town}</b></p>${body.map((line) => `<p>${line}</p>`).join('<br />')}]]></${lang}>`
        : `   <${lang}>${body.join('\n\n').replaceAll('&', '&amp;')}</${lang}>`
    })
    .join('\n')
}

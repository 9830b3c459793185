/** feeds: where every field of a Yandex record goes. */
import { address, codes, each, flag, number, words as meaning } from '../../read/parts/field-kinds.rules.ts'
import type { FieldPlaces } from '../../read/field-places.ts'
import { unitOfWords } from '../../read/words/units.rules.ts'
import { flags, remarks } from './words.rules.ts'

const words = (text: string): string[] => text.split(' ')
const below = (section: string, names: string): string[] => words(names).map((name) => `${section}/${name}`)

const person =
  'people and offices are reached through Meridian; of them nothing but the agent’s name is published'
const around = 'about the surroundings, which Meridian knows from its own maps'
const bank = 'how a sale is paid and registered, which buyer and seller settle'

export const yandexFields: FieldPlaces = {
  mapped: [
    ...words(
      '@internal-id type property-type category commercial-type lot-number cadastral-number url creation-date',
    ),
    ...words(
      'last-update-date expire-date utilities-included image description new-flat rooms studio apartments',
    ),
    ...words(
      'renovation quality balcony bathroom-unit floor floors-total built-year building-state building-name',
    ),
    ...words(
      'rent-pledge security-payment floor-covering window-view price/value price/currency price/period price/unit',
    ),
    ...below(
      'location',
      'country region district locality-name sub-locality-name address apartment latitude longitude',
    ),
    ...words('agent-fee room-space/value room-space/unit'),
    ...words('area/value area/unit living-space/value living-space/unit lot-area/value lot-area/unit'),
    ...words('kitchen-space/value kitchen-space/unit sales-agent/name video-review/youtube-video-review-url'),
    ...Object.keys(flags),
    ...Object.keys(remarks),
  ],
  ignored: {
    'sales-agent/**': person,
    'location/metro/*': around,
    'location/railway-station': around,
    'location/direction': around,
    'location/distance': around,
    'location/non-admin-sub-locality': around,
    'payed-adv': 'how the advertisement was paid on another portal',
    'manually-added': 'how the advertisement came to another portal',
    'not-for-agents': 'to whom another portal shows the home',
    'deal-status': bank,
    haggle: bank,
    mortgage: bank,
    prepayment: bank,
    'rooms-offered': 'how many rooms of the flat are offered; the type says that it is a room',
    'yandex-building-id': 'the number of the house on another portal',
    'yandex-house-id': 'the number of the house on another portal',
    'open-plan': 'whether walls are missing, which no code says',
    phone: 'whether there is a telephone line',
    'rooms-type': 'whether one passes through one room into another',
  },
  several: [
    ...words(
      'room-space room-space/value room-space/unit image window-view floor-covering building-name sales-agent sales-agent/name',
    ),
    ...words('video-review video-review/youtube-video-review-url'),
  ],
  kinds: {
    'property-type': codes(['жилая', 'living', 'коммерческая', 'commercial']),
    ...each(address, 'url video-review/youtube-video-review-url'),
    balcony: meaning((text) => /балкон|лоджи|эркер|терраса|balcony|loggia|^\d|^нет$|^no$/i.test(text)),
    'bathroom-unit': meaning((text) => /^\d|совмещ|раздельн|combined|separated/i.test(text)),
    'building-state': codes([
      'built',
      'hand-over',
      'unfinished',
      'строится',
      'построен',
      'сдан',
      'дом построен, но не сдан',
    ]),
    ...each(number, 'security-payment agent-fee'),
    ...each(meaning(unitOfWords), 'price/unit room-space/unit'),
    ...each(flag, 'apartments rent-pledge utilities-included new-flat studio'),
  },
}

/** demonstration: the rooms of a home with their sizes, as some agents measure them. */
import type { ListingDraft } from '../../server/listings/index.ts'
import { Dice } from './dice.ts'
import type { Home } from './homes/home.ts'
import type { Language } from './world/markets.ts'

type RoomNames = { living: string; kitchen: string; bedroom: string; bath: string }
const words: Record<Language, RoomNames> = {
  en: { living: 'Living room', kitchen: 'Kitchen', bedroom: 'Bedroom', bath: 'Bathroom' },
  es: { living: 'Salón', kitchen: 'Cocina', bedroom: 'Dormitorio', bath: 'Baño' },
  fr: { living: 'Séjour', kitchen: 'Cuisine', bedroom: 'Chambre', bath: 'Salle de bains' },
  de: { living: 'Wohnzimmer', kitchen: 'Küche', bedroom: 'Schlafzimmer', bath: 'Bad' },
  pt: { living: 'Sala', kitchen: 'Cozinha', bedroom: 'Quarto', bath: 'Casa de banho' },
  it: { living: 'Soggiorno', kitchen: 'Cucina', bedroom: 'Camera', bath: 'Bagno' },
  ar: { living: 'غرفة الجلوس', kitchen: 'المطبخ', bedroom: 'غرفة نوم', bath: 'حمّام' },
}

/** How many agents measure. */
const measuredShare = 0.35

/** Shares of the floor that go to each room; halls and walls take what is left. */
export function roomsOf(home: Home): ListingDraft['rooms'] {
  const dice = new Dice(home.index, 'rooms')
  const { beds, baths, area, kind } = home
  if (
    !beds ||
    !baths ||
    !area ||
    (kind !== 'flat' && kind !== 'house') ||
    home.type === 'multiFamily' ||
    !dice.chance(measuredShare)
  )
    return []
  const names = words[home.language]
  const bath = home.city.market.country === 'BR' ? 'Banheiro' : names.bath
  const usable = area * 0.84
  const unit = usable / (2.1 + 0.9 + beds + baths * 0.42)
  return [
    room(names.living, unit * 2.1, dice),
    room(names.kitchen, unit * 0.9, dice),
    ...Array.from({ length: beds }, (_, i) =>
      room(
        beds > 1 ? `${names.bedroom} ${i + 1}` : names.bedroom,
        unit * (i === 0 ? 1.15 : 1 - 0.12 * Math.min(i, 3)),
        dice,
      ),
    ),
    ...Array.from({ length: baths }, (_, i) =>
      room(baths > 1 ? `${bath} ${i + 1}` : bath, unit * 0.42, dice),
    ),
  ]
}

function room(name: string, squareMetres: number, dice: Dice): ListingDraft['rooms'][number] {
  const length = Math.round(Math.sqrt(squareMetres * dice.between(1.05, 1.6)) * 10) / 10
  const width = Math.round((squareMetres / length) * 10) / 10
  return { name, lengthM: length, widthM: width, areaM2: Math.round(length * width * 10) / 10 }
}

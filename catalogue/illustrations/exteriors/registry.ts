/** Catalogue, illustrations: every kind of building that can be drawn. */
import type { Archetype } from '../archetype.ts'
import { adobe } from './adobe.ts'
import { altbau } from './altbau.ts'
import { apartments } from './apartments.ts'
import { barn } from './barn.ts'
import { beachhouse } from './beachhouse.ts'
import { brownstone } from './brownstone.ts'
import { bungalow } from './bungalow.ts'
import { cabin } from './cabin.ts'
import { canalhouse } from './canalhouse.ts'
import { capedutch } from './capedutch.ts'
import { castle } from './castle.ts'
import { chalet } from './chalet.ts'
import { colonial } from './colonial.ts'
import { cottage } from './cottage.ts'
import { craftsman } from './craftsman.ts'
import { cycladic } from './cycladic.ts'
import { farmhouse } from './farmhouse.ts'
import { filigree } from './filigree.ts'
import { finca } from './finca.ts'
import { garage } from './garage.ts'
import { georgian } from './georgian.ts'
import { glasstower } from './glasstower.ts'
import { gulftower } from './gulftower.ts'
import { hanok } from './hanok.ts'
import { haussmann } from './haussmann.ts'
import { haveli } from './haveli.ts'
import { hotel } from './hotel.ts'
import { houseboat } from './houseboat.ts'
import { japanese } from './japanese.ts'
import { loft } from './loft.ts'
import { manor } from './manor.ts'
import { mansion } from './mansion.ts'
import { midcentury } from './midcentury.ts'
import { modernist } from './modernist.ts'
import { nordic } from './nordic.ts'
import { office } from './office.ts'
import { panelblock } from './panelblock.ts'
import { parkhome } from './parkhome.ts'
import { plot } from './plot.ts'
import { queenslander } from './queenslander.ts'
import { riad } from './riad.ts'
import { semi } from './semi.ts'
import { shop } from './shop.ts'
import { shophouse } from './shophouse.ts'
import { suburban } from './suburban.ts'
import { thatched } from './thatched.ts'
import { veranda } from './veranda.ts'
import { victorian } from './victorian.ts'
import { villa } from './villa.ts'
import { warehouse } from './warehouse.ts'

export const ARCHETYPES = {
  adobe,
  altbau,
  apartments,
  barn,
  beachhouse,
  brownstone,
  bungalow,
  cabin,
  canalhouse,
  capedutch,
  castle,
  chalet,
  colonial,
  cottage,
  craftsman,
  cycladic,
  farmhouse,
  filigree,
  finca,
  garage,
  georgian,
  glasstower,
  gulftower,
  hanok,
  haussmann,
  haveli,
  hotel,
  houseboat,
  japanese,
  loft,
  manor,
  mansion,
  midcentury,
  modernist,
  nordic,
  office,
  panelblock,
  parkhome,
  plot,
  queenslander,
  riad,
  semi,
  shop,
  shophouse,
  suburban,
  thatched,
  veranda,
  victorian,
  villa,
  warehouse,
} satisfies Record<string, Archetype>
export type ArchetypeId = keyof typeof ARCHETYPES

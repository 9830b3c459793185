/** Catalogue, illustrations: every kind of building that can be drawn. */
import type { Archetype } from '../archetype.ts'
import { adobe } from './regional/adobe.ts'
import { altbau } from './city/altbau.ts'
import { apartments } from './city/apartments.ts'
import { barn } from './regional/barn.ts'
import { beachhouse } from './houses/beachhouse.ts'
import { brownstone } from './city/brownstone.ts'
import { bungalow } from './houses/bungalow.ts'
import { cabin } from './houses/cabin.ts'
import { canalhouse } from './city/canalhouse.ts'
import { capedutch } from './houses/capedutch.ts'
import { castle } from './houses/castle.ts'
import { chalet } from './houses/chalet.ts'
import { colonial } from './houses/colonial.ts'
import { cottage } from './houses/cottage.ts'
import { craftsman } from './houses/craftsman.ts'
import { cycladic } from './regional/cycladic.ts'
import { farmhouse } from './houses/farmhouse.ts'
import { filigree } from './city/filigree.ts'
import { finca } from './houses/finca.ts'
import { garage } from './regional/garage.ts'
import { georgian } from './houses/georgian.ts'
import { glasstower } from './city/glasstower.ts'
import { gulftower } from './city/gulftower.ts'
import { hanok } from './regional/hanok.ts'
import { haussmann } from './city/haussmann.ts'
import { haveli } from './regional/haveli.ts'
import { hotel } from './city/hotel.ts'
import { houseboat } from './regional/houseboat.ts'
import { japanese } from './regional/japanese.ts'
import { loft } from './city/loft.ts'
import { manor } from './houses/manor.ts'
import { mansion } from './houses/mansion.ts'
import { midcentury } from './houses/midcentury.ts'
import { modernist } from './houses/modernist.ts'
import { nordic } from './houses/nordic.ts'
import { office } from './city/office.ts'
import { panelblock } from './city/panelblock.ts'
import { parkhome } from './regional/parkhome.ts'
import { plot } from './regional/plot.ts'
import { queenslander } from './houses/queenslander.ts'
import { riad } from './regional/riad.ts'
import { semi } from './houses/semi.ts'
import { shop } from './city/shop.ts'
import { shophouse } from './city/shophouse.ts'
import { suburban } from './houses/suburban.ts'
import { thatched } from './houses/thatched.ts'
import { veranda } from './houses/veranda.ts'
import { victorian } from './houses/victorian.ts'
import { villa } from './houses/villa.ts'
import { warehouse } from './city/warehouse.ts'

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

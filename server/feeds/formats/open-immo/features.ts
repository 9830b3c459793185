/** feeds: OpenImmo's equipment, one flag each, as feature codes. */
import type { Feature } from '#contract/vocabulary/features.ts'
import type { Reading } from '../../read/reading.ts'
import { saysYes } from '../../read/words/yes-no.rules.ts'
import { views } from './words.rules.ts'

/** Elements that are a flag. */
const flags: Record<string, Feature> = {
  'ausstattung/kamin': 'fireplace',
  'ausstattung/klimatisiert': 'airConditioning',
  'ausstattung/gartennutzung': 'garden',
  'ausstattung/rollstuhlgerecht': 'wheelchairAccess',
  'ausstattung/barrierefrei': 'stepFree',
  'ausstattung/kabel_sat_tv': 'satelliteTv',
  'ausstattung/sauna': 'sauna',
  'ausstattung/swimmingpool': 'pool',
  'ausstattung/wasch_trockenraum': 'laundryRoom',
  'ausstattung/wintergarten': 'conservatory',
  'ausstattung/rampe': 'loadingDock',
  'ausstattung/kran': 'craneAccess',
  'ausstattung/wellnessbereich': 'communalSpa',
  'ausstattung/abstellraum': 'storageRoom',
  'ausstattung/fahrradraum': 'bicycleStorage',
  'ausstattung/rolladen': 'shutters',
  'ausstattung/bibliothek': 'library',
  'ausstattung/dachboden': 'attic',
  'ausstattung/gaestewc': 'guestToilet',
  'ausstattung/wg_geeignet': 'sharersWelcome',
  'flaechen/einliegerwohnung': 'annexe',
  'verwaltung_objekt/haustiere': 'petsAllowed',
  'verwaltung_objekt/denkmalgeschuetzt': 'listedBuilding',
  'verwaltung_objekt/vermietet': 'tenanted',
}

/** Elements whose attributes are flags. */
const attributes: Record<string, Record<string, Feature>> = {
  'ausstattung/bad': { WANNE: 'bathtub' },
  'ausstattung/kueche': { EBK: 'fittedKitchen', OFFEN: 'openPlanKitchen' },
  'ausstattung/boden': {
    PARKETT: 'parquet',
    FERTIGPARKETT: 'parquet',
    FLIESEN: 'tiledFloor',
    MARMOR: 'marbleFloor',
    DOPPELBODEN: 'raisedFloor',
  },
  'ausstattung/heizungsart': {
    ZENTRAL: 'centralHeating',
    FERN: 'districtHeating',
    FUSSBODEN: 'underfloorHeating',
  },
  'ausstattung/befeuerung': {
    OEL: 'oilHeating',
    GAS: 'gasHeating',
    ELEKTRO: 'electricHeating',
    SOLAR: 'solarWater',
    ERDWAERME: 'heatPump',
    LUFTWP: 'heatPump',
    FERN: 'districtHeating',
    PELLET: 'pelletStove',
  },
  'ausstattung/fahrstuhl': { PERSONEN: 'lift' },
  'ausstattung/stellplatzart': {
    GARAGE: 'garage',
    TIEFGARAGE: 'undergroundParking',
    CARPORT: 'carport',
    FREIPLATZ: 'parking',
    PARKHAUS: 'parking',
    DUPLEX: 'parking',
  },
  'ausstattung/ausricht_balkon_terrasse': { SUED: 'southFacing' },
  'ausstattung/sicherheitstechnik': { ALARMANLAGE: 'alarm', KAMERA: 'cctv' },
}

/** Elements with an attribute that names one of several. */
const choices: Record<string, { attribute: string; values: Record<string, Feature> }> = {
  'ausstattung/unterkellert': { attribute: 'keller', values: { JA: 'cellar', TEIL: 'cellar' } },
  'ausstattung/moebliert': { attribute: 'moeb', values: { VOLL: 'furnished' } },
  'ausstattung/breitband_zugang': { attribute: 'art', values: { GLASFASER: 'fibre', FTTH: 'fibre' } },
  'infrastruktur/ausblick': {
    attribute: 'blick',
    values: views,
  },
}

/** Elements that count something. */
const counts: Record<string, Feature> = {
  'flaechen/anzahl_balkone': 'balcony',
  'flaechen/anzahl_logia': 'balcony',
  'flaechen/anzahl_terrassen': 'terrace',
}

export function equipment(reading: Reading): Feature[] {
  const found = new Set<Feature>()
  for (const [path, feature] of Object.entries(flags)) if (reading.flag(path)) found.add(feature)
  for (const [path, codes] of Object.entries(attributes))
    for (const element of reading.all(path))
      for (const [name, feature] of Object.entries(codes))
        if (saysYes(element.attributes[name])) found.add(feature)
  for (const [path, { attribute, values }] of Object.entries(choices)) {
    const feature = values[reading.attribute(path, attribute)?.toUpperCase() ?? '']
    if (feature) found.add(feature)
  }
  for (const [path, feature] of Object.entries(counts))
    if (Number(reading.at(path)?.text) > 0) found.add(feature)
  if (reading.flag('preise/provisionspflichtig') === false) found.add('noCommission')
  return [...found]
}

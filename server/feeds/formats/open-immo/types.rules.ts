/** feeds: OpenImmo's kinds of property (objektart with its typ) as our types. */
import type { PropertyType } from '#contract/vocabulary/vocabulary.ts'

type Kind = {
  /** The attribute that says more exactly what it is. */
  attribute: string
  otherwise: PropertyType
  types: Partial<Record<PropertyType, string>>
}

/** Every objektart of 1.2.0 to 1.2.7c; a typ that is not listed is `otherwise`. */
const kinds: Record<string, Kind> = {
  zimmer: { attribute: 'zimmertyp', otherwise: 'room', types: {} },
  wohnung: {
    attribute: 'wohnungtyp',
    otherwise: 'apartment',
    types: {
      maisonette: 'MAISONETTE',
      loft: 'LOFT-STUDIO-ATELIER',
      penthouse: 'PENTHOUSE ATTIKAWOHNUNG',
      groundFloorFlat: 'ERDGESCHOSS',
      studio: 'EINZIMMERWOHNUNG',
    },
  },
  haus: {
    attribute: 'haustyp',
    otherwise: 'house',
    types: {
      terraced: 'REIHENHAUS REIHENMITTEL',
      endTerrace: 'REIHENEND REIHENECK',
      semiDetached: 'DOPPELHAUSHAELFTE',
      detached: 'EINFAMILIENHAUS FERTIGHAUS',
      townhouse: 'STADTHAUS',
      bungalow: 'BUNGALOW',
      villa: 'VILLA',
      farmhouse: 'RESTHOF BAUERNHAUS',
      countryHouse: 'LANDHAUS RUSTICO',
      castle: 'SCHLOSS BURG',
      mansion: 'HERRENHAUS',
      multiFamily: 'ZWEIFAMILIENHAUS MEHRFAMILIENHAUS',
      apartmentBlock: 'APARTMENTHAUS',
      cabin: 'FERIENHAUS BERGHUETTE STRANDHAUS LAUBE-DATSCHE-GARTENHAUS',
      chalet: 'CHALET',
      finca: 'FINCA',
      medical: 'KRANKENHAUS PFLEGEHEIM SANATORIUM SENIORENHEIM BETREUTES-WOHNEN',
    },
  },
  grundstueck: {
    attribute: 'grundst_typ',
    otherwise: 'plotResidential',
    types: {
      plotCommercial: 'GEWERBE INDUSTRIE GEWERBEPARK SONDERNUTZUNG',
      plotAgricultural: 'LAND_FORSTWIRSCHAFT LAND_FORSTWIRTSCHAFT',
    },
  },
  buero_praxen: {
    attribute: 'buero_typ',
    otherwise: 'office',
    types: {
      medical: 'PRAXIS PRAXISFLAECHE PRAXISHAUS',
      showroom: 'AUSSTELLUNGSFLAECHE',
      coworking: 'COWORKING SHARED_OFFICE',
    },
  },
  einzelhandel: { attribute: 'handel_typ', otherwise: 'shop', types: { showroom: 'AUSSTELLUNGSFLAECHE' } },
  gastgewerbe: {
    attribute: 'gastgew_typ',
    otherwise: 'restaurantBar',
    types: { guestHouse: 'PENSIONEN WEITERE_BEHERBERGUNGSBETRIEBE', hotel: 'HOTELS' },
  },
  hallen_lager_prod: {
    attribute: 'hallen_typ',
    otherwise: 'warehouse',
    types: {
      factory: 'INDUSTRIEHALLE PRODUKTION',
      workshop: 'WERKSTATT SERVICE',
      plotCommercial: 'FREIFLAECHEN',
    },
  },
  land_und_forstwirtschaft: {
    attribute: 'land_typ',
    otherwise: 'farm',
    types: {
      plotAgricultural:
        'ACKERBAU WEINBAU JAGD_UND_FORSTWIRTSCHAFT JAGDREVIER TEICH_UND_FISCHWIRTSCHAFT GARTENBAU',
    },
  },
  parken: {
    attribute: 'parken_typ',
    otherwise: 'parkingSpace',
    types: { garage: 'DOPPELGARAGE EINZELGARAGE TIEFGARAGE' },
  },
  sonstige: {
    attribute: 'sonstige_typ',
    otherwise: 'other',
    types: { medical: 'KRANKENHAUS', parkingSpace: 'PARKHAUS' },
  },
  freizeitimmobilie_gewerblich: { attribute: 'freizeit_typ', otherwise: 'other', types: {} },
  zinshaus_renditeobjekt: {
    attribute: 'zins_typ',
    otherwise: 'apartmentBlock',
    types: {
      multiFamily: 'MEHRFAMILIENHAUS WOHN_UND_GESCHAEFTSHAUS',
      office: 'GESCHAEFTSHAUS BUEROGEBAEUDE',
      shop: 'SB_MAERKTE EINKAUFSCENTREN VERBRAUCHERMAERKTE',
      factory: 'INDUSTRIEANLAGEN',
      medical: 'PFLEGEHEIM SANATORIUM SENIORENHEIM BETREUTES-WOHNEN',
    },
  },
}

/** The type of an objektart; null for a kind that does not exist. */
export function typeOfKind(
  name: string,
  attributes: Record<string, string>,
): { type: PropertyType; said: string } | null {
  const kind = kinds[name]
  if (!kind) return null
  const typ = attributes[kind.attribute]?.trim().toUpperCase() ?? ''
  const found = Object.entries(kind.types).find(([, list]) => list.split(' ').includes(typ))
  return {
    type: (found?.[0] as PropertyType | undefined) ?? kind.otherwise,
    said: typ ? `${name} ${typ}` : name,
  }
}

/** contract: what a home is called wherever it is named: on cards and pages, in mails, reports and feeds. */
import type { PropertyType } from '../vocabulary/vocabulary.ts'

/** Sentence-case words for one and for several, as headings and filters need them. */
export const typeWords: Record<PropertyType, { one: string; many: string }> = {
  apartment: { one: 'Flat', many: 'Flats' },
  studio: { one: 'Studio', many: 'Studios' },
  loft: { one: 'Loft', many: 'Lofts' },
  penthouse: { one: 'Penthouse', many: 'Penthouses' },
  duplex: { one: 'Duplex', many: 'Duplexes' },
  triplex: { one: 'Triplex', many: 'Triplexes' },
  maisonette: { one: 'Maisonette', many: 'Maisonettes' },
  groundFloorFlat: { one: 'Ground-floor flat', many: 'Ground-floor flats' },
  room: { one: 'Room', many: 'Rooms' },
  servicedApartment: { one: 'Serviced flat', many: 'Serviced flats' },
  hotelApartment: { one: 'Hotel apartment', many: 'Hotel apartments' },
  house: { one: 'House', many: 'Houses' },
  detached: { one: 'Detached house', many: 'Detached houses' },
  semiDetached: { one: 'Semi-detached house', many: 'Semi-detached houses' },
  terraced: { one: 'Terraced house', many: 'Terraced houses' },
  endTerrace: { one: 'End-of-terrace house', many: 'End-of-terrace houses' },
  linkDetached: { one: 'Link-detached house', many: 'Link-detached houses' },
  townhouse: { one: 'Town house', many: 'Town houses' },
  villa: { one: 'Villa', many: 'Villas' },
  bungalow: { one: 'Bungalow', many: 'Bungalows' },
  cottage: { one: 'Cottage', many: 'Cottages' },
  chalet: { one: 'Chalet', many: 'Chalets' },
  countryHouse: { one: 'Country house', many: 'Country houses' },
  farmhouse: { one: 'Farmhouse', many: 'Farmhouses' },
  finca: { one: 'Finca', many: 'Fincas' },
  caveHouse: { one: 'Cave house', many: 'Cave houses' },
  castle: { one: 'Castle', many: 'Castles' },
  mansion: { one: 'Mansion', many: 'Mansions' },
  cabin: { one: 'Cabin', many: 'Cabins' },
  mobileHome: { one: 'Mobile home', many: 'Mobile homes' },
  parkHome: { one: 'Park home', many: 'Park homes' },
  houseboat: { one: 'Houseboat', many: 'Houseboats' },
  ruin: { one: 'Ruin', many: 'Ruins' },
  multiFamily: { one: 'Multi-family building', many: 'Multi-family buildings' },
  apartmentBlock: { one: 'Block of flats', many: 'Blocks of flats' },
  development: { one: 'Development', many: 'Developments' },
  plotResidential: { one: 'Building plot', many: 'Building plots' },
  plotAgricultural: { one: 'Agricultural land', many: 'Agricultural land' },
  plotCommercial: { one: 'Commercial plot', many: 'Commercial plots' },
  farm: { one: 'Farm', many: 'Farms' },
  garage: { one: 'Garage', many: 'Garages' },
  parkingSpace: { one: 'Parking space', many: 'Parking spaces' },
  storage: { one: 'Storage room', many: 'Storage rooms' },
  office: { one: 'Office', many: 'Offices' },
  coworking: { one: 'Shared office', many: 'Shared offices' },
  shop: { one: 'Shop', many: 'Shops' },
  showroom: { one: 'Showroom', many: 'Showrooms' },
  restaurantBar: { one: 'Restaurant or bar', many: 'Restaurants and bars' },
  hotel: { one: 'Hotel', many: 'Hotels' },
  guestHouse: { one: 'Guest house', many: 'Guest houses' },
  warehouse: { one: 'Warehouse', many: 'Warehouses' },
  factory: { one: 'Factory', many: 'Factories' },
  workshop: { one: 'Workshop', many: 'Workshops' },
  medical: { one: 'Medical premises', many: 'Medical premises' },
  school: { one: 'School premises', many: 'School premises' },
  businessForSale: { one: 'Business', many: 'Businesses' },
  labourCamp: { one: 'Staff housing', many: 'Staff housing' },
  other: { one: 'Property', many: 'Other property' },
}

type Home = {
  /** What somebody wrote above it, if anybody did. */
  title: string | null | undefined
  type: PropertyType
  /** The name of the town, or of the smallest place that is known. */
  place: string
}

/** The title, or `Terraced house in Deal` for a home that has none. */
export const homeTitle = ({ title, type, place }: Home): string =>
  title?.trim() ? title : `${typeWords[type].one} in ${place}`

/**
 * What stands for a picture that nobody wrote words for: the home,
 * what the picture is, and which of its kind.
 */
export const pictureWords = {
  photo: (title: string, number: number): string => `${title}, photo ${number}`,
  floorPlan: (title: string, number: number): string => `${title}, floor plan ${number}`,
  sitePlan: (title: string, number: number): string => `${title}, site plan ${number}`,
  energyCertificate: (title: string, number: number): string => `${title}, energy certificate ${number}`,
} as const

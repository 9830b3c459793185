/** catalogue/texts/ar: words and small phrases of Arabic texts. */
import type { PropertyType } from '../../../../contract/vocabulary/vocabulary.ts'
import type { Home, Near } from '../../homes/home.ts'
import { placeName } from '../../world/place-words.ts'
import { grouped, tenths } from '../voice.ts'

type Gender = 'm' | 'f'

const nouns: Partial<Record<PropertyType, [string, Gender]>> = {
  apartment: ['شقة', 'f'],
  studio: ['استوديو', 'm'],
  loft: ['لوفت', 'm'],
  penthouse: ['بنتهاوس', 'm'],
  duplex: ['دوبلكس', 'm'],
  servicedApartment: ['شقة مخدومة', 'f'],
  hotelApartment: ['شقة فندقية', 'f'],
  groundFloorFlat: ['شقة أرضية', 'f'],
  maisonette: ['دوبلكس', 'm'],
  house: ['منزل', 'm'],
  detached: ['منزل مستقل', 'm'],
  townhouse: ['تاون هاوس', 'm'],
  villa: ['فيلا', 'f'],
  chalet: ['شاليه', 'm'],
  farmhouse: ['بيت ريفي', 'm'],
  castle: ['قصر', 'm'],
  mansion: ['قصر', 'm'],
  cottage: ['بيت صغير', 'm'],
  apartmentBlock: ['عمارة سكنية', 'f'],
  development: ['أرض بمخطط معتمد', 'f'],
  plotResidential: ['أرض سكنية', 'f'],
  plotAgricultural: ['أرض زراعية', 'f'],
  plotCommercial: ['أرض تجارية', 'f'],
  farm: ['مزرعة', 'f'],
  garage: ['مرآب', 'm'],
  parkingSpace: ['موقف سيارة', 'm'],
  storage: ['مخزن', 'm'],
  office: ['مكتب', 'm'],
  coworking: ['مساحة عمل مشتركة', 'f'],
  shop: ['محل تجاري', 'm'],
  showroom: ['معرض', 'm'],
  restaurantBar: ['مطعم', 'm'],
  hotel: ['فندق', 'm'],
  guestHouse: ['نُزل', 'm'],
  warehouse: ['مستودع', 'm'],
  factory: ['مصنع', 'm'],
  workshop: ['ورشة', 'f'],
  medical: ['عيادة', 'f'],
  school: ['مبنى مدرسي', 'm'],
  businessForSale: ['مشروع قائم', 'm'],
  labourCamp: ['سكن عمال', 'm'],
  room: ['غرفة', 'f'],
}

export const noun = ({ type }: Home): string => nouns[type]?.[0] ?? 'منزل'
const isMale = ({ type }: Home): boolean => (nouns[type]?.[1] ?? 'm') === 'm'
/** The adjective that agrees with the noun. */
export const adj = (home: Home, masculine: string, feminine: string): string =>
  isMale(home) ? masculine : feminine
/** "its", of the noun. */
export const its = (home: Home): string => adj(home, 'ه', 'ها')
export const itIs = (home: Home): string => adj(home, 'يقع', 'تقع')

/** Three to ten of a feminine and of a masculine noun. */
const ofFeminine = ['', '', '', 'ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثماني', 'تسع', 'عشر']
const ofMasculine = ['', '', '', 'ثلاثة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة', 'عشرة']

/** Bedrooms after a preposition: "بغرفتي نوم". */
export const withBedrooms = (n: number): string =>
  n === 1 ? 'بغرفة نوم واحدة' : n === 2 ? 'بغرفتي نوم' : `${`ب${ofFeminine[n] ?? `عدد ${n}`}`} غرف نوم`
/** Bedrooms as a subject: "غرفتا نوم". */
export const bedrooms = (n: number): string =>
  n === 1 ? 'غرفة نوم واحدة' : n === 2 ? 'غرفتا نوم' : `${ofFeminine[n] ?? n} غرف نوم`
export const baths = (n: number): string =>
  n === 1 ? 'حمّام واحد' : n === 2 ? 'حمّامان' : `${ofMasculine[n] ?? n} حمّامات`
export const sized = (home: Home): string =>
  home.beds && home.kind !== 'workplace' ? `${noun(home)} ${withBedrooms(home.beds)}` : noun(home)

export const metres = (n: number): string => `${grouped(n, ',')} م²`
export const land = (n: number): string => (n >= 10_000 ? `${tenths(n / 10_000, '.')} هكتار` : metres(n))

const ordinals = [
  'الأرضي',
  'الأول',
  'الثاني',
  'الثالث',
  'الرابع',
  'الخامس',
  'السادس',
  'السابع',
  'الثامن',
  'التاسع',
  'العاشر',
]
/** "في الطابق الثالث". */
export function onFloor(home: Home): string | null {
  if (home.floor === null || home.floor < 0) return null
  if (home.floor === home.floors && home.floor > 1) return 'في الطابق الأخير'
  return `في الطابق ${ordinals[home.floor] ?? home.floor}`
}

export const town = (home: Home): string => placeName(home.city.place.name, 'ar')
const quarter = (home: Home): string | null =>
  home.spot.district ? placeName(home.spot.district[0], 'ar') : null
export const where = (home: Home): string => {
  const name = quarter(home)
  return name ? `في حي ${name}` : `في ${town(home)}`
}
export const placeTitle = (home: Home): string => {
  const name = quarter(home)
  return name ? `${name}، ${town(home)}` : town(home)
}

/** "على بعد ثلاث دقائق سيرًا على الأقدام". */
export function minutes({ minutes: n, by }: Near): string {
  const time =
    n === 1 ? 'دقيقة واحدة' : n === 2 ? 'دقيقتين' : n <= 10 ? `${ofFeminine[n]} دقائق` : `${n} دقيقة`
  return `على بعد ${time} ${by === 'foot' ? 'سيرًا على الأقدام' : 'بالسيارة'}`
}

const views: Partial<Record<string, string>> = {
  seaView: 'البحر',
  lakeView: 'البحيرة',
  riverView: 'النيل',
  mountainView: 'الجبال',
  cityView: 'المدينة',
  panoramicView: 'المدينة كلها',
  parkView: 'الحديقة',
  countryView: 'الحقول',
}
/** "إطلالة على البحر". */
export const viewWords = (home: Home): string | null => {
  const onto = home.view && views[home.view]
  return onto ? `إطلالة على ${onto}` : null
}
export const outdoorWord = ({ outdoor }: Home): string | null =>
  outdoor &&
  { balcony: 'شرفة', terrace: 'تراس', roofTerrace: 'تراس على السطح', garden: 'حديقة', patio: 'فناء' }[outdoor]

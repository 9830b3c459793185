/** feeds: the words of Avito's format. */
import type { Feature } from '#contract/vocabulary/features.ts'
import type { PropertyType } from '#contract/vocabulary/vocabulary.ts'
import { folded } from '../../texts/fold.rules.ts'

/** Category, and ObjectType where it says more. */
const words: readonly (readonly [string, PropertyType])[] = [
  ['Квартиры', 'apartment'],
  ['Комнаты', 'room'],
  ['Дома, дачи, коттеджи', 'house'],
  ['Дом', 'house'],
  ['Дача', 'cottage'],
  ['Коттедж', 'cottage'],
  ['Таунхаус', 'townhouse'],
  ['Земельные участки', 'plotResidential'],
  ['Поселений (ИЖС)', 'plotResidential'],
  ['Сельхозназначения (СНТ, ДНП)', 'plotAgricultural'],
  ['Промназначения', 'plotCommercial'],
  ['Гаражи и машиноместа', 'garage'],
  ['Гараж', 'garage'],
  ['Машиноместо', 'parkingSpace'],
  ['Офисное помещение', 'office'],
  ['Помещение свободного назначения', 'shop'],
  ['Торговое помещение', 'shop'],
  ['Складское помещение', 'warehouse'],
  ['Производственное помещение', 'factory'],
  ['Помещение общественного питания', 'restaurantBar'],
  ['Гостиница', 'hotel'],
  ['Автосервис', 'workshop'],
  ['Здание', 'office'],
]

const types = new Map(words.map(([word, type]) => [folded(word), type] as const))

/** The type of a category or kind of object; null for words it does not have. */
export const typeOfObject = (text: string): PropertyType | null => types.get(folded(text)) ?? null

/** Options of lists, by their folded words, that the common words do not know so. */
const options: readonly (readonly [string, Feature])[] = [
  ['Балкон', 'balcony'],
  ['Лоджия', 'balcony'],
  ['Во двор', 'parkView'],
  ['Кухня', 'fittedKitchen'],
  ['Хранение одежды', 'builtInWardrobes'],
  ['Спальные места', 'furnished'],
  ['Кондиционер', 'airConditioning'],
  ['Холодильник', 'fridge'],
  ['Стиральная машина', 'washingMachine'],
  ['Посудомоечная машина', 'dishwasher'],
  ['Тёплый пол', 'underfloorHeating'],
  ['Подземная', 'undergroundParking'],
  ['Открытая во дворе', 'parking'],
  ['За шлагбаумом во дворе', 'parking'],
  ['Наземная многоуровневая', 'parking'],
  ['Пассажирский', 'lift'],
  ['Газ', 'mainsGas'],
  ['Отопление', 'centralHeating'],
  ['Баня или сауна', 'sauna'],
  ['Бассейн', 'pool'],
  ['Можно с питомцами', 'petsAllowed'],
]

export const featureOfOption = new Map(options.map(([word, feature]) => [folded(word), feature] as const))

/** Lists of options. */
export const lists: readonly string[] = [
  'BalconyOrLoggia',
  'BalconyOrLoggiaMulti/Option',
  'ViewFromWindows/Option',
  'Furniture/Option',
  'HomeAppliances/Option',
  'AdditionalFeatures/Option',
  'Parking/Option',
  'ParkingType',
  'PassengerElevator',
  'HouseServices/Option',
  'LandAdditionally/Option',
  'LeaseMultimedia/Option',
  'LeaseComfort/Option',
]

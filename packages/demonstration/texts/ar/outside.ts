/** catalogue/texts/ar: what is outside a home, around it, and what to do next. */
import { has, isCentral, nearest, oneOf, sometimes, type Topic } from '../voice.ts'
import { land, metres, minutes, town } from './words.ts'

const open: Topic = (home, dice) => {
  const size = home.outside ? metres(home.outside) : null
  if (home.outdoor === 'balcony')
    return oneOf(dice, 'الشرفة تتسع لكرسيين وفنجان قهوة.', size && `من الصالة شرفة مساحتها ${size}.`)
  if (home.outdoor === 'terrace' || home.outdoor === 'roofTerrace')
    return oneOf(
      dice,
      size && `التراس، نحو ${size}، غرفة إضافية في المساء.`,
      'التراس مظلل ويصلح للجلوس مع الضيوف.',
    )
  if (home.outdoor === 'garden')
    return oneOf(
      dice,
      home.kind === 'house' && home.plot !== null && `مساحة الأرض ${land(home.plot)}، ومعظمها حديقة.`,
      'الحديقة محاطة بسور ولا تُرى من الخارج.',
      has(home, 'barbecue') && 'في الحديقة ركن للشواء.',
    )
  return home.outdoor === 'patio' && 'الفناء يجلب الضوء والهواء إلى وسط البيت.'
}
const pool: Topic = (home) =>
  home.pool === 'private' ? 'المسبح خاص ومحاط بسياج.' : home.pool === 'communal' ? 'يوجد مسبح للسكان.' : null
const cars: Topic = (home, dice) =>
  oneOf(
    dice,
    ['garage', 'undergroundParking', 'parking'].includes(home.parking ?? '') && 'يشمل موقفًا للسيارة.',
    home.parking === 'doubleGarage' && 'المرآب يتسع لسيارتين.',
    home.parking === 'carport' && 'للسيارة موقف مظلل.',
    has(home, 'gatedCommunity') && 'المجمع مسوّر والحراسة ليلًا ونهارًا.',
  )
export const outside: readonly Topic[] = [open, pool, sometimes(0.8, cars)]

const transport: Topic = (home, dice) => {
  const metro = nearest(home, 'metro')
  const bus = nearest(home, 'bus')
  return oneOf(dice, metro && `محطة المترو ${minutes(metro)}.`, bus && `موقف الحافلة ${minutes(bus)}.`)
}
const daily: Topic = (home, dice) => {
  const shops = nearest(home, 'shops')
  const school = nearest(home, 'school')
  const park = nearest(home, 'park')
  const beach = nearest(home, 'beach')
  return oneOf(
    dice,
    shops && `المتاجر والصيدلية ${minutes(shops)}.`,
    school && `المدرسة ${minutes(school)}.`,
    park && `الحديقة العامة ${minutes(park)}.`,
    beach && `الشاطئ ${minutes(beach)}.`,
  )
}
const life: Topic = (home, dice) => {
  const centre = nearest(home, 'centre')
  return oneOf(
    dice,
    centre && `وسط ${town(home)} ${minutes(centre)}.`,
    isCentral(home) && 'الموقع في قلب المدينة وكل شيء قريب.',
    home.spot.district && 'الحي هادئ ومعروف بحسن الجوار.',
    home.city.setting === 'town' && 'الشارع هادئ وقريب من الخدمات.',
  )
}
export const around: readonly Topic[] = [transport, sometimes(0.85, daily), sometimes(0.85, life)]
export const reached: readonly Topic[] = [
  transport,
  (home) => {
    const centre = nearest(home, 'centre')
    return centre && `وسط ${town(home)} ${minutes(centre)}.`
  },
]

const terms: Topic = (home, dice) =>
  home.purpose === 'sale'
    ? oneOf(
        dice,
        has(home, 'tenanted') && 'العقار مؤجر حاليًا والمستأجر يرغب في البقاء.',
        has(home, 'vacant') && 'العقار شاغر والتسليم فوري.',
        has(home, 'investment') && 'العائد الإيجاري جيد، والأرقام لدينا.',
        has(home, 'keyReady') && 'المفاتيح لدينا.',
        home.isNewBuild && 'نرسل المخططات والمواصفات عند الطلب.',
      )
    : oneOf(
        dice,
        home.pets === 'yes' && 'الحيوانات الأليفة مسموحة.',
        home.pets === 'no' && 'الحيوانات الأليفة غير مسموحة.',
        has(home, 'billsIncluded') && 'الفواتير مشمولة في الإيجار.',
      )
const invitation: Topic = (_, dice) =>
  oneOf(
    dice,
    'المعاينة بموعد مسبق، وفي المساء أيضًا.',
    'يسعدنا إرسال المخطط قبل الزيارة.',
    'اسألونا عن الرسوم السنوية؛ الأرقام لدينا.',
  )
export const closing: readonly Topic[] = [sometimes(0.8, terms), sometimes(0.7, invitation)]

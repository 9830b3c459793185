/** catalogue/texts/ar: the Arabic voices, one for each kind of property. */
import type { Dice } from '../../dice.ts'
import type { Home } from '../../homes/home.ts'
import { has, isCentral, nearest, oneOf, sometimes, type Topic, type Voice } from '../voice.ts'
import {
  adj,
  baths,
  bedrooms,
  itIs,
  its,
  land,
  metres,
  minutes,
  noun,
  onFloor,
  outdoorWord,
  placeTitle,
  sized,
  town,
  viewWords,
  where,
} from './words.ts'

function extra(home: Home, dice: Dice): string | null {
  const outdoor = outdoorWord(home)
  return oneOf(
    dice,
    viewWords(home) && `مع ${viewWords(home)}`,
    outdoor && `مع ${outdoor}`,
    home.pool === 'private' && 'مع مسبح خاص',
    home.furnished === 'furnished' && adj(home, 'مفروش', 'مفروشة'),
    home.renovated !== null && adj(home, 'مجدد', 'مجددة'),
    home.character === 'modern' && adj(home, 'حديث', 'حديثة'),
    has(home, 'staffQuarters') && 'مع غرفة عاملة',
  )
}

const homeTitle = (home: Home, dice: Dice): string => {
  const also = dice.chance(0.8) ? extra(home, dice) : null
  const said = `${dice.chance(0.75) ? sized(home) : noun(home)}${also ? ` ${also}` : ''}`
  return oneOf(dice, `${said} ${where(home)}`, `${said}، ${placeTitle(home)}`) ?? said
}

const opening: Topic = (home, dice) => {
  const floor = onFloor(home)
  const inBuilding =
    home.kind === 'flat' && floor ? ` ${floor} من مبنى ${home.year ? `شُيّد عام ${home.year}` : 'هادئ'}` : ''
  const offer = home.purpose === 'rent' ? 'للإيجار' : 'للبيع'
  return oneOf(
    dice,
    `${sized(home)} ${where(home)}${inBuilding ? `، ${inBuilding.trim()}` : ''}.`,
    home.area !== null &&
      `${offer}: ${sized(home)} ${where(home)}، مساحت${its(home)} نحو ${metres(home.area)}.`,
    home.kind === 'house' &&
      home.plot !== null &&
      `${sized(home)} على أرض مساحتها ${land(home.plot)} ${where(home)}.`,
    home.renovated !== null &&
      `${sized(home)} ${where(home)}، جُدّد${adj(home, '', 'ت')} بالكامل عام ${home.renovated}.`,
    viewWords(home) && `${sized(home)} ${where(home)} مع ${viewWords(home)} من غرفة الجلوس.`,
  )
}
const newOpening: Topic = (home, dice) =>
  oneOf(
    dice,
    `${sized(home)} ضمن مشروع جديد ${where(home)}، والتسليم ${home.completion === 'completed' ? 'فوري' : `متوقع عام ${home.year}`}.`,
    home.completion === 'offPlan' && `على الخارطة: ${sized(home)} ${where(home)}، والإنجاز عام ${home.year}.`,
  )

const layout: Topic = (home, dice) => {
  if (home.beds === 0) return 'مساحة واحدة مدروسة تتسع للنوم والطبخ والجلوس.'
  if (!home.beds || !home.baths) return null
  return oneOf(
    dice,
    `في${its(home)} ${bedrooms(home.beds)} و${baths(home.baths)}.`,
    home.beds > 1 && `غرف النوم في الجهة الهادئة، ومعها ${baths(home.baths)}.`,
    has(home, 'ensuite') && home.beds > 1 && 'لغرفة النوم الرئيسية حمّام خاص.',
  )
}
const rooms: Topic = (home, dice) =>
  oneOf(
    dice,
    has(home, 'openPlanKitchen') && 'المطبخ مفتوح على الصالة، وبينهما متسع لطاولة طويلة.',
    has(home, 'fittedKitchen') && 'المطبخ مجهز ويتسع لطاولة طعام.',
    has(home, 'marbleFloor') && 'الأرضيات من الرخام.',
    has(home, 'builtInWardrobes') && 'الخزائن مدمجة في الجدران.',
    has(home, 'staffQuarters') && 'توجد غرفة للعاملة مع حمّام.',
    home.kind === 'house' && (home.receptions ?? 0) > 1 && 'يوجد مجلس للضيوف وصالة للعائلة.',
    has(home, 'storageRoom') && 'يوجد مستودع صغير للأغراض.',
  )
const state: Topic = (home, dice) =>
  oneOf(
    dice,
    home.renovated && `التمديدات والنوافذ والحمّام من عام ${home.renovated}.`,
    home.condition === 'excellent' && 'العناية واضحة في كل غرفة.',
    home.condition === 'good' && 'كل شيء يعمل ولا حاجة إلى إصلاحات عاجلة.',
    home.condition === 'toRenovate' && 'المطبخ والحمّام بحاجة إلى تجديد، أما الهيكل فسليم.',
    home.condition === 'new' && 'العزل والزجاج وفق أحدث المواصفات.',
  )
const comfort: Topic = (home, dice) =>
  oneOf(
    dice,
    home.heating === 'airConditioning' && 'التكييف في جميع الغرف.',
    has(home, 'fibre') && 'الألياف الضوئية موصولة.',
    has(home, 'solarPanels') && 'ألواح الطاقة الشمسية تغطي جزءًا كبيرًا من الاستهلاك.',
    has(home, 'smartHome') && 'الإنارة والستائر تعمل عن بُعد.',
  )
const stairs: Topic = (home, dice) =>
  home.kind === 'flat' &&
  (home.floor ?? 0) > 1 &&
  oneOf(
    dice,
    home.lift && 'في المبنى مصعد.',
    !home.lift && (home.floor ?? 0) > 2 && 'لا يوجد مصعد، لكن الدرج واسع ومريح.',
    has(home, 'concierge') && 'في المبنى حارس واستقبال.',
    has(home, 'communalGym') && 'في المبنى نادٍ رياضي.',
  )
const furniture: Topic = (home) =>
  home.purpose === 'rent' &&
  (home.furnished === 'furnished' ? 'الأثاث مشمول.' : home.furnished === 'unfurnished' ? 'دون أثاث.' : null)
const inside: readonly Topic[] = [
  layout,
  rooms,
  sometimes(0.7, state),
  sometimes(0.7, comfort),
  sometimes(0.8, stairs),
  furniture,
]

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
const outside: readonly Topic[] = [open, pool, sometimes(0.8, cars)]

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
const around: readonly Topic[] = [transport, sometimes(0.85, daily), sometimes(0.85, life)]
const reached: readonly Topic[] = [
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
const closing: readonly Topic[] = [sometimes(0.8, terms), sometimes(0.7, invitation)]
const claims: readonly RegExp[] = [
  /إطلالة/,
  /جُدّد|من عام/,
  /مصعد/,
  /حمّام/,
  /أثاث/,
  /أرض مساحتها|مساحة الأرض/,
  /المخطط/,
]

const dwelling: Voice = { title: homeTitle, opening, inside, outside, around, closing, claims }
const holiday: Voice = {
  ...dwelling,
  title: (home) =>
    `${noun(home)} للإيجار ${home.price.period === 'day' ? 'اليومي' : 'الأسبوعي'} ${where(home)}`,
  opening: (home) =>
    `${sized(home)} ${where(home)} للإقامات القصيرة، ${adj(home, 'مفروش بالكامل', 'مفروشة بالكامل')}.`,
  closing: [
    (_, dice) => oneOf(dice, 'الأغطية والمناشف مشمولة.', 'تسجيل الوصول من الرابعة عصرًا.', 'التنظيف مشمول.'),
  ],
}
const room: Voice = {
  ...dwelling,
  title: (home) => `غرفة في سكن مشترك، ${placeTitle(home)}`,
  opening: (home) => `غرفة مساحتها ${metres(home.area ?? 12)} في شقة مشتركة ${where(home)}.`,
  inside: [
    (home) => home.furnished === 'furnished' && 'فيها سرير ومكتب وخزانة.',
    () => 'المطبخ والحمّام مشتركان.',
  ],
  outside: [],
}
const plot: Voice = {
  ...dwelling,
  title: (home) => `${noun(home)} مساحتها ${land(home.plot ?? 0)}، ${placeTitle(home)}`,
  opening: (home) => `${noun(home)} ${where(home)} مساحتها ${land(home.plot ?? 0)}.`,
  inside: [
    (home, dice) =>
      home.type === 'plotResidential' &&
      oneOf(dice, 'الماء والكهرباء عند الحدود.', 'يسمح المخطط بطابقين.', 'الأرض مستوية تقريبًا.'),
    (home) => has(home, 'well') && 'فيها بئر.',
    (home) => has(home, 'fenced') && 'الأرض مسوّرة.',
    (home) => has(home, 'irrigation') && 'شبكة الري ممدودة.',
  ],
  outside: [],
  around: reached,
  closing: [(_, dice) => oneOf(dice, 'الصك جاهز ونرسل الكروكي.', 'يمكن زيارة الأرض في أي وقت.')],
}
const space: Voice = {
  ...dwelling,
  title: (home) => `${noun(home)}، ${placeTitle(home)}`,
  opening: (home) => `${noun(home)} ${where(home)}، المساحة ${metres(home.area ?? 12)}.`,
  inside: [
    (home) => home.type !== 'storage' && 'المدخل واسع والحركة سهلة.',
    (home) => has(home, 'cctv') && 'المدخل مراقب بالكاميرات.',
  ],
  outside: [],
  around: reached,
  closing: [],
}
const work: Voice = {
  ...dwelling,
  title: (home, dice) =>
    oneOf(
      dice,
      `${noun(home)} ${where(home)}، ${metres(home.area ?? 100)}`,
      `${noun(home)}، ${placeTitle(home)}`,
    ) ?? '',
  opening: (home) =>
    home.type === 'hotel' || home.type === 'guestHouse'
      ? `${noun(home)} ${where(home)} يضم ${home.beds} غرفة، في إدارة العائلة نفسها منذ سنوات.`
      : `${noun(home)} ${where(home)}، ${itIs(home)} على مساحة ${metres(home.area ?? 100)}.`,
  inside: [
    (home) =>
      ['office', 'coworking', 'medical'].includes(home.type) &&
      'يمكن أن تكون المساحة واحدة أو مقسمة؛ الجدران غير حاملة.',
    (home) => has(home, 'shopWindow') && 'الواجهة زجاجية بالكامل.',
    (home) => has(home, 'loadingDock') && 'يوجد رصيفان للتحميل.',
    (home) => has(home, 'airConditioning') && 'المكان مكيف.',
    (home) => has(home, 'fibre') && 'الألياف الضوئية موصولة.',
    (home) => has(home, 'extraction') && 'نظام الشفط مركب ومعتمد.',
  ],
  outside: [
    (home) => (home.spaces ?? 0) > 1 && `يشمل مواقف لعدد ${home.spaces} من السيارات.`,
    (home) => home.plot !== null && `مساحة الموقع ${land(home.plot)}.`,
  ],
  around: reached,
  closing: [
    (home) =>
      home.purpose === 'lease'
        ? 'العقود من ثلاث سنوات.'
        : has(home, 'tenanted')
          ? 'مؤجر بعقد طويل، والأرقام عند الطلب.'
          : 'التسليم فوري.',
  ],
}

export function arabicVoice({ kind, purpose, isNewBuild }: Home): Voice {
  if (kind === 'room') return room
  if (kind === 'land') return plot
  if (kind === 'parking') return space
  if (kind === 'workplace') return work
  if (purpose === 'rentShort') return holiday
  return isNewBuild ? { ...dwelling, opening: newOpening } : dwelling
}

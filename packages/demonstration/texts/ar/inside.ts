/** catalogue/texts/ar: titles, how a home begins, its rooms, its state. */
import type { Dice } from '../../dice.ts'
import type { Home } from '../../homes/home.ts'
import { has, oneOf, sometimes, type Topic } from '../voice.ts'
import {
  adj,
  baths,
  bedrooms,
  its,
  land,
  metres,
  noun,
  onFloor,
  outdoorWord,
  placeTitle,
  sized,
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

export const homeTitle = (home: Home, dice: Dice): string => {
  const also = dice.chance(0.8) ? extra(home, dice) : null
  const said = `${dice.chance(0.75) ? sized(home) : noun(home)}${also ? ` ${also}` : ''}`
  return oneOf(dice, `${said} ${where(home)}`, `${said}، ${placeTitle(home)}`) ?? said
}

export const opening: Topic = (home, dice) => {
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
export const newOpening: Topic = (home, dice) =>
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
export const inside: readonly Topic[] = [
  layout,
  rooms,
  sometimes(0.7, state),
  sometimes(0.7, comfort),
  sometimes(0.8, stairs),
  furniture,
]

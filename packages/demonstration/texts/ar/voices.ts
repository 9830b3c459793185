/** catalogue/texts/ar: the Arabic voices, one for each kind of property. */
import type { Home } from '../../homes/home.ts'
import { has, oneOf, type Voice } from '../voice.ts'
import { homeTitle, inside, newOpening, opening } from './inside.ts'
import { around, closing, outside, reached } from './outside.ts'
import { adj, itIs, land, metres, noun, placeTitle, sized, where } from './words.ts'

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

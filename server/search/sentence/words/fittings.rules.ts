/**
 * search: words of the seven languages for what homes are seldom said to
 * have: charging points, heated floors, cameras.
 */
import type { InEveryLanguage } from './meanings.rules.ts'

/** Beside those of each vocabulary; a language is left out where it has no word, or has it there. */
export const fittingPhrases = {
  'feature:conservatory': {
    es: 'galeria acristalada|porche acristalado|jardin de invierno',
    ar: 'حديقة شتوية|صالة زجاجية',
  },
  'feature:driveway': {
    es: 'entrada para coches|entrada de coches',
    fr: 'allee carrossable|allee de garage|allee privee',
    pt: 'entrada para carros|acesso automovel',
    it: 'vialetto carrabile|passo carraio|passo carrabile|vialetto d accesso',
    ar: 'مدخل سيارة|مدخل سيارات|مدخل خاص للسيارة',
  },
  'feature:evCharger': {
    ar: 'شاحن سيارة كهربائية|شاحن سيارات كهربائية|شحن سيارات كهربائية|شاحن كهربائي للسيارة|شاحن سيارة',
  },
  'feature:underfloorHeating': {
    ar: 'تدفئة أرضية|تدفئة تحت البلاط|تدفئة ارضية|تدفئة تحت الأرض',
  },
  'feature:woodStove': {
    ar: 'صوبا حطب|مدفأة حطب|صوبة حطب|وجاق',
  },
  'feature:smartHome': {
    es: 'domotica|casa inteligente|hogar inteligente|vivienda inteligente',
    pt: 'domotica|casa inteligente|casa automatizada|automacao residencial',
  },
  'feature:bathtub': { ar: 'بانيو|حوض استحمام|مغطس' },
  'feature:highCeilings': {
    ar: 'سقف عالي|أسقف عالية|سقوف عالية|اسقف عالية',
  },
  'feature:periodFeatures': {
    es: 'finca regia|edificio regio|con encanto de epoca|elementos originales|suelos hidraulicos|suelo hidraulico|techos con molduras',
    ar: 'طراز قديم|بناء أثري|حجر قديم',
  },
  'feature:doubleGlazing': {
    ar: 'زجاج مزدوج|دبل جلاس|شبابيك دبل|دبل غلاس',
  },
  'feature:cctv': {
    es: 'camaras de seguridad|videovigilancia|camaras de vigilancia',
    fr: 'videosurveillance|cameras de surveillance|camera de surveillance',
    de: 'videouberwachung|kameraueberwachung|kamerauberwachung|uberwachungskamera|uberwachungskameras',
    pt: 'videovigilancia|camaras de vigilancia|cameras de seguranca|cftv|camaras de seguranca',
  },
  'feature:listedBuilding': {
    es: 'edificio protegido|bien de interes cultural|edificio catalogado|casa catalogada',
    pt: 'imovel classificado|patrimonio classificado|edificio classificado|imovel tombado|edificio tombado',
    ar: 'مبنى تراثي|مبنى أثري|بيت تراثي',
  },
  'feature:cityView': {
    fr: 'vue sur la ville|vue ville|vue sur les toits|vue sur paris',
  },
} as const satisfies Record<string, Partial<InEveryLanguage>>

/** search: the words of the yes-or-no filters, in every language that sentences are understood in. */
import type { Flag } from '#contract/search/flags.ts'
import type { SpokenLanguage } from './meanings.rules.ts'

/** Phrases parted by "|", without accents. */
export const flagPhrases: Record<Flag, Record<SpokenLanguage, string>> = {
  new: {
    en: 'new build|new builds|newly built|new development|new home|new homes|brand new|off plan|newbuild|newly constructed|off the plan|under construction|pre construction|new construction|new built|newly build',
    es: 'obra nueva|nueva construccion|a estrenar|de nueva construccion|sobre plano|nuevo a estrenar|en construccion|en planos|en pozo|promocion nueva',
    fr: 'neuf|neuve|neufs|construction neuve|programme neuf|immobilier neuf|logement neuf|vefa',
    de: 'neubau|neubauwohnung|neubauten|erstbezug|neu gebaut|neubauwohnungen|neubauprojekt|neues haus|neugebaut',
    pt: 'novo|nova|novos|novas|construcao nova|nova construcao|obra nova|na planta|empreendimento novo|em construcao|lancamento|a estrear',
    it: 'nuova costruzione|nuove costruzioni|di nuova costruzione|appena costruito|in costruzione|nuovo cantiere',
    ar: 'بناء جديد|على الخارطة|على مخطط|قيد الإنشاء|مشروع جديد',
  },
  furnished: {
    en: 'furnished|fully furnished|part furnished|furniture included',
    es: 'amueblado|amueblada|amueblados|amuebladas|con muebles|amoblado|amoblada|amoblados|sin estrenar muebles',
    fr: 'meuble|meublee|meubles|meublees',
    de: 'mobliert|moeblierte|moebliert|moblierte|moblierten|mobilierte|mobliertes|moblierter|voll mobliert|vollmobliert|mobelierte',
    pt: 'mobilado|mobilada|mobilados|mobiliado|mobiliada',
    it: 'arredato|arredata|arredati|arredate|ammobiliato|ammobiliata',
    ar: 'مفروش|مفروشة|مؤثث|مؤثثة|مفروشه|شقق مفروشة',
  },
  pets: {
    en: 'pets|pets allowed|pet friendly|pets welcome|dogs allowed|dog friendly|cats allowed|with a dog|with pets|pet|pets ok|pets considered|dogs|cats|dog|cat|allows pets|allows dogs|pet allowed|dogs ok|dogs welcome|takes dogs|pets accepted',
    es: 'mascotas|admite mascotas|se admiten mascotas|se aceptan mascotas|con perro|perros|pet friendly|perro|gato|gatos|mascota|que admitan mascotas|acepta mascotas|permiten mascotas',
    fr: 'animaux|animaux acceptes|animaux autorises|chien accepte|avec un chien|chiens acceptes|animaux admis|avec chien|chat',
    de: 'haustiere|haustiere erlaubt|tierhaltung erlaubt|hund erlaubt|hunde erlaubt|mit hund|haustier|hund|katze|hunde|katzen|mit katze|haustierfreundlich|tiere erlaubt',
    pt: 'animais|aceita animais|animais de estimacao|permite animais|com cao|pet friendly|animais permitidos|aceita cachorro|cachorro|cao|aceita pets',
    it: 'animali|animali ammessi|cani ammessi|con cane|animali domestici|accetta animali|con animali',
    ar: 'حيوانات أليفة|يسمح بالحيوانات|الحيوانات الأليفة|حيوانات اليفة',
  },
  reduced: {
    en: 'reduced|price reduced|price drop|reduced price|reductions',
    es: 'rebajado|rebajada|rebajados|precio rebajado|bajada de precio',
    fr: 'prix en baisse|baisse de prix|prix baisse',
    de: 'reduziert|preis gesenkt|preissenkung',
    pt: 'preco reduzido|baixou de preco|reduzido',
    it: 'prezzo ribassato|ribassato|ribasso|prezzo ridotto',
    ar: 'سعر مخفض|تخفيض|مخفض',
  },
  floorPlan: {
    en: 'floor plan|floorplan|with floor plan',
    es: 'plano|planos|con plano',
    fr: 'avec plan|plan',
    de: 'grundriss|mit grundriss',
    pt: 'planta|com planta',
    it: 'planimetria|con planimetria',
    ar: 'مخطط',
  },
  tour: {
    en: 'virtual tour|video tour|3d tour|tour|video',
    es: 'visita virtual|tour virtual|video',
    fr: 'visite virtuelle|video',
    de: 'rundgang|virtueller rundgang|video',
    pt: 'visita virtual|video',
    it: 'tour virtuale|visita virtuale|video',
    ar: 'جولة افتراضية|فيديو',
  },
  hideUnderOffer: {
    en: 'not under offer|still available|available',
    es: 'sin reservar|no reservado|todavia disponible',
    fr: 'pas sous offre|toujours disponible|encore disponible',
    de: 'nicht reserviert|noch verfugbar|noch zu haben',
    pt: 'ainda disponivel|nao reservado',
    it: 'disponibile|ancora disponibile|libero subito',
    ar: 'غير محجوز|لا يزال متاحا',
  },
  billsIncluded: {
    en: 'bills included|all bills included|bills inclusive|including bills|including all bills|bills inc|utilities included',
    es: 'gastos incluidos|con gastos incluidos|suministros incluidos|facturas incluidas|servicios incluidos',
    fr: 'factures comprises|factures incluses|eau et electricite comprises|electricite comprise|electricite incluse',
    de: 'nebenkosten inklusive|inklusive nebenkosten|inkl nebenkosten|nebenkosten inbegriffen|alle nebenkosten inklusive|pauschalmiete',
    pt: 'despesas incluidas|contas incluidas|contas inclusas|despesas inclusas',
    it: 'spese incluse|spese comprese|bollette incluse|utenze incluse',
    ar: 'شامل الفواتير|شاملة الفواتير|الفواتير مشمولة|شامل الكهرباء والماء',
  },
}

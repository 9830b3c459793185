/** feeds: states of a building in the words feeds write them in. */
import type { conditions } from '#contract/vocabulary/vocabulary.ts'
import { folded } from '../../texts/fold.rules.ts'

type Condition = (typeof conditions)[number]

const words: Record<Condition, string> = {
  new: 'new|brand new|as new|mint|nuevo|nueva|a estrenar|obra nueva|nuovo|nuova costruzione|neuf|neubau|erstbezug|novo|nova|nieuw|nieuwbouw|новый|новостройка|nowy|новое|new build|brand new build|erstbezug neubau|nybyggd|yeni|new construction',
  excellent:
    'excellent|very good|perfect|like new|renovated|fully renovated|newly renovated|refurbished|completely refurbished|excelente|muy bueno|muy buen estado|reformado|reformada|renovado|ottimo|ristrutturato|ottimo ristrutturato|excellent etat|tres bon etat|renove|neuwertig|saniert|vollsaniert|modernisiert|renovada|uitstekend|отличное|евроремонт|дизайнерский|хороший ремонт|remodelado|remodelada|vollstandig renoviert|kernsaniert|erstbezug nach sanierung|mint condition|immaculate|ottime condizioni|refait a neuf|refait|completamente reformado|после ремонта',
  good: 'good|good condition|well kept|well maintained|good condition liveable|habitable|fair|average|bueno|buen estado|buena|segunda mano|buono|buono abitabile|abitabile|discreto|bon|bon etat|gepflegt|gut|bom|bom estado|usado|usada|goed|used|second hand|resale|medio|хорошее|косметический|обычный|нормальное|dobry|segunda mano buen estado|buono stato|buone condizioni|косметический ремонт|in ordine|onderhouden|goed onderhouden|usato|bon etat general|gut erhalten|normal|good order|para entrar a vivir|listo para entrar a vivir|pronto da abitare|ready to move in|move in ready|bezugsfertig|instapklaar|pronto a habitar',
  toRenovate:
    'to renovate|to be renovated|needs renovation|needs work|renovation needed|to refurbish|restoration required|poor|a reformar|para reformar|por reformar|a renovar|da ristrutturare|a renover|travaux|renovierungsbedurftig|sanierungsbedurftig|para restaurar|para renovar|recuperar|te renoveren|opknapper|to restore|torestore|renew|требует ремонта|нужен ремонт|без ремонта|para recuperar|needs modernisation|needs modernization|needs updating|in need of modernisation|in need of renovation|in need of updating|fixer upper|fixer|do remontu|renovation a prevoir|travaux a prevoir|to be restored|a restaurar|da restaurare|handyman special|requires modernisation|modernisierungsbedurftig|te moderniseren|a rafraichir',
  toRebuild:
    'to rebuild|ruin|ruins|demolition|ruina|en ruinas|rudere|fatiscente|a demolir|abrissobjekt|ruinas|под снос',
  shell:
    'shell|shell and core|bare|unfinished|grezzo|al grezzo|al rustico|rohbau|en bruto|gros oeuvre|casco|черновая|черновая отделка|предчистовая|allo stato grezzo|stato grezzo|gros œuvre|stan deweloperski|stan surowy|core and shell|casco gereed',
}

const byWords = new Map(
  Object.entries(words).flatMap(([code, list]) =>
    list.split('|').map((word) => [folded(word), code as Condition] as const),
  ),
)

/** The state that words mean; null when nobody taught us. */
export const conditionOfWords = (text: string | null): Condition | null =>
  (text === null ? undefined : byWords.get(folded(text))) ?? null

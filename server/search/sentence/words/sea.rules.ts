/**
 * search: words of the seven languages for the sea and for living by it, which the coast of the map knows.
 */
import type { InEveryLanguage } from './meanings.rules.ts'

/**
 * `noun` is the sea itself, `coast` too but in many names besides, `near` says by itself
 * that a home is by it, `far` that it is not.
 */
export const seaPhrases = {
  'sea:noun': {
    en: 'sea|seaside|beach|beaches|ocean|seashore',
    es: 'mar|playa|playas|oceano|mar mediterraneo',
    fr: 'mer|plage|plages|ocean',
    de: 'meer|strand|ozean|ostsee|nordsee|mittelmeer|strande|meeres',
    pt: 'mar|praia|praias|oceano',
    it: 'mare|spiaggia|spiagge|oceano',
    ar: 'البحر|بحر|الشاطئ|شاطئ|شاطئ البحر|البلاج',
  },
  'sea:coast': {
    en: 'coast|shore|coastline',
    es: 'costa|litoral',
    fr: 'cote|cotes|littoral',
    de: 'kuste|ostseekuste|nordseekuste',
    pt: 'costa|litoral|orla',
    it: 'costa|litorale',
    ar: 'الساحل|ساحل',
  },
  'sea:near': {
    en: 'by the sea|at the sea|by the seaside|by the ocean|by the coast|on the coast|at the seaside|coastal|close to beaches|sea nearby|beach nearby|near sea|near beach|next to the sea|next to the beach|steps from the beach|walk to the beach|walk to beach|walking distance to the beach|walking distance to beach|within walking distance of the beach|walking distance of the beach|walking distance from the beach',
    es: 'junto al mar|cerca del mar|cerca de la playa|al lado del mar|al lado de la playa|en la costa|cerca de la costa|a pie de mar|costero|costera|a orillas del mar|junto a la playa|proximo a la playa|proximo al mar|cercano al mar|cercana a la playa|a un paso de la playa|andando a la playa|cerca playa|cerca mar',
    fr: 'pres de la mer|proche de la mer|proche mer|proche plage|pres de la plage|proche de la plage|a cote de la mer|sur la cote|sur le littoral|a la mer|a cote de la plage|a deux pas de la mer|a deux pas de la plage|pres des plages|proche des plages|proximite mer|proximite plage|a proximite de la mer|a proximite de la plage',
    de: 'am meer|ans meer|an der kuste|an der see|nahe am meer|in meeresnahe|meernah|kustennah|strandnah|strandnahe|meeresnah|in strandnahe|nahe strand|nahe meer|nahe am strand|nahe dem meer|nahe zum meer|nahe zum strand|an der ostsee|an der nordsee|am mittelmeer|nah am meer|nah am strand|nahe der kuste|unweit vom strand|unweit vom meer|ostseenahe|nordseenahe|meernahe|seenahe zum meer|ostsee nahe|nahe ostsee|nahe nordsee',
    pt: 'perto do mar|perto da praia|junto ao mar|junto a praia|ao pe do mar|ao pe da praia|proximo da praia|proximo ao mar|proximo a praia|proximo do mar|na costa|no litoral|a beira do mar|perto da costa|perto de praia|a dois passos da praia|na praia|perto das praias',
    it: 'vicino al mare|vicino mare|vicino alla spiaggia|al mare|in riva al mare|vicino alla costa|sulla costa|a due passi dal mare|a due passi dalla spiaggia|a pochi passi dal mare|a pochi passi dalla spiaggia|zona mare|vicinanza mare|nei pressi del mare|localita di mare|vicino spiaggia',
    ar: 'قريب من البحر|قريبة من البحر|قريبه من البحر|قرب البحر|بالقرب من البحر|قريب من الشاطئ|قريبة من الشاطئ|قرب الشاطئ|بالقرب من الشاطئ|بجانب البحر|بجوار البحر|جنب البحر|على الساحل|ساحلي|ساحلية|بجوار الشاطئ|قريب من الساحل',
  },
  'sea:far': {
    en: 'far from|not near|away from the noise of|nowhere near|not by|not close to',
    es: 'lejos de|lejos del|alejado de|alejada de|alejado del',
    fr: 'loin de|loin du|eloigne de|eloignee de',
    de: 'weit weg von|weit entfernt von|fern von|weit von|weit weg vom|weit vom',
    pt: 'longe de|longe do|longe da|afastado de|afastado do|afastada da',
    it: 'lontano da|lontano dal|lontano dalla|lontana dal|lontana dalla|distante dal',
    ar: 'بعيد عن|بعيدة عن|بعيدا عن',
  },
} as const satisfies Record<string, InEveryLanguage>

/** search: words of the seven languages for what may be near: schools, stations, shops, beaches. */
import type { NearKind } from '#contract/search/regions.ts'
import { fold } from '#contract/search/fold.ts'

/** Behind "10 minutes' walk from". Articles are passed over before they are looked up. */
const phrases: Partial<Record<NearKind, string>> = {
  school:
    'school|schools|escuela|escuelas|colegio|colegios|ecole|ecoles|schule|schulen|grundschule|scuola|scuole|escola|escolas|مدرسة|المدرسة|مدارس',
  kindergarten:
    'nursery|nursery school|kindergarten|guarderia|creche|maternelle|kita|asilo|infantario|jardim de infancia|حضانة|روضة|الروضة',
  university: 'university|universidad|universite|universitat|universita|universidade|campus|جامعة|الجامعة',
  station:
    'station|train station|railway station|metro station|tube|tube station|the underground|underground station|subway|subway station|mrt|mrt station|mtr|mtr station|bts|bts station|rer|u bahn|ubahn|s bahn|sbahn|u bahnhof|hauptbahnhof|metropolitana|estacion de metro|station de metro|stazione metro|estacao de metro|estacion|estacion de tren|gare|bahnhof|stazione|estacao|metro|محطة|المحطة|المترو|مترو|محطة القطار|محطة المترو',
  stop: 'bus stop|tram stop|stop|parada|parada de autobus|arret|arret de bus|haltestelle|bushaltestelle|fermata|fermata del bus|paragem|ponto de onibus|موقف الحافلة',
  shop: 'shop|shops|supermarket|grocery store|tienda|tiendas|supermercado|magasin|supermarche|supermarkt|negozio|supermercato|loja|lojas|متجر|سوبرماركت|السوبرماركت',
  pharmacy: 'pharmacy|chemist|farmacia|pharmacie|apotheke|صيدلية|الصيدلية',
  doctor: 'doctor|medico|medecin|arzt|طبيب|عيادة',
  hospital: 'hospital|hopital|krankenhaus|ospedale|مستشفى|المستشفى',
  park: 'park|parque|parc|parco|حديقة|الحديقة',
  playground: 'playground|parque infantil|aire de jeux|spielplatz|parco giochi|parquinho|ملعب أطفال',
  beach:
    'beach|beaches|playa|playas|plage|plages|strand|badestrand|spiaggia|spiagge|praia|praias|شاطئ|الشاطئ',
  gym: 'gym|gimnasio|salle de sport|fitnessstudio|palestra|ginasio|academia|صالة رياضية|نادي رياضي',
}

const kinds = new Map(
  Object.entries(phrases).flatMap(([kind, words]) =>
    words.split('|').map((word) => [foldedPhrase(word), kind as NearKind] as const),
  ),
)

function foldedPhrase(phrase: string): string {
  return phrase.split(' ').map(fold).join(' ')
}

/** Words of the longest phrase. */
const longest = 3

/** What the words from here on name, the longest first; `next` is the word after them. */
export function thingAt(words: readonly string[], at: number): { kind: NearKind; next: number } | null {
  for (let length = longest; length > 0; length--) {
    const kind = kinds.get(words.slice(at, at + length).join(' '))
    if (kind && at + length <= words.length) return { kind, next: at + length }
  }
  return null
}

/** feeds: how a home stands on the market, in the words feeds write it in. */
import type { ListingStatus } from '#contract/vocabulary/vocabulary.ts'
import { folded } from '../../texts/fold.rules.ts'

/** `gone`: the source does not offer it any more, and says no more than that. */
export type Standing = ListingStatus | 'gone'

const words: Partial<Record<Standing, string>> = {
  active:
    'active|available|for sale|for rent|to let|to rent|live|published|current|online|on market|on the market|listed|new|open|yes|1|true|disponible|disponivel|disponibile|verfugbar|frei|aktiv|offen|libre|activo|activa|attivo|actif|en venta|en alquiler|a venda|in vendita|in affitto|a vendre|a louer|zu verkaufen|zu vermieten|te koop|te huur|beschikbaar|publicado|publicada|активно|активен|активный|в продаже|опубликовано|aktywna|aktualne|satilik|متاح|مباشر|til salgs|till salu|til salg|do sprzedania|do wynajecia|myytavana|til leie|uthyres|new instruction|new listing|relisted|re listed|back on market|back on the market|active new|reduced|price reduced|aktuell|kiralik|продается|сдается',
  comingSoon:
    'coming soon|pre market|pre launch|proximamente|em breve|in kurze|demnachst|prossimamente|bientot|binnenkort|скоро в продаже|kommer snart|wkrotce|coming soon no show',
  underOffer:
    'under offer|under contract|sold stc|sold subject to contract|sstc|stc|sale agreed|let agreed|pending|contingent|contract|active under contract|under negotiation|under option|offer accepted|onder bod|onder optie|verkocht onder voorbehoud|sous compromis|sous offre|compromis|in trattativa|proposta accettata|en tramite|arras|con oferta|proposta aceita|в процессе сделки|bajo oferta|pending sale|sale pending|pending do not show|active contingent|offer pending|en negociacion|in behandeling|under bud|budgivning',
  reserved:
    'reserved|on hold|booked|deposit taken|reservado|reservada|reserviert|riservato|riservata|opzionato|reserve|gereserveerd|reservation|зарезервировано|бронь|забронировано|zarezerwowane|rezerwacja|محجوز|onder voorbehoud|reserveret|reserverad|reservert|varattu|bajo reserva',
  sold: 'sold|closed|completed|settled|exchanged|vendido|vendida|verkauft|venduto|venduta|vendu|vendue|verkocht|продано|продан|продана|sprzedane|sprzedana|satildi|prodano|مباع|تم البيع|solgt|sald|myyty|satilmis|sold inhouse|sold out',
  leased:
    'let|leased|rented|occupied|alquilado|alquilada|arrendado|arrendada|vermietet|affittato|affittata|loue|louee|verhuurd|alugado|alugada|сдано|сдан|сдана|wynajete|kiralandi|مؤجر|udlejet|utleid|uthyrd|vuokrattu|kiralanmis|let stc',
  gone: 'gone|withdrawn|deleted|delete|removed|inactive|off market|offmarket|temporarily off market|not available|unavailable|expired|archived|archive|cancelled|canceled|draft|hidden|unpublished|disabled|suspended|incomplete|no|0|false|baja|de baja|retirado|retirada|inactivo|inactiva|no disponible|eliminado|inativo|indisponivel|zuruckgezogen|inaktiv|geloscht|nicht verfugbar|ritirato|ritirata|non disponibile|retire|supprime|indisponible|ingetrokken|niet beschikbaar|снято|снят|снята с публикации|архив|в архиве|удалено|неактивно|wycofane|nieaktualne|غير متاح|محذوف|снято с продажи|снята с продажи|снято с аренды|inattivo|inattiva|paused|pausado|archivado|archivada|archiviert|archiviato|arquivado|suspendido|suspenso|sospeso|deaktiviert|removed from market|taken off market|entwurf|borrador|rascunho|bozza',
}

const byWords = new Map(
  Object.entries(words).flatMap(([standing, list]) =>
    list.split('|').map((word) => [folded(word), standing as Standing] as const),
  ),
)

/** How a home stands by such a word; null for words nobody taught us. */
export const standingOfWords = (text: string): Standing | null => byWords.get(folded(text)) ?? null

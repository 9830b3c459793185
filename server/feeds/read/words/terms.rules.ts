/** feeds: ways of offering a home, and periods of a rent, in the words feeds write them in. */
import type { Period, Purpose } from '#contract/vocabulary/vocabulary.ts'
import { folded } from '../../texts/fold.rules.ts'

const purposes: Partial<Record<Purpose, string>> = {
  sale: 'for sale|sale|sell|selling|buy|purchase|resale|sales|venta|en venta|vender|vende|se vende|compra|compraventa|venda|a venda|para venda|comprar|vendita|in vendita|vendesi|vente|a vendre|achat|verkauf|zu verkaufen|kauf|kaufen|koop|te koop|verkoop|продажа|продам|продается|продаю|купить|sprzedaz|na sprzedaz|vanzare|de vanzare|satilik|prodej|prodam|na prodej|predaj|elado|til salg|till salu|myydaan|myynti|بيع|للبيع|למכירה|salg|kauf eigentum|eigentum',
  rent: 'for rent|rent|rental|rentals|to let|to rent|let|letting|lettings|lease|for lease|residential lease|long term rental|long let|alquiler|en alquiler|alquilar|se alquila|arriendo|en arriendo|renta|en renta|aluguel|para alugar|alugar|aluga|locacao|para locacao|arrendamento|para arrendar|affitto|in affitto|affittasi|location|a louer|louer|vermietung|zu vermieten|miete|mieten|huur|te huur|verhuur|аренда|сдам|сдается|сдаю|снять|долгосрочная аренда|wynajem|na wynajem|do wynajecia|inchiriere|de inchiriat|kiralik|pronajem|k pronajmu|prenajom|kiado|til leie|uthyres|vuokrattavana|vuokraus|إيجار|للإيجار|להשכרה|monthly rental',
  rentShort:
    'holiday rental|holiday rentals|holiday let|vacation rental|short term rental|short term|short let|short rent|seasonal rental|alquiler vacacional|alquiler temporal|alquiler de temporada|temporada|vacacional|aluguel por temporada|aluguel de temporada|locacao temporada|arrendamento de ferias|affitto vacanze|affitto turistico|affitto breve|location saisonniere|location de vacances|ferienvermietung|ferienwohnung|vakantieverhuur|посуточно|посуточная аренда|краткосрочная аренда|аренда посуточно|holiday|holidays|holiday home rental|nightly rental|korttidsutleie',
  lease: 'commercial lease|commercial rent|leasing|commercial rental',
}

const periods: Partial<Record<Period, string>> = {
  day: 'day|daily|per day|a day|night|nightly|per night|dia|diario|diaria|por dia|giorno|giornaliero|al giorno|jour|par jour|journalier|tag|taglich|pro tag|dag|день|сутки|в день|в сутки|doba|zi|gun|يومي|noche|por noche|a noche|notte|a notte|nuit|par nuit|noite|por noite|pn|p n|nacht|pro nacht|per dag',
  week: 'week|weekly|per week|pw|pcw|a week|semana|semanal|por semana|settimana|settimanale|semaine|par semaine|hebdomadaire|woche|wochentlich|pro woche|неделя|в неделю|tydzien|saptamana|hafta|أسبوعي|wk|p w|ppw|pppw|tyg|vecka|uke',
  fortnight: 'fortnight|fortnightly|biweekly|bi weekly|every two weeks|quincena|quincenal',
  month:
    'month|monthly|per month|pcm|pm|p m|p c m|mo|mth|mtl|a month|calendar month|mes|mensual|mensal|mensile|por mes|al mes|mese|al mese|mois|par mois|mensuel|monat|monatlich|pro monat|maand|per maand|месяц|в месяц|мес|ежемесячно|miesiac|luna|lunar|ay|شهري|aylik|cad mese|manad|pr maned|mnd|monthly rent|miesiecznie|na miesiac|monatsmiete',
  quarter:
    'quarter|quarterly|trimestre|trimestral|quartal|квартал|в квартал|per quarter|quarterly in advance|trimestralmente',
  year: 'year|yearly|annual|annually|per year|pa|per annum|p a|ano|anual|annuale|anno|all anno|an|par an|annuel|jahr|jahrlich|pro jahr|jaar|per jaar|год|в год|годовая|rok|rocznie|yil|سنوي|annuo|yr|yrs|yillik|jahresmiete|ar|per ar|annum',
  season: 'season|per season|temporada|stagione|saison|сезон',
  once: 'once|total|one off|sale',
}

const byWords = <T extends string>(lists: Partial<Record<T, string>>): Map<string, T> =>
  new Map(
    Object.entries<string | undefined>(lists).flatMap(([code, list = '']) =>
      list.split('|').map((word) => [folded(word), code as T] as const),
    ),
  )

const purposeByWords = byWords(purposes)
const periodByWords = byWords(periods)

/** What words such as "For sale", "Alquiler" or "аренда" offer; null when nobody taught us. */
export const purposeOfWords = (text: string): Purpose | null => purposeByWords.get(folded(text)) ?? null

/** The period that words such as "weekly", "mensual" or "сутки" mean; null when nobody taught us. */
export const periodOfWords = (text: string): Period | null => periodByWords.get(folded(text)) ?? null

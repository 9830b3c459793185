/** feeds: where every field of an OpenImmo record goes. */
import {
  available,
  codes,
  currency,
  day,
  each,
  energyClass,
  flag,
  language,
  number,
  times,
  words as meaning,
  year,
} from '../../read/parts/field-kinds.rules.ts'
import type { FieldPlaces } from '../../read/field-places.ts'
import { attachmentGroups, bases, broadband, furnished, months, states, units, views } from './words.rules.ts'

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean)
const below = (section: string, names: string): string[] => words(names).map((name) => `${section}/${name}`)

const person =
  'of a person only the name is taken; how to reach people and offices is not published from a record'

/** Flags of equipment that mean a feature; each has its line in features.ts. */
const equipment = words(`
  kamin klimatisiert gartennutzung rollstuhlgerecht barrierefrei kabel_sat_tv sauna swimmingpool wasch_trockenraum
  wintergarten rampe kran wellnessbereich abstellraum fahrradraum rolladen bibliothek dachboden gaestewc wg_geeignet
  bad@WANNE kueche@EBK kueche@OFFEN boden@PARKETT boden@FERTIGPARKETT boden@FLIESEN boden@MARMOR boden@DOPPELBODEN
  heizungsart@ZENTRAL heizungsart@FERN heizungsart@FUSSBODEN befeuerung@OEL befeuerung@GAS befeuerung@ELEKTRO
  befeuerung@SOLAR befeuerung@ERDWAERME befeuerung@LUFTWP befeuerung@FERN befeuerung@PELLET fahrstuhl@PERSONEN
  stellplatzart@GARAGE stellplatzart@TIEFGARAGE stellplatzart@CARPORT stellplatzart@FREIPLATZ stellplatzart@PARKHAUS
  stellplatzart@DUPLEX ausricht_balkon_terrasse@SUED sicherheitstechnik@ALARMANLAGE sicherheitstechnik@KAMERA
  unterkellert@keller moebliert@moeb breitband_zugang@art`)

/** Prices of which the first that is filled is taken. */
const prices = words(`
  kaufpreisbrutto kaufpreisnetto richtpreis hauptmietzinsnetto pauschalmiete summemietenetto gesamtmietenetto pacht
  warmmiete gesamtmietebrutto`)
const certificate = words('endenergiebedarf energieverbrauchkennwert energiebedarf skala')
const fileFormat = meaning((text) =>
  /jpe?g|png|gif|webp|tiff?|bmp|pdf|image|video|mp4|html?|url|application/i.test(text),
)

export const openImmoFields: FieldPlaces = {
  mapped: [
    ...below(
      'verwaltung_techn',
      'openimmo_obid objektnr_extern objektnr_intern aktion@aktionart stand_vom sprache aktiv_von aktiv_bis',
    ),
    ...below('kontaktperson', 'vorname name'),
    ...below('objektkategorie', 'nutzungsart@* vermarktungsart@* objektart/*@* objektart/*'),
    ...below(
      'geo',
      'geokoordinaten@breitengrad geokoordinaten@laengengrad ort plz bundesland regionaler_zusatz',
    ),
    ...below('geo', 'strasse hausnummer wohnungsnr land land@iso_land etage anzahl_etagen'),
    ...below(
      'preise',
      'kaufpreis kaufpreis@auf_anfrage kaufpreisbrutto kaufpreisnetto richtpreis nettokaltmiete',
    ),
    ...below(
      'preise',
      'kaltmiete hauptmietzinsnetto pauschalmiete summemietenetto gesamtmietenetto pacht warmmiete',
    ),
    ...below(
      'preise',
      'gesamtmietebrutto nebenkosten betriebskostennetto heizkosten heizkosten_enthalten hausgeld',
    ),
    ...below(
      'preise',
      'erbpacht kaution freitext_preis zzg_mehrwertsteuer provisionspflichtig mietpreis_pro_qm waehrung aussen_courtage',
    ),
    ...below('preise', 'innen_courtage courtage_hinweis waehrung@iso_waehrung preis_zeiteinheit@zeiteinheit'),
    ...below('versteigerung', 'zwangsversteigerung verkehrswert zvtermin'),
    'verwaltung_objekt/versteigerungstermin',
    ...below('bieterverfahren', 'mindestpreis'),
    ...below('flaechen', 'wohnflaeche nutzflaeche gesamtflaeche vermietbare_flaeche bgf grundstuecksflaeche'),
    ...below(
      'flaechen',
      'freiflaeche bueroflaeche verkaufsflaeche ladenflaeche gastroflaeche verwaltungsflaeche',
    ),
    ...below(
      'flaechen',
      'lagerflaeche balkon_terrasse_flaeche kellerflaeche anzahl_zimmer anzahl_schlafzimmer',
    ),
    ...below('flaechen', 'anzahl_badezimmer anzahl_sep_wc anzahl_stellplaetze anzahl_balkone anzahl_logia'),
    ...below('flaechen', 'anzahl_terrassen einliegerwohnung'),
    ...below('ausstattung', equipment.join(' ')),
    ...below('zustand_angaben', 'baujahr letztemodernisierung zustand@zustand_art alter@alter_attr'),
    ...below('zustand_angaben', 'verkaufstatus@stand'),
    ...below(
      'zustand_angaben/energiepass',
      'wertklasse endenergiebedarf energieverbrauchkennwert energiebedarf',
    ),
    ...below('zustand_angaben/energiepass', 'skala jahrgang gueltig_bis epart hwbklasse hwbwert'),
    ...below('infrastruktur', 'ausblick@blick'),
    ...below('freitexte', 'objekttitel dreizeiler objektbeschreibung lage ausstatt_beschr sonstige_angaben'),
    ...below('freitexte', 'objekt_text objekt_text@lang'),
    ...['anhaenge/anhang', 'anhang'].flatMap((path) =>
      below(path, 'anhangtitel format daten/pfad daten/anhanginhalt'),
    ),
    'anhaenge/anhang@gruppe',
    'anhang@gruppe',
    ...below(
      'verwaltung_objekt',
      'objektadresse_freigeben als_ferien haustiere denkmalgeschuetzt vermietet abdatum verfuegbar_ab',
    ),
    ...below('verwaltung_objekt', 'min_mietdauer min_mietdauer@min_dauer'),
  ],
  ignored: {
    'preise/aussen_courtage@mit_mwst': 'whether tax is in the commission, which its text says',
    'preise/innen_courtage@mit_mwst': 'whether tax is in the commission, which its text says',
    'kontaktperson/**': person,
    'kontaktperson@*': person,
    'weitere_adresse/**': person,
    'weitere_adresse@*': person,
    'anhaenge/anhang@location': 'where a picture is, is seen from its path',
    'anhang@location': 'where a picture is, is seen from its path',
    'anhaenge/anhang/check': 'a checksum: pictures are recognised by their own',
    'anhaenge/anhang/check@*': 'a checksum: pictures are recognised by their own',
    'verwaltung_techn/kennung_ursprung': 'which program sent it',
    'verwaltung_techn/weitergabe_generell': 'whether others may have it: it is shown here only',
    'verwaltung_techn/gruppen_kennung': 'a number of the sending program',
    'verwaltung_techn/master': 'a number of the sending program',
  },
  several: [
    ...words('kontaktperson objektkategorie/objektart/* zustand_angaben/energiepass freitexte/objekt_text'),
    ...words('anhaenge/anhang anhang'),
    ...below('ausstattung', 'bad kueche boden heizungsart befeuerung fahrstuhl stellplatzart'),
    ...below('ausstattung', 'ausricht_balkon_terrasse sicherheitstechnik'),
  ],
  kinds: {
    'verwaltung_techn/aktion@aktionart': codes(['change', 'delete', 'referenz', 'add', 'new']),
    'verwaltung_techn/sprache': language,
    'objektkategorie/nutzungsart@*': flag,
    'objektkategorie/vermarktungsart@*': flag,
    'geo/plz': number,
    'preise/kaufpreis@auf_anfrage': flag,
    ...each(number, prices.map((name) => `preise/${name}`).join(' ')),
    'preise/waehrung': currency,
    'preise/innen_courtage': meaning((text) => /\d|^(?:ja|nein|frei|keine?)|miete/i.test(text)),
    'preise/preis_zeiteinheit@zeiteinheit': codes(units),
    ...each(times, 'versteigerung/zvtermin verwaltung_objekt/versteigerungstermin'),
    ...each(number, 'versteigerung/verkehrswert bieterverfahren/mindestpreis'),
    ...each(number, 'flaechen/anzahl_balkone flaechen/anzahl_logia flaechen/anzahl_terrassen'),
    'ausstattung/unterkellert@keller': codes(['ja', 'nein', 'teil']),
    'ausstattung/moebliert@moeb': codes(furnished, ['nein', 'ohne']),
    'ausstattung/breitband_zugang@art': codes(broadband),
    'ausstattung/*@*': flag,
    ...each(year, 'zustand_angaben/baujahr zustand_angaben/letztemodernisierung'),
    'zustand_angaben/zustand@zustand_art': codes(states, ['PROJEKTIERT', 'NACH_VEREINBARUNG']),
    'zustand_angaben/alter@alter_attr': codes(['altbau', 'neubau']),
    'zustand_angaben/energiepass/jahrgang': codes([
      '2008',
      '2014',
      '2024',
      'bei_besichtigung',
      'nicht_noetig',
      'ohne',
    ]),
    'zustand_angaben/energiepass/gueltig_bis': day,
    'zustand_angaben/energiepass/hwbklasse': energyClass,
    ...each(number, 'zustand_angaben/energiepass/hwbwert preise/mietpreis_pro_qm'),
    'verwaltung_objekt/verfuegbar_ab': available,
    'zustand_angaben/energiepass/epart': codes(bases),
    ...each(number, certificate.map((name) => `zustand_angaben/energiepass/${name}`).join(' ')),
    'infrastruktur/ausblick@blick': codes(views),
    'freitexte/objekt_text@lang': language,
    ...each(codes(attachmentGroups), 'anhaenge/anhang@gruppe anhang@gruppe'),
    ...each(fileFormat, 'anhaenge/anhang/format anhang/format'),
    'verwaltung_objekt/min_mietdauer@min_dauer': codes(months),
  },
}

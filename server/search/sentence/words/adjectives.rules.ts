/** search: words that say of what land or town something is: "Tuscan", "madrileño", "Wiener". */
import type { SpokenLanguage } from './meanings.rules.ts'

/**
 * By language, `place: adjectives` with `|` between; folded. Masculine and feminine, one and many. Kitchens,
 * doors and styles have such names, too, so that a home or a landscape must stand beside the word.
 */
const written: Partial<Record<SpokenLanguage, string>> = {
  en: `Spain: spanish; France: french; Italy: italian; Portugal: portuguese; Greece: greek; Germany: german; Austria: austrian;
    Switzerland: swiss; England: english; Scotland: scottish; Wales: welsh; Ireland: irish; Netherlands: dutch; Belgium: belgian; Turkey: turkish;
    Croatia: croatian; Cyprus: cypriot; Malta: maltese; Morocco: moroccan; Egypt: egyptian; Mexico: mexican; Brazil: brazilian;
    Thailand: thai; Japan: japanese; Australia: australian; Canada: canadian; Norway: norwegian; Sweden: swedish; Denmark: danish;
    Poland: polish; Hungary: hungarian; Czechia: czech; Bulgaria: bulgarian; Romania: romanian; Tuscany: tuscan;
    Sicily: sicilian; Sardinia: sardinian; Umbria: umbrian; Andalusia: andalusian; Catalonia: catalan; Brittany: breton; Bavaria: bavarian; Tyrol: tyrolean;
    Bali: balinese; Florida: floridian; California: californian; Texas: texan; Paris: parisian; Cornwall: cornish`,
  es: `España: español|espanola|espanoles|espanolas; Francia: francesa|frances|franceses; Italia: italiana|italiano; Portugal: portuguesa|portugues;
    Andalucía: andaluz|andaluza|andaluces; Galicia: gallega|gallego|gallegas|gallegos; Asturias: asturiana|asturiano; Cantabria: cantabra|cantabro;
    País Vasco: vasca|vasco; Cataluña: catalana|catalan; Comunidad Valenciana: valenciana|valenciano; Murcia: murciana|murciano; Madrid: madrilena|madrileno|madrilenas;
    Barcelona: barcelonesa|barcelones; Sevilla: sevillana|sevillano; Málaga: malaguena|malagueno; Cádiz: gaditana|gaditano; Granada: granadina|granadino;
    Alicante: alicantina|alicantino; Almería: almeriense; Huelva: onubense; Mallorca: mallorquina|mallorquin; Ibiza: ibicenca|ibicenco; Toscana: toscana`,
  fr: `France: francaise|francais|francaises; Espagne: espagnole|espagnol; Italie: italienne|italien; Portugal: portugaise|portugais; Suisse: suisse; Belgique: belge;
    Bretagne: bretonne|breton; Normandie: normande|normand; Provence: provencale|provencal; Corse: corse; Toscane: toscane; Pays basque: basque; Alsace: alsacienne|alsacien; Savoie: savoyarde|savoyard;
    Paris: parisien|parisienne|parisiens|parisiennes; Lyon: lyonnais|lyonnaise; Marseille: marseillais|marseillaise; Bordeaux: bordelais|bordelaise;
    Toulouse: toulousain|toulousaine; Nice: nicois|nicoise; Nantes: nantais|nantaise; Lille: lillois|lilloise; Strasbourg: strasbourgeois|strasbourgeoise;
    Montpellier: montpellierain|montpellieraine; Rennes: rennais|rennaise; Grenoble: grenoblois|grenobloise`,
  it: `Italia: italiana|italiano; Toscana: toscana|toscano|toscane; Sicilia: siciliana|siciliano|siciliane; Sardegna: sarda|sardo|sarde; Umbria: umbra|umbro;
    Puglia: pugliese|pugliesi; Liguria: ligure|liguri; Lombardia: lombarda|lombardo; Piemonte: piemontese|piemontesi; Veneto: veneta|veneto; Marche: marchigiana|marchigiano;
    Roma: romana|romano; Milano: milanese|milanesi; Napoli: napoletana|napoletano; Torino: torinese|torinesi; Firenze: fiorentina|fiorentino; Venezia: veneziana|veneziano;
    Bologna: bolognese; Genova: genovese; Palermo: palermitana|palermitano; Verona: veronese; Spagna: spagnola|spagnolo; Francia: francese; Svizzera: svizzera|svizzero`,
  pt: `Portugal: portugues|portuguesa; Algarve: algarvia|algarvio; Alentejo: alentejana|alentejano; Lisboa: lisboeta; Madeira: madeirense; Açores: acoriana|acoriano; Minho: minhota|minhoto;
    São Paulo: paulista|paulistano|paulistana; Rio de Janeiro: carioca|fluminense; Minas Gerais: mineiro|mineira; Bahia: baiano|baiana; Ceará: cearense; Pernambuco: pernambucano|pernambucana;
    Santa Catarina: catarinense; Rio Grande do Sul: gaucho|gaucha; Paraná: paranaense; Espanha: espanhola|espanhol; Itália: italiana|italiano; França: francesa|frances`,
  de: `Wien: wiener; Zürich: zurcher; Basel: basler; Bern: berner; Genf: genfer; Köln: kolner; München: munchner|munchener; Dresden: dresdner|dresdener; Bremen: bremer;
    Hannover: hannoveraner; Münster: munsteraner; Salzburg: salzburger; Graz: grazer; Innsbruck: innsbrucker; Luzern: luzerner;
    Bayern: bayerische|bayerischen|bayerischer; Österreich: osterreichische|osterreichischen; Schweiz: schweizer; Spanien: spanische|spanischen|spanischer; Italien: italienische|italienischen|italienischer;
    Frankreich: franzosische|franzosischen; Toskana: toskanische|toskanischen; Portugal: portugiesische|portugiesischen; Griechenland: griechische|griechischen|griechischer; Kroatien: kroatische|kroatischen;
    Türkei: turkische|turkischen; Sachsen: sachsische|sachsischen`,
}

/** Where the adjective stands: before its noun in English and German, behind it elsewhere. */
export const standsBefore: ReadonlySet<SpokenLanguage> = new Set(['en', 'de'])

/** What a land has and a home is not: its coast, its hills, its islands. Folded. */
export const landscapeNouns: ReadonlySet<string> = new Set(
  `coast|coastline|seaside|countryside|island|islands|isles|riviera|alps|lakes|mountains|hills|highlands|border|borders|village|villages|town|towns|capital|suburbs|mainland
   kuste|umland|speckgurtel|innenstadt|zentrum|stadtrand|raum|land|insel|inseln|ufer|seeufer|norden|suden|osten|westen|vorort|umgebung|region|alpen|berge|bergen|hinterland
   cote|campagne|banlieue|region|riviera|montagne|ile|iles|littoral|agglomeration|metropole|alpes|centre
   costa|sierra|campina|campo|isla|islas|montana|playa|provincia|pueblo|litoral|periferia|region|centro
   campagna|riviera|isola|isole|colline|montagna|hinterland|lago|laghi|alpi
   interior|serra|ilha|ilhas|praia|regiao|sertao`
    .split(/[|\s]+/)
    .filter(Boolean),
)

const kept = new Map<SpokenLanguage, ReadonlyMap<string, string>>()

/** The places of a language's adjectives, by the folded adjective. */
export function adjectivesOf(language: SpokenLanguage): ReadonlyMap<string, string> {
  const known = kept.get(language)
  if (known) return known
  const found = new Map<string, string>()
  for (const line of (written[language] ?? '').split(';')) {
    const [place = '', words = ''] = line.split(':')
    for (const word of words.trim().split('|')) found.set(word, place.trim())
  }
  kept.set(language, found)
  return found
}

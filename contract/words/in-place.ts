/**
 * contract: words: "in France" as French, Italian, Portuguese and German say it: whether lands
 * and regions take an article, and which word for "in", each language has learnt by heart.
 * Towns are plain ("à Paris"), and no matter here.
 */
import { countryNamed } from './intl-names.ts'

/** What stands before the names of these countries (ISO 3166-1), instead of the language's usual word. */
type Exceptions = Readonly<Record<string, string>>

/** By language and word. translate="no" */
const exceptions: Readonly<Record<string, Exceptions>> = {
  fr: {
    'aux ': 'AE BS FJ FM KM MH MV NL PH SB SC US VG VI',
    'à ': 'BH BB CU CY DJ HK MC MG MO MT MU OM PR SG SM TT TW VU',
    'au ': 'BZ GB KH MX MZ SR ZW',
  },
  it: {
    'negli ': 'AE US',
    'nei ': 'NL',
    'nel ': 'GB',
    'nella ': 'CF DO',
    'nelle ': 'PH',
    'alle ': 'BS KM MH MU MV SC',
    'a ': 'BB CU CY HK MC MO MT PR SG SM TT TW',
  },
  pt: {
    'no ':
      'BD BR BT CA CL EC EG GB IR IQ JP KE KH KW LA LB LK LU ME MX NE NP OM PA PE PK PY QA SN SD SR SV TG UY UZ VN YE ZW',
    'nos ': 'AE NL US',
    'nas ': 'BS FJ KM MH MU MV PH SB SC',
    'em ': 'AD AO CU CV CY ES FR GH GI GT HK HN IL IT MA MC MG MO MT MZ PR PT SG SM ST TL TT TW',
  },
  de: {
    'in der ': 'CD CF CH DO MD MN SK TR UA',
    'in den ': 'AE NL US',
    'im ': 'GB IQ IR LB NE SD TD VA YE',
    'auf den ': 'BS FJ FK FO KM KY MV PH SC VG VI',
    'auf ': 'CU CY JM MG MT MU',
  },
}

/** The names of countries that change with the article before them. translate="no" */
const inflected: Readonly<Record<string, Exceptions>> = {
  de: {
    AE: 'Vereinigten Arabischen Emiraten',
    CD: 'Demokratischen Republik Kongo',
    CF: 'Zentralafrikanischen Republik',
    DO: 'Dominikanischen Republik',
    GB: 'Vereinigten Königreich',
    KY: 'Kaimaninseln',
    NL: 'Niederlanden',
    US: 'Vereinigten Staaten',
    BS: 'Bahamas',
    KM: 'Komoren',
    MV: 'Malediven',
    PH: 'Philippinen',
    SC: 'Seychellen',
  },
}

/** French says "en" before what is feminine, as nearly all that ends in -e is, or begins with a vowel. */
const isFeminine = (name: string): boolean =>
  /^[^\s-]*(?:e|é)s?(?=[\s-]|$)/iu.test(name) || /^(?:[AEIOUYÀÂÉÈÊÎÔÛ]|H(?!a[uï]|o))/u.test(name)

/**
 * The regions people look in most, by the word before them; others keep the language's word for towns.
 * translate="no"
 */
const regions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fr: {
    'en ':
      'Andalousie|Angleterre|Aragon|Argovie|Attique|Auvergne-Rhône-Alpes|Australie-Méridionale|Australie-Occidentale|Bade-Wurtemberg|Basse-Autriche|Basse-Californie|Basse-Saxe|Basse-Silésie|Bavière|Bourgogne-Franche-Comté|Bretagne|Calabre|Californie|Campanie|Cantabrie|Carinthie|Caroline du Nord|Caroline du Sud|Castille-La Manche|Castille-et-León|Catalogne|Colombie-Britannique|Corse|Crète|Écosse|Émilie-Romagne|Estrémadure|Flandre|Floride|Galice|Géorgie|Gueldre|Haute-Autriche|Hesse|Hollande-Méridionale|Hollande-Septentrionale|Île-de-France|Irlande du Nord|Ligurie|Lombardie|Louisiane|Macédoine-Centrale|Moravie-du-Sud|Navarre|Normandie|Nouvelle-Aquitaine|Nouvelle-Écosse|Nouvelle-Galles du Sud|Occitanie|Ombrie|Pennsylvanie|Provence-Alpes-Côte d’Azur|Rhénanie-Palatinat|Rhénanie-du-Nord-Westphalie|Sardaigne|Sarre|Saxe|Saxe-Anhalt|Sicile|Styrie|Tasmanie|Thessalie|Thurgovie|Thuringe|Toscane|Vallée d’Aoste|Vénétie|Virginie|Virginie-Occidentale|Wallonie|Zélande',
    'au ':
      'Colorado|Kansas|Kentucky|Maryland|Michigan|Minnesota|Montana|Nevada|Nouveau-Brunswick|Nouveau-Mexique|Pays basque|Piémont|Québec|Schleswig-Holstein|Tennessee|Texas|Tessin|Tyrol|Vermont|Vorarlberg|Wisconsin',
    'aux ': 'Açores|Baléares|Canaries|Îles Ioniennes',
    'dans les ': 'Abruzzes|Asturies|Hauts-de-France|Marches|Pouilles|Grisons',
    'dans le ': 'Burgenland|Grand Est|Latium|Maine|Valais',
  },
  it: {
    'in ':
      'Abruzzo|Alta Austria|Andalusia|Aragona|Assia|Attica|Baden-Württemberg|Basilicata|Bassa Austria|Bassa Sassonia|Baviera|Bretagna|Calabria|California|Campania|Cantabria|Carinzia|Carolina del Nord|Carolina del Sud|Castiglia e León|Castiglia-La Mancia|Catalogna|Corsica|Emilia-Romagna|Estremadura|Florida|Friuli Venezia Giulia|Galizia|Georgia|Inghilterra|Irlanda del Nord|Liguria|Lombardia|Louisiana|Molise|Navarra|Normandia|Nuova Aquitania|Occitania|Pennsylvania|Piemonte|Provenza-Alpi-Costa Azzurra|Puglia|Renania Settentrionale-Vestfalia|Renania-Palatinato|Sardegna|Sassonia|Scozia|Sicilia|Stiria|Tasmania|Texas|Tirolo|Toscana|Trentino-Alto Adige|Turingia|Umbria|Valle d’Aosta|Vallonia|Veneto|Virginia|Colorado|Arizona|Nevada',
    'nel ':
      'Lazio|Galles|Maryland|Michigan|Montana|Nuovo Galles del Sud|Saarland|Tennessee|Vermont|Wisconsin',
    'nelle ': 'Asturie|Azzorre|Baleari|Canarie|Fiandre|Isole Ionie|Marche',
    'a ': 'Creta|Madera',
    'nei ': 'Paesi Baschi|Grigioni',
    'nell’': 'Algarve|Île-de-France',
  },
  pt: {
    'na ':
      'Andaluzia|Argóvia|Baviera|Bretanha|Calábria|Califórnia|Campânia|Cantábria|Carolina do Norte|Carolina do Sul|Catalunha|Córsega|Emília-Romanha|Escócia|Estremadura|Flórida|Galiza|Geórgia|Ilha de França|Inglaterra|Irlanda do Norte|Ligúria|Lombardia|Luisiana|Madeira|Normandia|Nova Aquitânia|Occitânia|Pensilvânia|Sardenha|Saxónia|Sicília|Toscana|Úmbria|Valónia|Virgínia|Bahia|Paraíba',
    'no ': 'Lácio|Piemonte|País Basco|Tirol|Véneto|Texas|Ceará|Paraná|Rio Grande do Sul|Rio Grande do Norte',
    'nos ': 'Açores|Abruzos|Grisões',
    'nas ': 'Astúrias|Baleares|Canárias|Marcas',
  },
  de: {
    'in der ': 'Bretagne|Extremadura|Lombardei|Normandie|Steiermark|Toskana|Wallonie',
    'im ': 'Aostatal|Baskenland|Burgenland|Piemont|Saarland|Tessin|Wallis',
    'auf ': 'Korsika|Kreta|Madeira|Sardinien|Seeland|Sizilien|Hawaii',
    'auf den ': 'Azoren|Balearen',
    'in den ': 'Abruzzen|Marken',
  },
}

/** translate="no" */
const usual: Readonly<Record<string, (name: string) => string>> = {
  fr: (name) => (isFeminine(name) ? 'en ' : 'au '),
  it: () => 'in ',
  pt: (name) => (/a(?=[\s-]|$)/u.test(name) ? 'na ' : 'em '),
  de: () => 'in ',
}

/**
 * A place with the word for "in" before it: `en France`, `in Toscana, Italia`; null for towns, for whatever
 * names no place, and in languages whose word is always the same. `place` is in the language itself: a
 * country, or a region with its country behind a comma.
 */
export function inPlace(place: string, language: string): string | null {
  const before = usual[language]
  if (!before) return null
  const code = countryNamed(place, language)
  if (code === null) return inRegion(place, language)
  const said = Object.entries(exceptions[language] ?? {}).find(([, codes]) => codes.split(' ').includes(code))
  return `${said?.[0] ?? before(place)}${inflected[language]?.[code] ?? place}`
}

function inRegion(place: string, language: string): string | null {
  const [name = '', country, ...more] = place.split(', ')
  if (country === undefined || more.length > 0 || countryNamed(country, language) === null) return null
  const said = Object.entries(regions[language] ?? {}).find(([, names]) => names.split('|').includes(name))
  return said ? `${said[0]}${place}` : null
}

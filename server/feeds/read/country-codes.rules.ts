/** feeds: three-letter country codes, and the currency each country pays in. */

/** ISO 3166-1: alpha-3 and alpha-2 together. */
const codes =
  'ABWAW AFGAF AGOAO AIAAI ALAAX ALBAL ANDAD AREAE ARGAR ARMAM ASMAS ATAAQ ATFTF ATGAG AUSAU AUTAT AZEAZ BDIBI BELBE BENBJ BESBQ BFABF BGDBD BGRBG BHRBH BHSBS BIHBA BLMBL BLRBY BLZBZ BMUBM BOLBO BRABR BRBBB BRNBN BTNBT BWABW CAFCF CANCA CCKCC CHECH CHLCL CHNCN CIVCI CMRCM CODCD COGCG COKCK COLCO COMKM CPVCV CRICR CUBCU CUWCW CXRCX CYMKY CYPCY CZECZ DEUDE DJIDJ DMADM DNKDK DOMDO DZADZ ECUEC EGYEG ERIER ESHEH ESPES ESTEE ETHET FINFI FJIFJ FLKFK FRAFR FROFO FSMFM GABGA GBRGB GEOGE GGYGG GHAGH GIBGI GINGN GLPGP GMBGM GNBGW GNQGQ GRCGR GRDGD GRLGL GTMGT GUFGF GUMGU GUYGY HKGHK HNDHN HRVHR HTIHT HUNHU IDNID IMNIM INDIN IRLIE IRNIR IRQIQ ISLIS ISRIL ITAIT JAMJM JEYJE JORJO JPNJP KAZKZ KENKE KGZKG KHMKH KIRKI KNAKN KORKR KWTKW LAOLA LBNLB LBRLR LBYLY LCALC LIELI LKALK LSOLS LTULT LUXLU LVALV MACMO MAFMF MARMA MCOMC MDAMD MDGMG MDVMV MEXMX MHLMH MKDMK MLIML MLTMT MMRMM MNEME MNGMN MNPMP MOZMZ MRTMR MSRMS MTQMQ MUSMU MWIMW MYSMY MYTYT NAMNA NCLNC NERNE NFKNF NGANG NICNI NIUNU NLDNL NORNO NPLNP NRUNR NZLNZ OMNOM PAKPK PANPA PCNPN PERPE PHLPH PLWPW PNGPG POLPL PRIPR PRKKP PRTPT PRYPY PSEPS PYFPF QATQA REURE ROURO RUSRU RWARW SAUSA SDNSD SENSN SGPSG SGSGS SHNSH SJMSJ SLBSB SLESL SLVSV SMRSM SOMSO SPMPM SRBRS SSDSS STPST SURSR SVKSK SVNSI SWESE SWZSZ SXMSX SYCSC SYRSY TCATC TCDTD TGOTG THATH TJKTJ TKLTK TKMTM TLSTL TONTO TTOTT TUNTN TURTR TUVTV TWNTW TZATZ UGAUG UKRUA URYUY USAUS UZBUZ VATVA VCTVC VENVE VGBVG VIRVI VNMVN VUTVU WLFWF WSMWS XKXXK YEMYE ZAFZA ZMBZM ZWEZW'
const byThree = new Map(codes.split(' ').map((pair) => [pair.slice(0, 3), pair.slice(3)] as const))

/** What people write for the country of a home that is no country: parts of one, islands, and short names. */
const parts: Readonly<Record<string, string>> = {
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  'great britain': 'GB',
  'canary islands': 'ES',
  'islas canarias': 'ES',
  'balearic islands': 'ES',
  'islas baleares': 'ES',
  mallorca: 'ES',
  ibiza: 'ES',
  tenerife: 'ES',
  madeira: 'PT',
  azores: 'PT',
  sardinia: 'IT',
  sardegna: 'IT',
  sicily: 'IT',
  sicilia: 'IT',
  tuscany: 'IT',
  crete: 'GR',
  corsica: 'FR',
  corse: 'FR',
  holland: 'NL',
  dubai: 'AE',
  'abu dhabi': 'AE',
}

/** The country of such a place, by its folded name. */
export const countryOfPart = (folded: string): string | null => parts[folded] ?? null

/** DEU → DE; null for anything else. */
export const fromAlpha3 = (code: string): string | null => byThree.get(code.toUpperCase()) ?? null

/** Currency → countries, where homes can be priced in it. */
const payingIn: Record<string, string> = {
  EUR: 'AD AT AX BE BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM VA XK YT',
  GBP: 'GB GG IM JE',
  CHF: 'CH LI',
  USD: 'US PR VI GU AS MP EC SV PA TC VG BQ',
  AED: 'AE',
  AUD: 'AU KI NR TV',
  BGN: 'BG',
  BHD: 'BH',
  BRL: 'BR',
  CAD: 'CA',
  CNY: 'CN',
  CZK: 'CZ',
  DKK: 'DK FO GL',
  HKD: 'HK',
  HUF: 'HU',
  IDR: 'ID',
  ILS: 'IL PS',
  INR: 'IN',
  ISK: 'IS',
  JOD: 'JO',
  JPY: 'JP',
  KRW: 'KR',
  MXN: 'MX',
  MYR: 'MY',
  NOK: 'NO SJ',
  NZD: 'NZ CK NU',
  OMR: 'OM',
  PHP: 'PH',
  PLN: 'PL',
  QAR: 'QA',
  RON: 'RO',
  SAR: 'SA',
  SEK: 'SE',
  SGD: 'SG',
  THB: 'TH',
  TRY: 'TR',
  ZAR: 'ZA',
  ALL: 'AL',
  AMD: 'AM',
  ARS: 'AR',
  AZN: 'AZ',
  BAM: 'BA',
  BYN: 'BY',
  CLP: 'CL',
  COP: 'CO',
  CRC: 'CR',
  DOP: 'DO',
  EGP: 'EG',
  GEL: 'GE',
  KES: 'KE',
  KWD: 'KW',
  KZT: 'KZ',
  LKR: 'LK',
  MAD: 'MA',
  MDL: 'MD',
  MKD: 'MK',
  NGN: 'NG',
  PEN: 'PE',
  PKR: 'PK',
  PYG: 'PY',
  RSD: 'RS',
  RUB: 'RU',
  TND: 'TN',
  TWD: 'TW',
  UAH: 'UA',
  UYU: 'UY',
  UZS: 'UZ',
  VND: 'VN',
}
const byCountry = new Map(
  Object.entries(payingIn).flatMap(([currency, list]) =>
    list.split(' ').map((country) => [country, currency] as const),
  ),
)

/** The currency people pay homes with; null when unknown. */
export const currencyOfCountry = (country: string): string | null => byCountry.get(country) ?? null

/** Catalogue, illustrations: which region of building a country belongs to. */

export type RegionId =
  | 'british'
  | 'french'
  | 'lowlands'
  | 'germanic'
  | 'alpine'
  | 'nordic'
  | 'eastern'
  | 'mediterranean'
  | 'aegean'
  | 'maghreb'
  | 'gulf'
  | 'american'
  | 'latin'
  | 'plata'
  | 'tropical'
  | 'japanese'
  | 'eastAsian'
  | 'indian'
  | 'southeastAsian'
  | 'australasian'
  | 'southernAfrican'
  | 'african'
  | 'anywhere'

/** ISO 3166-1 alpha-2 codes by region; what is missing counts as `anywhere`. */
const COUNTRIES: Record<Exclude<RegionId, 'anywhere'>, string> = {
  british: 'GB IE IM JE GG',
  french: 'FR LU MC PM',
  lowlands: 'NL BE',
  germanic: 'DE CZ HU PL SK',
  alpine: 'CH AT LI SI AD',
  nordic: 'NO SE FI DK IS EE LV LT FO GL AX SJ',
  eastern: 'RU UA BY MD RO BG RS BA MK XK KZ KG UZ TJ TM GE AM AZ MN',
  mediterranean: 'ES PT IT HR MT SM VA GI ME AL IL LB TR',
  aegean: 'GR CY',
  maghreb: 'MA DZ TN LY EG EH MR JO SY PS IQ IR AF YE SD',
  gulf: 'AE SA QA KW BH OM',
  american: 'US CA',
  latin: 'MX GT HN SV NI CR PA CO VE EC PE BO PY BR',
  plata: 'AR UY CL FK',
  tropical:
    'CU DO HT JM PR BS BB TT LC VC GD AG KN DM MQ GP GF GY SR BZ AW CW BM KY TC VG VI AI MS SX BL MF BQ MV MU RE SC YT KM MG FJ WS TO VU SB PG PF NC GU MP FM PW MH KI NR TV CK NU TK WF AS IO ZZ CV ST',
  japanese: 'JP',
  eastAsian: 'KR KP CN TW HK MO',
  indian: 'IN PK BD LK NP BT',
  southeastAsian: 'SG MY TH VN ID PH KH LA MM BN TL',
  australasian: 'AU NZ NF',
  southernAfrican: 'ZA NA BW ZW LS SZ',
  african:
    'NG GH KE TZ UG RW BI ET ER DJ SO SS CM CI SN ML BF NE TD CF GA CG CD AO ZM MW MZ BJ TG SL LR GN GW GM GQ SH',
}
/** The region of a country. */
export const REGION_OF: ReadonlyMap<string, RegionId> = new Map(
  Object.entries(COUNTRIES).flatMap(([region, codes]) =>
    codes.split(' ').map((code) => [code, region as RegionId] as const),
  ),
)

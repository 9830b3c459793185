/**
 * places: quarters that people name and GeoNames' list of towns lacks, so that
 * "Kensington" need not be one of Connecticut.
 */
import { readFileSync } from 'node:fs'
import { furtherQuarters } from './further-quarters.ts'
import type { SourceCity } from './geonames-files.ts'

/**
 * Their ids begin here, above those of GeoNames; written `meridian:<number>`.
 * New quarters come last, numbers never change.
 */
export const firstQuarter = 4_000_000_000

/** Nobody counts them for us; so many people let them stand beside other districts of a large town. */
const people = 60_000

/** By the GeoNames id of the town: name (and other names), latitude, longitude. */
const quarters: readonly (readonly [town: number, list: string])[] = [
  [
    2643743,
    'Notting Hill/نوتينغ هيل/نوتنغ هيل 51.509 -0.196|Greenwich/غرينتش 51.482 0.000|Shoreditch/شورديتش 51.526 -0.078|Hampstead/هامبستيد 51.556 -0.178|Mayfair/مايفير 51.511 -0.147|Soho/سوهو 51.513 -0.133|Dulwich 51.445 -0.086|Marylebone/ماريلبون 51.518 -0.150|Paddington/بادينغتون 51.517 -0.177|Knightsbridge/نايتسبريدج 51.501 -0.161|Covent Garden/كوفنت غاردن 51.512 -0.123|Lewisham 51.461 -0.011|Deptford 51.479 -0.026|Bermondsey 51.498 -0.067|Wapping 51.505 -0.058|Stoke Newington 51.562 -0.075|Vauxhall 51.485 -0.124|Pimlico 51.489 -0.139|Belgravia/بلغرافيا 51.498 -0.153|Maida Vale/مايدا فيل 51.526 -0.185|Kensington/كنسينغتون/كنزنجتون/كينسينغتون 51.499 -0.194|South Kensington/ساوث كنسينغتون 51.494 -0.174|Camden 51.539 -0.143|Hackney 51.545 -0.055|Clapham 51.462 -0.138|Hammersmith/همرسميث/هامرسميث 51.493 -0.224|Brixton 51.461 -0.115|Islington 51.536 -0.103|Earls Court 51.490 -0.194|Holland Park 51.506 -0.208|Primrose Hill 51.540 -0.160|Crouch End 51.580 -0.123|Muswell Hill 51.590 -0.143|Clerkenwell 51.524 -0.105|Rotherhithe 51.500 -0.045|Elephant and Castle 51.495 -0.100|Borough 51.501 -0.094',
  ],
  [
    5128581,
    'Upper East Side/أبر إيست سايد 40.774 -73.957|Upper West Side 40.787 -73.975|SoHo/سوهو 40.723 -74.000|Tribeca/تريبيكا 40.716 -74.008|Greenwich Village 40.734 -74.003|Dumbo 40.703 -73.990|Bedford-Stuyvesant/Bed Stuy 40.687 -73.944|West Village 40.736 -74.003|Lower East Side 40.715 -73.984|Chelsea 40.746 -74.001|Hell’s Kitchen 40.764 -73.992|Crown Heights 40.669 -73.943',
  ],
  [
    2988507,
    'Montmartre/مونمارتر 48.887 2.340|Le Marais/Marais/لو ماريه/الماريه 48.859 2.360|Bastille/الباستيل 48.853 2.369|Batignolles 48.888 2.317|Saint-Germain-des-Prés/سان جيرمان/سان جيرمان دي بري 48.854 2.334|Quartier Latin/Latin Quarter/الحي اللاتيني 48.849 2.347|Oberkampf 48.865 2.372|Canal Saint-Martin 48.872 2.365',
  ],
  [
    2867714,
    'Schwabing 48.165 11.585|Haidhausen 48.128 11.599|Sendling 48.117 11.545|Giesing 48.110 11.590|Maxvorstadt 48.150 11.567|Glockenbachviertel 48.130 11.570',
  ],
  [2886242, 'Ehrenfeld 50.950 6.918|Lindenthal 50.927 6.915|Südstadt 50.920 6.959'],
  [
    2761369,
    'Leopoldstadt 48.216 16.400|Döbling 48.247 16.345|Josefstadt 48.211 16.348|Neubau 48.203 16.349|Mariahilf 48.196 16.352',
  ],
  [
    3128760,
    'Poblenou/Poble Nou 41.401 2.200|El Born/Born 41.385 2.183|Barceloneta 41.380 2.189|Gràcia 41.403 2.157|El Raval/Raval 41.380 2.168|Barri Gòtic/Gothic Quarter/Barrio Gótico 41.383 2.177|Poble-sec/Poble Sec 41.373 2.163',
  ],
  [
    3117735,
    'Malasaña 40.426 -3.704|Lavapiés 40.408 -3.701|Chueca 40.423 -3.698|La Latina 40.411 -3.709|Chamberí 40.434 -3.703',
  ],
  [
    2509954,
    'Ruzafa/Russafa 39.462 -0.373|Benimaclet 39.484 -0.360|El Cabanyal/Cabanyal/Cabañal 39.470 -0.329',
  ],
  [2510911, 'Triana 37.384 -6.005|Nervión 37.384 -5.972|Macarena 37.403 -5.989'],
  [
    2267057,
    'Alfama 38.712 -9.130|Chiado 38.711 -9.142|Bairro Alto 38.713 -9.145|Príncipe Real 38.717 -9.149|Campo de Ourique 38.718 -9.166|Parque das Nações 38.768 -9.094|Belém 38.698 -9.206|Estrela 38.713 -9.160|Graça 38.717 -9.131|Lumiar 38.773 -9.160|Lapa 38.708 -9.163|Avenidas Novas 38.739 -9.150|Areeiro 38.742 -9.133|Arroios 38.728 -9.136|Marvila 38.747 -9.104',
  ],
  [
    2735943,
    'Cedofeita 41.155 -8.620|Boavista 41.158 -8.640|Ribeira 41.141 -8.613|Paranhos 41.174 -8.605|Foz do Douro/Foz 41.150 -8.675|Bonfim 41.152 -8.597',
  ],
  [
    3169070,
    'Trastevere 41.888 12.469|Parioli 41.925 12.489|EUR 41.832 12.468|Ostia 41.733 12.280|Pigneto 41.889 12.530|Prati 41.909 12.463|Testaccio 41.877 12.475|Monti 41.894 12.492|San Lorenzo 41.898 12.517|Garbatella 41.862 12.490',
  ],
  [
    3173435,
    'Navigli 45.450 9.175|Brera 45.472 9.188|Porta Romana 45.452 9.202|Lambrate 45.483 9.241|Città Studi 45.477 9.228|Porta Venezia 45.476 9.206|NoLo 45.493 9.219|Isola 45.488 9.189|CityLife 45.478 9.156',
  ],
  [
    292223,
    'Dubai Marina/دبي مارينا/مرسى دبي 25.080 55.140|Downtown Dubai/وسط مدينة دبي/وسط دبي/Downtown 25.195 55.274|Palm Jumeirah/The Palm/نخلة جميرا/النخلة 25.112 55.139|Jumeirah/جميرا 25.205 55.243|Deira/ديرة 25.271 55.307|Business Bay/الخليج التجاري/بيزنس باي/بزنس باي 25.186 55.270|Jumeirah Village Circle/Jvc 25.060 55.207|Al Barsha/البرشاء/البرشا 25.108 55.197|Jumeirah Lakes Towers/Jlt 25.069 55.142|Arabian Ranches/عرب رانشز/ارابيان رانشز 25.053 55.267|Dubai Hills 25.105 55.247|Jumeirah Beach Residence/Jbr 25.078 55.133|Bur Dubai/بر دبي 25.254 55.296',
  ],
  [
    3369157,
    'Sea Point -33.917 18.385|Camps Bay -33.951 18.378|Green Point -33.906 18.408|Gardens -33.933 18.413|Observatory -33.938 18.470|Bloubergstrand/Blouberg -33.802 18.467|Clifton -33.939 18.376|Constantia -34.020 18.433|Claremont -33.983 18.465|Woodstock -33.928 18.448|Hout Bay -34.043 18.357|Rondebosch -33.963 18.475',
  ],
  [
    993800,
    'Sandton -26.107 28.057|Fourways -26.016 28.008|Rosebank -26.146 28.042|Melville -26.176 28.009|Randburg -26.094 28.001',
  ],
  [
    3451190,
    'Copacabana -22.971 -43.184|Leblon -22.984 -43.222|Botafogo -22.951 -43.184|Barra da Tijuca -23.000 -43.366|Flamengo -22.933 -43.174|Tijuca -22.925 -43.233|Ipanema -22.984 -43.203|Lagoa -22.972 -43.212|Santa Teresa -22.921 -43.186',
  ],
  [
    3448439,
    'Vila Madalena -23.546 -46.691|Itaim Bibi/Itaim -23.584 -46.678|Jardins -23.567 -46.666|Vila Mariana -23.589 -46.636|Pinheiros -23.567 -46.693|Moema -23.601 -46.663|Perdizes -23.537 -46.677|Brooklin -23.622 -46.689|Higienópolis -23.545 -46.658',
  ],
  [
    3530597,
    'La Condesa/Condesa 19.412 -99.173|Roma Norte/La Roma 19.419 -99.163|Polanco 19.433 -99.191|Coyoacán 19.347 -99.162|Santa Fe 19.360 -99.260|Del Valle 19.383 -99.167',
  ],
  [
    3435910,
    'Palermo -34.580 -58.425|Recoleta -34.588 -58.393|San Telmo -34.621 -58.371|Puerto Madero -34.612 -58.363|Caballito -34.617 -58.440|Belgrano -34.562 -58.458|Villa Crespo -34.599 -58.438',
  ],
  [
    360630,
    'Zamalek/الزمالك 30.061 31.219|Maadi/المعادي 29.960 31.257|Heliopolis/مصر الجديدة 30.091 31.323|Nasr City/مدينة نصر/نصر سيتي 30.056 31.331|New Cairo/القاهرة الجديدة/التجمع الخامس/التجمع 30.008 31.432|Mohandessin/المهندسين 30.058 31.200|Dokki/الدقي 30.038 31.212|Sheikh Zayed/الشيخ زايد 30.049 30.976',
  ],
  [
    108410,
    'Al Olaya/Olaya/العليا 24.694 46.685|Al Malqa/الملقا 24.811 46.601|Al Yasmin/الياسمين 24.823 46.646|Al Nakheel/النخيل 24.748 46.617|Hittin/حطين 24.767 46.598|Al Narjis/النرجس 24.860 46.670',
  ],
  [
    2759794,
    'Jordaan/De Jordaan 52.374 4.880|De Pijp 52.354 4.893|Amsterdam-Noord/Noord 52.400 4.917|Oud-West 52.366 4.868|Oud-Zuid 52.352 4.872',
  ],
  [
    6167865,
    'Etobicoke 43.654 -79.567|Scarborough 43.773 -79.258|North York 43.762 -79.411|Yorkville 43.671 -79.391|Liberty Village 43.638 -79.420|The Annex 43.670 -79.404',
  ],
  [
    1609350,
    'Sukhumvit 13.738 100.561|Thonglor/Thong Lo 13.732 100.581|Silom 13.726 100.529|Sathorn/Sathon 13.719 100.528|Ekkamai 13.724 100.585',
  ],
  [
    1275339,
    'Bandra/Bandra West 19.060 72.836|Andheri/Andheri West 19.119 72.847|Juhu 19.107 72.827|Worli 19.017 72.817|Powai 19.119 72.906|Lower Parel 18.996 72.830',
  ],
  [
    2964574,
    'Ranelagh 53.326 -6.253|Ballsbridge 53.329 -6.230|Rathmines 53.322 -6.266|Drumcondra 53.370 -6.254|Sandymount 53.331 -6.217',
  ],
  [
    2650225,
    'Leith 55.976 -3.172|Portobello 55.953 -3.114|Stockbridge 55.958 -3.210|Morningside 55.928 -3.210|Bruntsfield 55.937 -3.204',
  ],
  [
    5391959,
    'Nob Hill 37.793 -122.416|SoMa 37.778 -122.405|Haight-Ashbury 37.770 -122.447|Pacific Heights 37.793 -122.436|Mission District/The Mission 37.760 -122.415|Marina District 37.803 -122.437',
  ],
  [
    4164138,
    'Brickell 25.760 -80.194|Wynwood 25.804 -80.199|South Beach 25.783 -80.134|Coconut Grove 25.728 -80.243',
  ],
  [
    4887398,
    'Wicker Park 41.909 -87.678|Logan Square 41.929 -87.707|Lincoln Park 41.922 -87.651|Hyde Park 41.794 -87.594',
  ],
  ...furtherQuarters,
]

/**
 * Quarters that are sought beside the name of their town: its id, their
 * names, latitude, longitude; new ones come last.
 */
const lesserFile = new URL('./lesser-quarters.tsv', import.meta.url)
const firstLesser = firstQuarter + 100_000
/** Few enough that a town of the same name is meant first, unless the quarter's own town stands beside it. */
const lesserPeople = 8_000

type Quarter = { id: number; town: number; names: string[]; lat: number; lon: number; population: number }

function allQuarters(): Quarter[] {
  const listed = quarters.flatMap(([town, list]) =>
    list.split('|').map((line) => {
      const [, names = '', lat, lon] = /^(.+) (-?[\d.]+) (-?[\d.]+)$/.exec(line) ?? []
      return { town, names: names.split('/'), lat: Number(lat), lon: Number(lon), population: people }
    }),
  )
  const lesser = readFileSync(lesserFile, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [town, names = '', lat, lon] = line.split('\t')
      const at = { lat: Number(lat), lon: Number(lon) }
      return { town: Number(town), names: names.split('/'), ...at, population: lesserPeople }
    })
  return [
    ...listed.map((quarter, index) => ({ id: firstQuarter + index + 1, ...quarter })),
    ...lesser.map((quarter, index) => ({ id: firstLesser + index + 1, ...quarter })),
  ]
}

/** Whether people name a quarter wherever they are, so that it stands beside larger towns of its name. */
export const isRenowned = (id: number): boolean => id > firstQuarter && id < firstLesser

/**
 * Small towns that people all over the world mean before far larger ones of their name, by GeoNames id:
 * Queenstown of New Zealand, Vail and Breckenridge of Colorado, Sun Valley of Idaho, Oia and Hydra of Greece,
 * Padstow of Cornwall, Deià of Mallorca, Trancoso of Brazil, Lech, Deauville.
 */
export const famousTowns: ReadonlySet<number> = new Set([
  6_204_696,
  5_442_727,
  5_414_872,
  5_609_286,
  256_344,
  261_822,
  2_640_685,
  2_518_859,
  firstLesser + 976,
  2_772_798,
  3_021_668,
])

/** The town of every quarter, by the ids of both. */
export const townOfQuarter = (): Map<number, number> =>
  new Map(allQuarters().map(({ id, town }) => [id, town]))

/** All names of every quarter, by its id. */
export const quarterNames = (): Map<number, string[]> =>
  new Map(allQuarters().map(({ id, names }) => [id, names]))

/** "La Part-Dieu" is Part-Dieu to many, and "Playa de San Juan" Playa San Juan. */
const shortened = (names: readonly string[]): string[] =>
  names
    .flatMap((name) => [
      /^(?:La|Le|Les|El|Los|Las|Il|Lo|The|De|Het) (.{5,})$/.exec(name)?.[1] ?? name,
      name.replace(/ (?:de las|de los|de la|del|de|do|da|dos|das|di|of|of the) (?=.{3})/, ' '),
    ])
    .filter((one) => !names.includes(one))

const village = 1_000

/** The quarters as lines of the list of towns, each in the region of its town. */
export function readQuarters(cities: readonly SourceCity[]): SourceCity[] {
  const towns = new Map(cities.map((city) => [city.id, city]))
  return allQuarters().flatMap(({ id, town, names: [name = '', ...others], lat, lon, population }) => {
    const parent = towns.get(town)
    if (!parent) return []
    const { country, admin1, admin2 } = parent
    return [
      {
        id,
        name,
        asciiName: name.normalize('NFD').replace(/\p{M}/gu, ''),
        alternateNames: [...others, ...shortened([name, ...others])].join(','),
        lat,
        lon,
        feature: 'PPLX',
        country,
        admin1,
        admin2,
        // No more than the town has, or it would lie in its quarter.
        population: Math.min(population, Math.max(parent.population, village)),
      },
    ]
  })
}

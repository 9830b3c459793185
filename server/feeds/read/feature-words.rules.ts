/** feeds: features in the words feeds write them in. */
import type { Feature } from '#contract/vocabulary/features.ts'
import { folded } from '../texts/fold.rules.ts'
import { featureWordsOfLanguages } from './words/feature-words-of-languages.rules.ts'

/** Folded words of English and Spanish (the languages of Kyero), and the commonest of others. */
const words: Partial<Record<Feature, string>> = {
  fireplace:
    'fireplace|open fireplace|log fireplace|chimenea|kamin|cheminee|camino|lareira|open haard|feature fireplace|chimney',
  fittedKitchen:
    'fitted kitchen|fully fitted kitchen|cocina equipada|einbaukuche|cuisine equipee|cucina attrezzata|cozinha equipada|equipped kitchen|fully equipped kitchen|modern fitted kitchen',
  openPlanKitchen:
    'open plan kitchen|kitchen open plan|american kitchen|cocina americana|offene kuche|cuisine americaine|open kitchen|open plan',
  kitchenIsland: 'kitchen island|island kitchen',
  pantry: 'pantry|larder|despensa|speisekammer',
  utilityRoom: 'utility room|utility|lavadero|hauswirtschaftsraum|utility area',
  laundryRoom: 'laundry room|laundry|laundry area|waschkuche|lavanderia',
  washingMachine: 'washing machine|lavadora|waschmaschine|lave linge|lavatrice',
  dishwasher: 'dishwasher|lavavajillas|geschirrspuler|spulmaschine|lave vaisselle|lavastoviglie',
  fridge: 'fridge|fridge freezer|refrigerator|frigorifico|kuhlschrank',
  oven: 'oven|horno|backofen',
  builtInWardrobes:
    'fitted wardrobes|built in wardrobes|built in wardrobe|fitted wardrobe|armarios empotrados|einbauschranke|placards|armadi a muro|roupeiros embutidos|wardrobes',
  walkInWardrobe: 'walk in wardrobe|dressing room|walk in closet|vestidor|ankleide|dressing',
  ensuite:
    'en suite bathroom|ensuite bathroom|en suite|ensuite|bano en suite|en suite bathrooms|en suite shower room|en suite shower',
  guestToilet:
    'guest toilet|guest wc|cloakroom|downstairs wc|aseo|gaste wc|downstairs cloakroom|guest cloakroom|wc invitados',
  bathtub: 'bathtub|bath|banera|badewanne',
  walkInShower: 'walk in shower|plato de ducha|ebenerdige dusche',
  parquet:
    'parquet|parquet floor|parquet flooring|wooden floors|wood floors|hardwood floors|parkett|tarima|wooden floor|wood flooring|suelo de parquet',
  marbleFloor: 'marble floors|marble flooring|marble floor|suelo de marmol|marble|marmor',
  tiledFloor: 'tiled floors|tiled floor|fliesen|suelo de gres|tiled flooring',
  underfloorHeating:
    'underfloor heating|under floor heating|suelo radiante|fussbodenheizung|floor heating|chauffage au sol|riscaldamento a pavimento|underfloor heating throughout|underfloor heating bathrooms',
  highCeilings: 'high ceilings|techos altos|hohe decken|high ceiling',
  exposedBeams: 'exposed beams|wooden beams|beamed ceilings|vigas vistas|beams|vigas de madera',
  periodFeatures: 'period features|original features|character features|period property|original character',
  doubleGlazing:
    'double glazing|double glazed|double glazed windows|doble acristalamiento|doppelverglasung|double vitrage|doppi vetri|vidros duplos|dubbel glas|upvc double glazing|doble cristal|double glass|climalit',
  shutters: 'shutters|electric shutters|electric blinds|persianas electricas|rolladen|persianas|blinds',
  attic: 'attic|loft space|buhardilla|dachboden|desvan',
  cellar: 'cellar|basement|sotano|keller|cave|cantina|bodega',
  wineCellar: 'wine cellar|weinkeller|bodega de vino',
  study: 'study|office room|home office|despacho|arbeitszimmer|study room',
  library: 'library|bibliothek|biblioteca',
  cinemaRoom: 'cinema room|home cinema|cine|media room',
  gamesRoom: 'games room|game room|sala de juegos|playroom',
  gym: 'gym|private gym|gimnasio|fitness room|fitness',
  sauna: 'sauna|private sauna',
  steamRoom: 'steam room|turkish bath|hammam|bano turco|dampfbad',
  jacuzzi: 'jacuzzi|hot tub|whirlpool|jacuzzi bath|spa bath',
  indoorPool: 'indoor pool|heated indoor pool|piscina cubierta|hallenbad|indoor swimming pool',
  annexe:
    'annexe|annex|guest house|guest apartment|granny flat|casa de invitados|einliegerwohnung|separate guest apartment|guest accommodation|separate apartment',
  staffQuarters: 'staff quarters|staff accommodation|service quarters|maid room|maids room',
  mezzanine: 'mezzanine|altillo|galerie',
  storageRoom:
    'storage room|storage|storeroom|store room|trastero|abstellraum|debarras|ripostiglio|arrecadacao|berging|private storage room',
  garden:
    'garden|gardens|jardin|garten|giardino|jardim|tuin|mature gardens|landscaped gardens|mature garden|landscaped garden|front and rear gardens|rear garden|easy maintenance gardens',
  privateGarden:
    'private garden|jardin privado|private gardens|own garden|enclosed garden|enclosed rear garden|private rear garden',
  communalGarden:
    'communal garden|communal gardens|jardin comunitario|shared garden|jardines comunitarios|community garden|community gardens|comunal gardens',
  terrace:
    'terrace|terraces|terraza|terrasse|private terrace|sun terrace|covered terrace|terrazzo|terrazza|terraco|large terrace|terrazas|roofed terrace|open terrace|uncovered terrace',
  roofTerrace:
    'roof terrace|solarium|rooftop terrace|private solarium|dachterrasse|azotea|roof top terrace|rooftop solarium|toit terrasse',
  balcony: 'balcony|balconies|balcon|balkon|balcone|varanda|private balcony',
  patio: 'patio|patios|patio area',
  courtyard: 'courtyard|interior courtyard|innenhof|cour|corte',
  conservatory:
    'conservatory|glazed terrace|wintergarten|sun room|sunroom|galeria acristalada|glassed in terrace|veranda',
  pool: 'pool|swimming pool|piscina|schwimmbad|schwimmbecken|piscine|zwembad|pools',
  privatePool:
    'private pool|private swimming pool|piscina privada|own pool|own swimming pool|piscine privee|privatpool|pool private|private heated pool|infinity pool',
  communalPool:
    'communal pool|communal swimming pool|piscina comunitaria|shared pool|community pool|gemeinschaftspool|piscine commune|pool communal|comunal pool|communal pools|communal swimming pools|community swimming pool|pool community',
  heatedPool:
    'heated pool|heated swimming pool|piscina climatizada|beheizter pool|private heated swimming pool',
  barbecue: 'barbecue|bbq|barbacoa|barbecue area|bbq area|grill',
  outdoorKitchen: 'outdoor kitchen|summer kitchen|cocina exterior|cocina de verano|outside kitchen',
  summerHouse: 'summer house|summerhouse|garden room',
  greenhouse: 'greenhouse|invernadero|gewachshaus',
  orchard: 'orchard|fruit trees|arboles frutales|huerto|citrus trees|orange trees|obstbaume',
  oliveGrove: 'olive grove|olive trees|olivos|olivar',
  vineyard: 'vineyard|vinedo|weinberg|vines|vineyards',
  stables: 'stables|stable|horse stables|establos|stallungen|cuadras|horse facilities',
  paddock: 'paddock|paddocks',
  woodland: 'woodland|forest|bosque',
  well: 'well|private well|pozo|brunnen|water well|borehole|own well',
  irrigation:
    'irrigation|automatic irrigation|irrigation system|riego automatico|irrigation rights|automatic irrigation system|irrigation water',
  tennisCourt:
    'tennis court|tennis|tennis courts|pista de tenis|communal tennis court|paddle tennis|padel court|tennisplatz',
  mooring: 'mooring|private mooring|amarre|boat mooring|berth',
  outbuildings: 'outbuildings|outbuilding|outhouse|outhouses|nebengebaude|barn',
  workshopSpace: 'workshop space|workshop|taller|werkstatt',
  fenced: 'fenced|fully fenced|fenced plot|walled|gated|vallado|fenced garden|walled plot|fully fenced plot',
  lift: 'lift|elevator|ascensor|aufzug|fahrstuhl|ascenseur|ascensore|elevador|personenaufzug|lift access',
  concierge: 'concierge|24 hour concierge|concierge service|conserje|conciergerie',
  porter: 'porter|portero|porteria',
  gatedCommunity:
    'gated community|gated complex|gated urbanisation|urbanizacion cerrada|gated development|closed urbanisation|secure complex|gated urbanization',
  communalGym: 'communal gym|community gym|gimnasio comunitario',
  communalSpa: 'communal spa|spa',
  playground:
    'playground|children s play area|childrens play area|parque infantil|childrens playground|children s playground|kids play area|zona infantil',
  bicycleStorage: 'bicycle storage|bike storage|fahrradraum|bicycle room|bike store',
  listedBuilding: 'listed building|grade ii listed|grade i listed|denkmalgeschutzt|listed',
  groundFloor: 'ground floor|planta baja|erdgeschoss',
  topFloor: 'top floor|ultima planta|dachgeschoss|top floor apartment',
  cornerUnit: 'corner|corner unit|corner plot|corner apartment|esquina|corner position',
  reception: 'reception|24h reception',
  garage:
    'garage|private garage|garaje|integral garage|underbuild garage|garagem|single garage|garage parking|garage space|detached garage|closed garage|garaje privado',
  doubleGarage: 'double garage|garaje doble|doppelgarage|double integral garage',
  parking:
    'parking|private parking|off street parking|off road parking|car parking|parking space|aparcamiento|stellplatz|parkplatz|posto auto|estacionamento|allocated parking|parking spaces|communal parking|free parking|allocated parking space|secure parking|community parking|off street parking|public parking|plaza de parking|off road parking for several cars',
  undergroundParking:
    'underground parking|underground garage|tiefgarage|garaje subterraneo|subterranean parking|parking subterraneo|underground parking space|plaza de garaje',
  carport: 'carport|car port|cochera|covered parking|covered parking space',
  driveway: 'driveway|private driveway|entrada de vehiculos|driveway parking',
  evCharger:
    'ev charger|electric car charger|electric vehicle charging|car charging point|wallbox|ev charging point|punto de recarga',
  visitorParking: 'visitor parking|visitors parking',
  airConditioning:
    'air conditioning|aircon|air con|a c|ac|aire acondicionado|klimaanlage|climatisation|aria condizionata|ar condicionado|airco|hot cold air conditioning|air conditioning hot cold|air conditioned|ducted air conditioning|central air conditioning|air conditioning throughout|klimatisiert|aa|air conditioning units|airconditioning|split air conditioning|air conditioning central',
  centralHeating:
    'central heating|calefaccion central|zentralheizung|chauffage central|riscaldamento centralizzato|heating|calefaccion|centrale verwarming|full central heating|heating central',
  gasHeating:
    'gas central heating|gas heating|gas fired central heating|gasheizung|calefaccion de gas|gas ch',
  heatPump:
    'heat pump|air source heat pump|warmepumpe|aerothermal|aerotermia|bomba de calor|pompe a chaleur|aerothermia|ground source heat pump',
  districtHeating: 'district heating|fernwarme|community heating',
  oilHeating: 'oil heating|oil central heating|oil fired central heating|olheizung|calefaccion gasoil',
  electricHeating:
    'electric heating|electric central heating|elektroheizung|electric radiators|electric heaters',
  woodStove:
    'wood burner|log burner|wood burning stove|woodburner|wood stove|estufa de lena|wood burning fireplace|multi fuel stove|log burning stove',
  pelletStove: 'pellet stove|pellet burner|estufa de pellets',
  solarPanels:
    'solar panels|placas solares|photovoltaic|photovoltaikanlage|panneaux solaires|paneles solares|solar energy|solar power|solar electricity|pannelli solari|photovoltaic panels',
  solarWater: 'solar water heating|solar hot water|solar water|solarthermie',
  rainwaterTank: 'water deposit|rainwater tank|water tank|cisterna|deposito de agua|zisterne|aljibe',
  septicTank: 'septic tank|fosa septica',
  mainsGas: 'mains gas|gas natural|natural gas|city gas',
  fibre:
    'fibre|fiber|fibre optic|fiber optic|fibra optica|fibre internet|glasfaser|fibre broadband|high speed internet|fibre optic internet',
  satelliteTv: 'satellite tv|satellite|sat tv|tv satellite|satellite dish|tv sat|television satelite',
  smartHome: 'smart home|home automation|domotics|domotica|domotic system|domotic',
  insulated: 'insulation|insulated|thermal insulation|aislamiento termico',
  alarm: 'alarm|alarm system|alarma|alarmanlage|burglar alarm|security alarm|intruder alarm|antifurto',
  cctv: 'cctv|security cameras|videouberwachung|camaras de seguridad|video surveillance',
  videoEntry:
    'video entry|video intercom|videoportero|entry phone|intercom|video entry phone|video entryphone|portero automatico|gegensprechanlage|entryphone system|telephone entry system|security entry system',
  armouredDoor: 'armoured door|security door|reinforced door|armored door|puerta blindada|porta blindata',
  safe: 'safe|safe box|caja fuerte|tresor',
  securityGuard:
    '24 hour security|24h security|security guard|24 hr security|security|seguridad 24h|24h service|vigilancia|gated security|security 24h|24 hours security',
  fireAlarm: 'fire alarm|smoke alarm|smoke detector',
  wheelchairAccess:
    'wheelchair access|disabled access|wheelchair accessible|rollstuhlgerecht|adapted for disabled|acceso minusvalidos|access for people with reduced mobility|disability access',
  stepFree: 'step free|step free access|level access|barrierefrei|stufenlos',
  adaptedBathroom: 'adapted bathroom|disabled bathroom|wet room',
  seaView:
    'sea view|sea views|ocean view|ocean views|vistas al mar|vista mar|vue mer|meerblick|vista mare|zeezicht|panoramic sea views|vista al mar|views sea|partial sea views|open sea views|stunning sea views|frontal sea views',
  mountainView:
    'mountain view|mountain views|vistas a la montana|bergblick|vue montagne|vista montagna|views mountain|vistas montana|vista montana|panoramic mountain views',
  lakeView: 'lake view|lake views|seeblick|vista lago|vue lac|vistas al lago',
  riverView: 'river view|river views|flussblick|vista rio',
  cityView:
    'city view|city views|urban views|town views|vistas a la ciudad|urban view|town view|street view|views urban|street views',
  parkView:
    'park view|park views|garden view|garden views|pool view|pool views|vistas al jardin|views garden|views pool|vistas a la piscina',
  golfView: 'golf view|golf views|golf course views|vistas al golf|views golf|golf course view',
  countryView:
    'country view|country views|countryside views|rural views|views country|countryside view|forest views|vistas al campo',
  panoramicView:
    'panoramic view|panoramic views|panorama|vistas panoramicas|views panoramic|stunning views|fernblick|spectacular views',
  openView: 'open views|open view|unobstructed views|vistas despejadas|vistas|views|lovely views',
  southFacing:
    'south facing|south|south orientation|orientacion sur|sudlage|orientation south|expose sud|south west facing|south east facing|south facing garden|sur|southeast|southwest|south east|south west|south facing aspect',
  nearBeach:
    'near beach|close to beach|close to the beach|near the beach|walking distance to beach|cerca de la playa|walk to beach|walking distance to the beach|beach nearby|beachside|near to beach|proche plage|close to beaches',
  beachfront:
    'beachfront|beach front|frontline beach|front line beach|primera linea de playa|1st line beach|first line beach|on the beach|front line to the sea|first line of beach',
  waterfront: 'waterfront|riverside|lakeside|waterside|water front',
  nearSea: 'near sea|close to sea|close to the sea|near the sea|cerca del mar',
  nearSchool:
    'near schools|close to schools|near school|close to school|cerca de colegios|schools nearby|international school nearby',
  nearTransport:
    'near transport|close to transport|near public transport|close to public transport|near bus stop|close to station|near train station|transporte publico|close to bus|near bus',
  nearAirport: 'near airport|close to airport',
  nearShops:
    'near shops|close to shops|near amenities|close to amenities|near all amenities|close to all amenities|near supermarket|cerca de tiendas|walking distance to shops|walking distance to amenities|close to local amenities|near commercial center',
  nearGolf:
    'near golf|close to golf|close to golf course|golf nearby|near golf course|frontline golf|front line golf|first line golf|cerca de golf',
  nearMarina: 'near marina|close to marina|close to port|near port|near harbour|marina',
  nearHospital: 'near hospital|close to hospital|near medical centre',
  nearPark: 'near park|close to park|near parks|parks nearby',
  skiInSkiOut: 'ski in ski out|near ski|close to ski slopes',
  cityCentre:
    'city centre|town centre|central|centre|centro|close to town|close to city centre|city center|town center|centre of town|central location|zentrum|near town centre|near city centre|walking distance to town',
  oldTown: 'old town|casco antiguo|altstadt|historic centre|centro historico|historic center',
  countryside: 'countryside|country|rural|rural location|rural setting',
  petsAllowed: 'pets allowed|pets welcome|pets considered|haustiere erlaubt|se admiten mascotas|pet friendly',
  billsIncluded: 'bills included|all bills included|bills inclusive|gastos incluidos',
  furnished: 'furnished|fully furnished|amueblado|mobliert|meuble|arredato|mobilado|furniture included',
  chainFree: 'no onward chain|chain free|no chain|no upper chain|offered with no onward chain',
  vacant: 'vacant|vacant possession|vacant now|empty',
  tenanted: 'tenanted|tenant in situ|sitting tenant|vermietet|alquilado|tenants in situ',
  investment:
    'investment|good rental potential|rental potential|investment property|investment opportunity|buen potencial de alquiler|excellent rental potential|ideal investment|holiday rental potential|good investment|great rental potential',
  holidayLicence:
    'holiday licence|tourist licence|tourist license|licencia turistica|rental licence|holiday rental licence|tourist rental licence|vft licence',
  duplexLayout: 'duplex layout|split level|maisonette layout',
  furnishedKitchen: 'furnished kitchen|cocina amueblada|kitchen furnished',
  newRoof: 'new roof|tejado nuevo|neues dach',
  loadingDock: 'loading dock|loading bay|loading bays|laderampe|muelle de carga',
  meetingRooms: 'meeting rooms|meeting room|conference room|salas de reuniones|besprechungsraum',
  raisedFloor: 'raised floor|raised floors|raised access floor|suelo tecnico|doppelboden',
  craneAccess: 'crane access|crane|overhead crane|kran|puente grua',
  shopWindow: 'shop window|display window|schaufenster|escaparate|vetrina',
  extraction: 'extraction|smoke extraction|fume extraction|salida de humos',
  streetPermit: 'street permit|residents permit|parking permit',
  batteryStorage: 'battery storage|home battery|batteriespeicher|stromspeicher',
  sprinklers: 'sprinklers|sprinkler system',
  wideDoors: 'wide doors|wide doorways|breite turen',
  stairLift: 'stair lift|stairlift|treppenlift',
  shortLetAllowed: 'short let allowed|short lets allowed',
  smokersAllowed: 'smokers allowed|smoking allowed',
  studentsWelcome: 'students welcome|students allowed',
  sharersWelcome: 'sharers welcome|sharers allowed',
  noCommission: 'no commission|provisionsfrei|sin comision',
  keyReady:
    'key ready|llave en mano|schlusselfertig|turn key|turnkey|ready to move in|move in ready|ready to move into|ready to move',
}

/** Where a word means two things, that of the languages above counts. */
const featureByWords = new Map<string, Feature>([
  ...featureWordsOfLanguages,
  ...Object.entries(words).flatMap(([feature, list]) =>
    list.split('|').map((word) => [word, feature as Feature] as const),
  ),
])

/** Numbers and praise that may stand around a feature. */
const filler =
  /^(?:\d+ x? ?|two |three |large |lovely |beautiful |modern |spacious |fully )|(?: included| available| \d+)$/g

/** The feature that words mean; null when nobody taught us. */
export function featureOfWords(text: string): Feature | null {
  const whole = folded(text)
  return featureByWords.get(whole) ?? featureByWords.get(whole.replaceAll(filler, '')) ?? null
}

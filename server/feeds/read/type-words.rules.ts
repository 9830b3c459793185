/** feeds: property types in the words feeds write them in. */
import type { PropertyType } from '#contract/vocabulary/vocabulary.ts'
import { folded } from '../texts/fold.rules.ts'
import { typeWordsOfLanguages } from './words/type-words-of-languages.rules.ts'

/** Folded words of English, Spanish, German, French, Italian, Portuguese and Dutch, the more usual first. */
const words: Partial<Record<PropertyType, string>> = {
  apartment:
    'apartment|flat|piso|apartamento|wohnung|etagenwohnung|appartement|appartamento|apartments|condo|condominium|departamento|apartment flat',
  studio:
    'studio|estudio|studio apartment|studio flat|bedsit|monolocale|einzimmerwohnung|studiowohnung|bachelor|t0|kitnet|kitnete',
  loft: 'loft|loft studio atelier|atelier',
  penthouse:
    'penthouse|atico|attico|dachterrassenwohnung|cobertura|attikawohnung|duplex penthouse|penthouse apartment|atico duplex',
  duplex: 'duplex|duplex apartment|duplex apartamento',
  triplex: 'triplex|triplex apartment',
  maisonette: 'maisonette|maisonettewohnung|мезонет',
  groundFloorFlat:
    'ground floor|ground floor apartment|ground floor flat|ground flat|garden flat|planta baja|bajo|bajos|erdgeschosswohnung|rez de chaussee|rez de jardin|ground floor studio|piso bajo|apartamento bajo|bajo con jardin',
  room: 'room|zimmer|habitacion|chambre|stanza|quarto|kamer|room to let|flat share|house share',
  servicedApartment: 'serviced apartment|aparthotel|apart hotel|apartahotel|tourist apartment',
  hotelApartment: 'hotel apartment|hotel room',
  house:
    'house|casa|haus|einfamilienhaus|maison|home|moradia|huis|woning|houses|chalet adosado esquina|village house|casa de pueblo|maison de village|character property|mews house|mews|cluster house|cluster|barn conversion|coach house|stone house|longere|trulli|riad|mill|casa tipica|beach house',
  detached:
    'detached|detached house|casa independiente|freistehendes haus|maison individuelle|casa indipendente|vrijstaande woning|vivienda unifamiliar|unifamiliar',
  semiDetached:
    'semi detached|semi detached house|semi|doppelhaushalfte|pareado|chalet pareado|casa bifamiliare|moradia geminada|semi detached villa|semi detached bungalow|twin house',
  terraced:
    'terraced|terraced house|terrace house|terraced villa|reihenhaus|reihenmittelhaus|adosado|chalet adosado|casa adosada|villetta a schiera|moradia em banda|maison mitoyenne|tussenwoning|terraced bungalow|row house|linked',
  endTerrace:
    'end terrace|end of terrace|end of terrace house|end terrace house|reihenendhaus|reiheneckhaus|hoekwoning',
  linkDetached: 'link detached|link detached house',
  townhouse: 'townhouse|town house|stadthaus|casa de ciudad|maison de ville|herenhuis',
  villa: 'villa|detached villa|luxury villa|villas|chalet independiente|moradia isolada|mountain villa',
  bungalow: 'bungalow|detached bungalow|park bungalow|بنغل|بنغلو',
  cottage: 'cottage|casita|landhauschen',
  chalet: 'chalet|berghutte',
  countryHouse:
    'country house|country home|country property|landhaus|casa rural|casa de campo|maison de campagne|rustico|casa rustica|gite|rural property|village rural house|landhuis',
  farmhouse:
    'farmhouse|farm house|bauernhaus|resthof|cortijo|masia|masseria|casale|casa colonica|quinta|monte|corps de ferme|boerderij|caserio|mas',
  finca: 'finca|finca rustica|rustic finca|finca cortijo|country estate',
  caveHouse: 'cave house|cave|casa cueva|cueva|maison troglodyte',
  castle: 'castle|castillo|schloss|burg|chateau|castello|castelo|kasteel',
  mansion:
    'mansion|manor house|manor|stately home|herrenhaus|palace|palacio|palacete|palazzo|manoir|hotel particulier|estate|luxury home',
  cabin: 'cabin|log cabin|lodge|wooden house|cabana|ferienhaus|strandhaus|gartenhaus|wooden home|wood house',
  mobileHome: 'mobile home|caravan|static caravan|mobil home|casa movil|stacaravan',
  parkHome: 'park home',
  houseboat: 'houseboat|house boat|hausboot|boat|woonboot|barge|peniche|casa galleggiante|plavucak',
  ruin: 'ruin|ruins|ruina|ruine|house to reform|house to restore|barn|rudere|rustico da ristrutturare|ruina para restaurar',
  multiFamily:
    'multi family|multifamily|zweifamilienhaus|mehrfamilienhaus|two family house|duplex building|plurifamiliare',
  apartmentBlock:
    'apartment block|block of apartments|block of flats|building|edificio|immeuble|apartmenthaus|apartment building|residential building|zinshaus|predio|gebouw',
  development: 'development|new development|residential development|promocion|neubauprojekt|off plan',
  plotResidential:
    'plot|land|building plot|building land|plot of land|residential plot|urban plot|parcela|terreno|solar|grundstuck|baugrundstuck|terrain|terrain a batir|lote|lote urbano|bouwgrond|perceel|land plot|plots|plot land|terreno urbano|urban land|terreno edificabile',
  plotAgricultural:
    'farm land|farmland|agricultural land|rural land|rustic land|rustic plot|country plot|terreno rustico|terreno agricola|suelo rustico|olive grove|vineyard|woodland|terrain agricole|rural plot|landbouwgrond',
  plotCommercial:
    'commercial plot|commercial land|industrial land|development land|industrial plot|terreno industrial|suelo industrial',
  farm: 'farm|ferme|granja|bauernhof|smallholding|equestrian|equestrian facility|equestrian property|ranch|fattoria|stud farm',
  garage: 'garage|garages|garaje|box|box auto|garagem|lock up|tiefgarage|doppelgarage',
  parkingSpace:
    'parking|parking space|car space|plaza de garaje|plaza de parking|stellplatz|posto auto|estacionamento|parkeerplaats|mooring',
  storage:
    'storage|storage room|storeroom|trastero|kellerraum|lagerraum|self storage|cantina|arrecadacao|berging',
  office:
    'office|offices|oficina|oficinas|buro|burohaus|buroflache|bureau|bureaux|ufficio|escritorio|kantoor|serviced office|office space|business park|despacho',
  coworking: 'coworking|co working|shared office|co working space|coworking space',
  shop: 'shop|store|retail|tienda|local|local comercial|commercial|commercial property|commercial premises|business premises|laden|ladenlokal|magasin|boutique|negozio|loja|winkel|locale commerciale|retail unit|commercial unit|local commercial|espaco comercial',
  showroom: 'showroom|ausstellungsflache|sala de exposicion',
  restaurantBar:
    'restaurant|bar|cafe|pub|bar restaurant|restaurante|cafeteria|gaststatte|gastronomie|ristorante|discotheque|nightclub|takeaway|bar nightclub|bar restaurant cafe',
  hotel: 'hotel|hotels|hostel|hostal|resort|spa hotel',
  guestHouse:
    'guest house|guesthouse|bed and breakfast|bed breakfast|b b|pension|casa rural hotel|pensao|chambre d hotes|boarding house',
  warehouse:
    'warehouse|nave|nave industrial|almacen|lagerhalle|halle|entrepot|capannone|armazem|distribution warehouse|industrial unit|magazijn|industrial warehouse|hangar|loods|lagerflache|logistikflache|entrepots',
  factory:
    'factory|fabrica|fabrik|usine|fabbrica|industrial|heavy industrial|light industrial|industrial park|production|produktion|produktionshalle|production facility',
  workshop: 'workshop|taller|werkstatt|laboratorio|oficina mecanica|atelier artisanal',
  medical:
    'medical|clinic|praxis|healthcare facility|medical centre|dental clinic|consultorio|clinica|arztpraxis|praxisflache|medical office|ambulatorio',
  school: 'school|kindergarten|nursery|childcare facility|academy|colegio',
  businessForSale:
    'business|business for sale|traspaso|leasehold business|fonds de commerce|going concern|negocio|attivita commerciale|trespasse|cessione attivita|overname|готовый бизнес',
  labourCamp: 'labour camp|labor camp|staff accommodation|staff housing',
}

/** Where a word means two things, that of the languages above counts. */
const typeByWords = new Map<string, PropertyType>([
  ...typeWordsOfLanguages,
  ...Object.entries(words).flatMap(([type, list]) =>
    list.split('|').map((word) => [word, type as PropertyType] as const),
  ),
])

/** Words that may stand around a type and change nothing. */
const filler =
  /\b(for sale|to let|for rent|en venta|en alquiler|zu verkaufen|zu vermieten|resale|new build|new|luxury|modern|property|residential)\b/g

/**
 * The type that words mean; null when nobody taught us. Parts of a list ("Villa / Chalet") are tried in turn.
 */
export function typeOfWords(text: string): PropertyType | null {
  const whole = folded(text)
  const known =
    typeByWords.get(whole) ?? typeByWords.get(whole.replace(filler, ' ').replaceAll(/ +/g, ' ').trim())
  if (known) return known
  for (const part of text.split(/[/,;>|]|\s+-\s+/).slice(0, 6)) {
    const found = typeByWords.get(folded(part)) ?? typeByWords.get(folded(part).replace(/s$/, ''))
    if (found) return found
  }
  return typeByWords.get(whole.replace(/s$/, '')) ?? null
}

/** catalogue/texts/de: what is outside a home, around it, and what to do next. */
import { has, isCentral, nearest, oneOf, sometimes, type Topic } from '../voice.ts'
import { land, metres, minutes, town } from './words.ts'

const open: Topic = (home, dice) => {
  const size = home.outside ? metres(home.outside) : null
  if (home.outdoor === 'balcony')
    return oneOf(
      dice,
      'Auf dem Balkon haben zwei Stühle und der Morgenkaffee Platz.',
      size && `Vom Wohnzimmer geht ein Balkon von ${size} ab.`,
      'Der Balkon hat Morgensonne.',
    )
  if (home.outdoor === 'terrace')
    return oneOf(
      dice,
      size && `Die Terrasse, rund ${size}, ist von April bis Oktober ein Zimmer mehr.`,
      'Auf der Terrasse lässt sich mit Gästen essen.',
    )
  if (home.outdoor === 'roofTerrace')
    return oneOf(
      dice,
      size && `Eine Treppe führt auf die Dachterrasse von rund ${size}.`,
      'Die Dachterrasse gehört allein dazu.',
    )
  if (home.outdoor === 'patio') return 'Ein Innenhof bringt Licht und Luft in die Mitte.'
  if (home.outdoor !== 'garden') return null
  return oneOf(
    dice,
    home.kind === 'house' &&
      home.plot &&
      home.plot < 3000 &&
      `Das Grundstück misst ${land(home.plot)}, das meiste davon Garten.`,
    'Der Garten ist geschützt und nicht einsehbar.',
    'Der Garten liegt nach Südwesten und macht wenig Arbeit.',
    has(home, 'orchard') && 'Im Obstgarten stehen Äpfel, Birnen und Zwetschgen.',
    'Im Garten steht ein alter Nussbaum.',
  )
}
const pool: Topic = (home, dice) =>
  home.pool === 'private'
    ? oneOf(
        dice,
        'Das Schwimmbecken liegt bis abends in der Sonne.',
        has(home, 'heatedPool') && 'Das Schwimmbecken ist beheizt.',
      )
    : home.pool === 'communal'
      ? 'Im Haus gibt es ein Schwimmbad.'
      : null
const cars: Topic = (home, dice) =>
  oneOf(
    dice,
    home.parking === 'garage' && 'Eine Garage gehört dazu.',
    home.parking === 'doubleGarage' && 'In der Doppelgarage ist auch eine Werkbank.',
    home.parking === 'undergroundParking' && 'Ein Stellplatz in der Tiefgarage gehört dazu.',
    home.parking === 'parking' && 'Ein Stellplatz gehört dazu.',
    home.parking === 'carport' && 'Das Auto steht unter einem Carport.',
    has(home, 'evCharger') && 'Eine Wallbox ist montiert.',
    has(home, 'bicycleStorage') && 'Fahrräder haben einen eigenen Raum.',
    has(home, 'outbuildings') && 'Die Nebengebäude taugen als Werkstatt, Atelier oder Gästezimmer.',
    has(home, 'annexe') && 'Eine Einliegerwohnung ist da, für Gäste oder Großeltern.',
    has(home, 'stables') && 'Stall und Koppel sind vorhanden.',
  )
export const outside: readonly Topic[] = [open, pool, sometimes(0.8, cars)]

const transport: Topic = (home, dice) => {
  const metro = nearest(home, 'metro')
  const station = nearest(home, 'station')
  const bus = nearest(home, 'bus')
  return oneOf(
    dice,
    metro && `Zur U-Bahn sind es ${minutes(home, metro)}.`,
    metro && `Die U-Bahn ist nah (${minutes(home, metro)}), und damit die ganze Stadt.`,
    station && `Zum Bahnhof sind es ${minutes(home, station)}.`,
    bus && `Der Bus hält ${minutes(home, bus)} entfernt.`,
  )
}
const shore: Topic = (home, dice) => {
  const beach = nearest(home, 'beach')
  const lifts = nearest(home, 'lifts')
  return oneOf(
    dice,
    beach && `Zum Strand sind es ${minutes(home, beach)}.`,
    lifts && `Zu den Bergbahnen sind es ${minutes(home, lifts)}.`,
    lifts && lifts.by === 'foot' && lifts.minutes < 4 && 'Im Winter fährt man auf Skiern bis vor die Tür.',
  )
}
const daily: Topic = (home, dice) => {
  const shops = nearest(home, 'shops')
  const school = nearest(home, 'school')
  const park = nearest(home, 'park')
  return oneOf(
    dice,
    shops && `Bäcker, Gemüseladen und Apotheke: ${minutes(home, shops)}.`,
    shops && shops.by === 'foot' && 'Zum Einkaufen braucht man kein Auto.',
    school && `Eine Schule liegt ${minutes(home, school)} entfernt.`,
    park && `Der Park beginnt ${minutes(home, park)} von der Tür.`,
  )
}
const life: Topic = (home, dice) => {
  const { city, spot } = home
  const centre = nearest(home, 'centre')
  const quarter = spot.district?.[0]
  return oneOf(
    dice,
    quarter && `${quarter} gehört zu den Vierteln, in denen man sich im Treppenhaus noch grüßt.`,
    quarter && `Nach ${quarter} zieht man wegen der Cafés und bleibt wegen der Nachbarn.`,
    quarter && `Am schönsten ist ${quarter} am Samstagvormittag, wenn Markt ist.`,
    centre && `Bis in die Mitte von ${town(home)} sind es ${minutes(home, centre)}.`,
    isCentral(home) && city.population > 30_000 && `Man wohnt mitten in ${town(home)} und geht zu Fuß.`,
    city.setting === 'old' && isCentral(home) && 'Die Altstadt beginnt an der Ecke.',
    city.setting === 'alpine' && `${town(home)} hat zwei Jahreszeiten, dazwischen ist es still.`,
    city.setting === 'town' && 'Die Straße ist ruhig, mit mehr Fahrrädern als Autos.',
    city.setting === 'town' &&
      city.population < 60_000 &&
      `${town(home)} ist klein genug, um hindurchzugehen, und groß genug, um alles zu haben.`,
    city.setting === 'town' && !isCentral(home) && 'Hinter den letzten Häusern fangen die Felder an.',
  )
}
export const around: readonly Topic[] = [transport, shore, sometimes(0.8, daily), sometimes(0.85, life)]
export const reached: readonly Topic[] = [
  transport,
  (home) => {
    const centre = nearest(home, 'centre')
    return centre && `Bis in die Mitte von ${town(home)} sind es ${minutes(home, centre)}.`
  },
]

const terms: Topic = (home, dice) =>
  home.purpose === 'sale'
    ? oneOf(
        dice,
        has(home, 'tenanted') && 'Verkauft wird vermietet; der Mieter möchte bleiben.',
        has(home, 'vacant') && 'Frei ab sofort.',
        has(home, 'listedBuilding') && 'Das Haus steht unter Denkmalschutz; die Unterlagen liegen vor.',
        has(home, 'investment') && 'Lässt sich gut vermieten; Vergleichszahlen haben wir.',
        has(home, 'keyReady') && 'Die Schlüssel sind bei uns.',
        home.isNewBuild && home.completion !== 'completed' && 'Böden und Küche kann man noch aussuchen.',
        home.isNewBuild && 'Pläne und Baubeschreibung schicken wir gern.',
      )
    : oneOf(
        dice,
        home.pets === 'yes' && 'Haustiere sind willkommen.',
        home.pets === 'no' && 'Keine Haustiere.',
        home.pets === 'ask' && 'Über Haustiere kann man reden.',
        has(home, 'billsIncluded') && 'Die Miete ist warm.',
        has(home, 'studentsWelcome') && 'Auch für Studierende.',
      )
const invitation: Topic = (home, dice) =>
  oneOf(
    dice,
    'Kommen Sie zu der Tageszeit, zu der Sie am meisten davon hätten.',
    'Besichtigung nach Vereinbarung, auch abends.',
    'Den Grundriss schicken wir gern vorab.',
    'Die Nebenkosten haben wir zur Hand.',
    home.purpose === 'sale' && !home.isNewBuild && 'Die Eigentümer ziehen aus beruflichen Gründen um.',
    home.condition === 'toRenovate' && 'Bringen Sie Ihren Architekten mit.',
    home.purpose === 'rent' && 'Unbefristet, am liebsten für länger.',
  )
export const closing: readonly Topic[] = [sometimes(0.8, terms), sometimes(0.6, invitation)]

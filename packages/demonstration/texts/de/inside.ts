/** catalogue/texts/de: titles, how a home begins, its rooms, its state. */
import type { Dice } from '../../dice.ts'
import type { Home } from '../../homes/home.ts'
import { has, nearest, oneOf, sometimes, type Topic, upperFirst } from '../voice.ts'
import {
  adj,
  baths,
  bedrooms,
  count,
  dies,
  Ein,
  ein,
  land,
  metres,
  noun,
  onFloor,
  outdoorWord,
  placeTitle,
  sized,
  town,
  viewWords,
  where,
} from './words.ts'

function quality(home: Home, dice: Dice): string | null {
  return oneOf(
    dice,
    home.renovated !== null && adj(home, 'saniert'),
    home.character === 'modern' && adj(home, 'neuwertig'),
    home.condition === 'good' && adj(home, 'hell'),
    home.condition === 'excellent' && adj(home, 'gepflegt'),
    home.character === 'period' && home.kind === 'flat' && adj(home, 'stilvoll'),
  )
}

function extra(home: Home, dice: Dice): string | null {
  const outdoor = outdoorWord(home)
  return oneOf(
    dice,
    viewWords(home) && `mit ${viewWords(home)}`,
    outdoor && `mit ${outdoor}`,
    home.pool === 'private' && 'mit Schwimmbad',
    has(home, 'fireplace') && 'mit offenem Kamin',
    has(home, 'orchard') && 'mit Obstgarten',
    has(home, 'garage', 'undergroundParking') && home.kind === 'flat' && 'mit Stellplatz',
    home.condition === 'toRenovate' && 'zum Sanieren',
    nearest(home, 'lifts')?.by === 'foot' && 'nahe den Liften',
  )
}

export function title(home: Home, dice: Dice): string {
  const what = dice.chance(0.75) ? sized(home) : noun(home)
  const good = dice.chance(0.5) ? quality(home, dice) : null
  const also = dice.chance(good ? 0.6 : 0.9) ? extra(home, dice) : null
  const said = [good, what, also].filter(Boolean).join(' ')
  const clumsy = what.includes(' mit ') && also?.startsWith('mit ')
  const short = clumsy ? [good, noun(home), also].filter(Boolean).join(' ') : said
  return upperFirst(
    oneOf(dice, `${short} ${where(home)}`, `${short}, ${placeTitle(home, dice.chance(0.5))}`) ?? short,
  )
}

/** In the genitive: "eines Hauses von 1908". */
function building({ year, character, floors }: Home): string {
  if (!year) return 'eines ruhigen Hauses'
  if ((floors ?? 0) > 14) return `eines Hochhauses mit ${floors} Stockwerken`
  if (character === 'period') return year < 1919 ? `eines Altbaus von ${year}` : `eines Hauses von ${year}`
  return character === 'modern' ? `eines Hauses von ${year}` : `eines gepflegten Hauses von ${year}`
}

export const flatOpening: Topic = (home, dice) => {
  const on = `${onFloor(home) ?? 'in guter Lage'} ${building(home)}`
  return oneOf(
    dice,
    `${Ein(home)} ${sized(home)} ${on}, ${where(home)}.`,
    home.area !== null && `Rund ${metres(home.area)} ${where(home)}: ${ein(home)} ${sized(home)} ${on}.`,
    `${dies(home)} ${noun(home)} ${where(home)} liegt ${on} und ist heller, als die Straße vermuten lässt.`,
    viewWords(home) &&
      `${viewWords(home)} hat man aus den Fenstern: ${ein(home)} ${sized(home)} ${on}, ${where(home)}.`,
    home.condition === 'toRenovate' &&
      `${Ein(home)} ${sized(home)} ${on}, ${where(home)}. Seit Jahren wurde hier nichts verändert: Das macht den Reiz aus und den Preis.`,
    home.renovated !== null &&
      `${Ein(home)} ${sized(home)} ${on}, ${where(home)}, ${home.renovated} saniert und seither gut behandelt.`,
    home.purpose === 'rent' && `Zu vermieten: ${ein(home)} ${sized(home)} ${on}, ${where(home)}.`,
  )
}

export const houseOpening: Topic = (home, dice) => {
  const outdoor = outdoorWord(home)
  const plot = home.plot ? land(home.plot) : null
  if (home.type === 'multiFamily')
    return `Ein Mehrfamilienhaus mit rund ${metres(home.area ?? 300)} Wohnfläche ${where(home)}, in abgeschlossene Wohnungen geteilt.`
  return oneOf(
    dice,
    `${Ein(home)} ${sized(home)} ${where(home)}${outdoor && !sized(home).includes(' mit ') ? ` mit ${outdoor}` : ''}.`,
    home.area !== null &&
      plot &&
      `Rund ${metres(home.area)} Wohnfläche auf ${plot} Grund: ${ein(home)} ${noun(home)} ${where(home)}.`,
    home.year &&
      home.year < 1940 &&
      home.condition !== 'toRebuild' &&
      `Um ${Math.round(home.year / 10) * 10} gebaut und nie verdorben: ${ein(home)} ${sized(home)} ${where(home)}.`,
    home.year &&
      home.character === 'modern' &&
      `${Ein(home)} ${sized(home)} von ${home.year} ${where(home)}, rund ums Tageslicht geplant.`,
    home.condition === 'toRebuild' &&
      `Vier Mauern, eine gute Lage und viel Platz für Ideen: ${ein(home)} ${noun(home)} ${where(home)}.`,
    home.condition === 'toRenovate' &&
      `${Ein(home)} ${sized(home)} ${where(home)}, für jemanden mit einem Plan und etwas Geduld.`,
    home.renovated && `${Ein(home)} ${sized(home)} ${where(home)}, ${home.renovated} von Grund auf saniert.`,
    home.purpose === 'rent' && `Zu vermieten: ${ein(home)} ${sized(home)} ${where(home)}.`,
    plot &&
      (home.plot ?? 0) > 3000 &&
      `Am Ende eines eigenen Weges bei ${town(home)}: ${ein(home)} ${noun(home)} mit ${plot} ringsum.`,
  )
}

export const newOpening: Topic = (home, dice) =>
  oneOf(
    dice,
    `${Ein(home)} ${sized(home)} in einem Neubau ${where(home)}, ${home.completion === 'completed' ? 'fertig und bezugsbereit' : `Übergabe voraussichtlich ${home.year}`}.`,
    home.completion === 'offPlan' &&
      `Verkauf vom Plan: ${ein(home)} ${sized(home)} ${where(home)}, Fertigstellung ${home.year}.`,
    home.completion === 'underConstruction' &&
      `Der Rohbau steht, die Fenster sind drin: ${ein(home)} ${sized(home)} ${where(home)}, Übergabe ${home.year}.`,
    home.completion === 'completed' &&
      `Hier hat noch niemand gewohnt: ${ein(home)} ${sized(home)} ${where(home)}, ${home.year} fertiggestellt.`,
  )

const layout: Topic = (home, dice) => {
  if (home.beds === 0)
    return oneOf(
      dice,
      'Ein Raum kann alles: Es gibt einen Platz zum Schlafen, zum Kochen und zum Sitzen.',
      'Das Bett steht in einer Nische, so bleibt das Zimmer tagsüber ein Wohnzimmer.',
    )
  if (!home.beds || !home.baths || home.type === 'multiFamily') return null
  return oneOf(
    dice,
    `Es gibt ${bedrooms(home.beds)} und ${baths(home.baths)}.`,
    home.beds > 1 &&
      `Die Schlafzimmer liegen auf der ruhigen Seite${home.baths > 1 ? `, dazu kommen ${baths(home.baths)}` : ''}.`,
    home.beds > 2 && `Von den ${count(home.beds)} Schlafzimmern gibt eines ein gutes Arbeitszimmer ab.`,
    home.kind === 'house' &&
      home.floors !== 1 &&
      home.beds > 1 &&
      `Oben liegen ${bedrooms(home.beds)} und ${baths(home.baths)}.`,
    has(home, 'ensuite') && home.beds > 1 && 'Das große Schlafzimmer hat ein eigenes Bad.',
    has(home, 'guestToilet') &&
      `${upperFirst(bedrooms(home.beds))}, ${baths(home.baths)} und ein Gäste-WC bilden den Grundriss.`,
  )
}
const kitchen: Topic = (home, dice) =>
  oneOf(
    dice,
    has(home, 'openPlanKitchen') &&
      'Die Küche ist zum Wohnzimmer offen, dazwischen hat ein langer Tisch Platz.',
    has(home, 'kitchenIsland') && 'In der Küche steht eine Insel, an der am Ende alle sitzen.',
    has(home, 'fittedKitchen') && 'Die Einbauküche bleibt; essen kann man auch darin.',
    has(home, 'fittedKitchen') &&
      !has(home, 'openPlanKitchen') &&
      'Die Küche ist ein eigener Raum mit Fenster.',
    has(home, 'utilityRoom') && 'Neben der Küche liegt ein Hauswirtschaftsraum.',
  )
const living: Topic = (home, dice) =>
  oneOf(
    dice,
    has(home, 'fireplace') && 'Im Wohnzimmer brennt ein offener Kamin.',
    has(home, 'woodStove') && 'Ein Holzofen wärmt das Wohnzimmer an grauen Tagen.',
    has(home, 'highCeilings') && 'Die Decken sind hoch, die Fenster auch.',
    has(home, 'periodFeatures') && 'Stuck, Türen und Dielen sind die ersten.',
    has(home, 'exposedBeams') && 'Die alten Balken sind sichtbar geblieben.',
    has(home, 'parquet') && 'In den Wohnräumen liegt Eichenparkett.',
    viewWords(home) && `Vom Wohnzimmer hat man ${viewWords(home)}.`,
    (home.area ?? 0) > 90 && 'Im Wohnzimmer hat ein Tisch für acht Platz.',
    home.index % 3 === 0 && 'Abends scheint die Sonne bis in die hinterste Ecke.',
  )
const state: Topic = (home, dice) =>
  oneOf(
    dice,
    home.renovated && `Leitungen, Fenster und Bad sind von ${home.renovated}.`,
    home.renovated && `${home.renovated} wurde saniert; man kann sofort einziehen.`,
    home.condition === 'good' && 'Alles funktioniert, nichts eilt.',
    home.condition === 'excellent' && 'Alles ist Zimmer für Zimmer gepflegt worden, und das sieht man.',
    home.condition === 'toRenovate' && 'Küche und Bad sind fällig; die Substanz ist gesund.',
    home.condition === 'toRebuild' && 'Wasser und Strom liegen an der Grenze; das Dach fehlt.',
    home.condition === 'new' && 'Dämmung und Verglasung entsprechen dem neuesten Stand.',
  )
const comfort: Topic = (home, dice) =>
  oneOf(
    dice,
    home.heating === 'heatPump' && 'Eine Wärmepumpe heizt, und das merkt man an der Abrechnung.',
    home.heating === 'gasHeating' && 'Geheizt wird mit Gas; die Therme wird jedes Jahr gewartet.',
    home.heating === 'districtHeating' && 'Wärme und Warmwasser kommen aus dem Fernwärmenetz.',
    has(home, 'underfloorHeating') && 'Der Boden ist beheizt.',
    has(home, 'cellar') && 'Ein trockener Keller gehört dazu.',
    has(home, 'storageRoom') && 'Ein abschließbarer Abstellraum gehört dazu.',
    has(home, 'attic') && 'Der Dachboden ließe sich ausbauen.',
    has(home, 'solarPanels') && 'Die Solaranlage auf dem Dach deckt einen guten Teil des Stroms.',
    has(home, 'fibre') && 'Glasfaser liegt im Haus.',
    has(home, 'builtInWardrobes') && 'Einbauschränke sparen Platz.',
    has(home, 'sauna') && 'Eine Sauna gehört dazu.',
  )
const stairs: Topic = (home, dice) =>
  home.kind === 'flat' &&
  (home.floor ?? 0) > 1 &&
  oneOf(
    dice,
    home.lift && 'Es gibt einen Lift.',
    home.lift && (home.floor ?? 0) > 4 && 'Der Lift fährt bis ganz nach oben.',
    !home.lift && (home.floor ?? 0) > 2 && 'Einen Lift gibt es nicht, aber eine breite, bequeme Treppe.',
  )
const furniture: Topic = (home) =>
  home.purpose === 'rent' &&
  (home.furnished === 'furnished'
    ? 'Vermietet wird möbliert.'
    : home.furnished === 'unfurnished'
      ? 'Vermietet wird ohne Möbel.'
      : home.furnished === 'part'
        ? 'Küche und Schränke sind da, den Rest bringt man mit.'
        : null)
export const inside: readonly Topic[] = [
  layout,
  kitchen,
  sometimes(0.8, living),
  sometimes(0.7, state),
  sometimes(0.6, comfort),
  sometimes(0.8, stairs),
  furniture,
]

export const claims: readonly RegExp[] = [
  /Blick/,
  /saniert|sind von \d/,
  /Lift/,
  /Bäder|ein Bad\b/,
  /möbliert|Möbel/,
  /Grund\b|Grundstück|ringsum/,
  /Grundriss|Plan\b/,
  /vermiete/i,
]

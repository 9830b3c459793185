/** catalogue/texts/de: the German voices, one for each kind of property. */
import type { Home } from '../../homes/home.ts'
import { has, nearest, oneOf, type Topic, upperFirst, type Voice } from '../voice.ts'
import { claims, flatOpening, houseOpening, inside, newOpening, title } from './inside.ts'
import { around, closing, outside, reached } from './outside.ts'
import {
  bedrooms,
  count,
  Ein,
  ein,
  land,
  metres,
  minutes,
  noun,
  placeTitle,
  sized,
  swiss,
  town,
  viewWords,
  where,
} from './words.ts'

const flat: Voice = { title, opening: flatOpening, inside, outside, around, closing, claims }
const house: Voice = { ...flat, opening: houseOpening }
const fresh: Voice = { ...flat, opening: newOpening }
const guests = (home: Home): string => count(Math.max(2, (home.beds ?? 1) * 2))

const holiday: Voice = {
  ...house,
  title: (home, dice) =>
    upperFirst(
      oneOf(
        dice,
        `${noun(home)} auf Zeit für ${guests(home)} Gäste ${where(home)}`,
        `${placeTitle(home, false)}: ${noun(home)} für ${guests(home)}${viewWords(home) ? `, ${viewWords(home)}` : ''}`,
      ) ?? '',
    ),
  opening: (home, dice) =>
    oneOf(
      dice,
      `${Ein(home)} ${sized(home)} ${where(home)} für ${guests(home)} Gäste, ${home.price.period === 'day' ? 'nach Nächten' : 'nach Wochen'} zu mieten.`,
      `Platz für ${guests(home)} und ein großer Tisch: ${ein(home)} ${noun(home)} ${where(home)}.`,
    ),
  closing: [
    (home, dice) =>
      oneOf(
        dice,
        'Bettwäsche und Handtücher sind dabei.',
        home.pets === 'yes' && 'Hunde dürfen mit.',
        'Anreise ab 16 Uhr, Abreise bis 10 Uhr.',
      ),
    (_, dice) =>
      oneOf(
        dice,
        'Die Schlüssel gibt eine Nachbarin, die auch die guten Wirtshäuser kennt.',
        'Die Endreinigung ist inbegriffen.',
      ),
  ],
}
const room: Voice = {
  title: (home, dice) =>
    oneOf(
      dice,
      `Zimmer in Wohngemeinschaft, ${placeTitle(home, true)}`,
      `Zimmer mit ${metres(home.area ?? 12)} ${where(home)}`,
    ) ?? '',
  opening: (home) => `In unserer Wohnung ${where(home)} wird ein Zimmer mit ${metres(home.area ?? 12)} frei.`,
  inside: [
    (home) => home.furnished === 'furnished' && 'Bett, Tisch und Schrank sind da.',
    (_, dice) =>
      oneOf(
        dice,
        'Küche und Bad werden geteilt und reihum geputzt.',
        'Die Küche mit dem Tisch für vier ist der beste Raum.',
      ),
    (home) => has(home, 'washingMachine') && 'Eine Waschmaschine gibt es auch.',
  ],
  outside: [],
  around,
  claims,
  closing: [
    (home) => has(home, 'billsIncluded') && 'Die Miete ist warm.',
    () => 'Schreiben Sie uns ein paar Worte über sich.',
  ],
}
const plot: Voice = {
  title: (home) => `${noun(home)} mit ${land(home.plot ?? 0)}, ${placeTitle(home, false)}`,
  opening: (home, dice) => {
    const size = land(home.plot ?? 0)
    if (home.type === 'farm')
      return `Ein Hof mit ${size} bei ${town(home)}, Wohnhaus und Wirtschaftsgebäude inbegriffen.`
    if (home.type === 'plotAgricultural')
      return oneOf(
        dice,
        `${size} Land in einem Stück, bei ${town(home)}.`,
        `Ackerland von ${size} am Rand von ${town(home)}, bis voriges Jahr bestellt.`,
      )
    return oneOf(
      dice,
      `Ein Grundstück von ${size} ${where(home)}, ${home.type === 'plotCommercial' ? 'für Gewerbe ausgewiesen' : 'auf dem ein Haus gebaut werden darf'}.`,
      `Eine der letzten Baulücken ${where(home)}: ${size}${viewWords(home) ? ` mit ${viewWords(home)}` : ''}.`,
    )
  },
  inside: [
    (home, dice) =>
      home.type === 'plotResidential' &&
      oneOf(
        dice,
        'Wasser, Strom und Kanal liegen an der Grenze.',
        'Erlaubt sind zwei Vollgeschosse.',
        'Das Gelände ist fast eben.',
        'Das Gelände fällt leicht nach Süden.',
        'Eine Bauvoranfrage ist positiv beschieden.',
      ),
    (home) => has(home, 'well') && 'Ein Brunnen ist vorhanden.',
    (home) => has(home, 'fenced') && 'Es ist eingezäunt.',
    (home) => has(home, 'woodland') && 'Etwa ein Drittel ist Wald.',
    (home) => has(home, 'orchard') && 'Ein Teil ist Streuobstwiese.',
    (home) => home.type === 'farm' && `Das Wohnhaus hat ${bedrooms(home.beds ?? 3)}.`,
  ],
  outside: [(home) => has(home, 'outbuildings') && 'Scheune und Schuppen haben gute Dächer.'],
  around: reached,
  claims,
  closing: [
    (_, dice) =>
      oneOf(
        dice,
        'Vermessen ist es; den Lageplan schicken wir.',
        'Begehen kann man es jederzeit.',
        'Eine Teilung ist möglich.',
      ),
  ],
}
const space: Voice = {
  title: (home) => `${noun(home)} in ${placeTitle(home, true)}`,
  opening: (home) => `${Ein(home)} ${noun(home)} mit ${metres(home.area ?? 12)} ${where(home)}.`,
  inside: [
    (home, dice) =>
      home.type !== 'storage' &&
      oneOf(
        dice,
        'Die Einfahrt ist breit, das Rangieren leicht.',
        'Das Tor öffnet per Funk.',
        'Ein großer Wagen passt hinein.',
      ),
    (home) => has(home, 'cctv') && 'Die Einfahrt ist kameraüberwacht.',
    (home) => has(home, 'evCharger') && 'Ein Ladepunkt ist vorhanden.',
  ],
  outside: [],
  claims,
  around: [
    (home) => {
      const metro = nearest(home, 'metro', 'station')
      return metro?.by === 'foot' && `Zur Bahn sind es ${minutes(home, metro)}.`
    },
  ],
  closing: [
    (home) => (home.purpose === 'sale' ? 'Auch ohne Wohnung im Haus zu kaufen.' : 'Monatlich kündbar.'),
  ],
}
const workOpening: Topic = (home, dice) => {
  const size = metres(home.area ?? 100)
  if (home.type === 'hotel' || home.type === 'guestHouse')
    return `${Ein(home)} ${noun(home)} mit ${home.beds} Zimmern ${where(home)}, seit Jahren in der Hand derselben Familie.`
  if (home.type === 'apartmentBlock')
    return `Ein Wohn- und Geschäftshaus mit ${size} ${where(home)}, fast ganz vermietet.`
  return oneOf(
    dice,
    `${Ein(home)} ${noun(home)} mit ${size} ${where(home)}.`,
    `${size} ${where(home)}, bisher als ${noun(home)} genutzt.`,
  )
}
const work: Voice = {
  title: (home, dice) =>
    oneOf(
      dice,
      `${noun(home)} mit ${metres(home.area ?? 100)} ${where(home)}`,
      `${noun(home)}, ${placeTitle(home, true)}`,
    ) ?? '',
  opening: workOpening,
  inside: [
    (home, dice) =>
      ['office', 'coworking', 'medical'].includes(home.type) &&
      oneOf(
        dice,
        'Ein Raum oder viele: Die Wände dazwischen tragen nichts.',
        'Tageslicht kommt an jeden Tisch.',
      ),
    (home) => has(home, 'shopWindow') && 'Das Schaufenster nimmt die ganze Front ein.',
    (home) => has(home, 'extraction') && 'Die Abluft führt über Dach und ist abgenommen.',
    (home) => has(home, 'loadingDock') && 'Geladen wird an zwei Rampen.',
    (home) => has(home, 'craneAccess') && 'Ein Kran fährt über die ganze Länge.',
    (home) => has(home, 'fibre') && 'Glasfaser liegt an.',
    (home) => has(home, 'stepFree') && 'Der Zugang ist stufenlos.',
  ],
  outside: [
    (home) => (home.spaces ?? 0) > 1 && `Dazu gehören ${count(home.spaces ?? 2)} Stellplätze.`,
    (home) => home.plot !== null && `Das Grundstück misst ${land(home.plot)}.`,
  ],
  around: reached,
  claims,
  closing: [
    (home, dice) =>
      home.purpose === 'lease'
        ? oneOf(dice, 'Verträge ab drei Jahren.', 'Miete ohne Nebenkosten und Umsatzsteuer.')
        : oneOf(
            dice,
            has(home, 'tenanted') && 'Langfristig vermietet; Zahlen auf Anfrage.',
            'Frei nach Absprache.',
          ),
  ],
}

function voiceOf({ kind, purpose, isNewBuild }: Home): Voice {
  if (kind === 'room') return room
  if (kind === 'land') return plot
  if (kind === 'parking') return space
  if (kind === 'workplace') return work
  if (purpose === 'rentShort') return holiday
  return isNewBuild ? fresh : kind === 'house' ? house : flat
}

/** As the others; in Switzerland without ß. */
export function germanVoice(home: Home): Voice {
  const voice = voiceOf(home)
  if (home.city.market.country !== 'CH') return voice
  const withoutEszett =
    (topic: Topic): Topic =>
    (told, dice) =>
      swiss(told, topic(told, dice) || '')
  const { inside, outside, around, closing } = voice
  const [i = [], o = [], a = [], c = []] = [inside, outside, around, closing].map((topics) =>
    topics.map(withoutEszett),
  )
  return { ...voice, opening: withoutEszett(voice.opening), inside: i, outside: o, around: a, closing: c }
}

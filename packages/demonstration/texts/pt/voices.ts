/** catalogue/texts/pt: the Portuguese voices, one for each kind of property. */
import type { Home } from '../../homes/home.ts'
import { has, nearest, oneOf, upperFirst, type Voice } from '../voice.ts'
import { claims, flatOpening, houseOpening, inside, newOpening, title } from './inside.ts'
import { around, closing, outside, reached } from './outside.ts'
import {
  bedrooms,
  br,
  count,
  land,
  metres,
  minutes,
  noun,
  ofTown,
  placeTitle,
  sized,
  Um,
  um,
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
        `${noun(home)} de férias para ${guests(home)} pessoas ${where(home)}`,
        `${placeTitle(home, false)}: ${noun(home)} para ${guests(home)}${viewWords(home) ? ` com ${viewWords(home)}` : ''}`,
      ) ?? '',
    ),
  opening: (home, dice) =>
    oneOf(
      dice,
      `${Um(home)} ${sized(home)} ${where(home)} onde cabem ${guests(home)}, ${home.price.period === 'day' ? 'por noite' : 'por semana'}.`,
      `Lugar para ${guests(home)} e uma boa mesa: ${um(home)} ${noun(home)} ${where(home)}.`,
    ),
  closing: [
    (home, dice) =>
      oneOf(
        dice,
        br(home, 'Roupa de cama e toalhas incluídas.', 'Lençóis e toalhas incluídos.'),
        home.pets === 'yes' && 'Os cães também podem vir.',
        'Chegada a partir das quatro, saída até às dez.',
      ),
    (_, dice) =>
      oneOf(
        dice,
        'As chaves entrega-as uma vizinha que conhece os bons restaurantes.',
        'A limpeza está incluída.',
      ),
  ],
}
const room: Voice = {
  title: (home, dice) =>
    oneOf(
      dice,
      `Quarto em casa partilhada, ${placeTitle(home, true)}`,
      `Quarto de ${metres(home.area ?? 12)} ${where(home)}`,
    ) ?? '',
  opening: (home) =>
    `Fica livre um quarto de ${metres(home.area ?? 12)} no nosso apartamento ${where(home)}.`,
  inside: [
    (home) => home.furnished === 'furnished' && 'Tem cama, mesa e armário.',
    (home) =>
      br(
        home,
        'Cozinha e banheiro são divididos, e a limpeza também.',
        'Cozinha e casa de banho são partilhadas, e a limpeza também.',
      ),
    (home) => has(home, 'washingMachine') && 'Há máquina de lavar.',
  ],
  outside: [],
  around,
  claims,
  closing: [
    (home) => has(home, 'billsIncluded') && 'As despesas estão incluídas.',
    () => 'Ao escrever, conte um pouco de si.',
  ],
}
const plot: Voice = {
  title: (home) => upperFirst(`${noun(home)} de ${land(home.plot ?? 0)} ${where(home)}`),
  opening: (home, dice) => {
    const size = land(home.plot ?? 0)
    if (home.type === 'farm')
      return `${Um(home)} ${noun(home)} de ${size} perto ${ofTown(home)}, com casa e construções agrícolas.`
    if (home.type === 'plotAgricultural')
      return oneOf(
        dice,
        `${size} de terra numa só peça, perto ${ofTown(home)}.`,
        `${Um(home)} ${noun(home)} de ${size} à saída ${ofTown(home)}, cultivado até ao ano passado.`,
      )
    return oneOf(
      dice,
      `Um terreno de ${size} ${where(home)}, ${home.type === 'plotCommercial' ? 'com uso comercial' : 'onde se pode construir uma casa'}.`,
      `Dos últimos terrenos livres ${where(home)}: ${size}${viewWords(home) ? ` com ${viewWords(home)}` : ''}.`,
    )
  },
  inside: [
    (home, dice) =>
      home.type === 'plotResidential' &&
      oneOf(
        dice,
        'Água e luz chegam ao limite do terreno.',
        'O plano permite dois pisos.',
        'O terreno é quase plano.',
        'O terreno desce suavemente para sul.',
      ),
    (home) => has(home, 'well') && 'Tem poço.',
    (home) => has(home, 'irrigation') && 'A rega está instalada.',
    (home) => has(home, 'oliveGrove') && 'Parte é olival em produção.',
    (home) => has(home, 'fenced') && br(home, 'Está cercado.', 'Está vedado.'),
    (home) => home.type === 'farm' && `A casa tem ${bedrooms(home.beds ?? 3)}.`,
  ],
  outside: [(home) => has(home, 'outbuildings') && 'Os barracões têm bons telhados.'],
  around: reached,
  claims,
  closing: [
    (home, dice) =>
      oneOf(
        dice,
        'Está medido; enviamos a planta.',
        'Pode visitar quando quiser.',
        br(home, 'Também se vende em partes.', 'Vende-se também em parcelas.'),
      ),
  ],
}
const space: Voice = {
  title: (home) => upperFirst(`${noun(home)}, ${placeTitle(home, true)}`),
  opening: (home) => `${Um(home)} ${noun(home)} de ${metres(home.area ?? 12)} ${where(home)}.`,
  inside: [
    (home, dice) =>
      home.type !== 'storage' &&
      oneOf(
        dice,
        'A entrada é larga e a manobra fácil.',
        'O portão abre com comando.',
        'Cabe um carro grande.',
      ),
    (home) => has(home, 'cctv') && 'A entrada tem câmara.',
  ],
  outside: [],
  claims,
  around: [
    (home) => {
      const metro = nearest(home, 'metro', 'station')
      return metro?.by === 'foot' && `A estação fica ${minutes(metro)}.`
    },
  ],
  closing: [
    (home) =>
      home.purpose === 'sale'
        ? 'Compra-se sem morar no prédio.'
        : br(home, 'Aluguel por mês.', 'Arrenda-se ao mês.'),
  ],
}
const work: Voice = {
  title: (home, dice) =>
    upperFirst(
      oneOf(
        dice,
        `${noun(home)} de ${metres(home.area ?? 100)} ${where(home)}`,
        `${noun(home)}, ${placeTitle(home, true)}`,
      ) ?? '',
    ),
  opening: (home, dice) => {
    const size = metres(home.area ?? 100)
    if (home.type === 'hotel' || home.type === 'guestHouse')
      return `${Um(home)} ${noun(home)} de ${home.beds} quartos ${where(home)}, há anos na mesma família.`
    if (home.type === 'apartmentBlock')
      return `Um prédio de ${size} ${where(home)}, quase todo ${br(home, 'alugado', 'arrendado')}.`
    return oneOf(
      dice,
      `${Um(home)} ${noun(home)} de ${size} ${where(home)}.`,
      `${size} ${where(home)}, até agora ${noun(home)}.`,
    )
  },
  inside: [
    (home, dice) =>
      ['office', 'coworking', 'medical'].includes(home.type) &&
      oneOf(
        dice,
        'O espaço pode ser um ou vários: as paredes não são mestras.',
        'A luz do dia chega a todas as mesas.',
      ),
    (home) =>
      has(home, 'shopWindow') &&
      br(home, 'A vitrine ocupa toda a fachada.', 'A montra ocupa toda a fachada.'),
    (home) => has(home, 'extraction') && 'A exaustão está instalada e aprovada.',
    (home) => has(home, 'loadingDock') && 'Há dois cais de carga.',
    (home) => has(home, 'airConditioning') && 'Tem ar condicionado.',
    (home) => has(home, 'fibre') && 'A fibra está instalada.',
    (home) => has(home, 'stepFree') && 'O acesso é de nível.',
  ],
  outside: [
    (home) => (home.spaces ?? 0) > 1 && `Inclui espaço para ${home.spaces} carros.`,
    (home) => home.plot !== null && `O terreno mede ${land(home.plot)}.`,
  ],
  around: reached,
  claims,
  closing: [
    (home, dice) =>
      home.purpose === 'lease'
        ? oneOf(dice, 'Contratos a partir de três anos.', 'Valor sem impostos nem condomínio.')
        : oneOf(
            dice,
            has(home, 'tenanted') &&
              br(
                home,
                'Alugado a longo prazo; enviamos os números.',
                'Arrendado a longo prazo; enviamos os números.',
              ),
            br(home, 'Entrega imediata.', 'Entrega-se livre.'),
          ),
  ],
}

export function portugueseVoice({ kind, purpose, isNewBuild }: Home): Voice {
  if (kind === 'room') return room
  if (kind === 'land') return plot
  if (kind === 'parking') return space
  if (kind === 'workplace') return work
  if (purpose === 'rentShort') return holiday
  return isNewBuild ? fresh : kind === 'house' ? house : flat
}

/** catalogue/texts/pt: titles, how a home begins, its rooms, its state. */
import type { Dice } from '../../dice.ts'
import type { Home } from '../../homes/home.ts'
import { has, nearest, oneOf, sometimes, type Topic, upperFirst } from '../voice.ts'
import {
  adj,
  baths,
  bedrooms,
  br,
  este,
  isBrazil,
  land,
  metres,
  noun,
  ofTown,
  onFloor,
  outdoorWord,
  placeTitle,
  sized,
  Um,
  um,
  viewWords,
  where,
} from './words.ts'

function extra(home: Home, dice: Dice): string | null {
  const outdoor = outdoorWord(home)
  return oneOf(
    dice,
    viewWords(home) && `com ${viewWords(home)}`,
    outdoor && `com ${outdoor}`,
    home.pool === 'private' && 'com piscina',
    has(home, 'fireplace') && 'com lareira',
    nearest(home, 'beach')?.by === 'foot' && 'perto da praia',
    has(home, 'garage', 'undergroundParking') && home.kind === 'flat' && br(home, 'com vaga', 'com garagem'),
    has(home, 'oliveGrove') && 'com olival',
    home.condition === 'toRenovate' && br(home, 'para reformar', 'para recuperar'),
    home.renovated !== null && adj(home, br(home, 'reformad', 'renovad')),
    home.character === 'modern' && adj(home, 'modern'),
  )
}

export function title(home: Home, dice: Dice): string {
  const what = dice.chance(0.75) ? sized(home) : noun(home)
  const also = dice.chance(0.82) ? extra(home, dice) : null
  const said = `${what}${also ? ` ${also}` : ''}`
  const floor = onFloor(home)
  return upperFirst(
    oneOf(
      dice,
      `${said} ${where(home)}`,
      `${said}, ${placeTitle(home, dice.chance(0.5))}`,
      home.kind === 'flat' && floor && !also && `${what} ${floor}, ${placeTitle(home, true)}`,
    ) ?? said,
  )
}

function building(home: Home): string {
  const { year, character, floors } = home
  if (!year) return 'de um prédio sossegado'
  if ((floors ?? 0) > 14) return `de uma torre de ${floors} andares`
  if (character === 'period') return `de um prédio antigo, de ${year}`
  return character === 'modern'
    ? `de um prédio de ${year}`
    : `de um prédio bem ${br(home, 'cuidado', 'tratado')} de ${year}`
}

export const flatOpening: Topic = (home, dice) => {
  const on = `${onFloor(home) ?? 'ao centro'} ${building(home)}`
  return oneOf(
    dice,
    `${Um(home)} ${sized(home)} ${on}, ${where(home)}.`,
    home.area !== null &&
      `${Um(home)} ${sized(home)} com cerca de ${metres(home.area)} ${where(home)}, ${on}.`,
    `${upperFirst(este(home))} ${noun(home)} fica ${on}, ${where(home)}, e tem mais luz do que a rua faz crer.`,
    viewWords(home) &&
      `${upperFirst(viewWords(home) ?? '')} das janelas: ${um(home)} ${sized(home)} ${on}, ${where(home)}.`,
    home.condition === 'toRenovate' &&
      `${Um(home)} ${sized(home)} ${on}, ${where(home)}, onde há anos não se mexe: é esse o encanto, e é esse o preço.`,
    home.renovated !== null &&
      `${Um(home)} ${sized(home)} ${on}, ${where(home)}, ${adj(home, br(home, 'reformad', 'renovad'))} em ${home.renovated} e bem ${adj(home, 'cuidad')} desde então.`,
    home.purpose === 'rent' &&
      `${br(home, 'Para alugar', 'Para arrendar')}: ${sized(home)} ${on}, ${where(home)}.`,
  )
}

export const houseOpening: Topic = (home, dice) => {
  const outdoor = outdoorWord(home)
  const plot = home.plot ? land(home.plot) : null
  return oneOf(
    dice,
    `${Um(home)} ${sized(home)} ${where(home)}${outdoor ? `, com ${outdoor}` : ''}.`,
    home.area !== null &&
      plot &&
      `${Um(home)} ${noun(home)} com cerca de ${metres(home.area)} em ${plot} de terreno, ${where(home)}.`,
    home.year &&
      home.year < 1940 &&
      home.condition !== 'toRebuild' &&
      `De cerca de ${Math.round(home.year / 10) * 10} e nunca ${adj(home, 'estragad')}: ${um(home)} ${sized(home)} ${where(home)}.`,
    home.condition === 'toRebuild' &&
      `Quatro paredes, ${br(home, 'um bom lugar', 'um bom sítio')} e muito para imaginar: ${um(home)} ${noun(home)} ${where(home)}.`,
    home.condition === 'toRenovate' &&
      `${Um(home)} ${sized(home)} ${where(home)} à espera de quem tenha um projeto e alguma paciência.`,
    home.renovated &&
      `${Um(home)} ${sized(home)} ${where(home)}, ${adj(home, br(home, 'reformad', 'renovad'))} de alto a baixo em ${home.renovated}.`,
    home.purpose === 'rent' && `${br(home, 'Para alugar', 'Para arrendar')}: ${sized(home)} ${where(home)}.`,
    plot &&
      (home.plot ?? 0) > 3000 &&
      `No fim de um caminho próprio, perto ${ofTown(home)}: ${um(home)} ${noun(home)} com ${plot} à volta.`,
  )
}

export const newOpening: Topic = (home, dice) =>
  oneOf(
    dice,
    `${Um(home)} ${sized(home)} num empreendimento novo ${where(home)}, ${home.completion === 'completed' ? 'com chave na mão' : `com entrega prevista para ${home.year}`}.`,
    home.completion === 'offPlan' &&
      `Em planta: ${sized(home)} ${where(home)}, com conclusão em ${home.year}.`,
    home.completion === 'underConstruction' &&
      `A estrutura está de pé: ${este(home)} ${noun(home)} ${where(home)} é entregue em ${home.year}.`,
    home.completion === 'completed' && `Por estrear: ${sized(home)} ${where(home)}, obra de ${home.year}.`,
  )

const layout: Topic = (home, dice) => {
  if (home.beds === 0)
    return oneOf(
      dice,
      'Um só espaço, bem pensado: há onde dormir, cozinhar e sentar.',
      'A cama fica numa alcova e, de dia, o espaço é sala.',
    )
  if (!home.beds || !home.baths) return null
  return oneOf(
    dice,
    `Tem ${bedrooms(home.beds)} e ${baths(home, home.baths)}.`,
    home.beds > 1 &&
      `Os quartos dão para o lado mais sossegado${home.baths > 1 ? `, com ${baths(home, home.baths)}` : ''}.`,
    home.beds > 2 && `Dos ${bedrooms(home.beds)}, um serve bem de escritório.`,
    home.kind === 'house' &&
      home.floors !== 1 &&
      home.beds > 1 &&
      `${br(home, 'No andar de cima', 'No piso de cima')} há ${bedrooms(home.beds)} e ${baths(home, home.baths)}.`,
    has(home, 'ensuite') &&
      home.beds > 1 &&
      (isBrazil(home)
        ? `São ${bedrooms(home.beds)}, um deles suíte.`
        : `São ${bedrooms(home.beds)}, um deles em suite.`),
  )
}
const kitchen: Topic = (home, dice) =>
  oneOf(
    dice,
    has(home, 'openPlanKitchen') &&
      'A cozinha abre para a sala, com espaço para uma mesa comprida entre as duas.',
    has(home, 'kitchenIsland') &&
      br(
        home,
        'A cozinha tem uma ilha, onde todo mundo acaba ficando.',
        'A cozinha tem uma ilha, onde toda a gente acaba por ficar.',
      ),
    has(home, 'fittedKitchen') && 'A cozinha está equipada e dá para comer nela.',
    has(home, 'fittedKitchen') && !has(home, 'openPlanKitchen') && 'A cozinha é independente e tem janela.',
    has(home, 'utilityRoom') &&
      br(home, 'Ao lado da cozinha há área de serviço.', 'Ao lado da cozinha há uma lavandaria.'),
  )
const living: Topic = (home, dice) =>
  oneOf(
    dice,
    has(home, 'fireplace') && 'Na sala há uma lareira que puxa bem.',
    has(home, 'highCeilings') && 'Os tetos são altos e as janelas grandes.',
    has(home, 'periodFeatures') &&
      br(
        home,
        'Conserva molduras, portas e assoalhos originais.',
        'Conserva estuques, portas e soalhos originais.',
      ),
    has(home, 'parquet') && 'O chão é de madeira de carvalho.',
    has(home, 'tiledFloor') &&
      br(home, 'O piso de cerâmica é fresco no verão.', 'O chão de mosaico mantém-se fresco no verão.'),
    viewWords(home) && `A sala tem ${viewWords(home)}.`,
    (home.area ?? 0) > 90 && 'Na sala cabe uma mesa para oito.',
    home.index % 3 === 0 &&
      br(home, 'No fim da tarde o sol entra até o fundo.', 'Ao fim da tarde o sol entra até ao fundo.'),
  )
const state: Topic = (home, dice) =>
  oneOf(
    dice,
    home.renovated &&
      `Instalação elétrica, janelas e ${br(home, 'banheiro', 'casa de banho')} são de ${home.renovated}.`,
    home.renovated && `Foi ${adj(home, br(home, 'reformad', 'renovad'))} em ${home.renovated}: é só entrar.`,
    home.condition === 'good' && 'Tudo funciona e nada é urgente.',
    home.condition === 'excellent' &&
      br(home, 'Está bem cuidado em cada detalhe.', 'Tudo foi cuidado, divisão a divisão, e vê-se.'),
    home.condition === 'toRenovate' && 'Cozinha e banhos pedem obras; a estrutura está sã.',
    home.condition === 'toRebuild' && 'Há água e luz no limite do terreno; o telhado já não existe.',
    home.condition === 'new' && 'O isolamento e os vidros cumprem a última norma.',
  )
const comfort: Topic = (home, dice) =>
  oneOf(
    dice,
    home.heating === 'airConditioning' &&
      br(home, 'Há ar condicionado em todos os cômodos.', 'Há ar condicionado em todas as divisões.'),
    home.heating === 'heatPump' && 'Uma bomba de calor trata do clima o ano inteiro.',
    home.heating === 'centralHeating' && 'Tem aquecimento central.',
    home.heating === 'gasHeating' && 'O aquecimento é a gás.',
    has(home, 'solarPanels') && 'Os painéis solares cobrem boa parte do consumo.',
    has(home, 'builtInWardrobes') && br(home, 'Os armários são embutidos.', 'Os roupeiros são embutidos.'),
    has(home, 'storageRoom') && br(home, 'Inclui depósito.', 'Inclui arrecadação.'),
    has(home, 'doubleGlazing') && 'Os vidros duplos deixam a rua lá fora.',
    has(home, 'fibre') && 'A fibra está instalada.',
  )
const stairs: Topic = (home, dice) =>
  home.kind === 'flat' &&
  (home.floor ?? 0) > 1 &&
  oneOf(
    dice,
    home.lift && br(home, 'O prédio tem elevador.', 'Há elevador.'),
    home.lift &&
      (home.floor ?? 0) > 4 &&
      br(home, 'O elevador vai até o último andar.', 'O elevador vai até lá acima.'),
    !home.lift && (home.floor ?? 0) > 2 && 'Não há elevador, mas a escada é larga e fácil.',
    has(home, 'concierge') && br(home, 'A portaria funciona dia e noite.', 'O prédio tem porteiro.'),
  )
const furniture: Topic = (home) =>
  home.purpose === 'rent' &&
  (home.furnished === 'furnished'
    ? br(home, 'O aluguel inclui a mobília.', 'Arrenda-se com mobília.')
    : home.furnished === 'unfurnished'
      ? br(home, 'O imóvel é entregue sem móveis.', 'Arrenda-se sem mobília.')
      : home.furnished === 'part'
        ? 'A cozinha está equipada; o resto traz quem chega.'
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
  /vista/i,
  /renovad|reformad|são de \d/,
  /elevador/,
  /casas? de banho|banheiro|suíte|em suite/,
  /mobília|móveis/,
  /terreno|à volta/,
  /ar condicionado/,
  /planta/,
  /arrenda|alug/i,
]

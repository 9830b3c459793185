/** catalogue/texts/pt: what is outside a home, around it, and what to do next. */
import { has, isCentral, nearest, oneOf, sometimes, type Topic } from '../voice.ts'
import { br, land, metres, minutes, ofTown, town } from './words.ts'

const open: Topic = (home, dice) => {
  const size = home.outside ? metres(home.outside) : null
  if (home.outdoor === 'balcony')
    return oneOf(
      dice,
      'Na varanda cabem um café e duas cadeiras.',
      size && `${br(home, 'A sala abre para uma varanda', 'Da sala sai-se para uma varanda')} de ${size}.`,
      'A varanda tem sol de manhã.',
    )
  if (home.outdoor === 'terrace')
    return oneOf(
      dice,
      size && `O terraço, com cerca de ${size}, é mais uma sala da primavera ao outono.`,
      'O terraço tem toldo e lugar para almoçar ao ar livre.',
    )
  if (home.outdoor === 'roofTerrace')
    return oneOf(
      dice,
      size && `Uma escada sobe ao terraço, de cerca de ${size}.`,
      'O terraço é só desta casa.',
    )
  if (home.outdoor === 'patio') return 'Um pátio leva luz e ar ao meio da casa.'
  if (home.outdoor !== 'garden') return null
  return oneOf(
    dice,
    home.kind === 'house' &&
      home.plot &&
      home.plot < 3000 &&
      `O terreno tem ${land(home.plot)}, quase tudo jardim.`,
    'O jardim é abrigado e ninguém o vê de fora.',
    'O jardim está virado a poente e dá pouco trabalho.',
    has(home, 'oliveGrove') && 'As oliveiras dão azeite para a família.',
    has(home, 'barbecue') && br(home, 'No jardim há churrasqueira.', 'No jardim há um grelhador de pedra.'),
  )
}
const pool: Topic = (home, dice) =>
  home.pool === 'private'
    ? oneOf(
        dice,
        br(home, 'A piscina tem sol até o fim da tarde.', 'A piscina tem sol até ao fim da tarde.'),
        br(home, 'Há piscina, cercada e fácil de manter.', 'Há piscina, vedada e fácil de manter.'),
      )
    : home.pool === 'communal'
      ? 'O condomínio tem piscina.'
      : null
const cars: Topic = (home, dice) =>
  oneOf(
    dice,
    home.parking === 'garage' && 'Tem garagem.',
    home.parking === 'doubleGarage' && 'Na garagem cabem dois carros.',
    home.parking === 'undergroundParking' &&
      br(home, 'Inclui vaga na garagem do prédio.', 'Inclui lugar na garagem do prédio.'),
    home.parking === 'parking' && br(home, 'Inclui vaga para um carro.', 'Inclui lugar para um carro.'),
    has(home, 'evCharger') && 'Já tem carregador para carro elétrico.',
    has(home, 'outbuildings') && 'Os anexos podem ser oficina, ateliê ou quartos de hóspedes.',
    has(home, 'annexe') && 'Um anexo independente serve para hóspedes.',
    has(home, 'well') && 'A água vem de um poço próprio.',
    has(home, 'gatedCommunity') && 'O condomínio é fechado, com segurança dia e noite.',
  )
export const outside: readonly Topic[] = [open, pool, sometimes(0.8, cars)]

const transport: Topic = (home, dice) => {
  const metro = nearest(home, 'metro')
  const station = nearest(home, 'station')
  const bus = nearest(home, 'bus')
  const name = br(home, 'metrô', 'metro')
  return oneOf(
    dice,
    metro && `O ${name} fica ${minutes(metro)}.`,
    metro && `Com o ${name} ${minutes(metro)}, toda a cidade fica perto.`,
    station && `A estação de ${br(home, 'trem', 'comboios')} fica ${minutes(station)}.`,
    bus && `A ${br(home, 'parada de ônibus', 'paragem de autocarro')} fica ${minutes(bus)}.`,
  )
}
const shore: Topic = (home, dice) => {
  const beach = nearest(home, 'beach')
  return oneOf(
    dice,
    beach && `A praia fica ${minutes(beach)}.`,
    beach &&
      beach.by === 'foot' &&
      beach.minutes < 6 &&
      br(home, 'À noite dá para ouvir o mar.', 'À noite ouve-se o mar.'),
  )
}
const daily: Topic = (home, dice) => {
  const shops = nearest(home, 'shops')
  const school = nearest(home, 'school')
  const park = nearest(home, 'park')
  return oneOf(
    dice,
    shops && `Padaria, frutaria e farmácia ficam ${minutes(shops)}.`,
    shops && shops.by === 'foot' && br(home, 'Dá para fazer as compras a pé.', 'As compras fazem-se a pé.'),
    school && `Há uma escola ${minutes(school)}.`,
    park && `O parque fica ${minutes(park)}.`,
  )
}
const life: Topic = (home, dice) => {
  const { city, spot } = home
  const centre = nearest(home, 'centre')
  return oneOf(
    dice,
    spot.district &&
      br(
        home,
        'É daqueles bairros em que os vizinhos ainda se cumprimentam.',
        'É daqueles bairros onde ainda se dão os bons-dias na escada.',
      ),
    spot.district &&
      br(
        home,
        'A gente vem para o bairro pelos cafés e fica pelos vizinhos.',
        'Vem-se para o bairro pelos cafés e fica-se pelos vizinhos.',
      ),
    spot.district &&
      br(
        home,
        'Sábado de manhã, na feira, o bairro está no seu melhor.',
        'O bairro é melhor ao sábado de manhã, quando toda a gente sai com o cesto.',
      ),
    centre && `O centro ${ofTown(home)} fica ${minutes(centre)}.`,
    isCentral(home) &&
      city.population > 30_000 &&
      `Fica no centro ${ofTown(home)}, ${br(home, 'e dá para ir a pé a toda parte', 'e vai-se a pé a todo o lado')}.`,
    city.setting === 'old' && isCentral(home) && 'O centro histórico começa na esquina.',
    city.setting === 'resort' &&
      `No verão ${town(home)} ${br(home, 'fica cheia; no resto do ano é de quem mora aqui', 'enche-se; no resto do ano é de quem cá vive')}.`,
    city.setting === 'town' &&
      br(home, 'A rua é tranquila, com vaga na porta.', 'A rua é sossegada e estaciona-se sem problema.'),
    city.setting === 'town' &&
      city.population < 60_000 &&
      br(home, 'A cidade é pequena e tem de tudo.', 'A terra atravessa-se a pé e tem de tudo.'),
    city.setting === 'wine' && home.kind === 'house' && 'As vinhas começam onde o caminho acaba.',
  )
}
export const around: readonly Topic[] = [transport, shore, sometimes(0.8, daily), sometimes(0.85, life)]
export const reached: readonly Topic[] = [
  transport,
  (home) => {
    const centre = nearest(home, 'centre')
    return centre && `O centro ${ofTown(home)} fica ${minutes(centre)}.`
  },
]

const terms: Topic = (home, dice) =>
  home.purpose === 'sale'
    ? oneOf(
        dice,
        has(home, 'tenanted') &&
          br(
            home,
            'Está alugado; o inquilino gostaria de ficar.',
            'Vende-se com inquilino, que gostaria de ficar.',
          ),
        has(home, 'vacant') &&
          br(home, 'Está vago, com entrega na escritura.', 'Está livre e entrega-se na escritura.'),
        has(home, 'investment') &&
          br(
            home,
            'Aluga-se com facilidade; temos os números do bairro.',
            'Arrenda-se com facilidade; temos os números da zona.',
          ),
        has(home, 'keyReady') && br(home, 'As chaves estão na imobiliária.', 'As chaves estão connosco.'),
        home.isNewBuild &&
          home.completion !== 'completed' &&
          br(
            home,
            'Ainda dá para escolher pisos e cozinha.',
            'Ainda se podem escolher pavimentos e cozinha.',
          ),
        home.isNewBuild &&
          br(home, 'Enviamos plantas e memorial descritivo.', 'Enviamos plantas e mapa de acabamentos.'),
      )
    : oneOf(
        dice,
        home.pets === 'yes' && 'Animais são bem-vindos.',
        home.pets === 'no' && br(home, 'Não aceita animais.', 'Não se aceitam animais.'),
        home.pets === 'ask' && br(home, 'Sobre animais, fale conosco.', 'Sobre animais, fale connosco.'),
        has(home, 'billsIncluded') && 'As despesas estão incluídas.',
        has(home, 'studentsWelcome') && 'Também para estudantes.',
      )
const invitation: Topic = (home, dice) =>
  oneOf(
    dice,
    'Venha ver à hora em que mais vai aproveitar.',
    br(home, 'Visitas com hora marcada, também à noite.', 'Visitas por marcação, também ao fim do dia.'),
    'Enviamos a planta antes da visita, com gosto.',
    br(home, 'Pergunte pelas despesas: temos tudo à mão.', 'Pergunte-nos pelas despesas: temo-las à mão.'),
    home.purpose === 'sale' &&
      !home.isNewBuild &&
      br(home, 'Os donos estão de mudança a trabalho.', 'Os donos mudam-se por trabalho.'),
    home.purpose === 'rent' && 'Contrato de um ano, renovável.',
  )
export const closing: readonly Topic[] = [sometimes(0.8, terms), sometimes(0.6, invitation)]

/**
 * tests: more of what people write about homes in Portuguese,
 * written down with its reading before it was read.
 */

export const laterPortuguese: readonly [sentence: string, asks: string][] = [
  ['T1 mobilado na Graça até 1100 euros', 'furnished=1 maxPrice=1100 minBeds=1 place=Graça purpose=rent'],
  ['moradia isolada V4 Mafra com terreno 1000m2', 'minBeds=4 minPlot=1000 place=Mafra types=detached'],
  [
    'kitnet para alugar em Copacabana por 1.800 reais',
    'currency=BRL maxPrice=1800 place=Copacabana purpose=rent types=studio',
  ],
  [
    'quarto em Coimbra perto da universidade, despesas incluídas, 280€',
    'billsIncluded=1 maxPrice=280 place=Coimbra purpose=rent types=room',
  ],
  [
    'sitio em Atibaia com piscina e lago ate 800 mil',
    'features=pool maxPrice=800000 place=Atibaia types=farm',
  ],
  [
    'T2+1 em Odivelas, elevador, nada de rés do chão',
    'features=lift minBeds=2 not=rés do chão place=Odivelas',
  ],
  ['armazem ou loja em Matosinhos com 300 metros', 'minArea=300 place=Matosinhos types=warehouse,shop'],
  [
    'apartamento novo em Vila Nova de Gaia com vista rio entre 250 e 320 mil',
    'maxPrice=320000 minPrice=250000 new=1 place=Vila Nova de Gaia types=flat*',
  ],
  ['monte alentejano perto de Beja com 20 ha', 'minPlot=200000 near=Beja/10km types=farmhouse'],
  ['cobertura duplex Moema 4 suítes', 'minBeds=4 place=Moema types=penthouse,duplex'],
  [
    'T3 Benfica com garagem e elevador até 380 mil',
    'features=garage,lift maxPrice=380000 minBeds=3 place=Benfica',
  ],
  [
    'arrendo moradia em Oeiras com jardim 4 quartos 2500 euros',
    'features=garden maxPrice=2500 minBeds=4 place=Oeiras purpose=rent types=house*',
  ],
  [
    'apartamento na Vila Mariana 2 dorms 1 vaga 600 mil reais',
    'currency=BRL features=parking maxPrice=600000 minBeds=2 place=Vila Mariana types=flat*',
  ],
  ['quinta com casa para recuperar em Viseu 3 hectares', 'minPlot=30000 place=Viseu types=farm'],
  [
    'T2 em Gaia perto do metro, varanda, ate 900 mês',
    'features=nearTransport,balcony maxPrice=900 minBeds=2 place=Vila Nova de Gaia purpose=rent',
  ],
  ['loja 80m2 para arrendar Braga centro', 'minArea=80 place=Braga purpose=lease types=shop'],
  [
    'casa em condominio fechado Barra da Tijuca 5 suites piscina',
    'features=gatedCommunity,pool minBeds=5 place=Barra da Tijuca types=house*',
  ],
  ['moradia térrea Leiria com 3 quartos e furo', 'minBeds=3 place=Leiria types=bungalow'],
  ['estudio mobilado Saldanha 850', 'furnished=1 maxPrice=850 place=Saldanha purpose=rent types=studio'],
  [
    'terreno para construcao Ericeira 500 a 800 metros',
    'maxPlot=800 minPlot=500 place=Ericeira types=plotResidential',
  ],
  [
    'procuro quarto no Porto para estudante, sem fumadores, max 400',
    'maxPrice=400 not=fumadores place=Porto purpose=rent types=room',
  ],
  ['casa na Comporta com piscina para agosto', 'features=pool place=Comporta purpose=rentShort types=house*'],
  [
    'T1 ou T2 em Aveiro, novo, cozinha equipada',
    'features=fittedKitchen maxBeds=2 minBeds=1 new=1 place=Aveiro',
  ],
  [
    'apartamento T2 Areeiro Lisboa para arrendar até 1400',
    'maxPrice=1400 minBeds=2 place=Areeiro purpose=rent types=flat*',
  ],
  [
    'moradia V3 em Palmela com piscina e anexo máximo 450.000 euros',
    'features=pool,annexe maxPrice=450000 minBeds=3 place=Palmela types=house*',
  ],
  [
    'casa 3 quartos com quintal em Campinas até 700 mil',
    'features=garden maxPrice=700000 minBeds=3 place=Campinas types=house*',
  ],
  [
    'aluguel kitnet Centro Curitiba mobiliada 1200',
    'furnished=1 maxPrice=1200 place=Curitiba purpose=rent types=studio',
  ],
  [
    'T3 duplex Matosinhos com terraço e vista mar',
    'features=terrace,seaView minBeds=3 place=Matosinhos types=duplex',
  ],
  [
    'terreno de 5000 m2 em Óbidos com viabilidade de construção',
    'minPlot=5000 place=Óbidos types=plotResidential',
  ],
  [
    'apartamento perto da praia na Figueira da Foz, 2 quartos, até 180 mil euros',
    'maxPrice=180000 minBeds=2 place=Figueira da Foz sea=2000 types=flat*',
  ],
  ['prédio para reabilitar no Porto Bonfim', 'place=Bonfim types=apartmentBlock'],
  ['fazenda em Goiás com mais de 200 hectares', 'minPlot=2000000 place=Goiás types=farm'],
  [
    'moradia geminada Maia 3 quartos garagem 2 carros, entre 280 e 350 mil',
    'features=garage maxPrice=350000 minBeds=3 minPrice=280000 place=Maia types=semiDetached',
  ],
  [
    'T0 ou T1 mobilado em Braga, aceita gato, 600€',
    'furnished=1 maxBeds=1 maxPrice=600 minBeds=0 pets=1 place=Braga purpose=rent',
  ],
  [
    'apartamento térreo com jardim em Cascais não muito caro',
    'features=garden place=Cascais sort=price types=groundFloorFlat',
  ],
  [
    'casa de férias em Vila Nova de Milfontes com piscina, 2 semanas em julho',
    'features=pool place=Vila Nova de Milfontes purpose=rentShort',
  ],
  [
    'T2 em Telheiras com arrecadação e lugar de garagem até 420.000€',
    'features=storageRoom,parking maxPrice=420000 minBeds=2 place=Telheiras',
  ],
  [
    'casa de campo perto de Tomar com terreno, máximo 120 mil',
    'maxPrice=120000 near=Tomar/10km types=countryHouse',
  ],
  [
    'apartamento 1 quarto Leblon mobiliado aluguel até 6 mil',
    'furnished=1 maxPrice=6000 minBeds=1 place=Leblon purpose=rent types=flat*',
  ],
  [
    'escritório para arrendar Avenidas Novas 150 m2',
    'minArea=150 place=Avenidas Novas purpose=lease types=office',
  ],
  [
    'sobrado em condomínio Santo André 3 dormitórios 2 vagas',
    'features=gatedCommunity,parking minBeds=3 place=Santo André types=house*',
  ],
  [
    'T1 com varanda em Faro, não rés do chão, 750 euros',
    'features=balcony maxPrice=750 minBeds=1 not=rés do chão place=Faro purpose=rent',
  ],
  [
    'lote de terreno em Peniche com 400 m², vista mar',
    'features=seaView minPlot=400 place=Peniche types=land*',
  ],
  [
    'apartamento T3 Ponta Delgada perto do mar entre 200 e 260 mil euros',
    'maxPrice=260000 minBeds=3 minPrice=200000 place=Ponta Delgada sea=2000 types=flat*',
  ],
  ['loja com 60 m2 no Chiado para trespasse', 'minArea=60 place=Chiado types=shop'],
  [
    'casa em Gramado para o inverno, 8 pessoas, lareira',
    'features=fireplace minBeds=4 place=Gramado purpose=rentShort types=house*',
  ],
  [
    'quero arrendar T3 em Setúbal que aceite cão, renda até 1000',
    'maxPrice=1000 minBeds=3 pets=1 place=Setúbal purpose=rent',
  ],
  ['galpão para alugar Guarulhos 1000 m²', 'minArea=1000 place=Guarulhos purpose=lease types=warehouse'],
  ['ruína com vista rio em Amarante barata', 'place=Amarante sort=price types=ruin'],
  [
    'T2 em Alvalade com varanda e sem obras, até 450 mil euros',
    'features=balcony maxPrice=450000 minBeds=2 not=obras place=Alvalade',
  ],
  [
    'casa para alugar em Fortaleza perto da praia, 3 quartos, até 3500 reais',
    'currency=BRL maxPrice=3500 minBeds=3 place=Fortaleza purpose=rent sea=2000 types=house*',
  ],
  [
    'moradia V4 com jardim e piscina em Vila do Conde ou Póvoa de Varzim',
    'area=Vila do Conde, Póvoa de Varzim features=garden,pool minBeds=4 types=house*',
  ],
  [
    'apartamento T1 novo no Funchal com vista mar, 280.000',
    'features=seaView maxPrice=280000 minBeds=1 new=1 place=Funchal types=flat*',
  ],
  [
    'quarto em Lisboa Arroios, despesas incluídas, até 500',
    'billsIncluded=1 maxPrice=500 place=Arroios purpose=rent types=room',
  ],
  [
    'quinta perto de Castelo Branco com água e 10 hectares, 200 mil',
    'maxPrice=200000 minPlot=100000 near=Castelo Branco/10km types=farm',
  ],
  [
    'cobertura em Ipanema com piscina, 3 suítes, até 5 milhões',
    'features=pool maxPrice=5000000 minBeds=3 place=Ipanema types=penthouse',
  ],
  ['loja no centro de Évora para arrendar, 50 m2', 'minArea=50 place=Évora purpose=lease types=shop'],
  [
    'apartamento 2 quartos com 2 banheiros em Goiânia, elevador e vaga',
    'features=lift,parking minBaths=2 minBeds=2 place=Goiânia types=flat*',
  ],
  ['T3 rés do chão com logradouro em Almada', 'features=patio minBeds=3 place=Almada types=groundFloorFlat'],
]

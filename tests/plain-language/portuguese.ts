/** tests: what people write about homes in Portuguese, and what it asks for. */

export const portugueseExamples: readonly [sentence: string, asks: string][] = [
  ['T3 em Lisboa até 400 mil euros com varanda', 'features=balcony maxPrice=400000 minBeds=3 place=Lisbon'],
  [
    'moradia com piscina perto de Faro entre 300 mil e 500 mil',
    'features=pool maxPrice=500000 minPrice=300000 near=Faro/10km types=villa',
  ],
  [
    'apartamento T2 para arrendar no Porto até 1200 euros por mês',
    'maxPrice=1200 minBeds=2 place=Porto purpose=rent types=flat*',
  ],
  [
    'casa com jardim em Braga, 3 quartos, sem piscina',
    'features=garden minBeds=3 not=piscina place=Braga types=house*',
  ],
  ['quinta no Alentejo com mais de 5 hectares', 'minPlot=50000 types=farm'],
  ['terreno para construção em Sintra até 150.000 €', 'maxPrice=150000 place=Sintra types=plotResidential'],
  [
    'apartamento mobilado em Coimbra 600€ por mês',
    'furnished=1 maxPrice=600 place=Coimbra purpose=rent types=flat*',
  ],
  ['apartamento com vista mar e elevador em Cascais', 'features=seaView,lift place=Cascais types=flat*'],
  ['moradia T4 nova em Aveiro com garagem', 'features=garage minBeds=4 new=1 place=Aveiro types=villa'],
  [
    'casa no Rio de Janeiro com 2 quartos por até 500 mil reais',
    'currency=BRL maxPrice=500000 minBeds=2 place=Rio de Janeiro types=house*',
  ],
  [
    'cobertura em São Paulo de 2 milhões de reais',
    'currency=BRL maxPrice=2000000 place=São Paulo types=penthouse',
  ],
  ['apartamento de 90 m2 em Setúbal', 'minArea=90 place=Setúbal types=flat*'],
  ['loja para arrendar em Évora', 'place=Évora purpose=lease types=shop'],
  ['ruína para recuperar na Guarda menos de 40 mil', 'maxPrice=40000 place=Guarda types=ruin'],
  ['casa de férias no Algarve perto da praia', 'place=Faro purpose=rentShort'],
  ['apartamento perto do metro em Lisboa', 'features=nearTransport place=Lisbon types=flat*'],
  ['armazém à venda em Leiria', 'place=Leiria types=warehouse'],
  ['moradia em condomínio fechado em Cascais', 'features=gatedCommunity place=Cascais types=villa'],
  ['casa a 20 km de Lisboa com lareira', 'features=fireplace near=Lisbon/20km types=house*'],
  ['o apartamento mais barato no Porto', 'place=Porto sort=price types=flat*'],
  ['estúdio em Lisboa que aceita animais', 'pets=1 place=Lisbon types=studio'],
  ['dois quartos no mínimo em Matosinhos', 'minBeds=2 place=Matosinhos'],
  [
    'moradia geminada em Vila Nova de Gaia até 350k',
    'maxPrice=350000 place=Vila Nova de Gaia types=semiDetached',
  ],
  [
    'casa com painéis solares e ar condicionado em Tavira',
    'features=solarPanels,airConditioning place=Tavira types=house*',
  ],
  ['apartamento sem elevador em Almada', 'not=elevador place=Almada types=flat*'],
  [
    'casa entre Lisboa e Setúbal com quintal',
    'box=-9.1833,38.4744,-8.8382,38.7667 features=garden types=house*',
  ],
  ['herdade com cavalos em Évora', 'features=stables place=Évora types=farm'],
  ['escritório em Lisboa com 100 m²', 'minArea=100 place=Lisbon types=office'],
  ['apartamento em Lisbao com varanda', 'features=balcony place=Lisbon types=flat*'],
  ['palacete no Porto acima de 1 milhão', 'minPrice=1000000 place=Porto types=mansion'],
  [
    'apartamento t1 lisboa para arrendar ate 900€',
    'maxPrice=900 minBeds=1 place=Lisbon purpose=rent types=flat*',
  ],
  [
    'apartamento 2 quartos copacabana 800 mil reais',
    'currency=BRL maxPrice=800000 minBeds=2 place=Copacabana types=flat*',
  ],
  ['quinta com terreno perto de Évora', 'near=Évora/10km types=farm'],
  ['moradia V4 Cascais com garagem', 'features=garage minBeds=4 place=Cascais types=villa'],
  ['casa barata em Coimbra', 'place=Coimbra sort=price types=house*'],
  ['armazém em Leiria 400 m2', 'minArea=400 place=Leiria types=warehouse'],
  [
    'apartamento entre 200 e 300 mil euros em Braga',
    'maxPrice=300000 minPrice=200000 place=Braga types=flat*',
  ],
  ['casa para 6 pessoas no Algarve em agosto', 'minBeds=3 place=Faro purpose=rentShort types=house*'],
  ['apartamento sem elevador Porto', 'not=elevador place=Porto types=flat*'],
  ['moradia a 20 minutos de Aveiro', 'near=Aveiro/16km types=villa'],
  ['sala comercial para alugar em Curitiba', 'place=Curitiba purpose=lease types=office'],
  [
    'apartamento 3 quartos 2 vagas Belo Horizonte',
    'features=garage minBeds=3 place=Belo Horizonte types=flat*',
  ],
  ['terreno em Sintra mais de 500 m2', 'minPlot=500 place=Sintra types=land*'],
  ['loja para arrendar Setúbal', 'place=Setúbal purpose=lease types=shop'],
  ['moradia com classe energética A em Oeiras', 'energy=A place=Oeiras types=villa'],
  ['cobertura em Florianópolis com vista para o mar', 'features=seaView place=Florianópolis types=penthouse'],
]

/** tests: the latest of what people write about homes in Portuguese, quarters and namesakes most of all. */

export const latestPortuguese: readonly [sentence: string, asks: string][] = [
  [
    'procuro T2 para arrendar em Arroios até 1100 euros com varanda',
    'features=balcony maxPrice=1100 minBeds=2 place=Arroios purpose=rent',
  ],
  [
    'apto 3 dorms 2 vagas no Tatuapé até 800 mil',
    'features=parking maxPrice=800000 minBeds=3 place=Tatuapé types=flat*',
  ],
  [
    'moradia geminada em Gondomar com garagem, T4, entre 300 e 400 mil',
    'features=garage maxPrice=400000 minBeds=4 minPrice=300000 place=Gondomar types=semiDetached',
  ],
  [
    'quitinete para alugar na Bela Vista São Paulo mobiliada R$ 1.800',
    'currency=BRL furnished=1 maxPrice=1800 place=Bela Vista purpose=rent types=studio',
  ],
  ['terreno urbano 500m2 em Leiria perto do centro', 'minPlot=500 place=Leiria types=plotResidential'],
  [
    'casa de praia em Florianópolis Jurerê 4 quartos piscina',
    'features=pool minBeds=4 place=Jurerê sea=2000 types=house*',
  ],
  [
    'loja para arrendar na Baixa do Porto 60 metros quadrados',
    'minArea=60 place=Baixa do Porto purpose=lease types=shop',
  ],
  [
    'quarto para estudante em Coimbra perto da universidade 300€ despesas incluídas',
    'billsIncluded=1 maxPrice=300 place=Coimbra purpose=rent types=room',
  ],
  [
    'T1 em Benfica com elevador e sem obras, até 230k',
    'features=lift maxPrice=230000 minBeds=1 not=obras place=Benfica',
  ],
  [
    'cobertura em Boa Viagem Recife vista mar 3 quartos',
    'features=seaView minBeds=3 place=Boa Viagem types=penthouse',
  ],
  ['armazém para venda na Maia mil metros quadrados', 'minArea=1000 place=Maia types=warehouse'],
  [
    'apartamento novo em Matosinhos Sul a 10 minutos a pé da praia, T3, quatrocentos mil euros',
    'maxPrice=400000 minBeds=3 new=1 place=Matosinhos Sul sea=1000 types=flat*',
  ],
  [
    'alugo casa em Niterói Icaraí 3 quartos aceita pets',
    'minBeds=3 pets=1 place=Icaraí purpose=rent types=house*',
  ],
  ['T0 Cedofeita máximo 700 por mês', 'maxBeds=0 maxPrice=700 minBeds=0 place=Cedofeita purpose=rent'],
  [
    'apartamento T3 em Telheiras com dois lugares de garagem, até 550.000€',
    'features=garage maxPrice=550000 minBeds=3 place=Telheiras types=flat*',
  ],
  [
    'casa térrea com 3 quartos e quintal em Viseu por menos de duzentos mil',
    'features=garden maxPrice=200000 minBeds=3 place=Viseu types=bungalow',
  ],
  [
    'aluguel kitnet Botafogo até 2500 reais',
    'currency=BRL maxPrice=2500 place=Botafogo purpose=rent types=studio',
  ],
  [
    'sobrado 4 quartos 3 banheiros na Mooca entre 900 mil e 1,2 milhão',
    'maxPrice=1200000 minBaths=3 minBeds=4 minPrice=900000 place=Mooca types=house*',
  ],
  ['fábrica em Felgueiras com 3000 m2', 'minArea=3000 place=Felgueiras types=factory'],
  [
    'preciso de um T1 mobilado perto do metro em Lisboa, máximo 1000 euros por mês com água e luz',
    'features=nearTransport furnished=1 maxPrice=1000 minBeds=1 place=Lisbon purpose=rent',
  ],
  ['herdade com 50 hectares no Baixo Alentejo', 'minPlot=500000 place=Beja types=farm'],
  [
    'lote para construção em Vila Nova de Famalicão 600 metros',
    'minPlot=600 place=Vila Nova de Famalicão types=plotResidential',
  ],
  [
    'T2 ou T3 na Ericeira com vista mar e sem ser rés-do-chão',
    'features=seaView maxBeds=3 minBeds=2 not=rés-do-chão place=Ericeira',
  ],
  [
    'moradia isolada V4 Cascais Birre piscina jardim até um milhão e meio',
    'features=pool,garden maxPrice=1500000 minBeds=4 place=Birre types=detached',
  ],
  [
    'sala comercial 40m² para alugar em Moema com ar condicionado',
    'features=airConditioning minArea=40 place=Moema purpose=lease types=office',
  ],
  [
    'quarto em Paranhos Porto para estudante erasmus 350 despesas incluidas',
    'billsIncluded=1 maxPrice=350 place=Paranhos purpose=rent types=room',
  ],
  [
    'apartamento de luxo no Lumiar com piscina e ginásio, 4 assoalhadas',
    'features=pool,gym minBeds=3 place=Lumiar types=flat*',
  ],
  [
    'Procuro moradia T3 com quintal em Odivelas, máximo duzentos e oitenta mil euros',
    'features=garden maxPrice=280000 minBeds=3 place=Odivelas types=house*',
  ],
  [
    'apartamento na Asa Norte com 3 quartos e 2 vagas até 1,3 mi',
    'features=parking maxPrice=1300000 minBeds=3 place=Asa Norte types=flat*',
  ],
  [
    'casa para alugar em Campinas Barão Geraldo perto da Unicamp, 2 quartos',
    'minBeds=2 place=Barão Geraldo purpose=rent types=house*',
  ],
  ['T1 em Braga Gualtar mobilado até 600€', 'furnished=1 maxPrice=600 minBeds=1 place=Gualtar purpose=rent'],
  [
    'flat mobiliado na Vila Olímpia com serviços 3500 por mês',
    'furnished=1 maxPrice=3500 place=Vila Olímpia purpose=rent types=flat*',
  ],
  [
    'terreno rústico com água em Castelo Branco, 2 hectares, barato',
    'minPlot=20000 place=Castelo Branco sort=price types=plotAgricultural',
  ],
  ['prédio para reabilitar na Ribeira Porto', 'place=Ribeira types=apartmentBlock'],
  [
    'moradias em banda novas em Seixal com 4 quartos e garagem',
    'features=garage minBeds=4 new=1 place=Seixal types=terraced',
  ],
  [
    'armazém 800 m² para arrendar no Prior Velho',
    'minArea=800 place=Prior Velho purpose=lease types=warehouse',
  ],
  [
    'apartamento a 200 metros da praia em Armação de Pêra, T2, ar condicionado',
    'features=airConditioning minBeds=2 place=Armação de Pêra sea=1000 types=flat*',
  ],
  [
    'loja com montra na Avenida da República Lisboa 100m2 aluguer',
    'minArea=100 place=Lisbon purpose=lease types=shop',
  ],
  ['sítio com casa e lago em Atibaia 5 mil m²', 'minPlot=5000 place=Atibaia types=farm'],
  [
    'T3 Almada Cova da Piedade com elevador e arrecadação, entre 180 e 220 mil',
    'features=lift,storageRoom maxPrice=220000 minBeds=3 minPrice=180000 place=Piedade',
  ],
  [
    'quarto duplo em Arroios para casal, aceita cão, 600 euros',
    'maxPrice=600 pets=1 place=Arroios purpose=rent types=room',
  ],
  [
    'T2 no Bonfim Porto com varanda até duzentos e vinte mil',
    'features=balcony maxPrice=220000 minBeds=2 place=Bonfim',
  ],
  [
    'casa no Porto Alegre bairro Tristeza 3 dormitórios com piscina',
    'features=pool minBeds=3 place=Tristeza types=house*',
  ],
  [
    'studio em Pinheiros próximo ao metrô até R$ 2.300 condomínio incluso',
    'billsIncluded=1 currency=BRL features=nearTransport maxPrice=2300 place=Pinheiros purpose=rent types=studio',
  ],
  [
    'moradia com anexo e terreno de 1000 metros em Leiria',
    'features=annexe minPlot=1000 place=Leiria types=house*',
  ],
  [
    'apartamento T3 em Vila Nova de Gaia Canidelo com vista rio e garagem fechada 320 mil',
    'features=garage maxPrice=320000 minBeds=3 place=Canidelo types=flat*',
  ],
  [
    'escritório 120m2 no Parque das Nações para arrendar até 2000€',
    'maxPrice=2000 minArea=120 place=Parque das Nações purpose=lease types=office',
  ],
  ['restaurante à venda em Albufeira com esplanada', 'place=Albufeira types=restaurantBar'],
  [
    'quinta em Sintra com casa senhorial, cinco quartos, um hectare',
    'minBeds=5 minPlot=10000 place=Sintra types=farm',
  ],
  [
    'aluga-se kitnet mobiliada perto da UFSC Trindade Florianópolis',
    'furnished=1 place=Trindade purpose=rent types=studio',
  ],
  [
    'loft em Marvila, pé direito alto, acima de 100 m2',
    'features=highCeilings minArea=100 place=Marvila types=loft',
  ],
  [
    'T4 duplex em Braga Lamaçães com terraço de 60 metros',
    'features=terrace minBeds=4 place=Lamaçães types=duplex',
  ],
  ['casa a um quarto de hora de Braga', 'near=Braga/12km types=house*'],
  ['4050 T2 com varanda', 'features=balcony minBeds=2 place=Cedofeita'],
  [
    'casa em condomínio fechado Alphaville 4 suítes',
    'features=gatedCommunity minBeds=4 place=Alphaville types=house*',
  ],
]

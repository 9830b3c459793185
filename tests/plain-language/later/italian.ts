/**
 * tests: more of what people write about homes in Italian, written down with its reading before it was read.
 */

export const laterItalian: readonly [sentence: string, asks: string][] = [
  [
    'trilocale con doppi servizi zona Isola Milano max 550 mila',
    'maxPrice=550000 minBaths=2 minBeds=2 place=Isola types=flat*',
  ],
  [
    'affitto bilocale ammobiliato Torino San Salvario 600 euro spese comprese',
    'billsIncluded=1 furnished=1 maxPrice=600 minBeds=1 place=San Salvario purpose=rent types=flat*',
  ],
  [
    'villa schiera Ferrara tre camere giardino privato sotto i 260.000',
    'features=garden maxPrice=260000 minBeds=3 place=Ferrara types=terraced',
  ],
  [
    'appartamento al piano terra con giardino a Cesena, no condominio',
    'features=garden not=condominio place=Cesena types=groundFloorFlat',
  ],
  [
    'monolocale vicino Politecnico Milano, massimo 800',
    'maxPrice=800 minBeds=0 near=Politecnico Milano/1.5km place=Milan purpose=rent types=studio',
  ],
  ['ufficio 120 mq Roma EUR affitto', 'minArea=120 place=EUR purpose=lease types=office'],
  [
    'cerco casa a Lecco o dintorni con vista lago, budget mezzo milione',
    'features=lakeView maxPrice=500000 near=Lecco/10km types=house*',
  ],
  [
    'rustico con terreno 5000 mq Langhe da 100 a 200 mila',
    'maxPrice=200000 minPlot=5000 minPrice=100000 near=Langhe/26km place=Piedmont types=farmhouse',
  ],
  ['stanza singola per studentessa a Pavia 350', 'maxPrice=350 place=Pavia purpose=rent types=room'],
  [
    'appartamento con 3 stanze da letto ad Ancona con box doppio',
    'features=garage minBeds=3 place=Ancona types=flat*',
  ],
  [
    'attico con terrazzo almeno 100 mq Bologna centro',
    'features=terrace minArea=100 place=Bologna types=penthouse',
  ],
  ['negozio Via Roma Cagliari 45 mq', 'minArea=45 place=Cagliari types=shop'],
  [
    'appartamento quattro vani Firenze Campo di Marte terrazzo max 420.000',
    'features=terrace maxPrice=420000 minBeds=3 place=Campo di Marte types=flat*',
  ],
  [
    'affitto casa con giardino a Lucca, due camere, 900 euro, accettano cani',
    'features=garden maxPrice=900 minBeds=2 pets=1 place=Lucca purpose=rent types=house*',
  ],
  ['masseria da ristrutturare Ostuni con 5 ettari', 'minPlot=50000 place=Ostuni types=farmhouse'],
  [
    'casa al mare in affitto Sabaudia luglio 5 persone',
    'minBeds=3 place=Sabaudia purpose=rentShort sea=2000 types=house*',
  ],
  ['trullo Alberobello sotto i 150 mila', 'maxPrice=150000 place=Alberobello types=farmhouse'],
  [
    'appartamento ultimo piano con ascensore a Trieste vista mare',
    'features=lift,seaView place=Trieste types=flat*',
  ],
  [
    'villetta con tre camere e doppi servizi vicino Padova fino a 350.000 euro',
    'maxPrice=350000 minBaths=2 minBeds=3 near=Padova/10km types=villa',
  ],
  ['posto auto in vendita Milano Porta Romana', 'place=Porta Romana types=parkingSpace'],
  [
    'locale commerciale 200 mq Napoli Vomero in affitto',
    'minArea=200 place=Vomero purpose=lease types=commercial*',
  ],
  [
    'terreno agricolo 2 ettari in provincia di Grosseto',
    'minPlot=20000 place=Grosseto types=plotAgricultural',
  ],
  [
    'attico arredato Roma Monti affitto 2000 euro mensili',
    'furnished=1 maxPrice=2000 place=Monti purpose=rent types=penthouse',
  ],
  [
    'casa indipendente senza giardino va bene, Livorno, 3 vani',
    'minBeds=2 not=giardino place=Livorno types=detached',
  ],
  [
    'appartamento classe A nuova costruzione Bergamo quadrilocale',
    'energy=A minBeds=3 new=1 place=Bergamo types=flat*',
  ],
  [
    'appartamento Bari Poggiofranco tre vani con posto auto max 200mila',
    'features=parking maxPrice=200000 minBeds=2 place=Poggiofranco types=flat*',
  ],
  [
    'cerco bilocale in affitto Padova Arcella arredato 550 euro',
    'furnished=1 maxPrice=550 minBeds=1 place=Arcella purpose=rent types=flat*',
  ],
  [
    'villa con piscina in Costa Smeralda vista mare almeno 5 camere',
    'features=pool,seaView minBeds=5 near=Costa Smeralda/20km place=Sardinia types=villa',
  ],
  [
    'casa indipendente in provincia di Asti con terreno fino a 150.000',
    'maxPrice=150000 place=Asti types=detached',
  ],
  [
    'appartamento Genova Nervi 4 vani vista mare ascensore cantina',
    'features=seaView,lift,cellar minBeds=3 place=Nervi types=flat*',
  ],
  [
    'affitto stanza Milano Città Studi 600 euro tutto incluso',
    'billsIncluded=1 maxPrice=600 place=Città Studi purpose=rent types=room',
  ],
  [
    'rustico in collina vicino Acqui Terme, da ristrutturare, 50 mila',
    'maxPrice=50000 near=Acqui Terme/10km types=farmhouse',
  ],
  [
    'trilocale con giardino e box Brescia tra 180 e 230 mila',
    'features=garden,garage maxPrice=230000 minBeds=2 minPrice=180000 place=Brescia types=flat*',
  ],
  ['negozio in vendita a Rimini sul lungomare', 'place=Rimini types=shop'],
  ['loft industriale Torino 150 mq open space', 'minArea=150 place=Turin types=loft'],
  [
    'villetta a schiera Modena nuova 3 camere 2 bagni classe B o superiore',
    'energy=A,B minBaths=2 minBeds=3 new=1 place=Modena types=terraced',
  ],
  [
    'bilo Roma Pigneto max 220k no piano terra',
    'maxPrice=220000 minBeds=1 not=piano terra place=Pigneto types=flat*',
  ],
  ['capannone in affitto Prato 400 mq con piazzale', 'minArea=400 place=Prato purpose=lease types=warehouse'],
  [
    'trilocale Napoli Chiaia con ascensore, vista mare, fino a 600 mila',
    'features=lift,seaView maxPrice=600000 minBeds=2 place=Chiaia types=flat*',
  ],
  [
    'affitto quadrilocale Monza vicino stazione 1500 al mese',
    'features=nearTransport maxPrice=1500 minBeds=3 place=Monza purpose=rent types=flat*',
  ],
  [
    'casolare con piscina in Umbria, almeno 2 ettari, entro 700.000 euro',
    'features=pool maxPrice=700000 minPlot=20000 place=Umbria types=countryHouse',
  ],
  [
    'monolocale arredato Bologna Bolognina 550 spese incluse',
    'billsIncluded=1 furnished=1 maxPrice=550 minBeds=0 place=Bolognina purpose=rent types=studio',
  ],
  [
    'appartamento non al piano terra con due bagni a Latina',
    'minBaths=2 not=piano terra place=Latina types=flat*',
  ],
  [
    'porzione di bifamiliare a Vicenza, tre camere, garage, 280mila',
    'features=garage maxPrice=280000 minBeds=3 place=Vicenza types=semiDetached',
  ],
  ['bottega in affitto a Orvieto centro storico', 'features=oldTown place=Orvieto purpose=lease types=shop'],
  [
    'bilocale o trilocale Torino Crocetta max 250k',
    'maxBeds=2 maxPrice=250000 minBeds=1 place=Crocetta types=flat*',
  ],
  [
    'terreno edificabile vista lago Desenzano',
    'features=lakeView place=Desenzano del Garda types=plotResidential',
  ],
  [
    'appartamento 5 locali Firenze Oltrarno da 120 a 150 metri',
    'maxArea=150 minArea=120 minBeds=4 place=Oltrarno types=flat*',
  ],
  [
    'trilocale Bergamo città alta con terrazzo, 300-350 mila',
    'features=terrace maxPrice=350000 minBeds=2 minPrice=300000 place=Città Alta types=flat*',
  ],
  [
    'affitto casa indipendente Viterbo con giardino e cane, 700 euro',
    'features=garden maxPrice=700 pets=1 place=Viterbo purpose=rent types=detached',
  ],
  [
    'villa Forte dei Marmi 5 camere piscina per luglio e agosto',
    'features=pool minBeds=5 place=Forte dei Marmi purpose=rentShort types=villa',
  ],
  [
    'appartamento piano alto con ascensore Bari Murat, tre camere e doppi servizi',
    'features=lift minBaths=2 minBeds=3 place=Murat types=flat*',
  ],
  [
    'monolocale Rimini vicino al mare massimo 90 mila',
    'maxPrice=90000 minBeds=0 place=Rimini sea=2000 types=studio',
  ],
  [
    'rustico Piemonte con 1 ettaro di bosco e ruscello sotto 60k',
    'maxPrice=60000 minPlot=10000 place=Piedmont types=farmhouse',
  ],
  [
    'ufficio o studio medico Parma 90 mq in affitto',
    'minArea=90 place=Parma purpose=lease types=office,medical',
  ],
  [
    'quadrilocale Trento classe energetica almeno B con box',
    'energy=A,B features=garage minBeds=3 place=Trento types=flat*',
  ],
  [
    'stanza doppia Roma San Lorenzo universitarie 500',
    'maxPrice=500 place=San Lorenzo purpose=rent types=room',
  ],
  ['casa di corte nel Monferrato da sistemare', 'near=Monferrato/36km place=Piedmont types=townhouse'],
]

/** tests: the latest of what people write about homes in Italian, quarters and namesakes most of all. */

export const latestItalian: readonly [sentence: string, asks: string][] = [
  [
    'cerco trilocale in zona Isola Milano max 550mila euro con balcone e ascensore',
    'features=balcony,lift maxPrice=550000 minBeds=2 place=Isola types=flat*',
  ],
  [
    'bilocale arredato in affitto a San Salvario Torino sotto i 700 euro',
    'furnished=1 maxPrice=700 minBeds=1 place=San Salvario purpose=rent types=flat*',
  ],
  [
    'villetta a schiera con giardino e box doppio a Monza, fino a 480.000',
    'features=garden,garage maxPrice=480000 place=Monza types=terraced',
  ],
  [
    'monolocale Bologna Bolognina affitto studenti 500 spese incluse',
    'billsIncluded=1 maxPrice=500 minBeds=0 place=Bolognina purpose=rent types=studio',
  ],
  [
    'casale da ristrutturare in Umbria con 3 ettari e uliveto',
    'minPlot=30000 place=Umbria types=countryHouse',
  ],
  ['negozio in affitto a Firenze Oltrarno 50 mq', 'minArea=50 place=Oltrarno purpose=lease types=shop'],
  [
    'appartamento ad Alassio vista mare due camere da letto terrazzo',
    'features=seaView,terrace minBeds=2 place=Alassio types=flat*',
  ],
  ['stanza singola Roma San Lorenzo 400 euro', 'maxPrice=400 place=San Lorenzo purpose=rent types=room'],
  [
    'quadrilocale Napoli Chiaia ascensore doppi servizi',
    'features=lift minBaths=2 minBeds=3 place=Chiaia types=flat*',
  ],
  ['capannone industriale a Prato almeno 1000 mq', 'minArea=1000 place=Prato types=warehouse'],
  [
    'attico con terrazzo a Roma Monteverde, no piano terra, max 700k',
    'features=terrace maxPrice=700000 not=piano terra place=Monteverde types=penthouse',
  ],
  [
    'terreno edificabile vicino a Lecce 1500 metri quadri',
    'minPlot=1500 near=Lecce/10km types=plotResidential',
  ],
  [
    'casa indipendente a Pordenone tra 150 e 200mila con garage, 3 camere',
    'features=garage maxPrice=200000 minBeds=3 minPrice=150000 place=Pordenone types=detached',
  ],
  [
    'affitto appartamento Palermo zona Politeama 4 vani 80mq',
    'minArea=80 minBeds=3 place=Politeama purpose=rent types=flat*',
  ],
  [
    'appartamento nuova costruzione classe A Bergamo Città Alta non oltre quattrocentomila',
    'energy=A maxPrice=400000 new=1 place=Città Alta types=flat*',
  ],
  [
    'bilocale in vendita zona Certosa Milano max 230k con cantina',
    'features=cellar maxPrice=230000 minBeds=1 place=Certosa types=flat*',
  ],
  [
    'cerco casa con giardino vicino Padova, tre camere, due bagni, sotto i 300mila',
    'features=garden maxPrice=300000 minBaths=2 minBeds=3 near=Padova/10km types=house*',
  ],
  ['ambulatorio medico in affitto Roma Prati 90mq', 'minArea=90 place=Prati purpose=lease types=medical'],
  ['stabilimento in vendita a Biella 4000 mq', 'minArea=4000 place=Biella types=factory'],
  [
    "trullo in Valle d'Itria con piscina",
    'features=pool near=Valle d’Itria/28km place=Apulia types=farmhouse',
  ],
  [
    'affitto trilocale non arredato Bologna Saragozza ascensore 950 euro',
    'features=lift maxPrice=950 minBeds=2 place=Saragozza purpose=rent types=flat*',
  ],
  [
    'villa bifamiliare Treviso 4 camere garage doppio da 350 a 420 mila',
    'features=garage maxPrice=420000 minBeds=4 minPrice=350000 place=Treviso types=semiDetached',
  ],
  [
    'appartamento ultimo piano con terrazzo Torino Crocetta 5 locali',
    'features=terrace minBeds=4 place=Crocetta types=flat*',
  ],
  [
    'posto letto per studentessa zona Città Studi 350 spese comprese',
    'billsIncluded=1 maxPrice=350 place=Città Studi purpose=rent types=room',
  ],
  [
    'rustico da ristrutturare in Toscana con almeno 2 ettari di terreno',
    'minPlot=20000 place=Tuscany types=farmhouse',
  ],
  [
    'appartamento a 300 metri dal mare a San Benedetto del Tronto, 2 camere, 180.000',
    'maxPrice=180000 minBeds=2 place=San Benedetto del Tronto sea=1000 types=flat*',
  ],
  ['mansarda Genova Castelletto vista mare', 'features=seaView place=Castelletto types=flat*'],
  [
    'garage in affitto Firenze Campo di Marte 120 al mese',
    'maxPrice=120 place=Campo di Marte purpose=rent types=garage',
  ],
  [
    'attico duecento metri quadri Roma Parioli due milioni',
    'maxPrice=2000000 minArea=200 place=Parioli types=penthouse',
  ],
  ['casa vacanze Sardegna Villasimius agosto 6 posti letto', 'minBeds=3 place=Villasimius purpose=rentShort'],
  [
    'Cercasi monolocale arredato a Padova zona Portello per studente max 450 euro mensili',
    'furnished=1 maxPrice=450 minBeds=0 place=Portello purpose=rent types=studio',
  ],
  [
    'casa semindipendente con cortile a Forlì, 3 camere da letto, non più di 220.000 euro',
    'features=patio maxPrice=220000 minBeds=3 place=Forlì types=semiDetached',
  ],
  [
    'appartamento 4 locali Torino Santa Rita doppi servizi box auto',
    'features=garage minBaths=2 minBeds=3 place=Santa Rita types=flat*',
  ],
  [
    'villa con piscina sul lago di Garda a Desenzano, 2 milioni e mezzo',
    'features=pool maxPrice=2500000 place=Desenzano del Garda types=villa',
  ],
  [
    'locale commerciale con vetrine Bari Murat affitto 1500 al mese',
    'maxPrice=1500 place=Murat purpose=lease types=commercial*',
  ],
  [
    'trilocale con terrazza abitabile a Roma Garbatella tra i 350 e i 420 mila',
    'features=terrace maxPrice=420000 minBeds=2 minPrice=350000 place=Garbatella types=flat*',
  ],
  ['casetta in montagna vicino a Bormio massimo 150mila', 'maxPrice=150000 near=Bormio/10km types=cottage'],
  ['ufficio open space Milano Porta Nuova duecento mq', 'minArea=200 place=Porta Nuova types=office'],
  ['terreno agricolo con ulivi Ostuni due ettari', 'minPlot=20000 place=Ostuni types=plotAgricultural'],
  [
    'appartamento piano alto con ascensore Napoli Vomero o Arenella 100mq 450mila',
    'area=Vomero, Arenella features=lift maxPrice=450000 minArea=100 types=flat*',
  ],
  [
    'affittasi stanza doppia Pisa zona ospedale 250 euro a testa',
    'maxPrice=250 place=Pisa purpose=rent types=room',
  ],
  [
    'bifamiliare nuova con pannelli fotovoltaici e pompa di calore a Vicenza',
    'features=solarPanels,heatPump new=1 place=Vicenza types=semiDetached',
  ],
  [
    'cerco casa al mare in Liguria massimo 200 mila euro 2 camere',
    'maxPrice=200000 minBeds=2 place=Liguria sea=2000 types=house*',
  ],
  ['palazzo storico in vendita nel centro di Lucca', 'place=Lucca types=apartmentBlock'],
  [
    'quadrilocale Cagliari Poetto vista mare posto auto',
    'features=seaView,parking minBeds=3 place=Poetto types=flat*',
  ],
  [
    'appartamento trilocale Milano Affori o Dergano max 320k, doppia esposizione, balconi',
    'area=Affori, Dergano features=balcony maxPrice=320000 minBeds=2 types=flat*',
  ],
  [
    'monolocale vicino Politecnico Torino affitto massimo 500 euro spese incluse',
    'billsIncluded=1 maxPrice=500 minBeds=0 near=Politecnico Torino/1.5km place=Turin purpose=rent types=studio',
  ],
  [
    'casa colonica in provincia di Siena con piscina, cinque camere',
    'features=pool minBeds=5 place=Siena types=farmhouse',
  ],
  [
    'villa singola Verona Avesa con giardino da 500 mila a 700 mila',
    'features=garden maxPrice=700000 minPrice=500000 place=Avesa types=detached',
  ],
  [
    'magazzino in affitto Brescia 300 metri quadrati con bagno',
    'minArea=300 place=Brescia purpose=lease types=warehouse',
  ],
  [
    'bilocale con angolo cottura a Roma Pigneto, secondo piano con ascensore, 750 al mese',
    'features=lift maxPrice=750 minBeds=1 place=Pigneto purpose=rent types=flat*',
  ],
  ['bar ristorante in vendita lungomare Rimini', 'place=Rimini types=restaurantBar'],
  [
    'appartamento Trieste centro storico 3 stanze 2 bagni senza ascensore va bene 250.000',
    'features=oldTown maxPrice=250000 minBaths=2 minBeds=2 not=ascensore place=Trieste types=flat*',
  ],
  [
    'terreno agricolo Pantelleria vista mare con dammuso',
    'features=seaView place=Pantelleria types=plotAgricultural',
  ],
  [
    'attico con terrazzo panoramico Genova Albaro tre camere 600mila',
    'features=terrace,openView maxPrice=600000 minBeds=3 place=Albaro types=penthouse',
  ],
  [
    'villetta bifamiliare Mestre con garage, minimo 120 mq, massimo 330.000 €',
    'features=garage maxPrice=330000 minArea=120 place=Mestre types=semiDetached',
  ],
  [
    'affitto estivo Gallipoli casa 5 posti letto vicino alla spiaggia',
    'minBeds=3 place=Gallipoli purpose=rentShort sea=2000 types=house*',
  ],
  ['casa a un’ora da Milano', 'near=Milan/48km types=house*'],
  ['villa a mezz’ora da Torino', 'near=Turin/24km types=villa'],
  ['casa a tre quarti d’ora da Roma', 'near=Rome/36km types=house*'],
  ['urgente appartamento Roma', 'place=Rome types=flat* [urgente]'],
]

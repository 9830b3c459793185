/**
 * tests: more of what people write about homes in German, written down with its reading before it was read.
 */

export const laterGerman: readonly [sentence: string, asks: string][] = [
  [
    '2,5 Zimmer Wohnung Winterhude mit EBK und Balkon bis 1400 warm',
    'features=fittedKitchen,balcony maxPrice=1400 minBeds=1 place=Winterhude purpose=rent types=flat*',
  ],
  ['suche ETW in Leipzig Gohlis, 70 qm, Baujahr nach 1995', 'minArea=70 place=Gohlis types=flat*'],
  [
    'haus mit einliegerwohnung kreis ludwigsburg bis 850 tsd',
    'features=annexe maxPrice=850000 place=Ludwigsburg types=house*',
  ],
  [
    'Wohnung Graz Lend 2 Zimmer provisionsfrei unter 900 Euro',
    'maxPrice=900 minBeds=1 noFee=1 place=Lend purpose=rent types=flat*',
  ],
  [
    'Stadtvilla oder Bungalow in Potsdam, Neubau, ab 140 m²',
    'minArea=140 new=1 place=Potsdam types=villa,bungalow',
  ],
  [
    'Kleines Häuschen am See in Mecklenburg, max. 200.000',
    'features=waterfront maxPrice=200000 place=Mecklenburg-Vorpommern types=cottage',
  ],
  [
    'Reihenhaus in Bern oder Köniz unter 1,2 Mio Franken',
    'area=Bern, Köniz currency=CHF maxPrice=1200000 types=terraced',
  ],
  [
    'Resthof mit 3 Hektar Land in Ostfriesland',
    'minPlot=30000 near=Ostfriesland/48km place=Lower Saxony types=farmhouse',
  ],
  [
    'Gewerberaum mieten Nürnberg 80 bis 120 qm',
    'maxArea=120 minArea=80 place=Nürnberg purpose=lease types=commercial*',
  ],
  [
    'Ein-Zimmer-Appartement in Aachen Nähe RWTH 450 kalt',
    'maxPrice=450 minBeds=0 near=RWTH/1.5km place=Aachen purpose=rent types=flat*',
  ],
  ['Hütte in Tirol im Winter für acht Leute', 'minBeds=4 place=Tyrol purpose=rentShort types=cabin'],
  [
    '3-Raum-Wohnung Dresden Neustadt Balkon Altbau bis 900 warm',
    'features=balcony,periodFeatures maxPrice=900 minBeds=2 place=Äußere Neustadt purpose=rent types=flat*',
  ],
  [
    'Einfamilienhaus Raum Augsburg mit Garten, max 650.000 €',
    'features=garden maxPrice=650000 place=Augsburg types=detached',
  ],
  [
    'Wohnung Zürich Oerlikon 3.5 Zimmer bis 2600 Fr.',
    'currency=CHF maxPrice=2600 minBeds=2 place=Oerlikon purpose=rent types=flat*',
  ],
  [
    'günstiges Haus in Thüringen mit großem Grundstück mind. 1500 qm',
    'minPlot=1500 place=Thuringia sort=price types=house*',
  ],
  [
    'Mietwohnung Linz 80 m2 Loggia Lift bis 1.100 Euro',
    'features=balcony,lift maxPrice=1100 minArea=80 place=Linz purpose=rent types=flat*',
  ],
  ['Bauplatz in Regensburg oder Umgebung', 'near=Regensburg/10km types=plotResidential'],
  ['Penthouse Düsseldorf Oberkassel Rheinblick 150qm', 'minArea=150 place=Oberkassel types=penthouse'],
  ['DHH in Poing 5 Zimmer Neubau KfW 40', 'minBeds=4 new=1 place=Poing types=semiDetached'],
  [
    'Ferienhaus Sylt Westerland mit Hund im Juli für 6 Personen',
    'minBeds=3 pets=1 place=Westerland purpose=rentShort',
  ],
  [
    'Wohnung zur Kapitalanlage in Essen, vermietet, unter 120 Tausend',
    'maxPrice=120000 place=Essen types=flat*',
  ],
  [
    'Haus ohne Keller in Münster, 4 Schlafzimmer, 160 m² Wohnfläche',
    'minArea=160 minBeds=4 not=keller place=Münster types=house*',
  ],
  ['lagerhalle 500 qm in hannover zu mieten', 'minArea=500 place=Hannover purpose=lease types=warehouse'],
  [
    'Maisonettewohnung Stuttgart West zwischen 500 und 600 Tsd. Euro',
    'maxPrice=600000 minPrice=500000 place=Stuttgart-West types=maisonette',
  ],
  [
    '2-Zimmer-Wohnung Hamburg Eimsbüttel bis 1.100 Euro warm, Haustiere erlaubt',
    'maxPrice=1100 minBeds=1 pets=1 place=Eimsbüttel purpose=rent types=flat*',
  ],
  [
    'Haus in Erlangen kaufen, 5 Zimmer, Garage, maximal 700000',
    'features=garage maxPrice=700000 minBeds=4 place=Erlangen types=house*',
  ],
  [
    'Eigentumswohnung Salzburg Stadt mit Tiefgarage ab 70m² unter 500k',
    'features=undergroundParking maxPrice=500000 minArea=70 place=Salzburg Stadt types=flat*',
  ],
  [
    'Reihenmittelhaus oder Doppelhaushälfte in Hilden, 120 qm',
    'minArea=120 place=Hilden types=terraced,semiDetached',
  ],
  [
    "4,5 Zimmer Wohnung Winterthur mit Lift und Balkon CHF 2'400",
    'currency=CHF features=lift,balcony maxPrice=2400 minBeds=3 place=Winterthur purpose=rent types=flat*',
  ],
  [
    'Bauernhaus Bayerischer Wald Alleinlage bis 300.000',
    'maxPrice=300000 near=Bayerischer Wald/60km place=Bavaria types=farmhouse',
  ],
  [
    'möblierte 1-Zimmer-Wohnung Köln Nippes ab sofort 700 warm',
    'available=0 furnished=1 maxPrice=700 minBeds=0 place=Nippes purpose=rent types=flat*',
  ],
  [
    'Ladenlokal in Bonn Innenstadt mieten 80-150 m²',
    'maxArea=150 minArea=80 place=Bonn purpose=lease types=shop',
  ],
  [
    'Wohnung Wien 1070 Altbau unbefristet 3 Zimmer bis 1500',
    'features=periodFeatures maxPrice=1500 minBeds=2 place=Neubau purpose=rent types=flat*',
  ],
  ['Grundstück in Leer Ostfriesland 800 m² erschlossen', 'minPlot=800 place=Leer types=land*'],
  [
    'Ferienwohnung in Garmisch für 4 Personen über Silvester',
    'minBeds=2 place=Garmisch-Partenkirchen purpose=rentShort',
  ],
  [
    'barrierefreie Neubauwohnung Rostock Warnemünde Meerblick',
    'features=stepFree,seaView new=1 place=Warnemünde types=flat*',
  ],
  ['WG gesucht in Tübingen max 400 euro warm', 'maxPrice=400 place=Tübingen purpose=rent types=room'],
  [
    'freistehendes Haus in Baden-Baden mit Pool und Garage, 1,5 bis 2 Mio',
    'features=pool,garage maxPrice=2000000 minPrice=1500000 place=Baden-Baden types=detached',
  ],
  ['1,5-Zimmer-Wohnung Kiel unter 500 kalt', 'maxPrice=500 minBeds=0 place=Kiel purpose=rent types=flat*'],
  ['Haus zum Renovieren im Saarland bis 120000', 'maxPrice=120000 place=Saarland types=house*'],
  [
    'Altbauwohnung Leipzig Südvorstadt mit Parkett und Wannenbad 4 Zimmer',
    'features=periodFeatures,parquet,bathtub minBeds=3 place=Südvorstadt types=flat*',
  ],
  [
    'Ferienhütte in Kärnten mit Sauna für 6 Personen',
    'features=sauna minBeds=3 place=Carinthia purpose=rentShort types=cabin',
  ],
  ['Tiefgaragenstellplatz zu mieten München Schwabing', 'place=Schwabing purpose=rent types=parkingSpace'],
  [
    'Grundstück am Wasser Brandenburg mindestens 800 qm',
    'features=waterfront minPlot=800 place=Brandenburg types=land*',
  ],
  [
    '3.5-Zimmer-Wohnung in Luzern mit Seesicht, Miete bis CHF 2500',
    'currency=CHF features=lakeView maxPrice=2500 minBeds=2 place=Luzern purpose=rent types=flat*',
  ],
  [
    'Zweifamilienhaus Raum Heilbronn 600.000 bis 800.000 Euro',
    'maxPrice=800000 minPrice=600000 place=Heilbronn types=multiFamily',
  ],
  [
    'Wohnung in Graz oder Umgebung, 70 m², Terrasse, Hund erlaubt',
    'features=terrace minArea=70 near=Graz/10km pets=1 types=flat*',
  ],
  ['Bürofläche 250 m² Frankfurt Westend zur Miete', 'minArea=250 place=Westend purpose=lease types=office'],
  [
    'DG-Wohnung Bremen Viertel mit Dachterrasse bis 350T€',
    'features=roofTerrace maxPrice=350000 place=Bremen types=flat*',
  ],
  [
    'seniorengerechte 2-Zimmer-Wohnung mit Aufzug in Bad Homburg',
    'features=stepFree,lift minBeds=1 place=Bad Homburg vor der Höhe types=flat*',
  ],
  [
    'Wohnung Berlin Wedding 2 Zimmer bis 850 Euro warm mit Balkon',
    'features=balcony maxPrice=850 minBeds=1 place=Wedding purpose=rent types=flat*',
  ],
  [
    'Doppelhaushälfte in Fürth oder Nürnberg bis 550.000, mindestens 110 qm',
    'area=Fürth, Nürnberg maxPrice=550000 minArea=110 types=semiDetached',
  ],
  [
    'Einfamilienhaus Klagenfurt 4 Zimmer Garten Carport, 400k',
    'features=garden,parking maxPrice=400000 minBeds=3 place=Klagenfurt am Wörthersee types=detached',
  ],
  [
    'kleine 1-Zimmer-Wohnung in Jena für Studentin, max. 380 warm',
    'maxPrice=380 minBeds=0 place=Jena purpose=rent types=flat*',
  ],
  [
    'Grundstück in Rosenheim und Umgebung, 600-800 m²',
    'maxPlot=800 minPlot=600 near=Rosenheim/10km types=land*',
  ],
  [
    'Loft Leipzig Plagwitz über 100 qm, kein Erdgeschoss',
    'minArea=100 not=erdgeschoss place=Plagwitz types=loft',
  ],
  [
    'Laden in Konstanz Altstadt zur Miete 60 qm',
    'features=oldTown minArea=60 place=Konstanz purpose=lease types=shop',
  ],
  [
    'Haus in Basel-Landschaft, 5.5 Zimmer, bis 1.3 Mio CHF',
    'currency=CHF maxPrice=1300000 minBeds=4 place=Basel-Landschaft types=house*',
  ],
  [
    'Wohnung nahe U-Bahn Wien Favoriten 60 m² unter 250.000',
    'features=nearTransport maxPrice=250000 minArea=60 place=Favoriten types=flat*',
  ],
]

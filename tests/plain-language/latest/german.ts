/** tests: the latest of what people write about homes in German, quarters and namesakes most of all. */

export const latestGerman: readonly [sentence: string, asks: string][] = [
  [
    'Suche 3-Zi-Whg in Berlin-Friedenau, Altbau, bis 1.400 € warm',
    'features=periodFeatures maxPrice=1400 minBeds=2 place=Friedenau purpose=rent types=flat*',
  ],
  [
    'Haus mit Einliegerwohnung in Erding, 200 m², max 900 Tsd.',
    'features=annexe maxPrice=900000 minArea=200 place=Erding types=house*',
  ],
  ['WG-Zimmer Freiburg Vauban bis 450 Euro', 'maxPrice=450 place=Vauban purpose=rent types=room'],
  [
    'Eigentumswohnung Köln Sülz 4 Zimmer Balkon bis sechshunderttausend',
    'features=balcony maxPrice=600000 minBeds=3 place=Sülz types=flat*',
  ],
  [
    'Hamburg Winterhude 2 Zi. EBK Balkon provisionsfrei',
    'features=fittedKitchen,balcony minBeds=1 noFee=1 place=Winterhude',
  ],
  [
    'Gewerbehalle in Ludwigshafen zu vermieten ab 800 qm',
    'minArea=800 place=Ludwigshafen am Rhein purpose=lease types=warehouse',
  ],
  [
    'Seegrundstück in Mecklenburg-Vorpommern unter 100.000',
    'features=waterfront maxPrice=100000 place=Mecklenburg-Vorpommern types=land*',
  ],
  [
    'Reiheneckhaus Stuttgart Vaihingen Garten Garage 650-750k',
    'features=garden,garage maxPrice=750000 minPrice=650000 place=Vaihingen types=endTerrace',
  ],
  [
    'Mietwohnung Wien Donaustadt, 2 Zimmer, Nähe U-Bahn, höchstens 950 Euro',
    'features=nearTransport maxPrice=950 minBeds=1 place=Donaustadt purpose=rent types=flat*',
  ],
  [
    'Dachgeschosswohnung Dresden Blasewitz mit Elbblick und Aufzug',
    'features=lift place=Blasewitz types=flat*',
  ],
  ['Praxisräume in Hannover mieten 120 qm', 'minArea=120 place=Hannover purpose=lease types=medical'],
  [
    'Haus kaufen in Leipzig-Connewitz oder Südvorstadt, mindestens 5 Zimmer',
    'area=Connewitz, Südvorstadt minBeds=4 types=house*',
  ],
  [
    'ruhige 2,5-Zimmer Wohnung Bern Länggasse mit Balkon, max. CHF 1900 inkl. NK',
    'currency=CHF features=balcony maxPrice=1900 minBeds=1 place=Länggasse purpose=rent types=flat*',
  ],
  ['Resthof mit 2 Hektar bei Uelzen', 'minPlot=20000 near=Uelzen/10km types=farmhouse'],
  [
    'Ferienwohnung Binz direkt am Strand, keine Haustiere',
    'features=beachfront not=haustiere place=Ostseebad Binz purpose=rentShort',
  ],
  [
    'Wohnung in München-Giesing, 2 Zimmer, Küche Bad, bis 1.300 € kalt, keine Maklerprovision',
    'features=fittedKitchen maxPrice=1300 minBeds=1 noFee=1 place=Giesing purpose=rent types=flat*',
  ],
  [
    'Suche Haus im Raum Freiburg mit mindestens 5 Zimmern und Garten, bis siebenhunderttausend Euro',
    'features=garden maxPrice=700000 minBeds=4 place=Freiburg types=house*',
  ],
  ['Zahnarztpraxis in Bielefeld zu übernehmen', 'place=Bielefeld types=medical'],
  ['Fabrikhalle Chemnitz 1500 qm kaufen', 'minArea=1500 place=Chemnitz types=factory'],
  [
    'Dachterrassenwohnung Berlin Prenzlauer Berg ab 90 m² max. 850.000',
    'features=roofTerrace maxPrice=850000 minArea=90 place=Prenzlauer Berg types=flat*',
  ],
  [
    'Ferienhaus an der Nordsee mit Hund, 4 Schlafzimmer, eingezäunt',
    'minBeds=4 pets=1 place=Schleswig-Holstein purpose=rentShort',
  ],
  [
    'möbliertes Zimmer in Wien 1090 für Studentin bis 500 Euro inkl.',
    'furnished=1 maxPrice=500 place=Alsergrund purpose=rent types=room',
  ],
  [
    '4-Zimmer-Wohnung Nürnberg Johannis oder Gostenhof mit Aufzug',
    'area=Johannis, Gostenhof features=lift minBeds=3 types=flat*',
  ],
  [
    'Baugrundstück in Potsdam-Babelsberg 500 bis 700 m²',
    'maxPlot=700 minPlot=500 place=Babelsberg types=plotResidential',
  ],
  [
    'Reihenhaus Wien Liesing mit Keller und Garten 500k-600k',
    'features=cellar,garden maxPrice=600000 minPrice=500000 place=Liesing types=terraced',
  ],
  [
    'barrierefreie EG-Wohnung in Bonn Bad Godesberg mit Terrasse',
    'features=stepFree,terrace place=Bad Godesberg types=groundFloorFlat',
  ],
  ['Lagerraum in Mainz mieten 20 m²', 'minArea=20 place=Mainz purpose=rent types=storage'],
  [
    "3,5-Zimmer-Whg. Basel Gundeli mit Balkon bis Fr. 2'200.- inkl.",
    'currency=CHF features=balcony maxPrice=2200 minBeds=2 place=Gundeldingen purpose=rent types=flat*',
  ],
  [
    'Haus am See in Brandenburg mit Bootssteg und Sauna',
    'features=waterfront,sauna place=Brandenburg types=house*',
  ],
  [
    'Zwei-Zimmer-Wohnung in Essen Rüttenscheid, höchstens 750 warm, mit Einbauküche',
    'features=fittedKitchen maxPrice=750 minBeds=1 place=Rüttenscheid purpose=rent types=flat*',
  ],
  [
    'Wir suchen ein Haus zur Miete in Bremen Schwachhausen oder Horn, 5 Zimmer, Garten',
    'area=Schwachhausen, Horn features=garden minBeds=4 purpose=rent types=house*',
  ],
  ['günstige Einzimmerwohnung Dortmund Hörde', 'place=Hörde sort=price types=studio'],
  [
    'Maisonette Frankfurt Bornheim drei Zimmer, zwei Bäder, 550.000',
    'maxPrice=550000 minBaths=2 minBeds=2 place=Bornheim types=maisonette',
  ],
  [
    'Eigenheim Kreis Lüneburg, Grundstück ab 800 qm, bis 500 Tausend Euro',
    'maxPrice=500000 minPlot=800 place=Lüneburg types=house*',
  ],
  [
    'Büro Leipzig Zentrum 150 m² ab 1.3. zu mieten',
    'available=2027-03-01 minArea=150 place=Leipzig purpose=lease types=office',
  ],
  [
    'Altbauwohnung ohne Balkon geht auch, Karlsruhe Weststadt 4 Zi.',
    'features=periodFeatures minBeds=3 not=balkon place=Weststadt types=flat*',
  ],
  ['Hütte in Tirol mit Kamin zum Kauf', 'features=fireplace place=Tyrol types=cabin'],
  [
    'Seniorengerechte Wohnung Graz Geidorf 60m2, Lift, bis € 250.000,-',
    'features=stepFree,lift maxPrice=250000 minArea=60 place=Geidorf types=flat*',
  ],
  [
    'Wohnung mit Meerblick auf Mallorca, 2 Schlafzimmer, bis 400.000',
    'features=seaView maxPrice=400000 minBeds=2 near=Mallorca/52km place=Balearic Islands types=flat*',
  ],
  [
    '5,5 Zi Haus in Zug max 2,5 Mio Franken mit Doppelgarage',
    'currency=CHF features=garage maxPrice=2500000 minBeds=4 place=Zug types=house*',
  ],
  ['Laden mit Schaufenster in Freiburg Wiehre 70m²', 'minArea=70 place=Wiehre types=shop'],
  [
    '2 Zi Whg 70176 Stuttgart ab 50 qm bis 1000 EUR Kaltmiete',
    'maxPrice=1000 minArea=50 minBeds=1 place=Stuttgart purpose=rent types=flat*',
  ],
  [
    'Resthof oder Bauernhaus in der Uckermark, Alleinlage, mind. 1 ha',
    'minPlot=10000 near=Uckermark/38km place=Brandenburg types=farmhouse',
  ],
  [
    '3 ZKB Wohnung in Mannheim Lindenhof mit Balkon, max 1100 warm',
    'features=balcony maxPrice=1100 minBeds=2 place=Lindenhof purpose=rent types=flat*',
  ],
  [
    'freistehendes Einfamilienhaus Kassel, ab 140 qm, Keller, Garage, 350 bis 420 T€',
    'features=cellar,garage maxPrice=420000 minArea=140 minPrice=350000 place=Kassel types=detached',
  ],
  ['Stadtvilla in Dresden Loschwitz kaufen, über 1 Million', 'minPrice=1000000 place=Loschwitz types=villa'],
  [
    'helle Altbauwohnung Leipzig Schleußig, keine Dachschräge, 3 Räume',
    'features=periodFeatures minBeds=2 not=dachschräge place=Schleußig types=flat*',
  ],
  ['Gastronomie in Augsburg zu pachten', 'place=Augsburg purpose=lease types=restaurantBar'],
  [
    'Wohnung in Ottensen oder Altona bis 1600 Euro Warmmiete, 3 Zimmer, kein Erdgeschoss',
    'area=Ottensen, Altona maxPrice=1600 minBeds=2 not=erdgeschoss purpose=rent types=flat*',
  ],
  ['Haus am Stadtrand von Graz mit 1000 m² Grund', 'minPlot=1000 near=Graz/10km types=house*'],
  [
    '4-Zimmer Eigentumswohnung Zürich Altstetten bis 1,4 Mio. mit Lift und Garagenplatz',
    'features=lift,garage maxPrice=1400000 minBeds=3 place=Altstetten types=flat*',
  ],
  [
    'Penthouse oder Dachgeschosswohnung in Innsbruck Wilten, Bergblick',
    'features=mountainView place=Wilten types=flat*',
  ],
  [
    'Grundstück für Einfamilienhaus Landkreis Starnberg ab 600 m²',
    'minPlot=600 place=Starnberg types=plotResidential',
  ],
  ['Ferienwohnung Norderney 2 Personen Oktober', 'minBeds=1 place=Norderney purpose=rentShort'],
  ['Wohnung eine Viertelstunde von Köln', 'near=Köln/12km types=flat*'],
  ['Bauernhof mit Hof in Bayern', 'features=patio place=Bavaria types=farm'],
  ['dringend Wohnung Berlin gesucht', 'place=Berlin types=flat* [dringend]'],
  ['Wohnung 80800', 'place=Schwabing types=flat*'],
]

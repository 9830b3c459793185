/** tests: what people write about homes in German, and what it asks for. */

export const germanExamples: readonly [sentence: string, asks: string][] = [
  [
    '3-Zimmer-Wohnung in München mieten bis 1500 € warm mit Balkon',
    'features=balcony maxPrice=1500 minBeds=2 place=Munich purpose=rent types=flat*',
  ],
  [
    'Haus kaufen in der Nähe von Hamburg ab 120 qm mit Garten und Keller',
    'features=garden,cellar minArea=120 near=Hamburg/10km types=house*',
  ],
  ['Einfamilienhaus am Bodensee', 'near=Bodensee/38km types=detached'],
  [
    'Eigentumswohnung in Wien unter 400.000 Euro mit Aufzug',
    'features=lift maxPrice=400000 place=Vienna types=flat*',
  ],
  [
    'möblierte Wohnung in Berlin 1200 € im Monat',
    'furnished=1 maxPrice=1200 place=Berlin purpose=rent types=flat*',
  ],
  [
    'Reihenhaus bei Köln mit Garage bis 500 Tsd',
    'features=garage maxPrice=500000 near=Köln/10km types=terraced',
  ],
  [
    'Villa mit Pool auf Mallorca ab 1 Mio',
    'features=pool minPrice=1000000 near=Mallorca/52km place=Balearic Islands types=villa',
  ],
  ['Grundstück in Brandenburg mindestens 1000 m²', 'minPlot=1000 place=Brandenburg types=land*'],
  [
    'Altbauwohnung in Leipzig mit Stuck und hohen Decken',
    'features=periodFeatures,highCeilings place=Leipzig types=flat*',
  ],
  [
    '2 Zimmer Wohnung Zürich CHF 2000 pro Monat',
    'currency=CHF maxPrice=2000 minBeds=1 place=Zürich purpose=rent types=flat*',
  ],
  ['Bauernhaus in Bayern ohne Denkmalschutz', 'not=denkmalschutz place=Bavaria types=farmhouse'],
  [
    'Doppelhaushälfte in Stuttgart zwischen 400.000 und 600.000 €',
    'maxPrice=600000 minPrice=400000 place=Stuttgart types=semiDetached',
  ],
  ['Wohnung mit Seeblick in Konstanz', 'features=lakeView place=Konstanz types=flat*'],
  [
    'Neubau Penthouse Frankfurt mit Dachterrasse',
    'features=roofTerrace new=1 place=Frankfurt am Main types=penthouse',
  ],
  ['Büro mieten in Düsseldorf 300 qm', 'minArea=300 place=Düsseldorf purpose=lease types=office'],
  ['Ferienwohnung an der Ostsee mit Hund', 'pets=1 place=Mecklenburg-Vorpommern purpose=rentShort'],
  [
    'Haus mit Einliegerwohnung und Wärmepumpe in Freiburg',
    'features=annexe,heatPump place=Freiburg types=house*',
  ],
  ['barrierefreie Wohnung in Bremen', 'features=stepFree place=Bremen types=flat*'],
  ['Haus mit 5 Zimmern in Salzburg', 'minBeds=4 place=Salzburg types=house*'],
  ['mindestens 2 Schlafzimmer in Graz bis 350k', 'maxPrice=350000 minBeds=2 place=Graz'],
  ['Wohnung im Umkreis von 10 km um Heidelberg', 'near=Heidelberg/10km types=flat*'],
  ['Gewerbe in Essen', 'place=Essen types=commercial*'],
  ['Mehrfamilienhaus in Dresden kaufen', 'place=Dresden types=multiFamily'],
  [
    'Wohnung in Frankfrut bis 1000 Euro kalt',
    'maxPrice=1000 place=Frankfurt am Main purpose=rent types=flat*',
  ],
  ['Haus am Meer in Kroatien', 'place=Croatia sea=2000 types=house*'],
  ['Bungalow Hannover 130 m² Grundstück ab 500 qm', 'minArea=130 minPlot=500 place=Hannover types=bungalow'],
  ['günstigste Wohnung in Chemnitz', 'place=Chemnitz sort=price types=flat*'],
  [
    'Maisonette mit Fußbodenheizung und Einbauküche in Mainz',
    'features=underfloorHeating,fittedKitchen place=Mainz types=maisonette',
  ],
  ['WG Zimmer in Göttingen', 'place=Göttingen purpose=rent types=room'],
  ['Schloss in Österreich', 'place=Austria types=castle'],
  [
    'villa mit pool mallorca unter 1 mio',
    'features=pool maxPrice=1000000 near=Mallorca/52km place=Balearic Islands types=villa',
  ],
  ['Wohnung zu kaufen Wien 3 Zimmer bis 400.000', 'maxPrice=400000 minBeds=2 place=Vienna types=flat*'],
  [
    'günstige 2-Zimmer-Wohnung Leipzig bis 600 € warm',
    'maxPrice=600 minBeds=1 place=Leipzig purpose=rent sort=price types=flat*',
  ],
  ['Ferienhaus Dänemark für 6 Personen im August', 'minBeds=3 place=Denmark purpose=rentShort'],
  ['Haus ohne Keller in Dortmund', 'not=keller place=Dortmund types=house*'],
  ['Wohnung von 300.000 bis 400.000 in Mainz', 'maxPrice=400000 minPrice=300000 place=Mainz types=flat*'],
  ['haus 20 minuten von stuttgart', 'near=Stuttgart/16km types=house*'],
  ['Lagerhalle Duisburg mieten 800 qm', 'minArea=800 place=Duisburg purpose=lease types=warehouse'],
  ['2 bis 3 Zimmer Wohnung in Bonn', 'maxBeds=2 minBeds=1 place=Bonn types=flat*'],
  ['Haus mit Garten in Kiel ab 4 Schlafzimmer', 'features=garden minBeds=4 place=Kiel types=house*'],
  ['Wohnung Augsburg Energieklasse A', 'energy=A place=Augsburg types=flat*'],
  ['haus mit 2 garagen ulm', 'features=garage place=Ulm types=house*'],
  ['Wohnung in Genf bis 1 Million Franken', 'currency=CHF maxPrice=1000000 place=Geneva types=flat*'],
  ['Baugrundstück 600 qm Rostock', 'minPlot=600 place=Rostock types=plotResidential'],
  ['kleine wohnung nürnberg 500 euro im monat', 'maxPrice=500 place=Nürnberg purpose=rent types=flat*'],
  ['Penthouse Zürich mindestens 150 qm', 'minArea=150 place=Zürich types=penthouse'],
  ['Haus in Tirol mit Bergblick', 'features=mountainView place=Tyrol types=house*'],
  [
    '3 Zimmer Wohnung in Hamburg Altona mit Balkon bis 1400 kalt',
    'features=balcony maxPrice=1400 minBeds=2 place=Altona purpose=rent types=flat*',
  ],
  ['Haus kaufen Nähe Ostsee bis 350.000 Euro', 'maxPrice=350000 place=Mecklenburg-Vorpommern types=house*'],
  ['Wohnung ab sofort Köln Ehrenfeld möbliert', 'available=0 furnished=1 place=Ehrenfeld types=flat*'],
  [
    'Einfamilienhaus mit Garage und großem Garten bei Freiburg',
    'features=garage,garden near=Freiburg/10km types=detached',
  ],
  ['Eigentumswohnung München höchstens 8000 €/m²', 'maxPerArea=8000 place=Munich types=flat*'],
  [
    'Ferienwohnung auf Rügen 4 Personen',
    'minBeds=2 near=Rügen/30km place=Mecklenburg-Vorpommern purpose=rentShort',
  ],
  [
    'Büro mieten Frankfurt Innenstadt 150 qm',
    'minArea=150 place=Frankfurt am Main purpose=lease types=office',
  ],
  [
    '2 Zimmer Wohnung Wien ab 1. April 2027 Haustiere erlaubt',
    'available=2027-04-01 minBeds=1 pets=1 place=Vienna types=flat*',
  ],
  ['Baugrundstück in Brandenburg mindestens 1000 m²', 'minPlot=1000 place=Brandenburg types=plotResidential'],
  [
    'Penthouse Düsseldorf mit Dachterrasse und Aufzug',
    'features=roofTerrace,lift place=Düsseldorf types=penthouse',
  ],
  ['Reihenhaus Stuttgart monatliche Rate bis 1600 Euro', 'maxMonthly=1600 place=Stuttgart types=terraced'],
  [
    'Wohnung mit Fußbodenheizung und Einbauküche in Bern',
    'features=underfloorHeating,fittedKitchen place=Bern types=flat*',
  ],
  ['Bauernhof im Allgäu mit Stall', 'features=stables near=Allgäu/42km place=Bavaria types=farm'],
  ['Dachgeschosswohnung Leipzig mit zwei Bädern', 'minBaths=2 place=Leipzig types=flat*'],
  ['Haus ohne Keller in Dresden', 'not=keller place=Dresden types=house*'],
  [
    'Altbauwohnung Prenzlauer Berg hohe Decken',
    'features=periodFeatures,highCeilings place=Prenzlauer Berg types=flat*',
  ],
  ['Doppelhaushälfte Nürnberg Energieklasse A', 'energy=A place=Nürnberg types=semiDetached'],
  ['Garage in Ulm mieten', 'place=Ulm purpose=rent types=garage'],
  [
    "Wohnung 3 1/2 Zimmer Winterthur CHF 1'900",
    'currency=CHF maxPrice=1900 minBeds=2 place=Winterthur purpose=rent types=flat*',
  ],
  ['Landhaus in der Uckermark', 'near=Uckermark/38km place=Brandenburg types=countryHouse'],
  ['Stadtvilla am Wannsee', 'place=Wannsee types=villa'],
  ['Souterrainwohnung in Bonn nicht möbliert', 'not=möbliert place=Bonn types=groundFloorFlat'],
  [
    'Wohnung mit Sonnenterrasse und Stellplatz in Regensburg unter einer halben Million',
    'features=terrace,parking maxPrice=500000 place=Regensburg types=flat*',
  ],
  [
    '3-Zimmer-Wohnung Prenzlauer Berg bis anderthalb Millionen',
    'maxPrice=1500000 minBeds=2 place=Prenzlauer Berg types=flat*',
  ],
  ['Gewerbegrundstück bei Erfurt ab 5000 m²', 'minPlot=5000 near=Erfurt/10km types=plotCommercial'],
  ['Zimmer in Heidelberg bis 400 warm', 'maxPrice=400 place=Heidelberg purpose=rent types=room'],
  ['unmöblierte Wohnung in Jena', 'place=Jena types=flat*'],
  ['Tiefgaragenstellplatz in München kaufen', 'place=Munich types=parkingSpace'],
  ['Resthof in Niedersachsen mit 2 Hektar Land', 'minPlot=20000 place=Lower Saxony types=farmhouse'],
  [
    'Wohnung in Graz ohne Balkon bis zweihunderttausend Euro',
    'maxPrice=200000 not=balkon place=Graz types=flat*',
  ],
  [
    'Bauernhof im Bayerischen Wald ab 3 Hektar',
    'minPlot=30000 near=Bayerischen Wald/60km place=Bavaria types=farm',
  ],
  [
    'möbliertes Zimmer in Zürich Oerlikon max 1200 Franken',
    'currency=CHF furnished=1 maxPrice=1200 place=Oerlikon purpose=rent types=room',
  ],
  [
    'Doppelhaushälfte Nürnberg oder Fürth, Energieklasse B oder besser',
    'area=Nürnberg, Fürth energy=A,B types=semiDetached',
  ],
  [
    'Baugrund Nähe Salzburg höchstens 300.000 Euro',
    'maxPrice=300000 near=Salzburg/10km types=plotResidential',
  ],
  [
    'Neubauwohnung Essen Rüttenscheid Energieklasse A+ 3 Zimmer',
    'energy=A minBeds=2 new=1 place=Rüttenscheid types=flat*',
  ],
  [
    'Resthof mit mindestens 5000 qm Grund in Ostfriesland',
    'minPlot=5000 near=Ostfriesland/48km place=Lower Saxony types=farmhouse',
  ],
  ['Garage mieten Leipzig Gohlis max 80', 'maxPrice=80 place=Gohlis purpose=rent types=garage'],
  [
    'Reihenhaus Umkreis Frankfurt 30km, 5 Zimmer, Garten, 600 Tsd',
    'features=garden maxPrice=600000 minBeds=4 near=Frankfurt am Main/30km types=terraced',
  ],
  ['1-Zi.-App. Ingolstadt 550€ warm', 'maxPrice=550 minBeds=0 place=Ingolstadt purpose=rent types=flat*'],
  [
    'DHH oder RH in Augsburg bis fünfhundertfünfzigtausend',
    'maxPrice=550000 place=Augsburg types=semiDetached,terraced',
  ],
  ['Apartment in Wien, 1020, zwei Zimmer, Lift', 'features=lift minBeds=1 place=Leopoldstadt types=flat*'],
  ['Haus Rostock Warnemünde Ostseenähe', 'place=Warnemünde sea=2000 types=house*'],
  ['Stellplatz oder Garage in Bonn Beuel gesucht', 'place=Beuel types=garage,parkingSpace'],
  [
    'Bauernhaus Emmental bis 1 Mio. Franken',
    'currency=CHF maxPrice=1000000 near=Emmental/24km place=Bern types=farmhouse',
  ],
  [
    'vermietet jemand ein Zimmer in Tübingen? max 500 inkl. NK',
    'maxPrice=500 place=Tübingen purpose=rent types=room',
  ],
  [
    'Loft in alter Fabrik, Leipzig Plagwitz, über 100 qm, weniger als 400k',
    'maxPrice=400000 minArea=100 place=Plagwitz types=loft',
  ],
  ['Haus mit zwei Wohnungen in Paderborn', 'place=Paderborn types=house*'],
  [
    'Haus in Dänemark am Strand für zwei Wochen im Juli, 6 Personen',
    'minBeds=3 place=Denmark purpose=rentShort sea=2000 types=house*',
  ],
]

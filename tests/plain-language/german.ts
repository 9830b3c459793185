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
  ['Einfamilienhaus am Bodensee', 'place=Bodensee types=detached'],
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
    'features=pool minPrice=1000000 place=Balearic Islands types=villa',
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
  ['Haus am Meer in Kroatien', 'place=Croatia types=house*'],
  ['Bungalow Hannover 130 m² Grundstück ab 500 qm', 'minArea=130 minPlot=500 place=Hannover types=bungalow'],
  ['günstigste Wohnung in Chemnitz', 'place=Chemnitz sort=price types=flat*'],
  [
    'Maisonette mit Fußbodenheizung und Einbauküche in Mainz',
    'features=underfloorHeating,fittedKitchen place=Mainz types=maisonette',
  ],
  ['WG Zimmer in Göttingen', 'place=Göttingen types=room'],
  ['Schloss in Österreich', 'place=Austria types=castle'],
  [
    'villa mit pool mallorca unter 1 mio',
    'features=pool maxPrice=1000000 place=Balearic Islands types=villa',
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
  ['Haus in Tirol mit Bergblick', 'features=mountainView place=Tirol types=house*'],
  ['Garage in Ulm mieten', 'place=Ulm purpose=rent types=garage'],
]

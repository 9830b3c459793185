/** tests: what people write about homes in German, and what it asks for. */

export const germanExamples: readonly [sentence: string, asks: string][] = [
  [
    '3-Zimmer-Wohnung in München mieten bis 1500 € warm mit Balkon',
    'features=balcony maxBeds=2 maxPrice=1500 minBeds=2 place=Munich purpose=rent types=flat*',
  ],
  [
    'Haus kaufen in der Nähe von Hamburg ab 120 qm mit Garten und Keller',
    'features=garden,cellar minArea=120 near=Hamburg/10km types=house*',
  ],
  ['Einfamilienhaus am Bodensee', 'place=Bodensee types=detached'],
  ['Eigentumswohnung in Wien unter 400.000 Euro mit Aufzug', 'features=lift maxPrice=400000 place=Vienna types=flat*'],
  ['möblierte Wohnung in Berlin 1200 € im Monat', 'furnished=1 maxPrice=1200 place=Berlin purpose=rent types=flat*'],
  ['Reihenhaus bei Köln mit Garage bis 500 Tsd', 'features=garage maxPrice=500000 near=Köln/10km types=terraced'],
  ['Villa mit Pool auf Mallorca ab 1 Mio', 'features=pool minPrice=1000000 place=Balearic Islands types=villa'],
  ['Grundstück in Brandenburg mindestens 1000 m²', 'minPlot=1000 place=Brandenburg types=land*'],
  [
    'Altbauwohnung in Leipzig mit Stuck und hohen Decken',
    'features=periodFeatures,highCeilings place=Leipzig types=flat*',
  ],
  [
    '2 Zimmer Wohnung Zürich CHF 2000 pro Monat',
    'currency=CHF maxBeds=1 maxPrice=2000 minBeds=1 place=Zürich purpose=rent types=flat*',
  ],
  ['Bauernhaus in Bayern ohne Denkmalschutz', 'not=denkmalschutz place=Bavaria types=farmhouse'],
  [
    'Doppelhaushälfte in Stuttgart zwischen 400.000 und 600.000 €',
    'maxPrice=600000 minPrice=400000 place=Stuttgart types=semiDetached',
  ],
  ['Wohnung mit Seeblick in Konstanz', 'features=lakeView place=Konstanz types=flat*'],
  ['Neubau Penthouse Frankfurt mit Dachterrasse', 'features=roofTerrace new=1 place=Frankfurt am Main types=penthouse'],
  ['Büro mieten in Düsseldorf 300 qm', 'minArea=300 place=Düsseldorf purpose=lease types=office'],
  ['Ferienwohnung an der Ostsee mit Hund', 'pets=1 purpose=rentShort q=ostsee'],
  ['Haus mit Einliegerwohnung und Wärmepumpe in Freiburg', 'features=annexe,heatPump place=Freiburg types=house*'],
  ['barrierefreie Wohnung in Bremen', 'features=stepFree place=Bremen types=flat*'],
  ['Haus mit 5 Zimmern in Salzburg', 'maxBeds=4 minBeds=4 place=Salzburg types=house*'],
  ['mindestens 2 Schlafzimmer in Graz bis 350k', 'maxPrice=350000 minBeds=2 place=Graz'],
  ['Wohnung im Umkreis von 10 km um Heidelberg', 'near=Heidelberg/10km types=flat*'],
  ['Gewerbe in Essen', 'place=Essen types=commercial*'],
  ['Mehrfamilienhaus in Dresden kaufen', 'place=Dresden types=multiFamily'],
  ['Wohnung in Frankfrut bis 1000 Euro kalt', 'maxPrice=1000 place=Frankfurt am Main purpose=rent types=flat*'],
  ['Haus am Meer in Kroatien', 'place=Croatia q=meer types=house*'],
  ['Bungalow Hannover 130 m² Grundstück ab 500 qm', 'minArea=130 minPlot=500 place=Hannover types=bungalow'],
  ['günstigste Wohnung in Chemnitz', 'place=Chemnitz sort=price types=flat*'],
  [
    'Maisonette mit Fußbodenheizung und Einbauküche in Mainz',
    'features=underfloorHeating,fittedKitchen place=Mainz types=maisonette',
  ],
  ['WG Zimmer in Göttingen', 'place=Göttingen types=room'],
  ['Schloss in Österreich', 'place=Austria types=castle'],
]

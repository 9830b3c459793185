/** tests: what people write about homes in English, and what it asks for. */

export const englishExamples: readonly [sentence: string, asks: string][] = [
  [
    '3 bed house near Porto under 400k with a pool',
    'features=pool maxBeds=3 maxPrice=400000 minBeds=3 near=Porto/10km types=house*',
  ],
  [
    '2 bed flat in Lisbon under 400k with a lift near the sea',
    'features=lift maxBeds=2 maxPrice=400000 minBeds=2 place=Lisbon q=sea types=flat*',
  ],
  [
    'House in Kent or East Sussex, 3 beds, under 900k, with a garden',
    'features=garden maxBeds=3 maxPrice=900000 minBeds=3 place=Kent types=house* [East Sussex]',
  ],
  [
    'flat to rent in London max £2,000 pcm pets allowed',
    'currency=GBP maxPrice=2000 pets=1 place=London purpose=rent types=flat*',
  ],
  [
    'new build 2-3 bedroom apartments in Dubai from AED 1.2m',
    'currency=AED maxBeds=3 minBeds=2 minPrice=1200000 new=1 place=Dubai types=flat*',
  ],
  ['cottage with 2 bedrooms within 5 miles of Bath', 'maxBeds=2 minBeds=2 near=Bath/8.047km types=cottage'],
  ['farm with 2 acres between Lisbon and Porto', 'box=-9.1833,38.6667,-8.5610,41.1996 minPlot=8094 types=farm'],
  [
    'furnished studio in Berlin Kreuzberg under 900 per month',
    'furnished=1 maxPrice=900 place=Kreuzberg purpose=rent types=studio',
  ],
  ['office to rent in Manchester 200 m2', 'minArea=200 place=Manchester purpose=lease types=office'],
  [
    '100-150 m2 house in Austin, TX under $800k with a garage',
    'currency=USD features=garage maxArea=150 maxPrice=800000 minArea=100 place=Austin types=house*',
  ],
  ['cheapest 2 bedroom flat new yrok', 'maxBeds=2 minBeds=2 place=New York City sort=price types=flat*'],
  ['appartment with balconny in Zuerich', 'features=balcony place=Zürich types=flat*'],
  ['plot of 2,000 m² near Faro', 'minPlot=2000 near=Faro/10km'],
  ['houses in Barcelna between 200 and 300k', 'maxPrice=300000 minPrice=200000 place=Barcelona types=house*'],
  ['three bedroom terraced house in York', 'maxBeds=3 minBeds=3 place=York types=terraced'],
  [
    'at least 4 bedrooms and 2 bathrooms in Marbella, budget 1.5 million',
    'maxPrice=1500000 minBaths=2 minBeds=4 place=Marbella',
  ],
  ['penthouse with sea view and roof terrace, Cascais', 'features=seaView,roofTerrace place=Cascais types=penthouse'],
  [
    '1 bed apartment with a gym and concierge in Toronto for $500,000',
    'currency=CAD features=gym,concierge maxBeds=1 maxPrice=500000 minBeds=1 place=Toronto types=flat*',
  ],
  ['villa without a pool in Ibiza', 'not=pool place=Ibiza types=villa'],
  ['flat in Edinburgh, no chain, freehold', 'features=chainFree place=Edinburgh tenure=freehold types=flat*'],
  [
    '2 or 3 bed semi-detached in Leeds below 350k',
    'maxBeds=3 maxPrice=350000 minBeds=2 place=Leeds types=semiDetached',
  ],
  ['warehouse for lease in Rotterdam', 'place=Rotterdam purpose=lease types=warehouse'],
  ['holiday let in Cornwall, dog friendly', 'pets=1 place=Cornwall purpose=rentShort'],
  ['bungalow in Devon over 1000 sq ft', 'areaUnit=sqft minArea=1000 place=Devon types=bungalow'],
  ['house in Nice under 1m', 'maxPrice=1000000 place=Nice types=house*'],
  ['nice house in Reading', 'place=Reading types=house*'],
  ['flats listed this week in Dublin', 'place=Dublin since=7 types=flat*'],
  ['something with high ceilings and a fireplace in Paris', 'features=highCeilings,fireplace place=Paris'],
  [
    '4+ bed detached house with double garage near Cambridge',
    'features=garage minBeds=4 near=Cambridge/10km types=detached',
  ],
  ['apartment in Cambridge, MA', 'place=Cambridge types=flat*'],
  ['land in Spain up to 100k', 'maxPrice=100000 place=Spain types=land*'],
  ['house EPC B or better in Bristol', 'energy=A,B place=Bristol types=house*'],
  [
    '3 bed house £300k - £450k Sheffield',
    'currency=GBP maxBeds=3 maxPrice=450000 minBeds=3 minPrice=300000 place=Sheffield types=house*',
  ],
  ['room to rent in Amsterdam €800/month', 'maxPrice=800 place=Amsterdam purpose=rent types=room'],
  ['loft in Brooklyn with exposed brick', 'place=Brooklyn q=exposed brick types=loft'],
  ['reduced houses in Tuscany with olive grove', 'place=Tuscany q=olive grove reduced=1 types=house*'],
  [
    'chalet in Chamonix with mountain views and a sauna, about 900k',
    'features=mountainView,sauna maxPrice=990000 minPrice=810000 place=Chamonix-Mont-Blanc types=chalet',
  ],
  ['2 bath condo Miami waterfront', 'features=waterfront minBaths=2 place=Miami types=flat*'],
  ['house with a study, no garden, in Utrecht', 'features=study not=garden place=Utrecht types=house*'],
  ['castle in Scotland', 'place=Scotland types=castle'],
  [
    '100k - 200k flat in Athens near the metro',
    'features=nearTransport maxPrice=200000 minPrice=100000 place=Athens types=flat*',
  ],
  ['apartment 80 sqm or more in Vienna', 'minArea=80 place=Vienna types=flat*'],
  ['house in Sydney under $2m', 'currency=AUD maxPrice=2000000 place=Sydney types=house*'],
  ['1.2m house in Surrey', 'maxPrice=1200000 place=Surrey types=house*'],
]

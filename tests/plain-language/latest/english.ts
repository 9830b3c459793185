/** tests: the latest of what people write about homes in English, quarters and namesakes most of all. */

export const latestEnglish: readonly [sentence: string, asks: string][] = [
  [
    'looking for a 2 bed flat to rent in Peckham, max £1,600 pcm, cats ok',
    'currency=GBP maxPrice=1600 minBeds=2 pets=1 place=Peckham purpose=rent types=flat*',
  ],
  [
    '3 bedroom semi in Chorlton Manchester with off street parking £350-400k',
    'currency=GBP features=parking maxPrice=400000 minBeds=3 minPrice=350000 place=Chorlton types=semiDetached',
  ],
  [
    'Park Slope brownstone 4 bedrooms with backyard under 3.5 million',
    'features=garden maxPrice=3500000 minBeds=4 place=Park Slope types=terraced',
  ],
  [
    'studio in Jericho Oxford for a grad student, bills incl, £900 tops',
    'billsIncluded=1 currency=GBP maxPrice=900 place=Jericho purpose=rent types=studio',
  ],
  [
    'warehouse unit to let Trafford Park 5,000 sq ft',
    'areaUnit=sqft minArea=5000 place=Trafford Park purpose=lease types=warehouse',
  ],
  [
    'bungalow with no stairs near the sea, Worthing, £400k or less',
    'currency=GBP features=stepFree maxPrice=400000 place=Worthing sea=2000 types=bungalow',
  ],
  [
    'house in Ponsonby Auckland, three beds two baths, $2m max',
    'currency=NZD maxPrice=2000000 minBaths=2 minBeds=3 place=Ponsonby types=house*',
  ],
  [
    '2BHK flat in Koramangala Bangalore for rent 45k',
    'currency=INR maxPrice=45000 minBeds=2 place=Koramangala purpose=rent types=flat*',
  ],
  [
    'condo Capitol Hill Seattle 1br 1ba w/ parking < 550k',
    'features=parking maxPrice=550000 minBaths=1 minBeds=1 place=Capitol Hill types=flat*',
  ],
  [
    '2 bedroom flat Morningside Edinburgh, not ground floor, gas central heating',
    'features=centralHeating minBeds=2 not=ground floor place=Morningside types=flat*',
  ],
  ['farmland for sale 40 acres nr Hereford', 'minPlot=161874 near=Hereford/10km types=plotAgricultural'],
  [
    'room in shared house Headingley Leeds 120 pw',
    'maxPrice=120 period=week place=Headingley purpose=rent types=room',
  ],
  [
    'seven bedroom country house Cotswolds with tennis court and stables 2-4 million',
    'features=tennisCourt,stables maxPrice=4000000 minBeds=7 minPrice=2000000 near=Cotswolds/40km types=countryHouse',
  ],
  [
    'new build flat Salford Quays balcony lift under two hundred thousand',
    'features=balcony,lift maxPrice=200000 new=1 place=Salford Quays types=flat*',
  ],
  [
    'apartment in Rathmines or Ranelagh Dublin 2 beds below 450 000 euro',
    'area=Rathmines, Ranelagh maxPrice=450000 minBeds=2 types=flat*',
  ],
  [
    '2 bed terraced house Heaton Newcastle under 250k no chain',
    'features=chainFree maxPrice=250000 minBeds=2 place=Heaton types=terraced',
  ],
  [
    'four bedroom detached in Solihull, double garage, EPC C or better, offers around £700,000',
    'currency=GBP energy=A,B,C features=garage maxPrice=770000 minBeds=4 minPrice=630000 place=Solihull types=detached',
  ],
  [
    '1 bedroom apartment Gold Coast Chicago with doorman and lake view under $2800/mo',
    'currency=USD features=concierge,lakeView maxPrice=2800 minBeds=1 place=Gold Coast purpose=rent types=flat*',
  ],
  [
    'student room near UCL London max 250 a week',
    'maxPrice=250 near=UCL/1.5km period=week place=London purpose=rent types=room',
  ],
  ['dental practice for sale in Leicester', 'place=Leicester types=medical'],
  [
    'restaurant to let Shoreditch 1500 sqft',
    'areaUnit=sqft minArea=1500 place=Shoreditch purpose=lease types=restaurantBar',
  ],
  [
    "I'd like a cottage in the Lake District, not too expensive, log burner and two bedrooms min",
    'features=woodStove minBeds=2 near=Lake District/32km place=Cumbria sort=price types=cottage',
  ],
  [
    'building plot with planning permission Devon up to half an acre',
    'maxPlot=2023 place=Devon types=plotResidential',
  ],
  [
    '3+ bed townhouse in Alexandria VA between 600 and 750 thousand with roof deck',
    'features=roofTerrace maxPrice=750000 minBeds=3 minPrice=600000 place=Alexandria types=townhouse',
  ],
  [
    'house to rent in Fremantle WA 4x2 with pool pets considered $900 per week',
    'currency=AUD features=pool maxPrice=900 minBaths=2 minBeds=4 period=week pets=1 place=Fremantle purpose=rent types=house*',
  ],
  [
    'ground floor flat Hove with garden and parking, max 425k, share of freehold',
    'features=garden,parking maxPrice=425000 place=Hove tenure=shareOfFreehold types=groundFloorFlat',
  ],
  [
    'penthouse with terrace overlooking the river in Battersea £2-3m',
    'currency=GBP features=terrace maxPrice=3000000 minPrice=2000000 place=Battersea types=penthouse',
  ],
  [
    'factory for sale Wolverhampton 20,000 sq ft min',
    'areaUnit=sqft minArea=20000 place=Wolverhampton types=factory',
  ],
  [
    'furnished 2 bdrm condo Yaletown Vancouver, den, parking, $3,500',
    'currency=CAD features=study,parking furnished=1 maxPrice=3500 minBeds=2 place=Yaletown purpose=rent types=flat*',
  ],
  [
    'flat in SE15 2 bedrooms balcony 400 thousand pounds',
    'currency=GBP features=balcony maxPrice=400000 minBeds=2 place=Peckham types=flat*',
  ],
  [
    'Anything with 3 beds in Withington or Didsbury, rent, up to 1800 a month, dog friendly',
    'area=Withington, Didsbury maxPrice=1800 minBeds=3 pets=1 purpose=rent',
  ],
  [
    'victorian terrace in Roath Cardiff 4 bed student let HMO',
    'minBeds=4 place=Roath purpose=rent types=terraced',
  ],
  ['cheap 1 bed flat Dennistoun Glasgow', 'minBeds=1 place=Dennistoun sort=price types=flat*'],
  [
    '5 bedroom villa Arabian Ranches with maids room and private pool AED 5m',
    'currency=AED features=annexe,privatePool maxPrice=5000000 minBeds=5 place=Arabian Ranches types=villa',
  ],
  [
    'land near Lagos Portugal with ruin, water and electricity, at least 1 hectare',
    'minPlot=10000 near=Lagos/10km types=land*',
  ],
  [
    'office space in Leeds city centre, 2000 to 3000 square feet, with parking',
    'areaUnit=sqft features=parking maxArea=3000 minArea=2000 place=Leeds types=office',
  ],
  [
    'Sunny three bed apartment with lift in Gracia, Barcelona for less than half a million',
    'features=lift maxPrice=500000 minBeds=3 place=Gràcia types=flat*',
  ],
  [
    'short term let Edinburgh during the festival for 4 people',
    'minBeds=2 place=Edinburgh purpose=rentShort',
  ],
  [
    'granny annexe house Cheltenham 4 beds 2 receptions no more than 650k',
    'features=annexe maxPrice=650000 minBeds=4 place=Cheltenham types=house*',
  ],
  ['lock up garage for sale in Bath', 'place=Bath types=garage'],
  [
    'flat share in Bethnal Green £850 all in',
    'billsIncluded=1 currency=GBP maxPrice=850 place=Bethnal Green purpose=rent types=room',
  ],
  [
    '1.5 million budget, penthouse or loft in Tribeca, doorman building',
    'features=concierge maxPrice=1500000 place=Tribeca types=penthouse,loft',
  ],
  [
    'spacious 2 bed flat in West Hampstead or Kilburn with outside space, £550k ceiling',
    'area=West Hampstead, Kilburn currency=GBP maxPrice=550000 minBeds=2 outdoor=1 types=flat*',
  ],
  [
    '3 bedroom house Moseley Birmingham, off road parking, catchment for good schools, 380k',
    'features=parking maxPrice=380000 minBeds=3 place=Moseley types=house*',
  ],
  [
    'studio to rent in Fallowfield from £600 to £750 furnished',
    'currency=GBP furnished=1 maxPrice=750 minPrice=600 place=Fallowfield purpose=rent types=studio',
  ],
  [
    '4 bedroom farmhouse with 10 acres in Carmarthenshire under £800k',
    'currency=GBP maxPrice=800000 minBeds=4 minPlot=40469 place=Carmarthenshire types=farmhouse',
  ],
  ['hotel for sale in Torquay sea view', 'features=seaView place=Torquay types=hotel'],
  [
    'apartment with 2 bathrooms Fitzrovia no ground floor, max 1.2m',
    'maxPrice=1200000 minBaths=2 not=ground floor place=Fitzrovia types=flat*',
  ],
  [
    'workshop to rent near Exeter, 1000 sq ft',
    'areaUnit=sqft minArea=1000 near=Exeter/10km purpose=lease types=workshop',
  ],
  [
    '3bhk apartment in Gachibowli Hyderabad below 1.5 crore gated community',
    'currency=INR features=gatedCommunity maxPrice=15000000 minBeds=3 place=Gachibowli types=flat*',
  ],
  [
    'unit in Surry Hills two bedrooms one car space up to $1.1 million',
    'currency=AUD features=parking maxPrice=1100000 minBeds=2 place=Surry Hills types=flat*',
  ],
  [
    'house in Lisbon with sea views or river view three bedrooms',
    'features=seaView minBeds=3 place=Lisbon types=house*',
  ],
  [
    'one bed near the tube in Balham, up to one thousand eight hundred a month',
    'features=nearTransport maxPrice=1800 minBeds=1 place=Balham purpose=rent',
  ],
  ['new homes Cambridge Trumpington help to buy 2 beds', 'minBeds=2 new=1 place=Trumpington'],
  ['flat in London urgent', 'place=London types=flat* [urgent]'],
  ['cottage in Norfolk with garden', 'features=garden place=Norfolk types=cottage'],
  ['flat in SE15 or SE22, 2 beds, 500k', 'area=Peckham, East Dulwich maxPrice=500000 minBeds=2 types=flat*'],
  ['flat in Battersea SW11', 'place=Battersea types=flat*'],
  ['Paris 3rd 2 bedroom', 'minBeds=2 near=3e arrondissement, Paris/0.75km'],
]

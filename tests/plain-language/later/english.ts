/**
 * tests: more of what people write about homes in English, written down with its reading before it was read.
 */

export const laterEnglish: readonly [sentence: string, asks: string][] = [
  [
    '4br house in Naperville IL with finished basement and 3 car garage under 750k',
    'features=cellar,garage maxPrice=750000 minBeds=4 place=Naperville types=house*',
  ],
  [
    'terraced house Easton Bristol, needs work, below £325,000',
    'currency=GBP maxPrice=325000 place=Easton types=terraced',
  ],
  [
    'weatherboard house Fitzroy Melbourne 3 bedrooms $1.6m - $1.9m',
    'currency=AUD maxPrice=1900000 minBeds=3 minPrice=1600000 place=Fitzroy types=house*',
  ],
  [
    'bugalow in Skegness two bedrooms with a conservatry',
    'features=conservatory minBeds=2 place=Skegness types=bungalow',
  ],
  [
    'house with land, 5+ acres, Herefordshire, up to 850k',
    'maxPrice=850000 minPlot=20234 place=Herefordshire types=house*',
  ],
  [
    'new build townhouse in Milton Keynes with EV charger, EPC A',
    'energy=A features=evCharger new=1 place=Milton Keynes types=townhouse',
  ],
  [
    '2 bedroom condo in Scottsdale AZ with pool, 1200 sqft minimum',
    'areaUnit=sqft features=pool minArea=1200 minBeds=2 place=Scottsdale types=flat*',
  ],
  [
    'shop to let in Harrogate town centre around 600 sq ft',
    'areaUnit=sqft maxArea=660 minArea=540 place=Harrogate purpose=lease types=shop',
  ],
  [
    'any 3 bed semi in Didsbury or Chorlton with driveway',
    'area=Didsbury, Chorlton features=driveway minBeds=3 types=semiDetached',
  ],
  [
    'pet friendly rental in Portland Oregon with a yard, less than 2,800 dollars',
    'currency=USD features=garden maxPrice=2800 pets=1 place=Portland purpose=rent',
  ],
  [
    'house in Wicklow half an hour from Dublin with a sea view and 4 beds',
    'features=seaView minBeds=4 place=Wicklow types=house*',
  ],
  [
    '2 bedroom terraced house Levenshulme, small garden, close to the train station, £250,000 max',
    'currency=GBP features=garden,nearTransport maxPrice=250000 minBeds=2 place=Levenshulme types=terraced',
  ],
  [
    'one bedroom apartment Fort Greene no broker fee $3,200',
    'currency=USD maxPrice=3200 minBeds=1 noFee=1 place=Fort Greene purpose=rent types=flat*',
  ],
  [
    'detached house Sevenoaks 5 bedrooms, paddock, 1.5-2 million',
    'features=stables maxPrice=2000000 minBeds=5 minPrice=1500000 place=Sevenoaks types=detached',
  ],
  [
    'unit in Bondi with parking $850 pw',
    'currency=AUD features=parking maxPrice=850 period=week place=Bondi purpose=rent types=flat*',
  ],
  ['retirement bungalow Torquay level access', 'features=stepFree place=Torquay types=bungalow'],
  [
    'flats in Leith or Portobello with a balcony for under 300k',
    'area=Leith, Portobello features=balcony maxPrice=300000 types=flat*',
  ],
  [
    '4 bedroom house with sea views in Kinsale co Cork, at least 2000 sq ft',
    'areaUnit=sqft features=seaView minArea=2000 minBeds=4 place=Kinsale types=house*',
  ],
  ['cheap land in Bulgaria over an acre', 'minPlot=4047 place=Bulgaria sort=price types=land*'],
  [
    'office space to let Shoreditch, 10 desks, 1,500 sqft',
    'areaUnit=sqft minArea=1500 place=Shoreditch purpose=lease types=office',
  ],
  [
    'house for sale Stellenbosch R4.5 million, granny flat and pool',
    'currency=ZAR features=annexe,pool maxPrice=4500000 place=Stellenbosch types=house*',
  ],
  [
    'three bed end terrace in Wakefield, no onward chain, offers around 190k',
    'features=chainFree maxPrice=209000 minBeds=3 minPrice=171000 place=Wakefield types=endTerrace',
  ],
  [
    '1 bed flat to rent Finsbury Park dog friendly 1600pcm',
    'maxPrice=1600 minBeds=1 pets=1 place=Finsbury Park purpose=rent types=flat*',
  ],
  [
    'ranch house with 20+ acres near Bozeman MT, up to $1.5M',
    'currency=USD maxPrice=1500000 minPlot=80937 near=Bozeman/10km types=house*',
  ],
  [
    'brand new 2 bed apartment Sandyford with balcony and underground parking',
    'features=balcony,undergroundParking minBeds=2 new=1 place=Sandyford types=flat*',
  ],
  [
    'looking for somewhere to buy in Totnes, 2-4 beds, must have a garden and parking',
    'features=garden,parking maxBeds=4 minBeds=2 place=Totnes',
  ],
  [
    'cottage to rent for a week in Pembrokeshire with a log burner',
    'features=woodStove place=Pembrokeshire purpose=rentShort types=cottage',
  ],
  [
    '5 bed house Altrincham between £1m and £1.4m with a home office',
    'currency=GBP features=study maxPrice=1400000 minBeds=5 minPrice=1000000 place=Altrincham types=house*',
  ],
  [
    'small flat in Margate within 500 metres of the beach, under 200k',
    'maxPrice=200000 place=Margate sea=1000 types=flat*',
  ],
  [
    'warehouse to let in Slough, 10,000 sq ft plus',
    'areaUnit=sqft minArea=10000 place=Slough purpose=lease types=warehouse',
  ],
  [
    'apartment in Queens New York under 700k with doorman and laundry in building',
    'features=concierge,washingMachine maxPrice=700000 place=Queens types=flat*',
  ],
  [
    'period property in Bath with 4 bedrooms, not a new build',
    'features=periodFeatures minBeds=4 not=new build place=Bath',
  ],
  [
    'student room in Nottingham Lenton, en suite, max 140 per week',
    'features=ensuite maxPrice=140 period=week place=Lenton purpose=rent types=room',
  ],
  [
    'houses under 250 thousand within 20 miles of Lincoln',
    'maxPrice=250000 near=Lincoln/32.187km types=house*',
  ],
  [
    '4 bed detached in Harpenden with south facing garden, up to 1.2 mil',
    'features=southFacing,garden maxPrice=1200000 minBeds=4 place=Harpenden types=detached',
  ],
  [
    'cheap 1 bed to rent in Coventry, bills included, no more than 650 a month',
    'billsIncluded=1 maxPrice=650 minBeds=1 place=Coventry purpose=rent sort=price',
  ],
  [
    'five bedroom villa in Paphos with private pool walking distance to the beach',
    'features=privatePool minBeds=5 place=Paphos sea=2000 types=villa',
  ],
  [
    'lofts in Williamsburg under $1.4m with roof deck',
    'currency=USD features=roofTerrace maxPrice=1400000 place=Williamsburg types=loft',
  ],
  [
    'house near Tralee with an acre, 3 or 4 bedrooms, below €350k',
    'maxBeds=4 maxPrice=350000 minBeds=3 minPlot=4047 near=Tralee/10km types=house*',
  ],
  [
    'ground floor flat in Hastings that takes cats, 800pcm',
    'maxPrice=800 pets=1 place=Hastings purpose=rent types=groundFloorFlat',
  ],
  [
    'condo downtown Austin 1000-1400 sq ft',
    'areaUnit=sqft maxArea=1400 minArea=1000 place=Austin types=flat*',
  ],
  [
    'semi detached 3 beds Bearsden or Milngavie, garage, fixed price under 400k',
    'area=Bearsden, Milngavie features=garage maxPrice=400000 minBeds=3 types=semiDetached',
  ],
  [
    'terraced house without a chain in Easton, two double bedrooms',
    'minBeds=2 not=chain place=Easton types=terraced',
  ],
  ['plot with sea view in Crete up to 90k euros', 'features=seaView maxPrice=90000 place=Crete types=land*'],
  [
    '3 bed terraced house Heaton Newcastle, yard, around £220k',
    'currency=GBP features=garden maxPrice=242000 minBeds=3 minPrice=198000 place=Heaton types=terraced',
  ],
  [
    'flat share in Manchester Fallowfield, bills inc, 550 max',
    'billsIncluded=1 maxPrice=550 place=Fallowfield purpose=rent types=room',
  ],
  [
    'apartment in Vilnius old town under 200k with a balcony',
    'features=oldTown,balcony maxPrice=200000 place=Vilnius types=flat*',
  ],
  [
    '2 bed bungalow Clacton no stairs, close to shops',
    'features=stepFree minBeds=2 place=Clacton-on-Sea types=bungalow',
  ],
  [
    'ski chalet in Morzine sleeps 10 near the slopes',
    'minBeds=5 place=Morzine purpose=rentShort types=chalet',
  ],
  [
    'industrial unit in Leeds to rent 3000 to 5000 sq ft',
    'areaUnit=sqft maxArea=5000 minArea=3000 place=Leeds purpose=lease types=warehouse',
  ],
  [
    'house in Toowoomba with granny flat and shed, up to $800k',
    'currency=AUD features=annexe maxPrice=800000 place=Toowoomba types=house*',
  ],
]

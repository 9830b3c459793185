/** search: the words of English homes. */
import type { Vocabulary } from './meanings.rules.ts'

export const english: Vocabulary = {
  'type:house*':
    'lakehouse|lakehouses|lake house|house|houses|family house|family home|family homes|detached or semi|home with garden|riad|riads|semi or detached|cluster home|cluster house|ranch style house|ranch home|split level house|split level|period house|victorian house|georgian house|edwardian house|tudor house|weatherboard house|weatherboard|colonial house|queenslander|starter home|starter homes|hse|hous|homes with garden|eco house|smart house|ranch house|ranch houses|ranch style',
  'type:flat*':
    'basement suite|basement apartment|basement flat|secondary suite|granny flat to rent|flat|officetel|officetels|hdb|hdb flat|hdb flats|flats|apartment|apartments|apt|apts|condo|condos|condominium|unit|units|apartement|appartment|appartments|flatlet|walk up|tenement|tenements|high rise|apartmnt|apartmt|apartmant|flats or apartments|walkup|high rise apartment|high rise flat|condo unit|strata unit|council flat|ex council flat|ex local authority flat|penthouse flat or apartment',
  'type:studio':
    'studio|studios|studio flat|studio flats|studio apartment|bedsit|efficiency|studio apt|studios to let|bachelor flat|bachelor apartment|bed sit|bed sitter|bedsitter|studio room|junior one bed|micro apartment|studio flatlet|one room flat|one room apartment',
  'type:loft': 'loft|lofts',
  'type:penthouse': 'pent house|penthouse|penthouses',
  'type:duplex': 'duplex|duplexes',
  'type:triplex': 'triplex',
  'type:maisonette': 'maisonette|maisonettes',
  'type:groundFloorFlat': 'ground floor flat|ground floor apartment|garden flat',
  'type:room':
    'room to rent|room for rent|flatshare|house share|flat share|room in a shared flat|room in a flat|room in shared house|shared flat|shared house|shared apartment|roommate|in shared house|single room|student room|student rooms|double room|private room|rooms to rent|rooms for rent|lodging|lodgings|room share|spare room|double bedroom to rent|en suite room|ensuite room|house share room|bedroom in shared house|room in a house share|room in shared apartment|rooms in shared house|student accommodation|student digs|digs|roomshare|flatmates|flatmate|housemate|housemates|shared accommodation|bedspace|bed space',
  'type:servicedApartment': 'serviced apartment|serviced apartments|serviced flat|aparthotel',
  'type:detached':
    'sfh|single family|single family home|detached|det|det house|detached house|detached houses|detached home|single family home|single family|detatched|detached property|detached family home|standalone house|free standing house|freestanding house|single detached|single dwelling',
  'type:semiDetached':
    'semi|semi detached|semi detached house|semi detached houses|semi d|semi detached home|semi detatched|semidetached|semis|semi detached homes|side by side duplex',
  'type:terraced':
    'terraced|terraced house|terraced houses|row house|row houses|mid terrace|brownstone|terrace house|terrace houses|rowhouse|rowhome|mid terraced|victorian terrace|georgian terrace|terraced cottage|row home|row homes|linked house|mid terrace house|terraced home|terraced homes',
  'type:endTerrace':
    'end terrace|end of terrace|end terraced|end terrace house|end of terrace house|end terraced house|end of row',
  'type:townhouse':
    'townhouse|townhouses|town house|town houses|town homes|townhome|townhomes|mews house|mews',
  'type:villa': 'villa|villas',
  'type:bungalow':
    'bungalow|bungalows|dormer bungalow|single storey house|single story house|one storey house|one story house|single level home|rancher|rambler',
  'type:cottage': 'cottage|cottages|thatched cottage|cottage style house',
  'type:chalet': 'chalet|chalets',
  'type:countryHouse':
    'country house|country houses|country home|manor|manor house|country estate|country property|rectory|old rectory|manor farm',
  'type:farmhouse': 'farmhouse|farmhouses|farm house|barn conversion|barn|barns',
  'type:finca': 'finca|fincas',
  'type:castle': 'castle|castles|chateau|palace',
  'type:mansion': 'mansion|mansions',
  'type:cabin': 'cabin|cabins|log cabin|lodge|lodges|hut|tiny house|tiny home|a frame|a frame cabin',
  'type:mobileHome':
    'mobile home|mobile homes|static caravan|trailer|park home|park homes|static caravans|caravan|manufactured home|manufactured homes|mobile homes park',
  'type:houseboat': 'houseboat|houseboats|house boat|narrowboat|narrow boat|barge',
  'type:ruin':
    'ruin|ruins|renovation project|derelict house|derelict|derelict property|shell to renovate|tear down',
  'type:multiFamily':
    'multi family|multifamily|multi family building|triplex investment|fourplex|duplex investment|two family house|2 family house|multi unit',
  'type:apartmentBlock':
    'apartment block|block of flats|apartment building|multi storey building|whole building|buildings|building',
  'type:land*':
    'land|plot|plots|plot of land|building plot|building land|building plots|vacant land|building site|parcel of land|development land|stand|empty plot|acreage|erf|serviced plot|site for building|land parcel|vacant lot|vacant lots|empty lot|lots for sale|lot for sale|land plot|building lot',
  'type:farm':
    'farm|farms|ranch|smallholding|ranches|homestead|smallholdings|farmstead|equestrian property|vineyard estate|croft',
  'type:parkingSpace': 'parking spot to rent|car park space|parking bay|parking bay to rent|carpark space',
  'type:commercial*': 'commercial|commercial property|commercial premises|business premises',
  'type:office':
    'office|offices|office space|office suite|office building|workspace|desk space|office premises|office unit|offices to let',
  'type:coworking': 'coworking|co working|shared office',
  'type:shop':
    'lock up shop|lock up shops|shop|shops|retail unit|shop unit|retail space|high street shop|commercial unit|storefront|showroom|retail premises|retail shop|retail|high street unit|corner shop|hair salon|salon|kiosk',
  'type:restaurantBar':
    'restaurant|bar to lease|pub|cafe|bar|coffee shop|takeaway|restaurants|pubs|cafes|bistro',
  'type:hotel': 'country house hotel|boutique hotel|boutique hotels|hotel|hotels',
  'type:guestHouse': 'guest house|guesthouse|bed and breakfast',
  'type:warehouse':
    'warehouse|warehouses|industrial unit|warehouse unit|warehouse units|storage unit to let|distribution unit|logistics unit|trade unit|industrial units|storage unit|logistics|factory|storage warehouse|light industrial unit|distribution centre|factory unit|industrial property',
  'type:workshop': 'workshop|workshops',
  'feature:garden':
    'garden|gardens|yard|back garden|backyard|large garden|lawn|gardened|front garden|rear garden|garden space|vegetable garden|allotment|fenced yard|fenced garden|big yard|landscaped garden|walled garden|orchard garden|private garden|communal garden|grassy yard|large yard|garden area',
  'feature:terrace':
    'terrace|terraces|deck|veranda|porch|sun terrace|private terrace|patio terrace|decking|decked area|large terrace',
  'feature:roofTerrace':
    'roof terrace|rooftop terrace|roof deck|rooftop|roof garden|rooftop deck|private rooftop',
  'feature:balcony': 'balcony|balconies|balconny|juliet balcony|large balcony|private balcony|big balcony',
  'feature:patio': 'patio|patios|courtyard',
  'feature:conservatory': 'conservatory|winter garden',
  'feature:pool':
    'pool|pools|swimming pool|swimming pools|swiming pool|infinity pool|heated pool|indoor pool|plunge pool|lap pool|splash pool|inground pool|in ground pool|outdoor pool|salt water pool',
  'feature:privatePool': 'private pool|own pool',
  'feature:communalPool': 'communal pool|shared pool',
  'feature:lift':
    'elevator building|lift building|building with lift|building with elevator|lift|lifts|elevator|elevators|with a lift|lift access|elevator access|elevator building|lift in building|elevator in building|elevator in the building|lift in the building',
  'feature:garage':
    'garage|garages|double garage|car garage|car garages|garage space|lock up garages|integral garage|attached garage|detached garage|single garage|garge|triple garage|2 car garage|carage',
  'feature:parking':
    'parking|parking space|parking spaces|off street parking|car park|carpark|carparks|off road parking|allocated parking|private parking|car port|carport|parking spot|parking included|car space|car spaces|car spot|parking place|parking for one car|covered parking|residents parking|secure parking|parking for two cars|parking bay|car parking|parking permit|parkings',
  'feature:undergroundParking': 'underground parking|underground garage',
  'feature:driveway': 'driveway|drive way|drive|own drive',
  'feature:evCharger':
    'ev charger|ev charging|car charger|charging point|ev charge|electric car charger|electric charger|ev point|ev car charger|tesla charger|ev chargepoint',
  'feature:airConditioning':
    'air conditioning|air con|aircon|ac|a c|air conditioned|a/c|aircondition|central air|ducted air|a c unit|aircon unit|air conditioner|central ac|air cond',
  'feature:centralHeating': 'central heating|gas central heating|gas heating|gas ch|heating|district heating',
  'feature:underfloorHeating': 'underfloor heating|floor heating',
  'feature:heatPump': 'heat pump',
  'feature:solarPanels': 'solar panels|solar|solar power|photovoltaic',
  'feature:fireplace':
    'fireplace|fire place|open fire|chimney|real fire|gas fireplace|open fireplace|working fireplace|fireplaces',
  'feature:woodStove':
    'wood stove|wood burner|log burner|wood burning stove|woodburner|wood burning fire|log fire|multi fuel stove',
  'feature:fibre': 'fibre|fiber|fibre internet|fast internet|fibre broadband',
  'feature:smartHome': 'smart home',
  'feature:fittedKitchen': 'fitted kitchen|modern kitchen|new kitchen|equipped kitchen|fully fitted kitchen',
  'feature:openPlanKitchen':
    'open plan kitchen|open kitchen|open plan|kitchen diner|open plan living|kitchen dining room|open plan kitchen diner|open concept',
  'feature:dishwasher': 'dishwasher',
  'feature:washingMachine':
    'washing machine|washer|in unit laundry|laundry in unit|washer dryer|washer and dryer|in unit washer|laundry|in suite laundry|washer/dryer|utility room|laundry in building|laundry in the building|washer in unit|laundry room',
  'feature:builtInWardrobes':
    'built in wardrobes|fitted wardrobes|built in closets|walk in closet|walk in wardrobe|walk in closets|built ins|bir',
  'feature:ensuite':
    'ensuite|ensuite room|en suite room|ensuite double room|en suite|private bathroom|own bathroom|en suite bathroom|ensuite bathroom|master ensuite|ensuite shower',
  'feature:guestToilet': 'guest toilet|downstairs toilet|cloakroom|guest wc',
  'feature:bathtub': 'bathtub|bath tub',
  'feature:parquet':
    'parquet|wooden floor|wooden floors|hardwood floors|wood floors|timber floors|wooden flooring|hardwood floor|hardwood',
  'feature:highCeilings': 'high ceilings|high ceiling',
  'feature:periodFeatures':
    'period features|original features|period property|original fireplaces|sash windows|character features|victorian features|beams|exposed beams|period charm',
  'feature:doubleGlazing': 'double glazing|double glazed',
  'feature:cellar':
    'cellar|basement|finished basement|walkout basement|wine cellar|basement finished|full basement',
  'feature:storageRoom':
    'storage room|store room|storage|bike storage|bike store|attic storage|storage space|locker',
  'feature:study':
    'study|home office|office room|study room|office room at home|work from home space|den|wfh space|wfh room|room for office|work from home room',
  'feature:gym':
    'gym|fitness room|fitness centre|fitness center|gymnasium|home gym|residents gym|on site gym',
  'feature:sauna': 'sauna',
  'feature:annexe':
    'maids room|maid s room|maid room|staff quarters|staff room|domestic quarters|servants quarters|nanny room|driver s room|annexe|annex|granny flat|guest annexe|self contained annexe|in law suite|mother in law suite|guest house annexe|guest suite|adu|in law unit|outbuildings|outbuilding|guest cottage|guesthouse on grounds',
  'feature:concierge':
    'doorman building|portered building|portered block|full time doorman|concierge|doorman|24h security|porter|security guard|24 hour concierge|24 hour security|24/7 security|security|porterage|gated security',
  'feature:gatedCommunity': 'gated community|gated',
  'feature:alarm': 'alarm|burglar alarm',
  'feature:cctv': 'cctv',
  'feature:wheelchairAccess':
    'wheelchair access|wheelchair accessible|accessible|wheelchair friendly|wheelchair|disabled access|suitable for wheelchair',
  'feature:stepFree': 'step free|step free access|no stairs|no steps|level access|without stairs',
  'feature:listedBuilding':
    'listed building|grade ii listed|listed|grade 2 listed|grade ii|grade 2|heritage listed',
  'feature:seaView':
    'sea view|sea views|ocean view|ocean views|view of the sea|views of the sea|view of the ocean|views over the sea|overlooking the sea|sea facing|seaview|seaviews|water view|water views|ocean facing|harbour views|harbour view|sea vew|views of sea|with ocean views|bay view|bay views|beach view|beach views|coastal views|view of sea|views to the sea|seafront views|sea views over',
  'feature:mountainView':
    'mountain view|mountain views|view of the mountains|views of the mountains|mountain vista|views of mountains|alpine views|mountains view',
  'feature:lakeView':
    'lake view|lake views|view of the lake|views of the lake|lake vew|views over the lake|loch view|loch views',
  'feature:cityView': 'city view|city views|skyline view|skyline views|views of the city|skyline',
  'feature:openView':
    'open views|open view|unobstructed view|panoramic views|panoramic view|countryside views|country views|rural views|valley views',
  'feature:southFacing': 'south facing|facing south',
  'feature:beachfront':
    'ocean front|ocean front condo|beachfront|beach front|on the beach|by the beach|beachside|oceanfront|beach side|on beach|beach front apartment|right on the beach|beach access|direct beach access|front line beach|frontline beach|absolute beachfront|steps to the beach',
  'feature:waterfront':
    'waterfront|water front|on the water|seafront|lakefront|riverside|on the river|river front|canal side|lakeside|on the lake|by the lake|riverfront|dockside|marina front|canalside|canal front|harbourside|lake front|by the river|beside the river|next to the river|quayside',
  'feature:nearTransport':
    'near transport|near public transport|near the station|near a station|close to transport|close to the metro|near the metro|near the tube|good transport links|near metro|near subway|near tube|close to metro|near station|near train station|near the train station|close to station|close to the station|close to the subway|near the subway|near public transit|walk to station|near a metro|near a tube station|close to public transport|by the station|next to the station|next to the tube|close to tube|near the underground|close to the underground|close to train|near train|near trains|near the train|close to trams|near tram|near the tram|close to a station|close to subway|near bus|near public transportation|near transit|close to transit|close to a tube station|near underground|near light rail|near bart|near the l train|minutes to subway|walkable to the tube|walkable to the station|walkable to station|walking distance to the station|walking distance to tube|walking distance to the tube|walking distance of the station|walking distance to metro|walking distance to the metro|walking distance to station|walking distance to the train station|walking distance to train|handy for the station|good transport|near commuter rail|near mrt|near the mrt|close to mrt|near bts|near the bts|beside the luas|near luas|near dart',
  'feature:oldTown':
    'old town|historic centre|in the old town|historic center|in the historic centre|historic town centre|historic district',
  'feature:chainFree': 'chain free|no chain|no onward chain|chainfree|no upper chain|no forward chain',
  'feature:tennisCourt': 'tennis court|tennis|tennis courts',
  'feature:stables':
    'stables|stable|horses|equestrian|horse facilities|paddock|paddocks|horse property|room for horses|horse stalls|horse stall|stalls|horse barn|loose boxes',
  'purpose:sale':
    'for sale|to buy|buy|buying|purchase|on sale|sale|for purchase|sales|buying a|to purchase|selling|to own|buying my first|looking to buy|want to buy|first time buyer|first time buyers|home to buy|house to buy',
  'purpose:rent':
    'for rent|to rent|rent to buy|rent to own|rent|to let|rental|rentals|renting|letting|long term rental|long let|to lease long term|tenancy|lettings|for renting|for let|let|long term|renting a|looking to rent|want to rent|wanting to rent|to rent out|rental property|rental apartment|rental flat|rental house|long term let|long lets|for rental|on rent|unfurnished rental|to rent long term|annual rental|12 month lease|year lease|to let long term',
  'purpose:rentShort':
    'holiday let|holiday lets|holiday home to rent|holiday rental|vacation rental|short let|short term rental|short term let|holiday home|holiday homes|holiday apartment|holiday flat|holiday house|holiday villa|holiday cottage|vacation home|vacation house|vacation|airbnb|short stay|short term|holiday rentals|vacation rentals|holiday accommodation|for holidays|for a holiday|self catering|short term lease|holiday rentals in|holiday apartments|holiday flats|holiday villas|holiday cottages|vacation rental home|weekend break|weekend getaway|getaway|holiday stay|for holiday|for our holiday|for our holidays|summer holiday|summer holidays|ski holiday|nightly|per night|a night|for the holidays|vacation condo|short lets|short term rentals|short stays|summer let|summer rental|winter let',
  'purpose:lease': 'to lease|for lease|lease',
  'period:week': 'per week|a week|weekly|pw|p w|each week|wk|/week|p/w|wkly|each wk|a wk',
  'period:month':
    'per month|a month|monthly|pcm|pm|p m|p c m|each month|mo|month|/month|/mo|p/m|calendar month|per calendar month|a mth|monthly rent|p/month|pmonth|/ month|per mth|mth|/mth|pcm.|per mo|per calendar mth|pm.',
  'period:year':
    'per year|a year|yearly|per annum|pa|annually|p.a.|/year|/yr|per yr|yearly rent|/annum|p/a|a yr',
  'tenure:freehold': 'freehold',
  'tenure:leasehold': 'leasehold|long lease|long leasehold',
  'tenure:shareOfFreehold': 'share of freehold',
  'energy:':
    'energy class|energy rating|epc|epc rating|energy label|energy|energy class of|epc band|energy efficiency',
  'since:1': 'listed today|new today|today',
  'since:3': 'last three days',
  'since:7':
    'this week|listed this week|new this week|last week|past week|newly listed|new listings|just listed|recently listed',
  'since:30': 'this month|listed this month|last month|past month',
  'sort:price':
    'cheapest|cheapest first|lowest price|cheap|cheaper|affordable|inexpensive|low cost|budget friendly|low budget|economical|bargain|low price|as cheap as possible|lowest priced|low priced|cheapish|reasonably priced|reasonable price|good price|under market value|bargains|cheapest possible|affordably priced|not expensive|not too expensive|low rent|cheap rent',
  'sort:-price': 'most expensive|most expensive first|highest price|expensive|priciest',
  'sort:newest': 'newest first|latest first|most recent|newest|just added|newly added|fresh listings',
  'sort:-area':
    'largest|biggest|largest first|biggest first|largest possible|as big as possible|most spacious',
  'sort:pricePerArea': 'best value',
  'bound:least':
    'over|above|at least|min|minimum|more than|no less than|starting at|upwards of|not less than|not under|bigger than|larger than|starting from|minimum of|or more than|no fewer than|min of|at the very least|exceeding|north of|not smaller than|no smaller than|not below|no lower than|from at least|over and above|at a minimum|beyond|atleast|more then|greater than|minimum size|mininum|minimun|no fewer|at least a',
  'bound:most':
    'under|below|nothing above|nothing over|nothing more than|anything under|anything up to|up to|max|maximum|less than|no more than|at most|not over|not more than|cheaper than|smaller than|until|maximum of|max of|no higher than|capped at|upto|lower than|south of budget|not exceeding|not above|i can spend|can spend|limit|within|not over the|no greater than|not exceeding the|ceiling of|cap of|tops out at|max out at|topping out at|topped at|less then|under the|belw|belov|max of about|below the|not to exceed|up to a|up to a max of|up to around|up to about|under about|under around|my max is|my limit is|at a max|maximum price|max price|a max of|maximum budget|under a|around up to|budget up to|no bigger than|not bigger than|no larger than|not larger than|cannot exceed|can afford|afford|we can afford|can stretch to|at the maximum',
  'bound:about':
    'about|around|approximately|approx|circa|ca|roughly|approx.|about about|near about|somewhere around|ish|give or take|in the region of|somewhere near|something like|more or less|say|in the ballpark of|ballpark|near to about|arround|aprox|or so',
  'bound:between':
    'between|inbetween|in between|anywhere between|somewhere between|ranging from|price between',
  'bound:from': 'from',
  'measure:beds':
    'bed|beds|bedroom|bedrooms|bedroomed|br|bd|bdr|bdrm|bedrm|sleeping rooms|bedder|bedrom|bedrooom|badroom|bhk|ldk|bed room|bed rooms|dorms|bdrms|beds room|bedrms|bdrooms|bdroom|beds.|bedrroms|bedromms|beedroom|b r|bhks|bedroom or|double bedrooms|double beds|good bedrooms|bedders|doubles|double bedroom',
  'measure:baths':
    'bath|baths|bathroom|bathrooms|ba|bathroomed|shower rooms|toilets|bath rooms|bathrom|full baths|ensuites|bathrooms or|full bathrooms|full bath|washrooms|washroom|bths|bth|shower room|wet rooms|bathroms|showers',
  'measure:rooms': 'room|rooms|roomed',
  'measure:m2':
    'm2|m²|sqm|sq m|sq metres|square metres|square meters|square metre|square meter|sq meters|metres squared|sq.m|sq mt|sq mtr|sq mtrs|square m|m sq|metres square|square mtrs|sqms|square mts|meters squared|meter squared|m sq.|sqmeters|sqmetres|sq. m|sq.m.|sm|sqm2',
  'measure:sqft':
    'sqft|sq ft|square feet|square foot|sf|sq feet|ft2|ft²|sq.ft|sqf|sq foot|sft|square feets|sq. ft|sq footage|square footage|sqfeet|sq.feet|s f|squarefeet',
  'measure:ac': 'acre|acres|ac',
  'measure:ha': 'hectare|hectares|ha',
  'measure:metre': 'm|metres|meters|metre|meter',
  'measure:km':
    'km|kms|kilometre|kilometres|kilometer|kilometers|km radius|kms radius|k m|kms away|kilometers away',
  'measure:mi': 'mile|miles|mi|mile radius|miles radius',
  'measure:days': 'day|days',
  'measure:weeks': 'week|weeks',
  'measure:months': 'months',
  'subject:price':
    'budget|price|budget of|priced at|priced|asking|costing|rent of|up to budget|max budget|my budget is|budget is|for under|price range|price up to|pay|our budget is|our budget|have a budget of|price around|price under|price up to about|to spend|spend|spending|cost|costs|asking price|asking price of|price tag|price below|guide price|list price',
  'subject:area':
    'living area|living space|floor area|floor space|size|interior|internal area|sized|space of|floorspace|floor size|measuring|unit size',
  'subject:plot':
    'plot of|land of|lot|lot of|grounds|grounds of|plot size|with land|plot at least|garden of|land area|on a plot of|on a lot of|on plot of|lot size|sits on|set in|on at least|lot at least|lot size of',
  'subject:beds': 'number of bedrooms',
  'money:EUR': 'eur|euro|euros',
  'money:GBP': 'gbp|pound|pounds|quid|sterling',
  'money:USD': 'usd|dollar|dollars|us dollars|bucks',
  'money:CHF': 'chf|swiss francs|francs',
  'money:AED': 'aed|dirham|dirhams',
  'scale:1000': 'k|thousand|grand|ths|thousands',
  'scale:1000000': 'm|mn|mio|million|millions|mil|mln|mill|mils',
  'number:1': 'one|a single',
  'number:2': 'two',
  'number:3': 'three',
  'number:4': 'four',
  'number:5': 'five',
  'number:6': 'six',
  'number:7': 'seven',
  'number:8': 'eight',
  'number:9': 'nine',
  'number:10': 'ten',
  'type:plotAgricultural': 'farmland|agricultural land|grazing land|vineyard',
  'type:garage': 'garage for sale|garage to rent|garage to let|lock up garage|lock up',
  'season:':
    'in august|in july|in june|in september|in may|over christmas|for christmas|this summer|in summer|for the summer|for a week|for two weeks|for a weekend|over easter|at easter|new year|for the weekend|in december|in january|in february|in october|in april|in march|for a fortnight|in the summer|over the summer|for summer|over new year|for new year|for easter|in november|august bank holiday|for half term|during the holidays|half term|for the ski season|ski season|in winter|this winter|for one week|for 1 week|for 2 weeks|for ten days|for ten nights|for seven nights|nights|next summer|christmas|easter',
  'bound:exact': 'exactly|just',
  'measure:guests': 'people|guests|persons|adults|pax|ppl|friends',
  'measure:minutes': 'min|mins|minutes|minute',
  'measure:hours': 'hour|hours|hr|hrs',
  'measure:garages': 'garages|garage|car garage|car garages|garage spaces|car garage space|cars garage',
  'way:80': 'walk|walk away|walking|walking distance|on foot|by foot|foot',
  'way:250': 'by bicycle|by bike|by cycle|on a bike|bike ride|cycling|cycle|bike',
  'way:800': 'drive|driving|by car|car ride|car',
  'way:1000': 'by train|train ride|on the train|by tube|by metro|commute|commuting',
  'subject:guests': 'sleeps|sleeping|accommodates|for a group of',
  'money:CAD': 'canadian dollars',
  'money:AUD': 'australian dollars',
  'money:BRL': 'reais',
  'money:SAR': 'riyal|riyals|sar',
  'money:EGP': 'egp',
  'money:MXN': 'pesos|peso',
  'number:12': 'twelve',
  'glue:wish':
    'estate|converted factory|former factory|old factory|factory conversion|converted mill|warehouse conversion|converted warehouse|nice|lovely|beautiful|pretty|good|great|big|large|spacious|small|little|luxury|luxurious|stylish|excellent|perfect|ideal|modern|quiet|sunny|bright|cosy|cozy|charming|elegant|light|airy|peaceful|tiny|huge|gorgeous|stunning|amazing|decent|newly renovated|renovated|refurbished|rural|secluded|safe|family friendly|fixer upper|needs work|unfurnished|unmodernised|unmodernized|no deposit|zero deposit|low deposit|newly decorated|well presented|immaculate|well kept|well maintained|good condition|in good condition|original|characterful|character|contemporary|period|victorian|georgian|edwardian|art deco|minimalist|rustic|traditional|historic|turnkey|turn key|high end|upmarket|premium|deluxe|central|characterful|low maintenance|energy efficient|eco friendly|detached from|private|roomy|comfy|comfortable|fancy|posh|upscale|trendy|up and coming|walkable|leafy|family|unfurnised|remodeled|remodelled|updated|move in condition|to renovate|doer upper|doer uppers|project|needs renovation|needing work|in need of renovation|needing renovation|in need of modernisation|needs modernisation|needs updating|needs tlc|to modernise|for renovation|semi furnished|vastu|east facing|north facing|corner|low rise|split|high floor|low floor|upper floor|higher floor|lower floor|upper floors|ex council|ex local authority|ex authority|council|asap|urgently|urgent|quickly',
  'glue:in':
    'in|at|inside|within the area of|in or around|somewhere in|in the|in area of|located in|based in|around the area of|over in|borough of|district of|village of|town of|city of|county of|suburb of|within the|located near the centre of|somewhere around in|in the centre of|in the center of|in the middle of|in the heart of|heart of|in or near|the area of|inside the|in the neighbourhood of|in the neighborhood of|in the district of|in the town of|in the city of|in the village of|in the suburb of|in the county of|in the suburbs of',
  'glue:near':
    'near|nr|close to|nearby|around|next to|not far from|near to|in the area of|in and around|by|close by|near the|walking distance to|in the vicinity of|surrounding|on the outskirts of|outskirts of|minutes from|away from|a short drive from|commutable to|just outside|within reach of|within walking distance of|walkable to|walkable from|walking distance from|walking distance of|within walking distance to|easy reach of|within easy reach of|within commuting distance of|commuting distance of|commuting distance to|commuting to|in commuting distance of|commute to|commutable from|commutable into|a stone s throw from|handy for|convenient for|convenient to|beside|adjacent to|bordering|a short walk from|short walk to|a short walk to|short walk from|not too far from|near enough to|around about|neighbouring|in reach of|accessible to|within range of|within a short drive of|just out of|outside of|on the edge of|edge of|in walking distance of|in walking distance to|nearish|close by to',
  'glue:of': 'of|from|off',
  'glue:to': 'to',
  'glue:and':
    'and|with|plus|also|having|has|that has|including|featuring|w|w/|inc|incl|includes|plus a|comes with|must have|need|wants|along with|together with|as well as|and with|and also|complete with|that comes with|which has|that includes|that have|inc.|incl.|in addition',
  'glue:or': 'or|and or|or maybe|or else|or possibly|or even|alternatively|or in',
  'glue:more':
    'or more|or better|or higher|or above|and up|and above|plus|minimum|or bigger|or over|upwards|at least|at minimum|or greater|min|plus bedrooms|upward',
  'glue:less': 'or less|or below|or under|max|maximum|tops|or cheaper|at most|at the most|as maximum',
  'glue:without':
    'without|no|not|excluding|except|but no|not a|without a|w/o|wo|dont want|do not want|never|minus|non|free of|lacking|excl|neither|nor|neither a|nor a|other than|dont need|do not need|dont need a|hate|doesnt have|does not have|without any|not in|not near|not on|anything but|anything except|not needing|rather not|rather not a|avoid|avoiding|steer clear of|apart from|but not|but not in|but without|no need for|no need of|does not need|wouldnt want|would not want|hates|zero|sans|not too|exclude|leave out|not interested in|definitely not|definitely no|not with',
  'glue:landmark':
    'village pub|local pub|country pub|pub within walking distance|pub nearby|near a pub|close to a pub|good pub|pubs|tenanted|sold with tenant|with tenant|tenant in situ|sitting tenant|currently let|already let|zone|zone 1|zone 2|zone 3|zone 4|zone 5|zone 6|sea|seaside|beach|coast|ocean|city|city centre|centre|center|downtown|town|town centre|village|countryside|country|mountains|river|lake|forest|park|school|schools|airport|station|shops|suburbs|hills|water|golf course|university|hospital|the sea|the beach|the city|the centre|the center|nature|tube|subway|metro|train station|bus|mall|ski resort|slopes|ski slopes|office|work|uni|marina|harbour|port|canal|metro station|the airport|the station|top floor|first floor|second floor|primary school|good schools|good school|secondary school|good school district|school district|playground|supermarket|shopping|shopping centre|shopping mall|restaurants nearby|motorway|highway|freeway|train line|train|trains|bus stop|bus stops|bus route|railway|railway station|third floor|fourth floor|fifth floor|top floors|higher floors|seafront|promenade|pier|old port|pitch|pub|pubs nearby|nightlife|cafes|gyms|trails|hiking|woods|woodland|national park|vineyards|valley|the park|the river|the lake|the woods|the countryside|the mountains|the town|the village|the hills|the shops|the school|the university|good schools nearby|business district|cbd|financial district|old town area|the port|the marina|the harbour|the canal|the pub|the hospital|the city center|the city centre|the town centre|downtown area|historic centre area|campus|the campus|public transport|transport links|tube station|tube line|underground|amenities|local amenities|nursery',
  'glue:filler':
    'whats available|what is available|anything available|is available|are available|available for|a|an|the|i|im|we|me|my|our|us|is|are|it|its|there|this|that|which|want|wants|wanted|need|needs|looking|look|looking for|search|searching|find|show|show me|please|for|some|any|something|anything|home|homes|property|properties|place|places|listing|listings|real estate|to live|live|would like|like|double|single|own|on|as|be|can|you|listed|since|last|past|the last|area|total|option|options|most|hi|hello|hey|thanks|thank you|pls|plz|have|has|do|does|got|get|give|would|could|id|ive|am|who|what|where|with|somewhere|move|moving|relocate|relocating|residential|per|each|him|her|them|person|couple|family|kids|one|so|very|really|too|only|suitable|region|neighborhood|neighbourhood|district|county|state|let me see|s|t|ideally|preferably|prefer|preferred|maybe|possibly|now|both|either|all|also|us all|to buy or rent|room apartment|within walking distance|located|doesnt matter|does not matter|dont mind|no problem|i am|im looking|i m|we re|were|we are|looking to|trying to find|after|hunting for|hunt|would love|id like|i d like|id love|wed like|wish|hoping|hope|hoping for|interested in|interested|think|thinking|thinking of|thinking about|keen|just|actually|really want|absolutely|definitely|with at least|must|must be|must have|should|should have|should be|has to have|has to be|needs to have|needs to be|need to have|comes|come|offering|offers|around here|here|everything|in total|altogether|approx|sized|style|type|kind|kind of|sort of|with good|with nice|plus maybe|extra|additional|second|even|another|other|if possible|where possible|if available|bonus|a plus|a must|essential|desirable|necessary|required|wanted please|soon|quick|new to|myself|ourselves|two of us|wife|husband|partner|girlfriend|boyfriend|daughter|son|parents|mum|dad|mom|kid|child|baby|friend|mother|father|student|students|professional|professionals|young|old|elderly|retired|working|couples|families|close|good value|value|worth|first|time|buyer|starter|airy home|for my|for our|for us|for me|for a family|for family|for a couple|for two|for one|for one person|for a single person|available|avail|avail from|start|starting from|at|or something|or similar|similar|ok|okay|fine|any area',
  'type:plotCommercial': 'commercial land|commercial plot',
  'subject:rent':
    'rent of|rent up to|monthly rent of|rent under|rent below|rent max|rental budget|rent budget|rent no more than|rent less than|rent about|rent around|budget for rent|rent of max|rents',
  'number:0.25': 'a quarter of an|quarter|a quarter|quarter of an',
  'number:0.33': 'a third of an|third of an',
  'type:storage': 'storage unit to rent|self storage|lock up storage',
  'type:plotResidential':
    'land for a house|plot for a house|land to build a house on|plot to build on|land to build on|building plot with planning|plot with planning permission|land with planning permission|land with planning',
}

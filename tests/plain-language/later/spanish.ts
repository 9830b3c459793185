/**
 * tests: more of what people write about homes in Spanish, written down with its reading before it was read.
 */

export const laterSpanish: readonly [sentence: string, asks: string][] = [
  [
    'piso 3 hab en Ruzafa con balcón y aire, max 280k',
    'features=balcony,airConditioning maxPrice=280000 minBeds=3 place=Ruzafa types=flat*',
  ],
  [
    'alquiler piso amueblado Zaragoza Delicias 2 dormitorios 650 euros',
    'furnished=1 maxPrice=650 minBeds=2 place=Delicias purpose=rent types=flat*',
  ],
  [
    'depto en Providencia Santiago de 2 dormitorios y estacionamiento',
    'features=parking minBeds=2 place=Providencia types=flat*',
  ],
  ['busco ático con terraza de 40 m2 en Chamartín', 'features=terrace place=Chamartín types=penthouse'],
  ['vendo o alquilo nave industrial en Getafe, 500 metros', 'minArea=500 place=Getafe types=warehouse'],
  [
    'piso sin muebles en Gijón, segundo o tercero con ascensor, hasta 800 al mes',
    'features=lift maxPrice=800 not=muebles place=Gijón purpose=rent types=flat*',
  ],
  [
    'chalet pareado en Majadahonda 5 habitaciones con parcela de 600 m²',
    'minBeds=5 minPlot=600 place=Majadahonda types=semiDetached',
  ],
  [
    'apartamento playa Gandia primera linea agosto',
    'features=beachfront place=Gandia purpose=rentShort types=flat*',
  ],
  [
    'casa 4 ambientes con quincho y pileta en Pilar, hasta 250 mil usd',
    'currency=USD features=pool maxPrice=250000 minBeds=3 place=Pilar types=house*',
  ],
  ['piso de banco en Murcia barato', 'place=Murcia sort=price types=flat*'],
  ['local en traspaso en el barrio de Gràcia 70 m2', 'minArea=70 place=Gràcia types=shop'],
  [
    'habitacion doble con baño propio cerca de la Complutense, 500',
    'features=ensuite maxPrice=500 near=Complutense/1.5km place=Madrid purpose=rent types=room',
  ],
  [
    'piso reformado en Arganzuela 2 hab y 2 baños por menos de 450.000€',
    'maxPrice=450000 minBaths=2 minBeds=2 place=Arganzuela types=flat*',
  ],
  [
    'alquiler casa con jardin Pozuelo 4 dormitorios hasta 3500 al mes',
    'features=garden maxPrice=3500 minBeds=4 place=Pozuelo de Alarcón purpose=rent types=house*',
  ],
  [
    'plaza de garaje en alquiler Bilbao Indautxu menos de 100 euros',
    'maxPrice=100 place=Indautxu purpose=rent types=garage',
  ],
  [
    'duplex en Nervion con terraza grande y trastero',
    'features=terrace,storageRoom place=Nervión types=duplex',
  ],
  [
    'terreno en Tulum cerca de la playa max 2 millones de pesos',
    'currency=MXN maxPrice=2000000 place=Tulum sea=2000 types=land*',
  ],
  [
    'ph en Villa Crespo 3 ambientes con terraza usd 180000',
    'currency=USD features=terrace maxPrice=180000 minBeds=2 place=Villa Crespo types=house*',
  ],
  [
    'busco piso en Vigo o Pontevedra 3 habs ascensor garaje',
    'area=Vigo, Pontevedra features=lift,garage minBeds=3 types=flat*',
  ],
  [
    'casa rural cerca de Jaca para fin de semana 12 personas',
    'minBeds=6 near=Jaca/10km purpose=rentShort types=countryHouse',
  ],
  [
    'piso en el centro de Granada que admita perro y con calefaccion',
    'features=centralHeating pets=1 place=Granada types=flat*',
  ],
  [
    'local 120m2 Malaga centro alquiler 2000 mes',
    'maxPrice=2000 minArea=120 place=Málaga purpose=lease types=shop',
  ],
  [
    'atico de 3 dormitorios en Estepona con piscina comunitaria entre 350 y 450 mil',
    'features=communalPool maxPrice=450000 minBeds=3 minPrice=350000 place=Estepona types=penthouse',
  ],
  ['casa en Chía Cundinamarca conjunto cerrado', 'features=gatedCommunity place=Chía types=house*'],
  [
    'ultima planta con ascensor en Chamberi, exterior, minimo 75 metros',
    'features=lift minArea=75 place=Chamberí',
  ],
  [
    'piso de alquiler en Sants, 2 habitaciones, máximo 1.100 €',
    'maxPrice=1100 minBeds=2 place=Sants purpose=rent types=flat*',
  ],
  [
    'chalet con piscina y 1.000 m² de parcela en Boadilla del Monte',
    'features=pool minPlot=1000 place=Boadilla del Monte types=villa',
  ],
  [
    'piso en Santander con vistas al mar, ascensor y garaje, de 200 a 300 mil euros',
    'features=seaView,lift,garage maxPrice=300000 minPrice=200000 place=Santander types=flat*',
  ],
  [
    'casa de pueblo con patio en la provincia de Teruel por 40.000',
    'features=patio maxPrice=40000 place=Teruel types=townhouse',
  ],
  [
    'departamento amoblado en Miraflores Lima 900 dolares mensuales',
    'currency=USD furnished=1 maxPrice=900 place=Miraflores purpose=rent types=flat*',
  ],
  [
    'apartamento en Los Cristianos primera linea, 1 dormitorio',
    'features=beachfront minBeds=1 place=Los Cristianos types=flat*',
  ],
  [
    'nave en alquiler en Fuenlabrada de 300 a 500 m2',
    'maxArea=500 minArea=300 place=Fuenlabrada purpose=lease types=warehouse',
  ],
  [
    'casa o chalet en Alcalá de Henares con 4 dormitorios y garaje doble',
    'features=garage minBeds=4 place=Alcalá de Henares types=house*',
  ],
  [
    'quiero alquilar un estudio en Salamanca ciudad, amueblado, unos 450 euros',
    'furnished=1 maxPrice=495 minPrice=405 place=Salamanca purpose=rent types=studio',
  ],
  [
    'finca con casa y pozo cerca de Antequera, 3 hectáreas mínimo',
    'minPlot=30000 near=Antequera/10km types=finca',
  ],
  [
    'piso obra nueva Badalona 3 habitaciones terraza y piscina comunitaria',
    'features=terrace,communalPool minBeds=3 new=1 place=Badalona types=flat*',
  ],
  [
    'depa en Condesa 2 recamaras pet friendly renta hasta 28 mil',
    'currency=MXN maxPrice=28000 minBeds=2 pets=1 place=La Condesa purpose=rent types=flat*',
  ],
  ['oficina de 200 metros en Paseo de la Castellana Madrid', 'minArea=200 place=Madrid types=office'],
  [
    'no quiero bajos, piso en Huelva con 3 dormitorios, menos de 120000',
    'maxPrice=120000 minBeds=3 not=bajos place=Huelva types=flat*',
  ],
  [
    'piso tres habitaciones Hospitalet con ascensor, hasta 230 mil',
    "features=lift maxPrice=230000 minBeds=3 place=L'Hospitalet de Llobregat types=flat*",
  ],
  [
    'casa adosada Rivas Vaciamadrid 4 dorm piscina comunitaria 480.000',
    'features=communalPool maxPrice=480000 minBeds=4 place=Rivas-Vaciamadrid types=terraced',
  ],
  [
    'alquiler de piso sin amueblar en Cartagena, 3 habitaciones, 700 al mes',
    'maxPrice=700 minBeds=3 place=Cartagena purpose=rent types=flat*',
  ],
  [
    'quiero una casita cerca del mar en Galicia por menos de 100 mil',
    'maxPrice=100000 place=Galicia sea=2000 types=cottage',
  ],
  [
    'duplex en Palermo Hollywood con balcon y cochera hasta 300 mil dolares',
    'currency=USD features=balcony,parking maxPrice=300000 place=Palermo Hollywood types=duplex',
  ],
  ['piso luminoso en Chueca 60 m2 minimo y ascensor', 'features=lift minArea=60 place=Chueca types=flat*'],
  [
    'solar urbano en Dos Hermanas unos 300 metros',
    'maxPlot=330 minPlot=270 place=Dos Hermanas types=plotResidential',
  ],
  ['apartamento turístico en Nerja para dos semanas de agosto', 'place=Nerja purpose=rentShort types=flat*'],
  [
    'arriendo departamento Ñuñoa 2 dormitorios 1 baño',
    'minBaths=1 minBeds=2 place=Ñuñoa purpose=rent types=flat*',
  ],
  [
    'local comercial a pie de calle en Logroño alquiler hasta 900',
    'maxPrice=900 place=Logroño purpose=lease types=shop',
  ],
  [
    'habitación para chica en Valencia cerca de la Politécnica, 350 con gastos incluidos',
    'billsIncluded=1 maxPrice=350 place=Valencia purpose=rent types=room',
  ],
  [
    'chalet independiente en Las Matas con jardin y piscina',
    'features=garden,pool place=Las Matas types=detached',
  ],
  [
    'piso con dos baños en Gandía entre 120.000 y 160.000 euros',
    'maxPrice=160000 minBaths=2 minPrice=120000 place=Gandia types=flat*',
  ],
  ['casa con terreno de media hectarea en Cáceres', 'minPlot=5000 place=Cáceres types=house*'],
  [
    'piso en Lavapiés 1 habitación hasta 950 euros de alquiler, gata incluida',
    'maxPrice=950 minBeds=1 place=Lavapiés purpose=rent types=flat*',
  ],
  [
    'chalet en la sierra de Madrid con 4 habitaciones y chimenea',
    'features=fireplace minBeds=4 near=sierra de Madrid/35km place=Madrid types=villa',
  ],
  [
    'busco local para bar en Sevilla, 100 m2, traspaso barato',
    'minArea=100 place=Sevilla sort=price types=shop,restaurantBar',
  ],
  [
    'apartamento 2 dormitorios en Salou a 300 metros de la playa',
    'minBeds=2 place=Salou sea=1000 types=flat*',
  ],
  [
    'departamento en Recoleta 3 ambientes balcón, u$s 220.000',
    'currency=USD features=balcony maxPrice=220000 minBeds=2 place=Recoleta types=flat*',
  ],
  [
    'casa de una planta en Mairena del Aljarafe con piscina, máximo 260.000',
    'features=pool maxPrice=260000 place=Mairena del Aljarafe types=house*',
  ],
  [
    'piso compartido en Bilbao, habitación con balcón, 420 al mes',
    'features=balcony maxPrice=420 place=Bilbao purpose=rent types=room',
  ],
  [
    'ático o dúplex en Alicante centro, entre 250 y 300k',
    'maxPrice=300000 minPrice=250000 place=Alicante types=penthouse,duplex',
  ],
  ['parcela rústica en Utrera de una hectárea', 'minPlot=10000 place=Utrera types=plotAgricultural'],
  [
    'piso con calefaccion central y ascensor en Burgos, no bajo',
    'features=centralHeating,lift not=bajo place=Burgos types=flat*',
  ],
]

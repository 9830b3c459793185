/** tests: what people write about homes in Spanish, and what it asks for. */

export const spanishExamples: readonly [sentence: string, asks: string][] = [
  [
    'piso de 2 habitaciones en Madrid hasta 250.000 euros con ascensor sin garaje',
    'features=lift maxPrice=250000 minBeds=2 not=garaje place=Madrid types=flat*',
  ],
  [
    'casa con jardín y sin piscina cerca de Valencia, 3 dormitorios, 2 baños',
    'features=garden minBaths=2 minBeds=3 near=Valencia/10km not=piscina types=house*',
  ],
  [
    'ático en Barcelona con terraza por menos de 600 mil',
    'features=terrace maxPrice=600000 place=Barcelona types=penthouse',
  ],
  [
    'alquiler de piso amueblado en Sevilla, máximo 900 al mes',
    'furnished=1 maxPrice=900 place=Sevilla purpose=rent types=flat*',
  ],
  [
    'chalet adosado en Málaga entre 200.000 y 350.000 €',
    'maxPrice=350000 minPrice=200000 place=Málaga types=terraced',
  ],
  [
    'finca rústica en Mallorca con piscina y vistas al mar',
    'features=pool,seaView near=Mallorca/52km place=Balearic Islands types=finca',
  ],
  [
    'busco apartamento en alquiler en Bilbao de 700 a 1000 euros al mes',
    'maxPrice=1000 minPrice=700 place=Bilbao purpose=rent types=flat*',
  ],
  ['casa de pueblo en Andalucía menos de 80 mil', 'maxPrice=80000 place=Andalusia types=townhouse'],
  [
    'dúplex obra nueva en Alicante con garaje y trastero',
    'features=garage,storageRoom new=1 place=Alicante types=duplex',
  ],
  ['terreno de 1.000 m2 cerca de Marbella', 'minPlot=1000 near=Marbella/10km types=land*'],
  ['local comercial en alquiler en Zaragoza', 'place=Zaragoza purpose=lease types=shop'],
  ['piso 3 hab 2 baños Valencia 180k', 'maxPrice=180000 minBaths=2 minBeds=3 place=Valencia types=flat*'],
  ['casa rural en Asturias con chimenea', 'features=fireplace place=Asturias types=countryHouse'],
  ['estudio en Granada por 500 € al mes', 'maxPrice=500 place=Granada purpose=rent types=studio'],
  ['vivienda de más de 120 m2 en San Sebastián', 'minArea=120 place=Donostia / San Sebastián'],
  ['villa de lujo en Marbella de 2 millones', 'maxPrice=2000000 place=Marbella types=villa'],
  [
    'piso bien comunicado en Getafe con aire acondicionado',
    'features=nearTransport,airConditioning place=Getafe types=flat*',
  ],
  ['apartamento en primera línea de playa en Torrevieja', 'features=beachfront place=Torrevieja types=flat*'],
  [
    'alquiler vacacional en Tenerife, admite mascotas',
    'near=Tenerife/45km pets=1 place=Canary Islands purpose=rentShort',
  ],
  [
    'casa entre Málaga y Marbella con 4 dormitorios',
    'box=-4.9358,36.4654,-4.3703,36.7702 minBeds=4 types=house*',
  ],
  ['piso a 5 km de Toledo', 'near=Toledo/5km types=flat*'],
  ['nave industrial en venta en Murcia desde 300.000', 'minPrice=300000 place=Murcia types=warehouse'],
  ['casa cueva en Guadix', 'place=Guadix types=caveHouse'],
  ['el piso más barato en Salamanca', 'place=Salamanca sort=price types=flat*'],
  ['casas rebajadas en Cádiz', 'place=Cadiz reduced=1 types=house*'],
  [
    'piso con calefacción y suelo radiante en Burgos',
    'features=centralHeating,underfloorHeating place=Burgos types=flat*',
  ],
  ['piso de dos dormitorios como mínimo en Pamplona', 'minBeds=2 place=Pamplona types=flat*'],
  ['oficina de 150 m² en Madrid', 'minArea=150 place=Madrid types=office'],
  ['loft en Barcelnoa', 'place=Barcelona types=loft'],
  [
    'piso con vistas a la montaña en Andorra la Vella',
    'features=mountainView place=Andorra la Vella types=flat*',
  ],
  ['piso barato en Madrid cerca del metro', 'features=nearTransport place=Madrid sort=price types=flat*'],
  ['casa rural con chimenea Asturias', 'features=fireplace place=Asturias types=countryHouse'],
  ['piso 2 hab malaga 150000', 'maxPrice=150000 minBeds=2 place=Málaga types=flat*'],
  ['local en alquiler en sevilla', 'place=Sevilla purpose=lease types=shop'],
  [
    'apartamento en medellin hasta 300 millones de pesos',
    'currency=COP maxPrice=300000000 place=Medellín types=flat*',
  ],
  ['chalet con piscina a 30 km de Madrid', 'features=pool near=Madrid/30km types=villa'],
  [
    'departamento en renta 2 recamaras Guadalajara Jalisco',
    'minBeds=2 place=Guadalajara purpose=rent types=flat*',
  ],
  ['casa para 8 personas en Cádiz en agosto', 'minBeds=4 place=Cadiz purpose=rentShort types=house*'],
  [
    'piso entre 150 y 200 mil euros en Zaragoza',
    'maxPrice=200000 minPrice=150000 place=Zaragoza types=flat*',
  ],
  [
    'atico sin ascensor no gracias bilbao con ascensor',
    'features=lift not=ascensor place=Bilbao types=penthouse',
  ],
  ['nave industrial Getafe 500 m2', 'minArea=500 place=Getafe types=warehouse'],
  [
    'estudio amueblado Granada 400 al mes',
    'furnished=1 maxPrice=400 place=Granada purpose=rent types=studio',
  ],
  [
    'busco piso de alquiler en Madrid centro por menos de 1200 euros al mes',
    'maxPrice=1200 place=Madrid Centro purpose=rent types=flat*',
  ],
  [
    'casa con piscina cerca de la playa en Alicante hasta 300.000',
    'features=pool maxPrice=300000 place=Alicante sea=2000 types=house*',
  ],
  [
    'chalet adosado 4 habitaciones 2 baños Las Rozas',
    'minBaths=2 minBeds=4 place=Las Rozas de Madrid types=terraced',
  ],
  ['apartamento a 10 minutos andando de la playa en Málaga', 'place=Málaga sea=1000 types=flat*'],
  [
    'piso con ascensor y terraza en Gràcia Barcelona, mínimo 80 m2',
    'features=lift,terrace minArea=80 place=Gràcia types=flat*',
  ],
  [
    'alquilo habitación en Sevilla disponible desde septiembre de 2027',
    'available=2027-09-01 place=Sevilla purpose=rent types=room',
  ],
  ['local comercial en venta Zaragoza', 'place=Zaragoza types=shop'],
  ['ático en Valencia con cuota mensual hasta 900', 'maxMonthly=900 place=Valencia types=penthouse'],
  ['finca rústica en Extremadura con más de 10 hectáreas', 'minPlot=100000 place=Extremadura types=finca'],
  ['casa de pueblo en Asturias por 60 mil euros', 'maxPrice=60000 place=Asturias types=townhouse'],
  [
    'departamento 2 recámaras Polanco CDMX 25000 pesos al mes',
    'currency=MXN maxPrice=25000 minBeds=2 place=Polanco purpose=rent types=flat*',
  ],
  ['piso en Bilbao a menos de 3000 euros el m2', 'maxPerArea=3000 place=Bilbao types=flat*'],
  ['obra nueva en Marbella con vistas al mar', 'features=seaView new=1 place=Marbella'],
  ['estudio amueblado en Granada sin comisión', 'furnished=1 noFee=1 place=Granada types=studio'],
  ['garaje en venta en San Sebastián', 'place=Donostia / San Sebastián types=garage'],
  ['casa con jardín que admita mascotas en Toledo', 'features=garden pets=1 place=Toledo types=house*'],
  ['apartamento en Cartagena Colombia frente al mar', 'features=waterfront place=Cartagena types=flat*'],
  ['garaje en Valencia', 'place=Valencia types=garage'],
  ['piso interior no, nada de bajos, en Chamberí', 'not=bajos place=Chamberí types=flat*'],
  ['loft en el barrio de Malasaña', 'place=Malasaña types=loft'],
  [
    'depto 2 ambientes en Palermo Soho hasta 150 mil dólares',
    'currency=USD maxPrice=150000 minBeds=1 place=Palermo Soho types=flat*',
  ],
  ['masía en el Empordà con piscina', 'features=pool near=Empordà/38km place=Catalonia types=farmhouse'],
  [
    'piso con mínimo 2 baños y garaje en Oviedo, medio millón máximo',
    'features=garage maxPrice=500000 minBaths=2 place=Oviedo types=flat*',
  ],
  ['chalet en Marbella hasta dos millones y medio', 'maxPrice=2500000 place=Marbella types=villa'],
  ['piso en Plaza de España Sevilla', 'near=Plaza de España/1.5km place=Sevilla types=flat*'],
  ['piso en Sevilla por mil euros al mes', 'maxPrice=1000 place=Sevilla purpose=rent types=flat*'],
  [
    'terreno edificable de 800 metros en Chiclana',
    'minPlot=800 place=Chiclana de la Frontera types=plotResidential',
  ],
  ['chalet en Toledo por encima de 2 millones', 'minPrice=2000000 place=Toledo types=villa'],
  ['alquilo piso en Cuenca por quinientos euros', 'maxPrice=500 place=Cuenca purpose=rent types=flat*'],
  ['solar urbano en Elche de más de 400 m2', 'minPlot=400 place=Elche types=plotResidential'],
  [
    'finca rustica con olivos en Jaén hasta ciento veinte mil euros',
    'maxPrice=120000 place=Jaén types=finca',
  ],
  ['piso a reformar en Lavapies que no sea bajo', 'not=bajo place=Lavapiés types=flat*'],
  [
    'departamento 3 recámaras en Polanco CDMX 5 mdp',
    'currency=MXN maxPrice=5000000 minBeds=3 place=Polanco types=flat*',
  ],
  [
    'estudio cerca de la universidad de salamanca menos de 400',
    'maxPrice=400 near=Universidad de Salamanca/1.5km place=Salamanca purpose=rent types=studio',
  ],
  ['bajo con patio en Triana, sevilla', 'features=patio place=Triana types=groundFloorFlat'],
  [
    'Apartamento 2 hab. Benidorm primera linea, máx. 180.000',
    'features=beachfront maxPrice=180000 minBeds=2 place=Benidorm types=flat*',
  ],
  [
    'vivienda accesible silla de ruedas en Vigo, ascensor imprescindible',
    'features=wheelchairAccess,lift place=Vigo',
  ],
  [
    'quiero una parcela para construir en Chiclana 700 m',
    'minPlot=700 place=Chiclana de la Frontera types=plotResidential',
  ],
  [
    'depa amueblado en Roma Norte renta 25 mil pesos mensuales',
    'currency=MXN furnished=1 maxPrice=25000 place=Roma Norte purpose=rent types=flat*',
  ],
  [
    'alquilo chalet en Marbella para el mes de julio 8 personas',
    'minBeds=4 place=Marbella purpose=rentShort types=villa',
  ],
  ['habitaciones en alquiler para chicas en Sevilla centro', 'place=Sevilla purpose=rent types=room'],
  [
    'piso céntrico en León sin ascensor no me importa, menos de 90 mil',
    'maxPrice=90000 not=ascensor place=León types=flat*',
  ],
  [
    'casas rurales en Cantabria para grupos de 20 personas',
    'minBeds=10 place=Cantabria purpose=rentShort types=countryHouse',
  ],
  [
    'piso luminoso de 90 metros en Vigo, tercera planta, ascensor',
    'features=lift minArea=90 place=Vigo types=flat*',
  ],
]

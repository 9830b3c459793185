/** tests: the latest of what people write about homes in Spanish, quarters and namesakes most of all. */

export const latestSpanish: readonly [sentence: string, asks: string][] = [
  [
    'busco piso en Vallecas de 2 habitaciones por menos de ciento ochenta mil euros',
    'maxPrice=180000 minBeds=2 place=Puente de Vallecas types=flat*',
  ],
  [
    'se busca habitación en piso compartido en Moncloa para estudiante, máx. 450€/mes gastos incluidos',
    'billsIncluded=1 maxPrice=450 place=Moncloa-Aravaca purpose=rent types=room',
  ],
  [
    'departamento en Polanco CDMX 3 recámaras con alberca y gimnasio',
    'features=pool,gym minBeds=3 place=Polanco types=flat*',
  ],
  [
    'casa en Nordelta con pileta y 4 dormitorios hasta 600 mil dólares',
    'currency=USD features=pool maxPrice=600000 minBeds=4 place=Nordelta types=house*',
  ],
  [
    'local en alquiler en la calle Larios Málaga 80 metros',
    'minArea=80 place=Málaga purpose=lease types=shop',
  ],
  [
    'apto en Chapinero Bogotá 2 alcobas con parqueadero hasta 400 millones',
    'currency=COP features=parking maxPrice=400000000 minBeds=2 place=Chapinero types=flat*',
  ],
  [
    'piso de 90 m2 en Deusto, Bilbao, con ascensor y trastero, que no sea bajo',
    'features=lift,storageRoom minArea=90 not=bajo place=Deusto types=flat*',
  ],
  ['terreno rústico de 2 ha en Albacete', 'minPlot=20000 place=Albacete types=plotAgricultural'],
  [
    'monoambiente en Caballito con balcón alquiler',
    'features=balcony place=Caballito purpose=rent types=studio',
  ],
  ['Casa en Telde con azotea y garaje para 2 coches', 'features=roofTerrace,garage place=Telde types=house*'],
  [
    'ático en Sarrià con terraza de 30 metros, 3 habs, 900.000 máximo',
    'features=terrace maxPrice=900000 minBeds=3 place=Sarrià types=penthouse',
  ],
  [
    'alquilo piso en Benimaclet cerca del metro 3 hab 900-1100 euros',
    'features=nearTransport maxPrice=1100 minBeds=3 minPrice=900 place=Benimaclet purpose=rent types=flat*',
  ],
  [
    'casa en Providencia Guadalajara Jalisco entre 5 y 7 mdp',
    'currency=MXN maxPrice=7000000 minPrice=5000000 place=Providencia types=house*',
  ],
  [
    'bajo con jardín en Las Rozas hasta 350.000, al menos dos dormitorios',
    'features=garden maxPrice=350000 minBeds=2 place=Las Rozas de Madrid types=groundFloorFlat',
  ],
  ['parcela urbana en Torrevieja a 500 metros del mar', 'place=Torrevieja sea=1000 types=plotResidential'],
  [
    'Necesito un piso de alquiler en Chamberí para 3 estudiantes, max 1.500€',
    'maxPrice=1500 place=Chamberí purpose=rent types=flat*',
  ],
  [
    'chalet adosado en Torrejón de Ardoz con garaje, 4 habitaciones, desde 300.000 hasta 350.000',
    'features=garage maxPrice=350000 minBeds=4 minPrice=300000 place=Torrejón de Ardoz types=terraced',
  ],
  [
    'vivienda de 3 dormitorios en el barrio de Gros, Donostia, exterior y con ascensor',
    'features=lift minBeds=3 place=Gros',
  ],
  [
    'casa en venta en Coyoacán 250 m2 de terreno y 3 recámaras por menos de 8 millones de pesos',
    'currency=MXN maxPrice=8000000 minBeds=3 minPlot=250 place=Coyoacán types=house*',
  ],
  [
    'depto 2 ambientes en Almagro con balcón apto crédito hasta 95 mil dólares',
    'currency=USD features=balcony maxPrice=95000 minBeds=1 place=Almagro types=flat*',
  ],
  ['clínica dental en traspaso Málaga Huelin', 'place=Huelin types=medical'],
  ['fábrica en Sabadell de 2000 metros', 'minArea=2000 place=Sabadell types=factory'],
  [
    'apartamento en primera línea de playa en Benidorm un dormitorio menos de ciento cincuenta mil',
    'features=beachfront maxPrice=150000 minBeds=1 place=Benidorm types=flat*',
  ],
  [
    'loft en el Poblenou sin amueblar, al menos 80 metros cuadrados, que acepten gatos',
    'minArea=80 pets=1 place=el Poblenou types=loft',
  ],
  ['finca rústica de 3 hectáreas con olivos cerca de Ronda', 'minPlot=30000 near=Ronda/10km types=finca'],
  [
    'arriendo apartaestudio en Laureles Medellín amoblado 1.800.000',
    'currency=COP furnished=1 maxPrice=1800000 place=Laureles purpose=rent types=studio',
  ],
  [
    'casa a 15 minutos en coche de Girona con piscina y jardín, 450.000 tope',
    'features=pool,garden maxPrice=450000 travel=15,car,41.98311,2.82493,Girona types=house*',
  ],
  [
    'local de hostelería con salida de humos en Ruzafa alquiler 1500',
    'maxPrice=1500 place=Ruzafa purpose=lease types=restaurantBar',
  ],
  [
    'piso en 08012 con terraza 2 hab 350k',
    'features=terrace maxPrice=350000 minBeds=2 place=Gràcia types=flat*',
  ],
  ['garaje en venta en Triana Sevilla', 'place=Triana types=garage'],
  [
    'Hola, busco casa para alquilar en Las Rozas con al menos 4 habitaciones y piscina, presupuesto 2.500',
    'features=pool maxPrice=2500 minBeds=4 place=Las Rozas de Madrid purpose=rent types=house*',
  ],
  [
    'piso de dos habitaciones por Nervión que no pase de 250.000 y tenga terraza',
    'features=terrace maxPrice=250000 minBeds=2 place=Nervión types=flat*',
  ],
  [
    'estudio céntrico en Granada para estudiante, menos de 400 al mes',
    'maxPrice=400 place=Granada purpose=rent types=studio',
  ],
  ['se vende nave con oficina en Alcobendas 600 m2', 'minArea=600 place=Alcobendas types=warehouse'],
  ['casa quinta en Pilar con 2000 m2 de parque y parrilla', 'minPlot=2000 place=Pilar types=house*'],
  [
    'quiero comprar un solar edificable en Mijas, vistas al mar, max 200k',
    'features=seaView maxPrice=200000 place=Mijas types=plotResidential',
  ],
  [
    'piso reformado 100 metros Zaragoza centro o Delicias, 3 dormitorios, calefacción',
    'area=Zaragoza, Delicias features=centralHeating minArea=100 minBeds=3 types=flat*',
  ],
  [
    'habitación con baño privado en Condesa o Roma Norte 9 mil pesos',
    'area=La Condesa, Roma Norte currency=MXN features=ensuite maxPrice=9000 purpose=rent types=room',
  ],
  [
    'dúplex con 3 baños en Pozuelo, urbanización con piscina, 1.200.000',
    'features=pool maxPrice=1200000 minBaths=3 place=Pozuelo de Alarcón types=duplex',
  ],
  [
    'villa en Marbella Nueva Andalucía con 5 suites y gimnasio',
    'features=gym minBeds=5 place=Nueva Andalucía types=villa',
  ],
  [
    'departamento en Miraflores cerca al malecón, 120 m2, cochera, 300 mil dólares',
    'currency=USD features=parking maxPrice=300000 minArea=120 place=Miraflores types=flat*',
  ],
  [
    'oficina en alquiler Bogotá Chicó 80 metros con parqueadero',
    'features=parking minArea=80 place=Chicó purpose=lease types=office',
  ],
  [
    'casita de pueblo en Asturias con huerta por treinta mil euros',
    'maxPrice=30000 place=Asturias types=townhouse',
  ],
  [
    'piso compartido en Deusto para chica, gastos aparte, 300',
    'maxPrice=300 place=Deusto purpose=rent types=room',
  ],
  [
    'alquiler de apartamento en Jávea, larga temporada, 2 dorm, máximo 900',
    'maxPrice=900 minBeds=2 place=Javea purpose=rent types=flat*',
  ],
  [
    'piso en el Cabanyal a pie de playa, 2 hab, reformado, 220.000 máx',
    'features=beachfront maxPrice=220000 minBeds=2 place=El Cabanyal types=flat*',
  ],
  [
    'busco casa con terreno en Cuenca, mínimo 5.000 metros, hasta cien mil',
    'maxPrice=100000 minPlot=5000 place=Cuenca types=house*',
  ],
  [
    'ático con dos terrazas en Guindalera o Prosperidad, 600.000 euros como mucho',
    'area=Guindalera, Prosperidad features=terrace maxPrice=600000 types=penthouse',
  ],
  [
    'depto amoblado en Nueva Córdoba 1 dormitorio alquiler',
    'furnished=1 minBeds=1 place=Nueva Córdoba purpose=rent types=flat*',
  ],
  [
    'local comercial esquina Alicante Benalúa venta, 100 m², con sótano',
    'features=cellar minArea=100 place=Benalúa types=shop',
  ],
  [
    'alquilo nave 400m2 polígono industrial Paterna 1200€',
    'maxPrice=1200 minArea=400 place=Paterna purpose=lease types=warehouse',
  ],
  [
    'vivienda unifamiliar en Getxo con jardín y vistas al mar, entre 800 mil y 1 millón',
    'features=garden,seaView maxPrice=1000000 minPrice=800000 place=Getxo types=detached',
  ],
  [
    'casa de 3 plantas en Sant Cugat, 5 dormitorios 3 baños, sin piscina',
    'minBaths=3 minBeds=5 not=piscina place=Sant Cugat del Vallès types=house*',
  ],
  [
    'residencia en Valle Real Zapopan 4 recámaras con alberca 12 millones',
    'features=pool maxPrice=12000000 minBeds=4 place=Valle Real types=house*',
  ],
  [
    'piso bajo con patio en Málaga Capuchinos hasta 190 mil',
    'features=patio maxPrice=190000 place=Capuchinos types=groundFloorFlat',
  ],
  [
    'habitación luminosa en Las Palmas Guanarteme 350 euros',
    'maxPrice=350 place=Guanarteme purpose=rent types=room',
  ],
  ['terreno de media hectárea en Villa de Leyva', 'minPlot=5000 place=Villa de Leyva types=land*'],
  ['casa a un cuarto de hora de Valencia', 'near=Valencia/12km types=house*'],
  ['urge piso en Madrid', 'place=Madrid types=flat* [urge]'],
  ['oficina diáfana 200m Barcelona', 'minArea=200 place=Barcelona types=office'],
  ['piso 29600', 'place=Marbella types=flat*'],
]

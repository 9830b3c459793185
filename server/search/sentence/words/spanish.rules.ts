/** search: the words of Spanish homes. */
import type { Vocabulary } from './meanings.rules.ts'

export const spanish: Vocabulary = {
  'type:house*':
    'residencia|residencias|casa|casas|viviendas unifamiliares|chalecito|casa unifamiliar|unifamiliar|casas unifamiliares|casa grande|casa baja|casa planta baja|casa de una planta|ph|casa quinta|vivienda de pueblo',
  'type:flat*':
    'piso|pisos|apartamento|apartamentos|departamento|departamentos|depto|apto|pisito|apartamento turistico|dpto|departamento amoblado|depa|depas|depart|aptos|apart|pisos o apartamentos|apto.|apartamentito|vivienda en altura|piso en altura|apartamento playa|pisazo|piso turistico en venta|semipiso|apartamentos o pisos|depto.|dpto.|aparta|pisos o aticos',
  'type:studio':
    'estudio|estudios|monoambiente|apartaestudio|loft pequeno|estudio en|estudio loft|apartamento estudio|mono ambiente|loft estudio|apartaestudios|monoambientes|piso de un ambiente|aparta estudio|estudito',
  'type:loft': 'loft|lofts',
  'type:penthouse': 'pent house|atico|aticos|penthouse|atico duplex|sobreatico|aticazo|penthouses',
  'type:duplex': 'duplex',
  'type:triplex': 'triplex',
  'type:groundFloorFlat':
    'bajo con jardin|piso bajo|piso en planta baja|planta baja con patio|bajo con patio|bajo con terraza|bajos con jardin|apartamento en planta baja',
  'type:room':
    'habitacion en piso compartido|habitacion en alquiler|piso compartido|habitacion|cuarto en renta|alquiler de habitacion|habitacion individual|habitacion para estudiantes|pieza en arriendo|pieza amoblada|pieza|piezas|cuarto amueblado|cuarto para estudiante|habitacion amueblada|habitaciones para estudiantes|residencia de estudiantes|habitacion doble|habitacion para chica|compartir piso|cuarto en alquiler|habitacion en piso|habitaciones en piso compartido|coliving',
  'type:detached':
    'vivienda unifamiliar|viviendas unifamiliares|chalet independiente|casa independiente|vivienda independiente|casa aislada|chalet individual|chalets independientes|casas independientes|villa independiente|casa sola',
  'type:semiDetached':
    'chale pareado|chalet pareado|pareado|pareados|casa pareada|chalets pareados|villa pareada|casas pareadas',
  'type:terraced':
    'chale adosado|adosado|adosados|chalet adosado|casa adosada|casas adosadas|chalets adosados|casa en hilera|adosadas|adosada|adosadito|vivienda adosada|villa adosada',
  'type:townhouse':
    'casa de pueblo|casas de pueblo|casa en el pueblo|casa pueblo|casita de pueblo|casa señorial|town house',
  'type:villa': 'villa|villas|chalet|chalets|chale|chalés|villa de lujo',
  'type:bungalow': 'bungalow|bungalo',
  'type:cottage': 'casita|casitas|casita de campo',
  'type:countryHouse':
    'casa de campo|casas de campo|casa rural|casa solariega|casas rurales|quinta de recreo|casona|casonas|pazo|casa de labranza|casa en el campo',
  'type:farmhouse':
    'cortijo|cortijos|masia|masias|caserio|caserios|alqueria|casa payesa|masia rustica|cortijada',
  'type:finca': 'finca|fincas|finca rustica|finca de recreo|fincas rusticas|finquita|finca con casa',
  'type:caveHouse': 'casa cueva|casas cueva',
  'type:castle': 'castillo|castillos|palacio|palacios',
  'type:mansion': 'mansion|mansiones|palacete',
  'type:cabin': 'cabana|cabanas|casa de madera|casas de madera|cabaña de madera|refugio',
  'type:mobileHome': 'casa movil|mobil home|casa prefabricada|mobilhome|caravana|casa rodante',
  'type:ruin': 'ruina|ruinas|casa en ruinas|casa para derribar|para derribar',
  'type:apartmentBlock':
    'edificio de departamentos|edificio de apartamentos|edificio de viviendas|edificio de pisos|edificio|edificios|edificio de viviendas|edificio entero|edificio completo|bloque de pisos|bloque de viviendas|edificio residencial',
  'type:land*':
    'terreno|terrenos|parcela|parcelas|solar|solares|suelo|finca sin edificar|sitio|sitios|predio',
  'type:plotResidential':
    'terreno para construir casa|terreno para casa|parcela para casa|parcela para vivienda|terreno urbano|terreno urbanizable|parcela urbana|lote|lotes|solar urbano|terreno edificable|parcela edificable|solar edificable|suelo urbano|suelo urbanizable|parcela para edificar|terreno residencial|terreno para edificar|terreno para casa',
  'type:plotAgricultural':
    'terreno rustico|terreno agricola|suelo rustico|finca agricola|parcela rustica|tierra de cultivo|olivar|viñedo|terreno de cultivo|huerta',
  'type:farm':
    'granja|granjas|hacienda|rancho|ganadera|explotacion agricola|hacienda ganadera|fundo|estancia|parcela de agrado|campo agricola|rancho ganadero',
  'type:parkingSpace':
    'plaza de garaje en venta|plaza de parking en alquiler|plaza de aparcamiento en venta|plaza de aparcamiento en alquiler|estacionamiento en renta',
  'type:storage': 'trastero en venta|trastero en alquiler',
  'type:commercial*':
    'inmueble comercial|comercial|comerciales|local de negocio|local u oficina|inmuebles comerciales|bajo comercial',
  'type:office':
    'oficina|oficinas|despacho profesional|despachos|despacho|oficina en alquiler|oficinas en alquiler',
  'type:shop':
    'local|locales|local comercial|locales comerciales|tienda|tiendas|bajo comercial|local a pie de calle|local en traspaso|negocio en traspaso|peluqueria|panaderia|kiosco',
  'type:restaurantBar':
    'restaurante|bar|cafeteria|restaurantes|bares|bar cafeteria|local de hosteleria|hosteleria|cafe',
  'type:hotel': 'hotel boutique|hoteles boutique|hotel|hoteles',
  'type:warehouse':
    'nave|naves|nave industrial|almacen|bodega industrial|galpon|nave logistica|almacenes|naves industriales|bodegas industriales|galpones|deposito|nave con patio|nave almacen',
  'type:workshop': 'taller',
  'feature:garden':
    'jardin|jardines|patio trasero|jardin privado|con jardincito|jardincito|huerto|huerta propia|jardin grande|jardin comunitario|zonas verdes|zona verde|antejardin|jardin propio|zona ajardinada',
  'feature:terrace': 'terraza|terrazas|terracita|gran terraza|terraza grande|terraza privada|porche|galeria',
  'feature:roofTerrace':
    'azotea|terraza en la azotea|solarium|azotea privada|terraza azotea|roof garden|terrado|terraza solarium',
  'feature:balcony': 'balcon|balcones|balconcito|balcon corrido|mirador',
  'feature:patio': 'patio|patios|patio interior|patio andaluz|patio grande|patio privado',
  'feature:pool':
    'piscina|piscinas|alberca|pileta|pisina|piscinita|pisicna|psicina|piscina climatizada|picina',
  'feature:privatePool': 'piscina privada|piscina propia',
  'feature:communalPool':
    'piscina comunitaria|piscina comun|piscina en la urbanizacion|piscina en comunidad|piscina en la comunidad|pileta comun',
  'feature:lift': 'ascensor|ascensores|elevador|asensor|acensor|con ascensor|elevadores',
  'feature:garage':
    'garaje|garage|garajes|plaza de garaje|cochera|garajito|garaje incluido|plaza de garaje incluida|garaje doble|cocheras|garage doble|garajes dobles|cajon de estacionamiento',
  'feature:parking':
    'parking|aparcamiento|estacionamiento|plaza de aparcamiento|plaza de parking|cochera|estacionamientos|parqueadero|plaza parking|plaza de coche|sitio para aparcar|sitio para coche|aparcamiento propio|parqueaderos|plaza parking incluida|estacionamiento techado|facil aparcamiento|lugar de estacionamiento',
  'feature:undergroundParking': 'garaje subterraneo|parking subterraneo',
  'feature:evCharger': 'cargador para coche|cargador electrico|punto de recarga',
  'feature:airConditioning':
    'aire acondicionado|aire|climatizado|a c|aire acond|aa|aire acond.|aires acondicionados|a/a|a/c|climatizacion|minisplit',
  'feature:centralHeating':
    'calefaccion central|calefaccion|calefaccion de gas|calefaccion gas|gas natural|calefaccion individual',
  'feature:underfloorHeating': 'suelo radiante',
  'feature:heatPump': 'bomba de calor|aerotermia',
  'feature:solarPanels':
    'placas solares|paneles solares|energia solar|placas fotovoltaicas|fotovoltaica|autoconsumo solar',
  'feature:fireplace': 'chimenea|chimenea de leña|lareira',
  'feature:woodStove': 'estufa de lena',
  'feature:fibre': 'fibra|fibra optica',
  'feature:fittedKitchen': 'cocina equipada|cocina amueblada|cocina nueva|cocina integral|cocina completa',
  'feature:openPlanKitchen':
    'cocina americana|cocina abierta|concepto abierto|cocina integrada|cocina office',
  'feature:dishwasher': 'lavavajillas',
  'feature:washingMachine': 'lavadora',
  'feature:builtInWardrobes': 'armarios empotrados|armario empotrado',
  'feature:ensuite':
    'bano en suite|dormitorio en suite|bano privado|bano propio|en suite|suite principal|bano en la habitacion|baño en habitacion|con baño privado',
  'feature:guestToilet': 'aseo|aseo de cortesia',
  'feature:bathtub': 'banera',
  'feature:parquet': 'parquet|suelo de madera|tarima|suelos de madera|suelo de parquet|piso de madera',
  'feature:highCeilings': 'techos altos',
  'feature:doubleGlazing': 'doble acristalamiento|doble cristal',
  'feature:cellar': 'sotano|bodega',
  'feature:storageRoom':
    'cuarto util|trastero|trasteros|con trastero|cuarto trastero|bodega trastero|trasterillo',
  'feature:study':
    'despacho|zona de trabajo|zona de teletrabajo|cuarto de estudio|habitacion de estudio|teletrabajo',
  'feature:gym': 'gimnasio|gym|gimnasios',
  'feature:sauna': 'sauna',
  'feature:annexe':
    'apartamento de invitados|apartamento para invitados|casa de invitados|anexo|casa de huespedes|apartamento independiente|vivienda de invitados|casita de invitados|cuarto de servicio',
  'feature:concierge':
    'conserje|portero|porteria|con portero|vigilancia|seguridad 24 horas|conserjeria|vigilancia 24 horas|seguridad',
  'feature:gatedCommunity':
    'unidad cerrada|unidad residencial|urbanizacion cerrada|urbanizacion privada|urbanizacion con seguridad|barrio cerrado|barrio privado|fraccionamiento privado|conjunto cerrado|privada|country club|condominio cerrado|coto privado|residencial cerrado|barrios cerrados|residencial privado',
  'feature:alarm': 'alarma',
  'feature:wheelchairAccess':
    'accesible|adaptado|acceso para silla de ruedas|silla de ruedas|minusvalidos|adaptado a minusvalidos|accesibilidad',
  'feature:seaView':
    'vistas frontales al mar|vista frontal al mar|vistas frontales|vistas al mar|vista al mar|con vistas al mar|vista mar|vistas mar|con vista al mar|vistas al oceano|vista al oceano|vistas a mar|vista al oceano pacifico|vistas de mar|con vista mar|vistas al puerto|que se vea el mar|viendo el mar|vista a la playa|vistas a la playa|vistas a la bahia',
  'feature:mountainView':
    'vistas a la montana|vista a la montana|vistas a la sierra|vistas a las montañas|vista a las montañas|vistas montaña|vistas a montaña|vista a la cordillera',
  'feature:openView':
    'vistas despejadas|buenas vistas|vistas panoramicas|vista panoramica|sin vecinos enfrente',
  'feature:southFacing':
    'orientacion sur|orientado al sur|orientada al sur|orientado a sur|orientacion sureste|mirando al sur',
  'feature:beachfront':
    'primera linea de playa|en primera linea de playa|en primera linea|en la playa|a pie de playa|primera linea|1a linea|1ª linea|primerisima linea|a primera linea|1ª linea de playa|linea de playa|sobre la playa|frente a la playa|segunda linea de playa|acceso directo a la playa|al pie de la playa|frente playa',
  'feature:waterfront':
    'orilla de lago|orilla del lago|a orillas del lago|a orillas de lago|primera linea de mar|frente al mar|primera linea del mar|frente al lago|a orillas del lago|a orillas del mar|a orillas del rio|frente al rio|en el puerto deportivo|sobre el mar',
  'feature:nearTransport':
    'cerca del metro|bien comunicado|cerca de la estacion|cerca del transporte|cerca de metro|junto al metro|al lado del metro|cerca del tren|cerca de la parada|cerca de la estacion de tren|cerca de transporte publico|cerca de transporte|buena comunicacion|bien conectado|bien comunicada|cerca de cercanias|cerca de estacion|cerca del subte|cerca de un metro|cerca parada de metro|cerca de una parada|metro cerca|cerca del tranvia|cerca del ave|junto a metro',
  'feature:oldTown':
    'casco antiguo|casco historico|centro historico|ciudad vieja|parte vieja|parte antigua|barrio antiguo|casco viejo|centro historico de la ciudad',
  'feature:tennisCourt': 'pista de tenis',
  'feature:stables': 'establos|cuadras|caballos|hipica|para caballos|con cuadra|caballerizas',
  'purpose:sale':
    'en venta|venta|comprar|compra|se vende|a la venta|compro|vendo|adquirir|en compra|para comprar|de venta|compra venta|quiero comprar|comprarme|se vende piso|vender|en propiedad',
  'purpose:rent':
    'en alquiler|alquiler|alquilar|se alquila|de alquiler|arrendar|en arriendo|renta|en renta|alquilo|arriendo|rentar|para alquilar|para rentar|en arrendamiento|alquileres|arrendamiento|larga estancia|alquilarme|alquila|en alquiler de larga estancia|larga temporada|alquiler larga temporada|alquiler larga estancia|alquiler anual|todo el año|arrendo|arriendos|para arrendar|rento|rentas|busco alquiler',
  'purpose:rentShort':
    'alquiler vacacional|alquiler turistico|alquiler de vacaciones|alquiler temporal|vacaciones|de vacaciones|para vacaciones|casa vacacional|piso turistico|corta estancia|vacacional|renta vacacional|alquiler por dias|alquiler de temporada|alquiler vacaciones|alquiler por semanas|temporada de verano|finde|para el finde|escapada|por dias|por noches|por noche|para veranear|veraneo|verano en alquiler|alquilar en verano|para las vacaciones|casa rural para el fin de semana|de verano',
  'purpose:lease': 'arrendamiento comercial',
  'period:week': 'a la semana|por semana|semanal|semana|semanales|/semana|a la sem|x semana|cada semana',
  'period:month':
    'al mes|por mes|mensual|mensuales|mes|/mes|mensualmente|x mes|al mes.|mes max|cada mes|€/mes|x mes.|por mensualidad|al mes como mucho|mensualidad|mensualidades',
  'period:year': 'al ano|por ano|anual|anuales|cada año|anualmente',
  'energy:':
    'certificado energetico|clase energetica|calificacion energetica|eficiencia energetica|etiqueta energetica|energia|certificado',
  'since:1': 'publicado hoy|hoy',
  'since:7': 'esta semana|ultima semana|recien publicado|nuevos anuncios|publicado esta semana',
  'since:30': 'este mes|ultimo mes',
  'sort:price':
    'mas barato|mas baratos|mas baratas|mas economico|barato|barata|baratos|baratas|economico|economica|economicos|economicas|bajo precio|ganga|asequible|de bajo coste|low cost|super barato|baratito|baratita|no muy caro|no muy cara|que no sea caro|que no sea cara|lo mas barato|lo mas barato posible|chollo|chollos|gangas|precio bajo|precio economico|buen precio|a buen precio|de ocasion|de oportunidad|oportunidad|oportunidades|precio asequible|asequibles|el mas barato|la mas barata|el más económico|la mas economica|de banco',
  'sort:-price': 'mas caro|mas caros',
  'sort:newest': 'mas reciente|mas recientes',
  'sort:-area': 'mas grande|mas grandes',
  'bound:least':
    'mas de|al menos|minimo|como minimo|desde|a partir de|por encima de|superior a|no menos de|mas que|por lo menos|minimo de|mayor de|mayor a|arriba de|superiores a|con minimo|arriba de los|de mas de|como minimo de|minimo unos|no inferior a|que tenga mas de|que pase de|un minimo de|mas de los|que supere los|a partir de los|de minimo|almenos|al menos de',
  'bound:most':
    'no pase de|no pasa de|no pasar de|y no pase de|y que no pase de|y no supere|menos de|hasta|maximo|como maximo|por debajo de|inferior a|por menos de|no mas de|max|como mucho|maximo de|menor a|menor de|tope|tope de|que no pase de|no mas|inferiores a|no supere|hasta los|hasta unos|debajo de|no mas de los|no superior a|que no supere|que no supere los|que no pase de los|que no sobrepase|sin pasar de|sin pasarme de|sin superar|sin superar los|no llegue a|maximo hasta|con maximo|a menos de|con un maximo de|max.|por menos|menos de los|no mayor a|no mayor de|un maximo de|puedo pagar|podemos pagar|pagar hasta|hasta un maximo de|maximo unos|como maximo de|presupuesto maximo|no exceda|no exceda de|que no exceda|que no exceda de|que no exceda los|mas barato de|mas barata de|inferior a los|por debajo de los|hasta max|de hasta',
  'bound:about':
    'unos|unas|alrededor de|aproximadamente|sobre los|cerca de los|sobre|mas o menos|aprox|alrededor|en torno a|cerca de unos|rondando los|rondando|que ronde los|en torno a los|aproximado|de unos|de unas|mas o menos unos|+- unos|tirando a',
  'bound:between': 'entre|de entre|de entre unos|que este entre|oscile entre',
  'bound:from': 'de|desde',
  'measure:beds':
    'avitaciones|abitaciones|dormitorio|dormitorios|habitacion|habitaciones|hab|habs|dorm|recamara|recamaras|cuartos|alcobas|cuarto|hab.|alcoba|habitación|dormis|dorms|dormitorios dobles|hbtaciones|habitasiones|dormit|hab. dobles|habitaciones dobles|cuartos de dormir|dormitorio doble|piezas|h|alcobas dobles|recs|rec|recamaras con closet',
  'measure:baths':
    'bano|banos|cuarto de bano|cuartos de bano|bañ|aseos|baños completos|medio baño|duchas|aseo|bños|baños.|servicios',
  'measure:rooms': 'ambientes|ambiente|estancias',
  'measure:m2':
    'm2|m²|metros cuadrados|metros|metro cuadrado|mts2|mt2|m cuadrados|mc|mts|mts cuadrados|metros2|m cuad|metros utiles|metros construidos|m2 utiles|m2 construidos|mtrs|mts.|mt|metros aprox|metritos|m²c',
  'measure:ha': 'hectarea|hectareas',
  'measure:km': 'km|kilometro|kilometros|kms|quilometros',
  'measure:days': 'dias|dia',
  'measure:weeks': 'semanas',
  'subject:price':
    'presupuesto|precio|presupuesto de|por|presupuesto maximo|precio maximo|precio de|presupuesto de hasta|gastar|gastarme|quiero gastar|un precio|a un precio|precio hasta|con presupuesto|con presupuesto de|mi presupuesto es|presupuesto es de|valor|costo|que cueste|que valga|cueste|pagando|de precio',
  'subject:area': 'superficie|superficie de|de superficie|metros de|una superficie de|tamaño|de tamaño',
  'subject:plot':
    'parcela de|terreno de|con parcela de|jardin de|terreno minimo|parcela minima|con terreno de|con jardin de|parcela minimo|terreno minimo de|terreno de al menos|lote de',
  'money:EUR': 'euro|euros|eur|€uros|eurillos|leuros|pavos|eu',
  'money:USD': 'dolares|dolar|usd|us|usd.|u$s|dolares americanos|dlls|dls',
  'money:GBP': 'libras|gbp|libras esterlinas',
  'money:MXN': 'pesos mexicanos|mxn|pesos|mdp',
  'scale:1000': 'mil|k|lucas',
  'scale:1000000': 'millon|millones|m|mill|mm|mdp|millones de|kilo|kilos|palos|palo',
  'number:1': 'un|una|uno',
  'number:2': 'dos',
  'number:3': 'tres',
  'number:4': 'cuatro',
  'number:5': 'cinco',
  'number:6': 'seis',
  'type:garage':
    'garaje en venta|garaje en alquiler|cochera en venta|plaza de garaje para moto|cochera en alquiler|garaje cerrado|box de garaje',
  'feature:cityView': 'vistas a la ciudad|vista a la ciudad|vistas de la ciudad',
  'season:':
    'en agosto|en julio|en verano|en junio|en septiembre|en enero|semana santa|este verano|para el verano|fin de semana|puente de mayo|navidad|mes de julio|mes de agosto|quincena|primera quincena|segunda quincena|mes de junio|mes de septiembre|de vacaciones|en abril|en mayo|en octubre|en noviembre|en diciembre|en febrero|en marzo|en invierno|en navidad|en navidades|navidades|nochevieja|en semana santa|la semana santa|puente|para el puente|para agosto|para julio|agosto|julio|verano|este agosto|este julio|del 1 al 15|una semana|dos semanas|unos dias|quince dias|la temporada de esqui|para esquiar',
  'bound:exact': 'exactamente|justo',
  'measure:guests': 'personas|huespedes|plazas|pax|adultos|huesped|plazas de|invitados|amigos',
  'measure:minutes': 'minutos|minuto|min|mins|minutillos|min.',
  'measure:hours': 'hora|horas',
  'measure:quarterHours': 'cuarto de hora|cuartos de hora',
  'measure:garages': 'garajes|plazas de garaje|cocheras|garaje|plaza de garaje',
  'measure:metre': 'metros de la|metros del',
  'way:80': 'a pie|andando|caminando',
  'way:250': 'en bici|en bicicleta',
  'way:800': 'en coche|en carro|en auto',
  'way:1000': 'en tren|en metro',
  'measure:months': 'meses',
  'subject:guests': 'para grupo de',
  'money:COP': 'pesos colombianos',
  'money:ARS': 'pesos argentinos',
  'number:7': 'siete',
  'number:8': 'ocho',
  'number:10': 'diez',
  'glue:wish':
    'finca raiz|antigua fabrica|fabrica rehabilitada|bonito|bonita|bonitas|bonitos|grande|grandes|amplio|amplia|amplios|pequeno|pequena|lujo|de lujo|lujoso|lujosa|luminoso|luminosa|tranquilo|tranquila|moderno|moderna|reformado|reformada|para reformar|acogedor|acogedora|soleado|soleada|espacioso|espaciosa|centrico|centrica|nuevo|nueva|exclusivo|exclusiva|familiar|rustico|rustica|sin amueblar|a reformar|por reformar|para entrar|tranquilito|chulo|chula|coqueto|coqueta|impecable|impecables|buen estado|en buen estado|estado|seminuevo|seminueva|semi nuevo|para estrenar ya|antiguo|antigua|con encanto|encanto|de diseño|diseño|elegante|calidad|de calidad|señorial|apartado|apartada|privada y tranquila|aislado|aislada|diafano|diafana|todo exterior|exterior|exteriores|interior|bien cuidado|para entrar ya|independiente|enorme|ideal para familias|luminosos|luminosas|bien situado|bien situada|bien ubicado|bien ubicada|buena zona|en buena zona|zona tranquila|en zona tranquila|buena ubicacion|sin reformar|minimalista|vacio|vacia|alto|altos|de lujos|semi amoblado|semiamueblado|para rehabilitar|a rehabilitar|urgente|urge|cuanto antes',
  'glue:in':
    'en|en la zona de|en el|en la|en los|en las|dentro de|por|por la zona de|zona de|dentro|en el barrio de|barrio de|en el barrio|barrio|distrito de|en el distrito de|colonia|en la colonia|urbanizacion|provincia de|en la provincia de|municipio de|comarca de|por el barrio de|en zona|en zona de|zona|en pleno|en pleno centro de|en pleno centro|en el centro de|centro de|en plena|dentro de la|en el pueblo de|en la ciudad de|ciudad de|pueblo de|en el area de|sector|en el sector|en sector|en la isla de|en la comarca de|localidad de|en la localidad de|partido de|ubicado en|ubicada en|situado en|situada en|region de|en la region de|en la urbanizacion|en municipio de|en el municipio de|por la parte de|en la parte de|barrio del|en el barrio del|en residencial|fraccionamiento|delegacion|alcaldia|comuna de|en la comuna de',
  'glue:near':
    'cerca de|cerca del|cerca|alrededor de|junto a|proximo a|en los alrededores de|a las afueras de|cerca de la|cercano a|cercana a|proximo|al lado de|a las afueras|por los alrededores de|cerca al|pegado a|a un paso de|a dos pasos de|a tiro de piedra de|no lejos de|no muy lejos de|cercanias de|en las cercanias de|por los alrededores|en los alrededores|alrededores de|afueras de|fuera de|las afueras de|lindando con|rodeando|cerca a|cerca d|cerka de|próxima a|proxima a|junto al|al lado del|al lado de la|a corta distancia de|a poca distancia de|bien comunicado con|bien conectado con|a una corta distancia de|por la zona de alrededor de|entorno de|en el entorno de',
  'glue:of': 'de|del|de la|de los|de las|desde',
  'glue:to': 'a|hasta',
  'glue:and':
    'y|e|con|ademas|que tenga|tenga|tiene|mas|que tengan|con al|incluido|incluida|ademas de|tambien|junto con|y con|que incluya|incluya|incluye|incluyendo|que cuente con|cuente con|cuenta con|y que tenga|que disponga de|disponga de|dotado de|provisto de|amen de',
  'glue:or': 'o|u|o bien|o en|o quiza|o quizas|o si no|o incluso|y/o',
  'glue:more':
    'o mas|o mejor|como minimo|minimo|en adelante|por lo menos|al menos|o superior|para arriba|en adelante.|hacia arriba|o mas grande|o mayor',
  'glue:less':
    'o menos|como maximo|maximo|como mucho|maxima|o inferior|para abajo|a lo sumo|a lo mas|tope|como tope|como mucho.|maximo total',
  'glue:without':
    'sin|no|ni|excepto|nada de|tampoco|sin la|que no tenga|que no sea|que no sea un|que no sean|que no este|salvo|sin ser|que no este en|que no tengan|pero sin|pero no|pero no en|que no|menos en|evitar|excluyendo|excluir|nada|ninguna|ningun|nunca|jamas|fuera|quitando|no quiero|no queremos|sin nada de|sin tener|sin que|que no de a',
  'glue:landmark':
    'planta alta|planta primera|primera planta|ciudad|capital|alquilado|alquilada|ya alquilado|con inquilino|con inquilinos|mar|playa|la playa|costa|la costa|centro|el centro|ciudad|la ciudad|pueblo|campo|el campo|montana|la montana|sierra|rio|lago|bosque|colegio|colegios|aeropuerto|estacion|universidad|afueras|metro|hospital|parque|centro comercial|tren|universidades|puerto|mar caribe|el mar|la sierra|oficina|trabajo|de piedra|en piedra|de madera|interior|ultima planta|primera planta|segunda planta|tercera planta|cuarta planta|quinta planta|planta alta|sitio tranquilo|parada de metro|estacion de metro|parada de bus|autobus|bus|supermercado|supermercados|tiendas|comercios|colegio bueno|buenos colegios|escuela|escuelas|instituto|guarderia|paseo maritimo|malecon|segunda linea|carretera|autovia|autopista|el parque|la universidad|el colegio|el hospital|el rio|el lago|el bosque|el pueblo|el puerto|puerto deportivo|un parque|un colegio|campo de golf|golf|pistas de esqui|pistas|estacion de esqui|cercanias|el metro|la estacion|estacion de tren|transporte publico|ultimo piso|piso alto|plantas altas|planta intermedia|el ultimo|primer piso|segundo piso|tercer piso|cuarto piso|quinto piso|1a planta|segundo|tercero|facultad|campus|zona comercial|todos los servicios|servicios cerca|ultimo|avenida principal',
  'glue:filler':
    'bienes raices|inmobiliaria|gastos aparte|gastos no incluidos|mas gastos|gastos|gastos de comunidad|comunidad aparte|el|la|los|las|lo|un|una|unos|unas|que|se|me|busco|buscamos|buscando|quiero|queremos|necesito|para|por favor|vivir|inmueble|inmuebles|propiedad|propiedades|vivienda|viviendas|hogar|pequena|algo|nuestro|mi|zona|familia|publicado|ultimos|ultimas|los ultimos|a|al|hola|gracias|estoy|me gustaria|gustaria|tipo|gente|particular|particulares|me interesa|ver|mudarme|casero|total|disponible|disponibles|ya|muy|este|esta|mi familia|tambien|su|e|precio|os|si|posible|y que|estudiantes|no me importa|no importa|da igual|me da igual|tener|tenemos|tengo|estamos|estoy buscando|estamos buscando|ando buscando|andamos buscando|busca|buscar|nos|quisiera|quisieramos|necesitamos|encontrar|encuentra|mostrar|muestrame|muéstrame|enseñame|dame|donde|cual|pareja|una pareja|para una pareja|para pareja|para una familia|para familia|hijos|hija|hijo|niños|padres|madre|mi madre|mi hija|mi hijo|mis padres|mujer|marido|amigo|nosotros|ellos|chica|chico|chicas|chicos|trabajador|trabajadores|jubilados|jubilado|joven|jovenes|solo|sola|para mi|para nosotros|para mi familia|ser|sea|es|son|esta bien|este bien|con posibilidad de|posibilidad|a ser posible|si puede ser|puede ser|si es posible|preferiblemente|preferible|preferentemente|prefiero|mejor si|mejor|idealmente|imprescindible|obligatorio|necesario|deseable|opcional|pronto|rapido|vale|buenas|buenos dias|buenas tardes|saludos|queria|estaria|algun|alguna|algunos|cualquier|cualquiera|lugar|sitio donde|otra|otro|primera vivienda|segunda residencia|primera residencia|residencia|inversion|para inversion|para invertir|invertir|inversor|inversores|cosa|todo|toda|todos|bien|ha de|debe|deberia|tiene que|tiene que tener|con todo|completo|completa|y con|asi|cuesta|hay|habria|minimamente|incluidos|incluidas|pero|aunque|etc',
  'type:plotCommercial': 'terreno comercial|parcela comercial|suelo industrial|parcela industrial',
  'subject:rent':
    'alquiler de|alquiler hasta|alquiler maximo|renta de|renta hasta|alquiler por|alquiler por debajo de|renta maxima|renta mensual|renta mensual de|arriendo de|arriendo hasta|alquiler mensual|alquiler mensual de',
  'feature:stepFree': 'sin barreras|sin escaleras|sin escalones',
  'feature:lakeView': 'vista al lago|vistas al lago',
  'money:PEN': 'soles|soles peruanos',
  'money:CLP': 'pesos chilenos|clp',
}

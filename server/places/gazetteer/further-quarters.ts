/**
 * places: further quarters of large towns, in the same shape as those of
 * `quarters.ts`; new ones come last here too.
 */

/** By the GeoNames id of the town: name (and other names), latitude, longitude. */
export const furtherQuarters: readonly (readonly [town: number, list: string])[] = [
  // Lyon, Marseille, Bordeaux, Lille, Toulouse, Nice, Paris
  [
    2996944,
    'La Croix-Rousse/Croix-Rousse 45.775 4.832|La Part-Dieu/Part-Dieu 45.761 4.857|Vieux Lyon 45.762 4.827|Confluence 45.741 4.818|La Guillotière/Guillotière 45.755 4.842|Monplaisir 45.746 4.871|Gerland 45.728 4.833|Les Brotteaux/Brotteaux 45.767 4.857',
  ],
  [2995469, 'Le Panier 43.299 5.368|La Joliette/Joliette 43.305 5.367|Endoume 43.285 5.351'],
  [3031582, 'Les Chartrons/Chartrons 44.855 -0.571|Caudéran 44.849 -0.615'],
  [2998324, 'Vieux-Lille 50.641 3.061|Wazemmes 50.625 3.051'],
  [2972315, 'Saint-Cyprien 43.597 1.431|Les Carmes 43.598 1.445'],
  [2990440, 'Cimiez 43.716 7.275|Vieux-Nice 43.697 7.276'],
  [
    2988507,
    'Ménilmontant 48.867 2.389|Bercy 48.838 2.383|Auteuil 48.848 2.261|La Villette 48.890 2.386|Pigalle 48.882 2.337|Montparnasse/مونبارناس 48.842 2.322|Butte-aux-Cailles 48.827 2.351',
  ],
  // Montréal, Vancouver
  [
    6077243,
    'Plateau-Mont-Royal/Le Plateau-Mont-Royal 45.524 -73.580|Mile End 45.524 -73.599|Griffintown 45.489 -73.561|Rosemont 45.551 -73.583|Outremont 45.518 -73.608',
  ],
  [
    6173331,
    'Kitsilano/Kits 49.268 -123.165|Yaletown 49.275 -123.121|Gastown 49.284 -123.108|Coal Harbour 49.290 -123.125',
  ],
  // Turin, Genoa, Florence, Bologna, Milan, Rome
  [3165524, 'Crocetta 45.057 7.663|San Salvario 45.056 7.681|Vanchiglia 45.069 7.697'],
  [
    3176219,
    'Nervi 44.383 9.040|Albaro 44.398 8.963|Boccadasse 44.391 8.973|Castelletto 44.415 8.934|Sampierdarena 44.413 8.890',
  ],
  [
    3176959,
    'Oltrarno 43.766 11.248|Santo Spirito 43.767 11.247|San Frediano 43.769 11.242|Campo di Marte 43.780 11.283',
  ],
  [3181928, 'Bolognina 44.510 11.344'],
  [3173435, 'Porta Nuova 45.483 9.190|San Siro 45.477 9.130|Porta Ticinese 45.453 9.179'],
  [
    3169070,
    'Ostiense 41.870 12.478|Flaminio 41.927 12.470|Nomentano 41.914 12.517|Monteverde 41.875 12.454|Esquilino 41.895 12.503|Balduina 41.921 12.440|Aventino 41.884 12.480',
  ],
  // Bogotá, Medellín, Cartagena, Lima, Santiago, Mexico City, Guadalajara, Monterrey, Buenos Aires
  [
    3688689,
    'Chapinero 4.645 -74.063|Usaquén 4.696 -74.031|Cedritos 4.725 -74.041|Chicó/El Chicó 4.675 -74.048|La Candelaria 4.596 -74.073|Teusaquillo 4.640 -74.083',
  ],
  [3674962, 'El Poblado/Poblado 6.208 -75.567|Laureles 6.245 -75.595'],
  [3687238, 'Bocagrande 10.405 -75.553|Getsemaní 10.421 -75.546|Castillogrande 10.394 -75.553'],
  [3936456, 'Miraflores -12.121 -77.030|Barranco -12.144 -77.021'],
  [
    3871336,
    'Providencia -33.431 -70.609|Ñuñoa -33.457 -70.598|Las Condes -33.408 -70.567|Vitacura -33.390 -70.572|Lastarria -33.438 -70.640',
  ],
  [3530597, 'Narvarte 19.394 -99.153|Escandón 19.402 -99.179|Roma Sur 19.405 -99.163'],
  [4005539, 'Chapalita 20.664 -103.403'],
  [3995465, 'Cumbres 25.729 -100.395'],
  [
    3435910,
    'Palermo Soho -34.588 -58.428|Palermo Hollywood -34.581 -58.440|Villa Urquiza -34.573 -58.488|Núñez -34.545 -58.463|Las Cañitas -34.571 -58.434',
  ],
  // Hamburg, Frankfurt, Leipzig, Stuttgart, Düsseldorf, Munich
  [2911298, 'Sternschanze/Schanzenviertel/Schanze 53.563 9.963|Barmbek 53.587 10.044'],
  [2925533, 'Sachsenhausen 50.098 8.683|Nordend 50.126 8.692|Bockenheim 50.120 8.642'],
  [2879139, 'Plagwitz 51.328 12.333|Connewitz 51.309 12.373|Südvorstadt 51.322 12.374'],
  [2825297, 'Bad Cannstatt/Cannstatt 48.806 9.214'],
  [2934246, 'Pempelfort 51.238 6.783|Oberkassel 51.229 6.756|Bilk 51.204 6.778'],
  [2867714, 'Nymphenburg 48.158 11.510'],
  // Zürich, Vienna
  [2657896, 'Wiedikon 47.367 8.517|Oerlikon 47.411 8.544|Seefeld 47.358 8.554|Altstetten 47.390 8.486'],
  [
    2761369,
    'Währing 48.233 16.330|Margareten 48.187 16.356|Alsergrund 48.224 16.357|Landstraße 48.197 16.392|Penzing 48.197 16.299',
  ],
  // Marrakesh, Casablanca
  [
    2542997,
    'Guéliz/Gueliz/جليز/كليز 31.637 -8.012|Hivernage 31.622 -8.008|Palmeraie/La Palmeraie/النخيل مراكش 31.671 -7.963',
  ],
  [2553604, 'Maârif/Maarif/المعاريف 33.573 -7.632|Ain Diab/Aïn Diab/عين الذئاب 33.592 -7.689'],
  // Bengaluru, Delhi, Hyderabad
  [
    1277333,
    'Whitefield 12.970 77.750|Indiranagar 12.978 77.641|Koramangala 12.935 77.624|HSR Layout 12.912 77.638|Jayanagar 12.929 77.583|Electronic City 12.845 77.660|Marathahalli 12.957 77.701',
  ],
  [1273294, 'Saket 28.524 77.207|Hauz Khas 28.549 77.204|Vasant Kunj 28.520 77.159'],
  [
    1269843,
    'Gachibowli 17.440 78.349|Banjara Hills 17.415 78.435|Jubilee Hills 17.432 78.407|Hitec City 17.447 78.376|Kondapur 17.466 78.357',
  ],
  // Jeddah, Abu Dhabi, Dubai, Doha, Amman, Beirut, Manama, Cairo, Alexandria
  [105343, 'Obhur/أبحر 21.720 39.105|Ash Shati/حي الشاطئ 21.595 39.110|As Salamah/حي السلامة 21.586 39.150'],
  [
    292968,
    'Al Reem Island/Reem Island/جزيرة الريم 24.497 54.403|Saadiyat Island/Saadiyat/جزيرة السعديات/السعديات 24.540 54.434|Yas Island/جزيرة ياس 24.498 54.607|Khalifa City/مدينة خليفة 24.421 54.578',
  ],
  [
    292223,
    'Mirdif/مردف 25.221 55.419|Motor City 25.045 55.239|Discovery Gardens/ديسكفري جاردنز/دسكفري جاردنز 25.040 55.145|International City/المدينة العالمية/انترناشونال سيتي/انترناشيونال سيتي 25.164 55.408|Damac Hills/داماك هيلز 25.026 55.251|Al Furjan/الفرجان 25.025 55.150',
  ],
  [290030, 'The Pearl/اللؤلؤة 25.371 51.551|West Bay/الخليج الغربي 25.321 51.531'],
  [
    250441,
    'Abdoun/عبدون 31.947 35.882|Sweifieh/الصويفية 31.957 35.863|Dabouq/دابوق 31.997 35.818|Khalda/خلدا 31.997 35.843',
  ],
  [276781, 'Achrafieh/الأشرفية 33.887 35.521|Verdun/فردان 33.885 35.485|Gemmayzeh/الجميزة 33.894 35.516'],
  [290340, 'Juffair/الجفير 26.214 50.603|Seef/ضاحية السيف 26.235 50.543'],
  [
    360630,
    'Rehab City/الرحاب/مدينة الرحاب 30.062 31.491|Madinaty/مدينتي 30.095 31.638|Mokattam/المقطم 30.018 31.303|Haram/الهرم 29.996 31.143',
  ],
  [361058, 'Smouha/سموحة 31.212 29.943|Sidi Bishr/سيدي بشر 31.257 29.990|Stanley/ستانلي 31.235 29.949'],
  // Manchester, Birmingham, Leeds, Bristol, Glasgow, London
  [
    2643123,
    'Ancoats 53.484 -2.227|Chorlton/Chorlton-cum-Hardy 53.442 -2.280|Castlefield 53.475 -2.256|Northern Quarter 53.483 -2.235',
  ],
  [
    2655603,
    'Jewellery Quarter 52.487 -1.913|Edgbaston 52.462 -1.924|Moseley 52.446 -1.887|Harborne 52.458 -1.960',
  ],
  [2644688, 'Headingley 53.819 -1.577'],
  [2654675, 'Bedminster 51.440 -2.601|Redland 51.468 -2.602'],
  [
    2648579,
    'Finnieston 55.863 -4.281|Partick 55.870 -4.309|Merchant City 55.859 -4.245|Shawlands 55.829 -4.285|Dennistoun 55.865 -4.214',
  ],
  [
    2643743,
    'Dalston 51.546 -0.075|Nunhead 51.465 -0.053|Finsbury Park 51.564 -0.106|Bloomsbury 51.522 -0.125|Fitzrovia 51.519 -0.137|St John’s Wood/St Johns Wood/سانت جونز وود 51.534 -0.174|Swiss Cottage 51.543 -0.175|Kentish Town 51.550 -0.141|Barbican 51.520 -0.094|Hoxton 51.532 -0.081|Hackney Wick 51.544 -0.025|West Hampstead 51.547 -0.191',
  ],
  // Seattle, Boston, Washington
  [5809844, 'Capitol Hill 47.624 -122.319|Ballard 47.669 -122.385'],
  [4930956, 'Back Bay 42.350 -71.081|Beacon Hill 42.359 -71.068|South End 42.341 -71.073'],
  [4140963, 'Dupont Circle 38.910 -77.043|Adams Morgan 38.921 -77.042|Georgetown 38.908 -77.065'],
  [3390760, 'Boa Viagem -8.119 -34.901'],
  [2935022, 'Äußere Neustadt/Dresden Neustadt 51.066 13.754'],
  // Bilbao, Málaga, Valencia, Sevilla
  [3128026, 'Deusto 43.272 -2.946|Abando 43.262 -2.935|Indautxu 43.262 -2.943'],
  [2514256, 'Pedregalejo 36.722 -4.376|El Limonar 36.725 -4.395'],
  [2509954, 'Campanar 39.483 -0.397|Patraix 39.458 -0.396'],
  [2510911, 'Los Remedios 37.377 -6.000'],
  // Curitiba, Belo Horizonte, Salvador, São Paulo, Rio de Janeiro
  [3464975, 'Batel -25.443 -49.287|Água Verde -25.455 -49.280|Bigorrilho -25.435 -49.295'],
  [3470127, 'Savassi -19.937 -43.934|Funcionários -19.932 -43.930'],
  [3450554, 'Rio Vermelho -13.011 -38.491'],
  [3448439, 'Tatuapé -23.540 -46.576|Vila Olímpia -23.596 -46.685|Consolação -23.553 -46.659'],
  [3451190, 'Urca -22.954 -43.166|Méier -22.902 -43.280'],
  // Lisbon, Porto
  [
    2267057,
    'Telheiras 38.761 -9.167|Alcântara 38.706 -9.180|Ajuda 38.712 -9.199|Penha de França 38.728 -9.131|Mouraria 38.716 -9.134|Saldanha 38.734 -9.145|Campolide 38.729 -9.166',
  ],
  [2735943, 'Massarelos 41.150 -8.633|Campanhã 41.156 -8.577|Ramalde 41.172 -8.650'],
  // Istanbul, Athens, Tel Aviv
  [
    745044,
    'Kadıköy 40.991 29.026|Beşiktaş/بشيكتاش/بيشكتاش 41.043 29.008|Beyoğlu/بيوغلو/بي أوغلو 41.037 28.977|Cihangir 41.032 28.984',
  ],
  [264371, 'Kolonaki 37.978 23.743|Koukaki 37.963 23.724|Exarcheia 37.986 23.735'],
  [293397, 'Neve Tzedek 32.060 34.765|Florentin 32.057 34.769|Ramat Aviv 32.113 34.799'],
  // Strasbourg, Palermo, and London's airport, around which people live too
  [2973783, 'Neudorf 48.566 7.765'],
  [2523920, 'Mondello 38.202 13.325'],
  [2643743, 'Heathrow 51.478 -0.440'],
  // Resorts where hardly anybody lives all year: of Bulgaria, Spain, Cyprus, Turkey, Egypt, the Emirates
  [728825, 'Sunny Beach/Slanchev Bryag/Слънчев бряг/Sonnenstrand 42.695 27.710'],
  [
    2513076,
    'La Zenia 37.925 -0.735|Cabo Roig 37.912 -0.727|Playa Flamenca 37.932 -0.735|Orihuela Costa 37.922 -0.742|Villamartín 37.938 -0.763|Campoamor/Dehesa de Campoamor 37.897 -0.753',
  ],
  [2513882, 'Calahonda/Sitio de Calahonda 36.489 -4.713|Riviera del Sol 36.501 -4.692'],
  [146175, 'Coral Bay 34.854 32.368'],
  [314967, 'Hisarönü 36.574 29.140|Çalış/Çalış Plajı/Calis Beach 36.659 29.108|Ovacık 36.583 29.145'],
  [349340, 'Naama Bay/خليج نعمة 27.913 34.327'],
  [291074, 'Al Hamra Village/قرية الحمراء 25.690 55.783|Mina Al Arab/ميناء العرب 25.727 55.849'],
  // Thailand, the Philippines, Hawaii, Mexico, Costa Rica, Brazil, Kenya
  [1151254, 'Kamala 7.951 98.284|Bang Tao/Bangtao 7.990 98.294|Karon 7.846 98.294|Surin Beach 7.977 98.279'],
  [1154689, 'Chaweng 9.531 100.062|Lamai 9.470 100.049|Bophut 9.556 100.028|Maenam/Mae Nam 9.571 99.993'],
  [1702953, 'Boracay 11.968 121.925'],
  [5856195, 'Waikiki 21.277 -157.828|Kakaako 21.297 -157.860|Diamond Head 21.262 -157.806'],
  [4029308, 'Punta Mita/Punta de Mita 20.773 -105.527|Bucerías 20.756 -105.333'],
  [3622193, 'Manuel Antonio 9.391 -84.147'],
  [3622716, 'Nosara 9.979 -85.653'],
  // The Alps
  [2991630, 'Avoriaz 46.191 6.772'],
  [2660128, 'Klosters 46.869 9.881'],
]

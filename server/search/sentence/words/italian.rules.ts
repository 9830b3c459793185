/** search: the words of Italian homes. */
import type { Vocabulary } from './meanings.rules.ts'

export const italian: Vocabulary = {
  'type:house*':
    'casa|case|villetta unifamiliare|casa singola|case singole|abitazione indipendente|dammuso|dammusi|casetta indipendente grande|casa unica|casa grande|casa antica|case indipendenti e semi|casa familiare|soluzione indipendente|abitazione|abitazioni|abitazione singola',
  'type:flat*':
    'appartamento in villa|appartamenti in villa|appartamento|appartamenti|mansarda|mansarde|alloggio|alloggi|app.to|quadrilocale|pentalocale|bilocale|bilocali|trilocale|trilocali|quadrilocali|bilo|trilo|quadri|app|appart|appto|appart.to|appartamenti o case|appartam|appartamentino|appartamento ristrutturato|app.ti|app.|apt|appartmento|apartamento|apartamenti|quartierino|quartiere appartamento',
  'type:studio':
    'monolocale|monolocali|monovano|mono|monolocali arredati|studio arredato|monoloc|mono locale',
  'type:loft': 'loft|open space',
  'type:penthouse':
    'attico|attici|superattico|sottotetto abitabile|superattici|attichetto|ultimo piano attico',
  'type:duplex': 'duplex|appartamento su due livelli|bilivello|bilivelli',
  'type:groundFloorFlat':
    'appartamento al piano terra|piano terra con giardino|appartamento piano terra|piano terra giardino|bilocale piano terra|trilocale piano terra|piano rialzato con giardino',
  'type:room':
    'stanza in affitto|stanza singola|camera singola|posto letto|stanza in appartamento condiviso|camera in affitto|stanza doppia|camera doppia|stanza per studenti|stanza per studentesse|stanza studenti|camera per studenti|camera per studente|posto letto in doppia|posti letto|camera in appartamento|camera singola in affitto|stanza in condivisione|camere in affitto|stanze in affitto|camera condivisa|coinquilino|coinquilina|coinquilini|stanza ammobiliata|stanza arredata|appartamento condiviso|camera in appartamento condiviso',
  'type:servicedApartment': 'residence|aparthotel',
  'type:detached':
    'casa singola|case singole|casa indipendente|case indipendenti|villa unifamiliare|villa singola|villa indipendente|casa isolata|villetta singola|villetta indipendente|unifamiliare|villetta unifamiliare|casa unifamiliare|ville singole|villino|villini',
  'type:semiDetached':
    'villa bifamiliare|bifamiliare|villetta bifamiliare|porzione di bifamiliare|casa semindipendente|semindipendente|semi indipendente|casa semi indipendente|villetta semindipendente|porzione di villa|porzione di casa|porzione bifamiliare|porzione di quadrifamiliare|bifamiliari|bifam|casa bifamiliare|abbinata|villetta abbinata|trifamiliare',
  'type:terraced':
    'villetta a schiera|villette a schiera|casa a schiera|schiera|villa a schiera|ville a schiera|villa schiera|villetta schiera|villette schiera|casa schiera|schiere|schiera centrale|villaschiera|schiera a',
  'type:endTerrace':
    'villetta a schiera angolare|schiera di testa|schiera angolare|villetta di testa|villa di testa|angolo schiera|schiera d angolo|villetta a schiera di testa',
  'type:townhouse':
    'casa di paese|palazzetto|terratetto|casa di corte|casa in paese|casa del centro|casa di ringhiera|cielo terra|casa cielo terra|terratetti|terra tetto|casa in centro storico|casa nel borgo|casa di borgo|casa torre',
  'type:villa':
    'vila|villa|ville|villetta|villette|villa singola con parco|ville di lusso|villona|villa signorile|villa moderna',
  'type:bungalow': 'bungalow',
  'type:cottage': 'casetta|casette|casina|villino di campagna',
  'type:chalet': 'chalet|baita|baite|tabia|baita in montagna|rifugio',
  'type:countryHouse':
    'casa di campagna|case di campagna|casolare|casolari|casale|casali|villa di campagna|case in campagna|casolari in pietra|villa in campagna|cascinale|borgo|casa di campagna con terreno|casone',
  'type:farmhouse':
    'cascina|cascine|fattoria|masseria|masserie|rustico|rustici|casa colonica|podere|trullo|trulli|masserie pugliesi|casa rurale|fabbricato rurale|case coloniche|poderi|rustico in pietra|colonica|lamia|maso|masi|trulli in pietra|malga|casa rustica|dammuso in pietra',
  'type:castle': 'castello|castelli|borgo medievale|rocca|torre medievale',
  'type:mansion': "villa d'epoca|palazzo signorile|dimora storica",
  'type:cabin': 'capanna|casetta in legno|casetta di legno|casa in legno|casa di legno|bungalow in legno',
  'type:mobileHome': 'casa mobile|case mobili',
  'type:ruin':
    'rudere|ruderi|casa diroccata|da ricostruire|casa da demolire|casale diroccato|rudere da ristrutturare',
  'type:multiFamily':
    'plurifamiliare|trifamiliare|casa plurifamiliare|casa con due appartamenti|quadrifamiliare|casa bifamigliare',
  'type:apartmentBlock':
    'palazzo|palazzina|stabile|intero stabile|condominio in vendita|palazzi|palazzine|edificio|edificio intero|intero palazzo|stabile intero|immobile a reddito intero|palazzo cielo terra',
  'type:land*':
    'terreno|terreni|lotto|lotti|appezzamento|appezzamento di terreno|lotto di terreno|terreno vista mare',
  'type:plotResidential':
    'terreno per villa|terreno per casa|terreno per costruire|terreno per costruire casa|lotto per villa|terreno edificabile|terreni edificabili|lotto edificabile|terreno residenziale|area edificabile|terreno fabbricabile|area fabbricabile|lotto fabbricabile|terreni fabbricabili|con progetto approvato',
  'type:plotAgricultural':
    'terreno agricolo|terreni agricoli|uliveto|vigneto|oliveto|frutteto|vigneti|uliveti|bosco in vendita|terreno seminativo|seminativo|agrumeto|terreno coltivabile|oliveti',
  'type:farm':
    'azienda agricola|agriturismo|tenuta|aziende agricole|azienda vitivinicola|cantina vinicola|agriturismi|tenute|maneggio in vendita',
  'type:garage':
    'garage in vendita|box in vendita|box auto in vendita|garage in affitto|box auto in affitto|box singolo|posto auto box|box auto singolo|garage singolo|box in affitto|autorimessa in vendita|cerco box|cerco garage',
  'type:parkingSpace':
    'posto auto in vendita|posto auto in affitto|posti auto in vendita|posto auto coperto in vendita|posto moto',
  'type:commercial*':
    'commerciale|immobile commerciale|immobili commerciali|locale commerciale|locali commerciali|fondo commerciale|fondi commerciali|attivita commerciale|capannoni commerciali|locali uso commerciale|immobili ad uso commerciale',
  'type:office':
    'ufficio open space|uffici open space|ufficio|uffici|studio professionale|locale uso ufficio|uso ufficio|spazio ufficio',
  'type:shop':
    'negozio|negozi|locale uso negozio|bottega|vetrina|parrucchiere|edicola|panificio|negozio vetrina|locale commerciale fronte strada',
  'type:restaurantBar':
    'ristorante|bar|pizzeria|locale ristorazione|ristoranti|trattoria|caffe|pub|gelateria|locale per ristorante|bar tavola calda',
  'type:hotel': 'hotel boutique|hoteles boutique|albergo|alberghi|hotel',
  'type:guestHouse': 'pensione|bed and breakfast|b&b',
  'type:warehouse':
    'magazzino|magazzini|capannone|capannoni|deposito|capannone industriale|capannoni industriali|locale artigianale|depositi|opificio|logistica',
  'type:workshop': 'laboratorio|officina',
  'feature:garden':
    'giardino|giardini|giardino privato|con verde|giardinetto|orto|giardino esclusivo|giardino di proprieta|ampio giardino|grande giardino|parco|verde privato|giardino condominiale|scoperto esclusivo|giardinone|resede|piccolo giardino|scoperto|area verde|giardino comune|corte esclusiva',
  'feature:terrace':
    'terrazza|terrazzo|terrazze|terrazzi|terrazzino|terrazzo vivibile|grande terrazzo|ampio terrazzo|terrazzone|terrazza abitabile|terrazzo abitabile|portico|porticato|ampia terrazza|grande terrazza',
  'feature:roofTerrace':
    'terrazza sul tetto|lastrico solare|roof garden|terrazza panoramica|solarium|terrazzo sul tetto|tetto terrazza',
  'feature:balcony':
    'balcone|balconi|balconcino|loggia|balcone abitabile|doppio balcone|balconata|terrazzino balcone|loggiato|balcone grande',
  'feature:patio':
    'patio|cortile|corte interna|corte|corte privata|cortiletto|cortile privato|cortile interno',
  'feature:conservatory': 'veranda|giardino d inverno',
  'feature:pool': 'piscina|piscine|piscinetta|piscina riscaldata|piscina coperta|piscina interrata|picina',
  'feature:privatePool': 'piscina privata|piscina propria',
  'feature:communalPool':
    'piscina condominiale|piscina comune|piscina in condominio|piscina residence|piscina in comune|piscina in residence|piscina condivisa',
  'feature:lift': 'ascensore|ascensori|con ascensore|ascenzore|asensore|elevatore|servito da ascensore',
  'feature:garage':
    'garage|box|box auto|autorimessa|box doppio|box singoli|doppio box|garage doppio|box auto doppio|box singolo|box macchina|rimessa|box coperto|autobox|garages',
  'feature:parking':
    'posto auto|posti auto|parcheggio|posto macchina|posto auto scoperto|posto auto coperto|posto auto privato|posteggio|parcheggi|posto per la macchina|parcheggio privato|parcheggio condominiale|posto auto riservato|posti macchina|p.auto|parcheggio facile|parcheggio comodo|parcheggio incluso',
  'feature:undergroundParking': 'garage interrato|parcheggio sotterraneo|posto auto interrato',
  'feature:evCharger': 'colonnina di ricarica|ricarica auto elettrica|wallbox',
  'feature:airConditioning':
    'aria condizionata|climatizzato|condizionatore|climatizzatore|climatizzata|a c|aria cond|aria cond.|clima|climatizzazione|condizionata|condizionatori|climatizzatori|raffrescamento|split',
  'feature:centralHeating':
    'riscaldamento centralizzato|riscaldamento|riscaldamento a gas|riscaldamento centrale|riscald|riscaldamento a metano',
  'feature:underfloorHeating': 'riscaldamento a pavimento',
  'feature:heatPump': 'pompa di calore|pompe di calore|geotermico',
  'feature:solarPanels':
    'pannelli solari|fotovoltaico|pannelli fotovoltaici|impianto fotovoltaico|pannelli|solare termico|pannello solare|fotovoltaici',
  'feature:fireplace': 'camino|caminetto|camino a legna|caminetti|camini|termocamino',
  'feature:woodStove': 'stufa a legna|stufa a pellet|stufa|stufe|pellet',
  'feature:fibre': 'fibra|fibra ottica',
  'feature:smartHome': 'domotica',
  'feature:fittedKitchen':
    'cucina attrezzata|cucina arredata|cucina completa|cucina nuova|angolo cottura attrezzato|cucina moderna|cucina abitabile attrezzata',
  'feature:openPlanKitchen':
    'cucina a vista|cucina aperta|open space cucina|soggiorno con angolo cottura|zona giorno open space|cucina open space',
  'feature:dishwasher': 'lavastoviglie',
  'feature:washingMachine': 'lavatrice',
  'feature:builtInWardrobes':
    'armadi a muro|armadio a muro|cabina armadio|cabine armadio|guardaroba|armadi|cabina-armadio',
  'feature:ensuite':
    'bagno in camera|bagno privato|bagno en suite|camera con bagno|bagno esclusivo|bagno personale|bagno in camera privato|camera padronale con bagno',
  'feature:guestToilet': 'bagno di servizio',
  'feature:bathtub': 'vasca|vasca da bagno|vasca idromassaggio|idromassaggio',
  'feature:parquet': 'parquet|pavimenti in legno|pavimento in legno|cotto originale',
  'feature:highCeilings': 'soffitti alti',
  'feature:periodFeatures':
    "d'epoca|elementi d'epoca|soffitti affrescati|travi a vista|affreschi|soffitti a volta|volte a stella|epoca|stile liberty|liberty|soffitti a cassettoni|pavimenti d epoca|pavimenti originali|casa d epoca|palazzo d epoca|stabile d epoca",
  'feature:doubleGlazing': 'doppi vetri|doppi infissi|doppio vetro|infissi nuovi|vetrocamera',
  'feature:cellar':
    'cantina|cantine|taverna|seminterrato|cantinetta|tavernetta|scantinato|interrato|cantina di proprieta|piano interrato',
  'feature:storageRoom':
    'ripostiglio|sgabuzzino|soffitta|deposito bici|locale bici|solaio|lavanderia|ripostigli|sottotetto',
  'feature:study':
    'studio|angolo studio|stanza studio|zona studio|camera studio|studio per smart working|spazio smart working|smart working|postazione smart working',
  'feature:gym': 'palestra|gym|sala fitness|area fitness|palestra condominiale',
  'feature:sauna': 'sauna',
  'feature:annexe':
    'dependance|depandance|casa degli ospiti|casetta per gli ospiti|casa per ospiti|casetta ospiti|appartamento per ospiti|monolocale indipendente|dependances|annesso|annessi|annesso agricolo|fienile',
  'feature:concierge':
    'portineria|portiere|portinaio|custode|servizio portineria|con portineria|portiere h24|guardiania',
  'feature:gatedCommunity':
    'comprensorio|complesso privato|residence privato|complesso residenziale privato|condominio privato|condominio chiuso|residence chiuso|consorzio privato|complesso recintato',
  'feature:alarm': 'allarme|antifurto',
  'feature:cctv': 'videosorveglianza',
  'feature:wheelchairAccess':
    'accessibile ai disabili|accesso disabili|accessibile|disabile|disabili|sedia a rotelle|carrozzina|accessibile a disabili|accesso per disabili|per disabili',
  'feature:stepFree':
    'senza barriere|senza barriere architettoniche|senza scale|niente scale|senza gradini|no barriere architettoniche|privo di barriere',
  'feature:listedBuilding': 'vincolato|bene vincolato',
  'feature:seaView':
    'vista mare|vista sul mare|affaccio sul mare|vista del mare|vista sul golfo|vista golfo|vistamare|vista mare aperta|affaccio mare|con vista sul mare|fronte mare vista|vista porto|vista isole',
  'feature:mountainView':
    'vista montagne|vista monti|vista sulle montagne|vista montagna|vista sui monti|vista alpi|vista dolomiti|vista sulle dolomiti|vista sulle alpi|vista cime|vista sulle cime|vista monte',
  'feature:lakeView':
    'vista lago|vista sul lago|vista laghi|affaccio lago|vista garda|vista sul garda|vista lago di garda|vista sul lago di como',
  'feature:cityView':
    'vista città|vista sulla città|panorama sulla citta|vista sui tetti|vista sul duomo|vista duomo|vista sul colosseo',
  'feature:openView':
    'vista panoramica|panoramico|vista aperta|panoramica|bella vista|vista aperta sulla valle|vista colline|vista sulle colline|panorama|vista libera|affaccio panoramico|vista su colline|vista valle',
  'feature:southFacing':
    'esposizione sud|esposto a sud|esposta a sud|esposizione a sud|esposto sud|rivolto a sud|esposizione sud est|esposizione sud ovest',
  'feature:beachfront':
    'fronte spiaggia|sulla spiaggia|sulla spiaggia|prima fila mare|in spiaggia|accesso diretto alla spiaggia|accesso spiaggia|prima linea mare|prima fila|accesso diretto mare',
  'feature:waterfront':
    'fronte mare|fronte lago|sul mare|sul lago|fronte lago con darsena|riva al lago|in riva al lago|direttamente sul mare|direttamente sul lago|sulla riva del lago|fronte fiume|pied dans l eau|pied dans l eau|posto barca|affacciato sul mare|sulla laguna|sul canale|sul fiume',
  'feature:nearTransport':
    'vicino alla metro|vicino metro|ben collegato|vicino alla stazione|vicino ai mezzi|metro vicina|vicino alla metropolitana|vicino metropolitana|vicino ai mezzi pubblici|vicino stazione|vicino ai trasporti|ben servito|ben servita|ben collegata|servito dai mezzi|comodo alla metro|comodo metro|a due passi dalla metro|a due passi dalla stazione|comodo ai mezzi|fermata metro|metro a piedi|nei pressi della metro|nei pressi della stazione|vicino al tram|vicino mezzi|vicinanze metro|vicinanze stazione|zona metro|zona stazione|adiacente metro|adiacente alla metro|vicino fermata metro|vicino a metro|vicino a metropolitana|a pochi passi dalla metro',
  'feature:oldTown':
    'centro storico|nel centro storico|citta vecchia|borgo antico|nucleo storico|cuore storico|borgo storico|nel borgo antico|nel cuore del centro storico|nel centro antico',
  'feature:tennisCourt': 'campo da tennis|tennis',
  'feature:stables':
    'stalla|stalle|scuderia|cavalli|maneggio|box per cavalli|box cavalli|per cavalli|scuderie',
  'purpose:sale':
    'in vendita|vendita|vendesi|comprare|acquistare|acquisto|compro|da comprare|vendo|acquisto casa|in acquisto|si vende|per acquisto|acquista|comprarsi|da acquistare|comprare casa|prima casa|vende|comprerei|acquisterei',
  'purpose:rent':
    'in affitto|affitto|affittasi|affittare|in locazione|locazione|da affittare|cerco in affitto|si affitta|affitta|affitti|affitto a lungo termine|affitto lungo|lungo periodo|a canone|affitto transitorio|cercasi in affitto|affitto annuale|prendere in affitto|in affito|affito|affitarsi|affitto 4+4|locare|locazioni|in locazione abitativa|per affitto|affitterei',
  'purpose:rentShort':
    'affitto breve|affitti brevi|casa vacanze|case vacanza|casa vacanza|affitto turistico|per le vacanze|appartamento vacanze|vacanze|in affitto per vacanze|vacanza|per vacanza|ferie|affitto estivo|affitto stagionale|stagionale|casa al mare per le vacanze|settimana bianca|per la settimana bianca|a notte|per notte|per il weekend|per un weekend|affitto settimanale|per le ferie|per una settimana|per due settimane|villeggiatura|week end|per il week end|soggiorno breve|affitto giornaliero|per le vacanze estive|vacanze estive|mare agosto',
  'purpose:lease': 'locazione commerciale',
  'period:week':
    'a settimana|alla settimana|settimanale|per settimana|settimanali|settimana|/settimana|ogni settimana',
  'period:month':
    'al mese|mensili|mensile|mese|per mese|€/mese|/mese|al mese max|euro mese|ogni mese|mensilmente|al mese tutto incluso|x mese|mensili max',
  'period:year': "all'anno|annui|annuale|l'anno|per anno|annuo|/anno|anno|annui iva esclusa",
  'energy:': 'classe energetica|classe|ape',
  'tenure:freehold': 'piena proprietà',
  'since:1': 'oggi|pubblicato oggi',
  'since:7': 'questa settimana|ultima settimana|nuovi annunci|appena pubblicato',
  'since:30': 'questo mese|ultimo mese',
  'sort:price':
    'più economico|più economica|meno caro|economico|economica|economici|economiche|a buon mercato|poco costoso|prezzo basso|conveniente|prezzi bassi|basso costo|basso prezzo|poco prezzo|low cost|piu economico possibile|il piu economico|la piu economica|meno costoso|meno costosa|meno cara|affare|occasione|occasioni|buon prezzo|a buon prezzo|a prezzo basso|prezzo contenuto|prezzo modico|non troppo caro|non troppo cara|non cara|non caro|conveniente prezzo|convenienti|a poco prezzo|a poco|a basso costo|prezzo conveniente|prezzi modici|prezzo basso possibile',
  'sort:-price': 'più caro|più costoso|più cari',
  'sort:newest': 'più recenti|più recente|ultimi annunci',
  'sort:-area': 'più grande|più grandi',
  'bound:least':
    'almeno|minimo|a partire da|oltre|più di|min|non meno di|dai|dagli|sopra i|sopra|superiore a|come minimo|da almeno|almeno di|un minimo di|di almeno|minimo di|oltre i|oltre gli|superiore ai|superiori a|non inferiore a|maggiore di|non sotto|più dei|non meno|con almeno|dai min|a partire dai|minimi|come minimo di|minimo circa',
  'bound:most':
    'fino a|sotto|sotto i|sotto gli|massimo|max|meno di|al massimo|non oltre|non più di|entro|entro i|inferiore a|fino ai|fino agli|sino a|per meno di|fino ad un massimo di|fino a un massimo di|fino a max|massimo di|max di|un massimo di|massima|massimi|non superiore a|non superiore ai|inferiore ai|inferiori a|meno dei|al di sotto di|al di sotto dei|sotto ai|non oltre i|entro gli|entro un budget di|per massimo|tetto massimo|tetto|max.|limite|limite di|fino a circa|massimo circa|a meno di|al max|minore di|sotto le|possiamo spendere|posso spendere|spesa massima|spesa max|non superare|che non superi|che non superi i|senza superare|che costi meno di',
  'bound:about':
    'circa|intorno a|intorno ai|attorno ai|sui|sugli|approssimativamente|all incirca|piu o meno|più o meno|intorno agli|attorno agli|sui circa|approssimativo|suppergiu|grosso modo|circa i|sulle|sulla cifra di|sull ordine di|+/-|indicativamente',
  'bound:between': 'tra|fra|compreso tra|compreso fra|tra i|fra i|compresa tra|da un minimo di|tra gli',
  'bound:from': 'da|dal|dai',
  'bound:exact': 'esattamente|solo',
  'measure:beds':
    'camera|camere|camera da letto|camere da letto|stanze da letto|letto|cam|cam.|camere matrimoniali|camera matrimoniale|camere doppie|stanza da letto|cam da letto|camerette|camere grandi|c. letto|zone notte',
  'measure:baths': 'bagno|bagni|doppi servizi|servizi|bagn|doccie|docce|wc|bagno con doccia|bagno finestrato',
  'measure:rooms':
    'locali|locale|vani|vano|stanze|stanza|loc|loc.|ambienti|stanze totali|vani utili|camere e cucina',
  'measure:m2':
    'm2|m²|mq|metri quadri|metri quadrati|metro quadro|mt quadri|mq.|m.q.|metriquadri|metri quadrati calpestabili|m q|mq commerciali|mq calpestabili|metri q|mt2|mtq|mt q|metri calpestabili',
  'measure:ha': 'ettaro|ettari|ha',
  'measure:metre': 'metri|metro|mt',
  'measure:km': 'km|chilometri|chilometro|chilometri circa|kilometri|km.',
  'measure:days': 'giorni|giorno',
  'measure:weeks': 'settimane|settimana',
  'measure:months': 'mesi',
  'measure:guests': 'persone|ospiti|posti letto|posti|amici|adulti|persona|invitati',
  'measure:minutes': 'minuti|minuto|min|min.|minuti circa',
  'measure:hours': 'ora|ore',
  'measure:quarterHours': 'quarto d ora|quarti d ora',
  'measure:garages': 'garage|box|box auto|macchine|auto|autoveicoli',
  'way:80': 'a piedi|di cammino|di camminata|passi a piedi|camminando',
  'way:250': 'in bici|in bicicletta',
  'way:800': 'in auto|in macchina|d auto|di macchina|di strada|con la macchina|con l auto|di auto',
  'subject:price':
    'budget|prezzo|budget di|prezzo massimo|spesa|con budget|con budget di|con un budget di|budget massimo|budget max|budget fino a|il mio budget e|il nostro budget e|prezzo max|prezzo fino a|prezzo intorno ai|prezzo di|spendere|importo|valore|costo|cifra|costi|spesa di|prezzi|con una spesa di|al prezzo di|disponibilita di',
  'subject:area':
    'superficie|superficie di|metratura|superficie minima|metratura minima|superficie almeno|metratura di|grande|dimensione|metratura almeno|ampiezza',
  'subject:plot':
    'terreno di|lotto di|con terreno di|giardino di|con terreno minimo|terreno di almeno|lotto minimo|giardino almeno|con giardino di|parco di|terreno circostante di|con lotto di|giardino minimo',
  'money:EUR': 'euro|eur|euri|€uro|eur.|eu|e',
  'money:USD': 'dollari|dollaro|usd|dollari americani',
  'money:GBP': 'sterline',
  'money:CHF': 'franchi|chf|franchi svizzeri|fr|franco|frs',
  'scale:1000': 'mila|k|mille|milla',
  'scale:1000000': 'milione|milioni|mln|mil|mil.|milion|mln.|mio|ml',
  'count:rooms:1': 'monolocale|monolocali|mono',
  'count:rooms:2': 'bilocale|bilocali|bilo|biloc|due locali|2 locali|bilocal',
  'count:rooms:3': 'trilocale|trilocali|trilo|triloc|tre locali|3 locali',
  'count:rooms:4': 'quadrilocale|quadrilocali|quadri|quadriloc|quattro locali|quadrilocal',
  'count:rooms:5': 'pentalocale|pentalocali',
  'season:':
    'ad agosto|in agosto|a luglio|a giugno|ad agosto|estate|per l estate|natale|capodanno|per le ferie|a settembre|weekend|agosto|luglio|ad aprile|a maggio|a ottobre|a dicembre|a gennaio|a febbraio|a marzo|a pasqua|pasqua|ferragosto|a ferragosto|a capodanno|a natale|in estate|d estate|questa estate|d inverno|in inverno|per agosto|per luglio|per giugno|per settembre|per natale|per pasqua|per capodanno|mese di agosto|mese di luglio|mese di giugno|il mese di agosto|due settimane|una settimana|prima settimana di|ponte|stagione sciistica|per sciare|giugno e luglio|le feste|per le feste|settimana di ferragosto|estate prossima|prossima estate',
  'number:1': 'un|una|uno',
  'number:2': 'due',
  'number:3': 'tre',
  'number:4': 'quattro',
  'number:5': 'cinque',
  'number:6': 'sei',
  'number:7': 'sette',
  'number:8': 'otto',
  'number:10': 'dieci',
  'glue:in':
    "in|a|ad|nel|nella|nei|nelle|nell|nello|all'interno di|in zona|zona|sul|sulla|sull|sulle|quartiere|nel quartiere|provincia di|in provincia di|comune di|rione|frazione|frazione di|nel comune di|nella citta di|citta di|in centro a|in pieno centro a|nel centro di|centro di|in zona di|zone|nelle zone di|nella zona di|nella zona|zona di|zona centro|localita|in localita|loc|in pieno|nel cuore di|cuore di|nel rione|all interno del|in quartiere|nel quartiere di|nella provincia di|prov|prov di|in prov di|area di|nell area di|lato|dalle parti di|da qualche parte a|da qualche parte in|nella regione|regione|in regione|entroterra di|nell entroterra di|sulle colline di|sulle rive del|isola di|sull isola di|riviera di|costa di|sobborgo di|borgata|borgata di|zona universitaria di",
  'glue:near':
    'vicino a|vicino|vicino al|vicino alla|vicino ai|nei pressi di|nelle vicinanze di|dintorni di|nei dintorni di|attorno a|intorno a|presso|alle porte di|fuori|vicino all|in prossimita di|in prossimita del|in prossimita della|nelle vicinanze del|nelle vicinanze|vicinanze|vicinanze di|nei dintorni|dintorni|dintorni del|vicinissimo a|a ridosso di|non lontano da|non troppo lontano da|non lontano dal|poco distante da|a poca distanza da|a due passi da|a pochi passi da|a pochi passi dal|a due passi dal|comodo a|comodo per|comodo al|raggiungibile a piedi da|raggiungibile da|a portata di|limitrofo a|zone limitrofe a|zone limitrofe|confinante con|intorno al|intorno alla|attorno al|attorno alla|nei pressi del|nei pressi della|nei pressi dell|vicino ad|vicino agli|vicino allo|adiacente a|adiacente al|hinterland di|nell hinterland di|hinterland|periferia di|alla periferia di|appena fuori|appena fuori da|fuori da|alle porte del|cintura di|prima cintura di',
  'glue:of': 'di|del|della|dei|delle|dello|degli|dell|da|dal|dalla|dall',
  'glue:to': 'a|ai|e|al',
  'glue:and':
    'e|ed|con|anche|inoltre|più|che abbia|dotato di|compreso|inclusi|e con|oltre a|completo di|completa di|provvisto di|fornito di|corredato di|dotata di|munito di|comprensivo di|che abbia un|annesso a|insieme a|nonche|inclusi i',
  'glue:or': 'o|oppure|o anche|o in|oppure in|o al limite|o eventualmente|e/o|o magari',
  'glue:more':
    'o più|in su|minimo|o superiore|o oltre|e oltre|o superiori|o maggiore|o più grande|e più|in poi|minimo.',
  'glue:less':
    'o meno|massimo|al massimo|max|o inferiore|tutto compreso|trattabili|massimo.|max.|e non oltre|come massimo|come tetto',
  'glue:without':
    'senza|no|non|escluso|tranne|niente|che non sia|che non abbia|ne|non al|non a|privo di|priva di|no al|no a|non in|non nel|non sul|assolutamente no|assolutamente non|niente di|nessun|nessuna|nessuno|escluso il|esclusa|esclusi|escluse|escludere|evitare|eccetto|a parte|ma senza|ma non|ma no|mai|non abbia|che non sia al|che non sia in|fuorche|salvo|non voglio|non vogliamo|non serve|ne al',
  'glue:landmark':
    'affittato|affittata|gia affittato|gia affittata|locato|a reddito|capoluogo|mare|il mare|spiaggia|la spiaggia|costa|centro|città|paese|campagna|montagna|montagne|lago|fiume|bosco|scuola|scuole|aeroporto|stazione|università|periferia|parco|ospedale|collina|colline|metro|metropolitana|in pietra|di pietra|in legno|ultimo piano|primo piano|in riva al mare no|supermercato|supermercati|negozi|servizi vicini|scuola elementare|asilo|asilo nido|universita degli studi|policlinico|fermata|fermata autobus|autobus|bus|treno|treni|tram|autostrada|casello|casello autostradale|piste|piste da sci|impianti|impianti sciistici|impianti di risalita|golf|campo da golf|porto turistico|lungo mare|mezzi pubblici|mezzi|verde pubblico|centro commerciale|farmacia|luoghi di lavoro|lavoro|ufficio postale|secondo piano|terzo piano|quarto piano|quinto piano|piano alto|piani alti|piano intermedio|ultimi piani|l ultimo piano|la stazione|la metro|l universita|il lago|il parco|la scuola|il centro|l aeroporto|la montagna|la campagna|il bosco|il fiume|zona universitaria|zona pedonale|isola pedonale|zona residenziale|sasso|pietra|pietra a vista|legno',
  'glue:wish':
    'ex fabbrica|ex opificio|vecchia fabbrica|bello|bella|belli|belle|carino|carina|grande|grandi|ampio|ampia|spazioso|spaziosa|piccolo|piccola|lusso|di lusso|lussuoso|lussuosa|elegante|luminoso|luminosa|tranquillo|tranquilla|moderno|moderna|signorile|ristrutturato|ristrutturata|da ristrutturare|prestigioso|prestigiosa|non arredato|vuoto|riscaldamento autonomo|autonomo|termoautonomo|silenzioso|silenziosa|in ottimo stato|ottimo stato|ottime condizioni|in ottime condizioni|buono stato|in buono stato|buone condizioni|in buone condizioni|abitabile|subito abitabile|seminuovo|recente|recente costruzione|di recente costruzione|restaurato|restaurata|rifinito|finemente ristrutturato|appena ristrutturato|completamente ristrutturato|ristrutturati|ristrutturate|parzialmente ristrutturato|da sistemare|da rimodernare|da rinnovare|da ammodernare|accogliente|confortevole|comodo|comoda|grazioso|graziosa|originale|particolare|caratteristico|caratteristica|antico|antica|storico|storica|rustica|esclusivo|esclusiva|soleggiato|soleggiata|isolato|isolata|riservato|riservata|immerso nel verde|immersa nel verde|nel verde|verde|in zona tranquilla|zona tranquilla|ben tenuto|ben tenuta|ben servita|servita|centrale|centralissimo|centralissima|semicentrale|strategico|strategica|stupendo|stupenda|meraviglioso|meravigliosa|splendido|splendida|buono|buona|buon|minimal|design|di design|pregio|di pregio|prestigio|rifiniture di pregio|medio signorile|libero su quattro lati|su due livelli|su un unico livello|su piu livelli|doppia esposizione|angolare|semi arredato|semiarredato|parzialmente arredato|non arredati|libero da inquilini|vuota|da riattare|ristruturato|grezzo|al grezzo|nuovo|nuova|nuovi|urgente|urgentemente',
  'glue:filler':
    'il|lo|la|i|gli|le|l|un|una|uno|che|si|mi|ci|cerco|cerchiamo|cercasi|voglio|vorrei|vorremmo|desidero|ho bisogno|bisogno|per|per favore|immobile|immobili|proprietà|abitazione|annunci|annuncio|qualcosa|mia|mio|nostra|famiglia|vivere|abitare|totale|prezzo|solo|qualche|sia|alla|al|ad|trovare|mostrami|libero|composto|non importa|va bene|indifferente|sto cercando|stiamo cercando|cercando|siamo|sono|sarei|saremmo|interessato|interessata|interessati|vorrei comprare una|avere|abbia|abbiamo|ho|hanno|essere|abbastanza|magari|possibilmente|preferibilmente|se possibile|idealmente|meglio se|meglio|preferenza|preferisco|preferiamo|gradito|gradita|gradita la|indispensabile|necessario|necessaria|obbligatorio|essenziale|fondamentale|importante|presto|subito|ciao|buongiorno|buonasera|salve|grazie|per me|per noi|per due|per due persone|per una persona|per una coppia|coppia|coppia giovane|giovane|giovani|giovane coppia|famiglia con bambini|per famiglia|per una famiglia|figli|figlia|figlio|bambini|genitori|i miei genitori|mia madre|mio figlio|mia figlia|marito|moglie|fidanzata|amica|nonna|pensionati|pensionato|studente|studenti|studentessa|studentesse|lavoratore|lavoratori|lavoratrice|infermiera|ragazzi|ragazze|ragazza|referenziati|referenziata|investimento|per investimento|da investimento|a reddito|investire|investitori|investitore|rendita|di|del|della|anche se|ma|pero|però|quindi|qualsiasi|qualunque|altro|altra|altri|tipo|genere|stile|soluzione|soluzioni|unita|offerta|offerte|proposte|proposta|soluzione abitativa|trovami|mostra|fammi vedere|vedere|dammi|dove|quale|quali|quanto|c e|ci sono|sia in|sito in|sita in|situato|situata|ubicato|ubicata|ubicato in|ubicata in|posizionato|disponibile|disponibili|a disposizione|incluso|inclusa|con tutti i|tutto|tutta|tutti|tutte|ecc|etc|molto|piu|poi|se c e|possibile|prima possibile|il prima possibile|deve|dovrebbe|deve avere|deve essere|sarebbe|ideale|ideale per|ideali|seconda casa|come seconda casa|residenza|per residenza|trasferirmi|trasferirci|trasferisco|per lavoro|vivo|su|giusto|vero|davvero|in totale|complessivo|complessivi|totali|circa',
  'count:baths:2': 'doppi servizi|doppio servizio',
  'type:plotCommercial': 'terreno commerciale|terreno industriale',
  'subject:rent':
    'canone|canone di|canone mensile|affitto massimo|affitto fino a|affitto max|canone massimo|canone fino a|canone max|affitto intorno a|affitto di|affitto intorno ai|affitto sotto i|canone sotto i|affitto sui',
  'type:coworking': 'coworking|postazione coworking',
  'way:1000': 'in treno|in metro|di treno|con i mezzi|in metropolitana|col treno',
}

/** search: the words of French homes. */
import type { Vocabulary } from './meanings.rules.ts'

export const french: Vocabulary = {
  'type:house*':
    'maison|maisons|pavillon|pavillons|maison individuelle|maisons individuelles|maisonette individuelle|riad|riads|maisonnee|maison familiale|maison traditionnelle|maison contemporaine|maison moderne|maison d architecte|maison a etage|maison ancienne|maison en pierre|meulière|meuliere|baraque|bicoque|maisn|masion',
  'type:flat*':
    'appartement|appartements|appart|apparts|appt|appts|logement|logements|rez de jardin appartement|apart|appartement ancien|appartment|apartement|apt|aptt|condo|condos|appt.|appart.|apparte|haussmannien appartement|flat',
  'type:studio':
    'studio|studios|studette|chambre de bonne|t1 bis|studio cabine|studios etudiants|studio etudiant|bachelor|studio alcove',
  'type:loft': 'loft|lofts',
  'type:penthouse': 'attique|penthouse',
  'type:duplex': 'duplex|appartement en duplex|appartement duplex|en duplex',
  'type:triplex': 'triplex',
  'type:groundFloorFlat': 'rez de jardin|appartement en rez de chaussee',
  'type:room':
    'colocation|chambre en colocation|chambre a louer|coloc|chambre chez l habitant|chambre etudiant|chambre etudiante|chambre meublee|kot|kots|kot etudiant|chambre dans colocation|chambre dans une colocation|chambre dans maison|chambre dans appartement|chambre en coloc|chambre chez habitant|coliving|colocations|chambres en colocation|chambre individuelle',
  'type:semiDetached':
    'maison jumelee|maisons jumelees|maison mitoyenne|maison trois facades|maison 3 facades|3 facades|maison semi mitoyenne|jumelee|jumele',
  'type:terraced':
    'maison en bande|maison deux facades|maison 2 facades|maison en rangee|maison accolee|maison de rangee|maison ouvriere',
  'type:townhouse':
    'maison de ville|maisons de ville|hotel particulier|maison de village|maison de bourg|maison de centre ville|maison bourgeoise|maison de caractere en ville|maison de maître en ville|townhouse',
  'type:villa': 'vila|vilas|villa|villas',
  'type:bungalow':
    'plain pied|maison de plain pied|bungalow|plein pied|maison de plein pied|de plain pied|de plein pied|maison plain pied',
  'type:cottage': 'maisonnette|cottage|chaumiere|maisonnettes',
  'type:chalet': 'chalet|chalets|chalet de montagne|chalet bois',
  'type:countryHouse':
    'maison de campagne|maisons de campagne|maison de maitre|manoir|bastide|manoir ancien|gentilhommiere|demeure|belle demeure|demeure de caractere|maison de campagne avec terrain|propriete de campagne|chartreuse',
  'type:farmhouse':
    'ferme|fermes|mas|longere|fermette|corps de ferme|bastide|ferme a renover|grange|granges|grange a renover|grange renovee|grange amenagee|ancienne ferme|corps de ferme a renover|moulin|mazet|fermette a renover|maison landaise',
  'type:castle': 'chateau|chateaux|manoir',
  'type:cabin': 'cabane|cabanon|cabane en bois|cabane dans les arbres|tiny house|maison en bois',
  'type:mobileHome': 'mobil home',
  'type:houseboat': 'peniche|peniches',
  'type:ruin': 'ruine|ruines|maison en ruine|maison en ruines|grange a renover|maison ecroulee',
  'type:apartmentBlock':
    'immeuble|immeubles|immeuble de rapport|immeuble entier|immeuble complet|petit immeuble',
  'type:land*':
    'terrain|terrains|parcelle|parcelles|terrain nu|terrain de loisirs|terrain de loisir|lot de terrain',
  'type:plotResidential':
    'constructible|constructibles|terrain pour maison|terrain pour construire|terrain pour construire une maison|terrain pour une maison|terrain a batir|terrain constructible|terrains constructibles|terrain viabilise|terrain viabilise constructible|terrain a construire|parcelle constructible|parcelle a batir|terrains a batir|terrain pour construire',
  'type:plotAgricultural':
    'terrain agricole|terre agricole|terres agricoles|vignes|pature|prairie|verger|foret a vendre|bois a vendre',
  'type:farm':
    'exploitation agricole|domaine agricole|domaine viticole|propriete viticole|vignoble|haras|exploitation|ferme equestre|domaine equestre|propriete equestre|centre equestre',
  'type:parkingSpace':
    'place de parking a vendre|place de parking a louer|place de parking|parking a vendre|places de parking a vendre|emplacement de parking',
  'type:commercial*':
    'commercial|immobilier commercial|locaux commerciaux|local d activite|locaux d activite|local pro|local professionnel|murs commerciaux',
  'type:office':
    'bureaux|bureau a louer|bureau a vendre|bureau|bureaux a louer|espace de bureau|espaces de bureaux|plateau de bureaux|local de bureau|cabinet',
  'type:shop':
    'boutique|commerce|local commercial|magasin|fonds de commerce|locaux commerciaux|pas de porte|droit au bail|magasins|commerces a vendre|boulangerie|salon de coiffure|epicerie',
  'type:businessForSale': 'fonds de commerce',
  'type:restaurantBar':
    'restaurant|bar|brasserie|cafe|restaurants|bar restaurant|bar tabac|pizzeria|crêperie',
  'type:hotel': 'hotel boutique|hoteles boutique|hotel|hotels',
  'type:guestHouse': 'chambre d hotes|chambres d hotes|maison d hotes|maisons d hotes',
  'type:warehouse':
    'local d activite|local d activites|locaux d activite|locaux d activites|batiment d activite|entrepot|entrepots|local industriel|hangar|locaux industriels|local de stockage|hangars|espace de stockage|depot',
  'type:workshop': 'atelier',
  'feature:garden':
    'jardin|jardins|jardinet|exterieur|petit jardin|grand jardin|jardins clos|jardin clos|jardin arbore|bout de jardin|coin de jardin|jardin privatif|potager|avec jardinet|jardin exterieur|verdure|gazon|jardin partage',
  'feature:terrace':
    'terrasse|terrasses|toit terrasse|grande terrasse|terrase|petite terrasse|terasse|terrasses ensoleillees|terrasse privative',
  'feature:roofTerrace': 'toit terrasse|terrasse sur le toit|rooftop|roof top',
  'feature:balcony': 'balcon|balcons|grand balcon|loggia|petit balcon|balcon terrasse|balcon filant',
  'feature:patio': 'patio|cour|courette|cour interieure|petite cour|cour privative',
  'feature:conservatory': 'veranda|jardin d hiver',
  'feature:pool':
    'piscine|piscines|picsine|piscine chauffee|picine|piscine interieure|piscine a debordement|piscine hors sol|piscine couverte',
  'feature:privatePool': 'piscine privee',
  'feature:communalPool':
    'piscine commune|piscine collective|piscine partagee|piscine dans la residence|piscine residence|piscine dans residence',
  'feature:lift':
    'ascenseur|ascenseurs|avec ascenseur|asc|ascens|avec asc|ascensceur|assenceur|ascenceur|asc.|avec ascensceur',
  'feature:garage':
    'garage|garages|box|garage ferme|box ferme|garage double|double garage|garage 2 voitures|garages doubles|box garage',
  'feature:parking':
    'parking|stationnement|place de parking|place de stationnement|parking inclus|place parking|stationnement facile|pkg|place de stationement|parking privatif|places parking|parking prive|parking securise|place de parc|places de parc|stationnement inclus',
  'feature:undergroundParking':
    'parking sous sol|parking en sous sol|place de parking sous sol|place de parking en sous sol|parking au sous sol|parking sous terrain|parking sous-terrain|place en sous sol|box en sous sol|parking souterrain|garage souterrain|parking sous sol|place en sous sol|garage en sous sol|parking en sous sol',
  'feature:evCharger':
    'borne de recharge|borne electrique|prise pour voiture electrique|borne de recharge electrique|prise voiture electrique',
  'feature:airConditioning':
    'climatisation|clim|climatise|climatisee|air conditionne|clim reversible|climatisation reversible|climatises',
  'feature:centralHeating':
    'chauffage central|chauffage collectif|chauffage gaz|chauffage au gaz|chauffage individuel',
  'feature:underfloorHeating': 'chauffage au sol|plancher chauffant',
  'feature:heatPump': 'pompe a chaleur',
  'feature:solarPanels': 'panneaux solaires|energie solaire|panneaux photovoltaiques|photovoltaique',
  'feature:fireplace': 'cheminee|foyer|feu de bois|insert|cheminees',
  'feature:woodStove': 'poele a bois|poele|poele a granules|poele a granulés|poêle a pellets|poele a pellets',
  'feature:fibre': 'fibre|fibre optique',
  'feature:smartHome': 'maison connectee|domotique',
  'feature:fittedKitchen':
    'cuisine equipee|cuisine amenagee|cuisine neuve|cuisine integree|cuisine toute equipee',
  'feature:openPlanKitchen': 'cuisine ouverte|cuisine americaine|cuisine ouverte sur salon|cuisine us',
  'feature:dishwasher': 'lave vaisselle',
  'feature:washingMachine': 'lave linge|machine a laver',
  'feature:builtInWardrobes': 'placards|rangements|penderie|dressing|placard|rangement',
  'feature:ensuite':
    'suite parentale|salle de bain privee|salle de bain privative|salle d eau privative|suite|salle de bain attenante|salle de bain en suite|chambre parentale|salle de bains privative',
  'feature:guestToilet': 'toilettes separees|wc separes|wc separe|toilette separee|toilettes invites',
  'feature:bathtub': 'baignoire|baignoire ilot|bain',
  'feature:parquet': 'parquet|parquet ancien|plancher bois|point de hongrie|parquet massif',
  'feature:highCeilings': 'hauts plafonds|hauteur sous plafond',
  'feature:periodFeatures':
    'cachet|ancien avec cachet|moulures|haussmannien|poutres|poutres apparentes|cheminee ancienne|colombages|tomettes|haussmannienne|art deco',
  'feature:doubleGlazing': 'double vitrage',
  'feature:cellar':
    'cave|caves|sous sol|cave a vin|sous sol complet|sous sol total|sous sol amenage|sous sol fini|avec cave',
  'feature:storageRoom': 'debarras|cellier|local velo|local a velo|cagibi|buanderie',
  'feature:study':
    'bureau|piece bureau|espace bureau|coin bureau|espace de teletravail|piece pour teletravail|teletravail|espace de travail',
  'feature:gym': 'salle de sport',
  'feature:sauna': 'sauna',
  'feature:annexe':
    'chambre de service|studio independant attenant|dependance|dependances|annexe|maison d amis|maison d ami|logement independant|appartement independant|gite attenant',
  'feature:concierge': 'gardien|concierge|gardien d immeuble|avec gardien|conciergerie|gardiennage',
  'feature:gatedCommunity':
    'residence fermee|residence securisee|domaine securise|domaine prive|residence avec gardien|residence privee|domaine ferme',
  'feature:alarm': 'alarme',
  'feature:wheelchairAccess':
    'acces pmr|accessible|acces handicape|pmr|fauteuil roulant|acces fauteuil roulant|handicap|acces handicapes|personne a mobilite reduite|accessible pmr|accessible fauteuil',
  'feature:listedBuilding': 'monument historique|classe monument historique',
  'feature:seaView':
    'vue mer|vue sur la mer|vue sur mer|vue ocean|vue sur l ocean|vue sur ocean|vues mer|avec vue mer|vue panoramique mer|apercu mer|vue sur le port|vue sur la baie|vue baie',
  'feature:mountainView':
    'vue montagne|vue sur la montagne|vue sur les montagnes|vue montagnes|vue sur montagne|vue alpes|vue sur les alpes|vue pyrenees|vue sur les pyrenees|vue mont blanc',
  'feature:lakeView': 'vue lac|vue sur le lac|vue sur lac|vue leman|vue sur le leman',
  'feature:openView':
    'vue degagee|sans vis a vis|pas de vis a vis|aucun vis a vis|sans aucun vis a vis|belle vue|vue imprenable|vue panoramique|vue campagne|vue exceptionnelle',
  'feature:southFacing':
    'plein sud|exposition sud|expose sud|exposee sud|oriente sud|orientee sud|orientation sud|exposition plein sud|expo sud',
  'feature:beachfront':
    'front de mer|bord de plage|pieds dans l eau|face mer|premiere ligne|1ere ligne|acces direct plage|face a la mer|sur la plage|face a la plage',
  'feature:waterfront':
    'bord de l eau|au bord de l eau|bord de lac|bord de mer|au bord de la mer|les pieds dans l eau|en bord de mer|front de mer|au bord du lac|bord du lac|au bord d un lac|bord de riviere|au bord de la riviere|au bord d une riviere|bord de mer direct|sur les quais|bord de fleuve|au bord de mer|bord du canal|bord d etang',
  'feature:nearTransport':
    'proche des transports|pres du metro|proche metro|pres de la gare|proche de la gare|proche du metro|proche gare|proche transports|proche tram|proche rer|proche rer a|pres du rer|proche du rer|proche du tram|pres du tram|pres des transports|a deux pas du metro|a cote du metro|a cote de la gare|pres d une gare|proche d une gare|transports a proximite|metro a proximite|bien desservi|bien desservie|pres metro|pres gare|proche metro et commerces|proche du train|proche bus|proche train',
  'feature:oldTown':
    'vieille ville|centre historique|vieux centre|coeur historique|coeur de ville historique|hyper centre historique|quartier historique|centre ancien',
  'feature:tennisCourt': 'court de tennis|tennis',
  'feature:stables':
    'ecuries|ecurie|chevaux|box a chevaux|chevaux autorises|pour chevaux|box chevaux|boxes|paddocks',
  'purpose:sale':
    'a vendre|vente|acheter|achat|en vente|vend|vends|a l achat|a acheter|acquerir|acquisition|achete|pour acheter|en accession|vendre|primo accedant',
  'purpose:rent':
    'a louer|location|louer|en location|loue|locations|a l annee|a la location|prendre en location|en locatif|pour louer|loc|louer a l annee|location a l annee|location longue duree|longue duree|location vide|location meublee|a louer a l annee',
  'purpose:rentShort':
    'location saisonniere|location semaine|location a la semaine|semaine en location|location de vacances|location vacances|vacances|maison de vacances|gite|gites|pour les vacances|courte duree|a la semaine|a la nuit|pour le week end|weekend|week end|location courte duree|location de courte duree|pour vacances|sejour|saisonniere|saisonnier|location estivale|location ski|pour une semaine|pour deux semaines|pour 15 jours|pour 2 semaines|pour un week end|a la saison|location au ski|location ete|meuble de tourisme|vacances d ete|vacances au ski',
  'purpose:lease': 'bail commercial',
  'period:week': 'par semaine|la semaine|semaine|hebdomadaire|/semaine|/sem|la sem|par sem',
  'period:month':
    'par mois|le mois|mensuel|mensuels|mois|cc|hc|/mois|charges comprises|hors charges|c c|h c|par mois cc|tcc|tc|mensuellement|€/mois|/ mois|charges incluses|cc par mois|charges compris|par mois hc|par mois charges comprises|par mois hors charges|ttc',
  'period:year': 'par an|l an|annuel|annuels|/an|annuellement|a l an',
  'energy:': 'classe energie|etiquette energetique|dpe|classe energetique|diagnostic|etiquette energie',
  'since:1': 'aujourd hui|publie aujourd hui',
  'since:7': 'cette semaine|nouvelles annonces|derniere semaine|publie cette semaine',
  'since:30': 'ce mois ci|ce mois',
  'sort:price':
    'le moins cher|les moins chers|moins chers|les moins cheres|pas cher|pas chere|pas chers|moins cher|abordable|bon marche|petit prix|pas trop cher|economique|a bas prix|petit budget|petits prix|prix bas|bas prix|bon prix|moins chere|le moins cher possible|bonne affaire|bonnes affaires|peu cher|peu chere|peu onereux|prix raisonnable|prix abordable|abordables|pas trop chere|pas trop chers|economiques|accessible financierement',
  'sort:-price': 'le plus cher|les plus chers',
  'sort:newest': 'les plus recents|plus recents',
  'sort:-area': 'les plus grands|plus grandes',
  'bound:least':
    'plus de|au moins|minimum|a partir de|au dessus de|superieur a|min|pas moins de|au minimum|des|d au moins|au mini|mini|superieure a|de plus de|pas en dessous de|a partir d|plus que|supérieur ou egal a|depassant|des que|minimun|minimum de|avec au moins|de minimum',
  'bound:most':
    'moins de|jusqu a|maximum|au plus|en dessous de|max|maxi|inferieur a|pas plus de|a moins de|sous|au maximum|budget max|ne depassant pas|jusqua|jusqu a max|au max|maximum de|de moins de|max de|budget maxi|budget maximum|budget maximum de|pas au dela de|ne depasse pas|qui ne depasse pas|sans depasser|a moins d|inferieur ou egal a|plafond|plafond de|pas au dessus de|maximun|en dessous d|jusque|jusqu|grand maximum|dans la limite de|limite a|max.|maxi.|inferieure a|a max|je peux mettre|on peut mettre|sous les|sous la barre des|moins d|tout au plus|maximale',
  'bound:about':
    'environ|autour de|vers les|a peu pres|dans les|aux alentours de|approximativement|aux environs de|a environ|dans les environs de|plus ou moins|dans ces eaux|autour des|autour d|aux alentours des|grosso modo|+/-|env|env.|quelque',
  'bound:between': 'entre|compris entre|entre environ|de entre|situe entre',
  'bound:from': 'de|des',
  'measure:beds':
    'chambre|chambres|ch|chb|chbre|chbres|couchages doubles|chambrs|chambre a coucher|chambres a coucher|chambres minimum|vraies chambres|chambr|chbrs|cac',
  'measure:baths':
    'salle de bain|salles de bain|salle de bains|salles de bains|sdb|salle d eau|salles d eau|salle de bains.|s d b|salles de douche|salle de douche|douches',
  'measure:rooms': 'piece|pieces|p|pcs|pces|pièces principales|pieces minimum|pcs.|pce',
  'measure:m2':
    'm2|m²|metres carres|metre carre|metres|m carres|m carré|mètres carré|m²hab|m2 habitables|m² habitables|metre|m.|metres carre|mcarre',
  'measure:ha': 'hectare|hectares|hectare de terrain|hectares de terrain|hectar|hectars',
  'measure:km': 'km|kilometre|kilometres|kms|km.|kilometres max',
  'measure:days': 'jours|jour',
  'measure:weeks': 'semaines',
  'subject:price':
    'budget|prix|budget de|pour|prix max|budget maxi de|budget maximal|budget max de|enveloppe|enveloppe de|pour un budget de|dans un budget de|prix de|prix maximum|prix maxi|prix de vente|un prix|au prix de|a un prix|valeur|budget autour de|budget environ|cout|mon budget est de|mon budget|notre budget',
  'subject:area':
    'surface|surface de|superficie|surface habitable|surface minimum|surface min|d une surface de|faisant|taille|superficie de',
  'subject:plot':
    'terrain de|avec terrain de|parcelle de|sur un terrain de|jardin de|sur terrain de|avec un terrain de|terrain min|terrain mini|terrain minimum|terrain minimum de|avec jardin de|parcelle d au moins|terrain d au moins|sur une parcelle de|grand terrain de',
  'money:EUR': 'euro|euros|eur|€uros|e|eu|balles',
  'money:CHF': 'francs suisses|chf|francs',
  'money:USD': 'dollars',
  'scale:1000': 'k|mille|mil|ke|milles',
  'scale:1000000': 'mdh|million|millions|m|mio|mill|mo|mln',
  'number:1': 'un|une',
  'number:2': 'deux',
  'number:3': 'trois',
  'number:4': 'quatre',
  'number:5': 'cinq',
  'number:6': 'six',
  'number:7': 'sept',
  'number:8': 'huit',
  'type:garage':
    'garage box ferme|box ferme|garage ferme|garages fermes|boxes fermes|garage box|garage a vendre|box a louer|garage a louer|parking a louer|box ferme a louer|box a vendre|garage box|garages a louer|box fermé',
  'season:':
    'en aout|en juillet|cet ete|pour l ete|en juin|noel|a noel|en septembre|pour le weekend|aout|fevrier|en fevrier|en mars|en avril|en mai|en octobre|en novembre|en decembre|en janvier|en hiver|en ete|a paques|paques|noel et nouvel an|nouvel an|au nouvel an|toussaint|a la toussaint|cet hiver|pendant les vacances|ete|juillet|pour juillet|pour aout|mois d aout|le mois d aout|mois de juillet|le mois de juillet|week end de|une semaine|deux semaines|15 jours|quinze jours',
  'bound:exact': 'exactement',
  'measure:guests': 'personnes|personne|couchages|pers|voyageurs|couchage|adultes|vacanciers|invites|amis',
  'measure:minutes': 'minutes|minute|min|mn',
  'measure:hours': 'heure|heures',
  'measure:quarterHours': 'quart d heure|quarts d heure',
  'measure:garages': 'garages|garage|box|voitures',
  'way:80': 'a pied|de marche',
  'way:250': 'a velo|en velo',
  'way:800': 'en voiture|de route',
  'way:1000': 'en train|en metro|en transports',
  'money:MAD': 'mdh|dirhams',
  'number:10': 'dix',
  'glue:wish':
    'ancienne usine|ex usine|ancien entrepot|ancienne fabrique|beau|belle|beaux|belles|joli|jolie|grand|grande|grands|grandes|petit|petite|petits|lumineux|lumineuse|calme|spacieux|spacieuse|luxe|de luxe|moderne|ancien|ancienne|renove|renovee|a renover|refait|a rafraichir|de charme|charme|traversant|atypique|familial|familiale|sympa|confortable|standing|de standing|prestige|avec travaux|travaux|vide|non meuble|cosy|coquet|coquette|cosi|charmant|charmante|en bon etat|bon etat|bien entretenu|bien entretenue|impeccable|bien situe|bien situee|bien place|isole|isolee|tranquille|agreable|ensoleille|ensoleillee|clair|claire|claires|en pierres|typique|authentique|rustique|elegant|elegante|haut de gamme|design|contemporain|contemporaine|idealement situe|habitable|habitable de suite|habitable tout de suite|habitables|refaite a neuf|refait a neuf|remis a neuf|entierement renove|entierement renovee|a moderniser|avec cachet|non meublee|vides|mansarde|sous les toits|sous combles|immense|petites|proche commodites|proche commerces|bien isole|bien isolee|econome|lumineux et calme|central|centrale|rare|exceptionnel|exceptionnelle|premium|insolite|dans un quartier calme|quartier calme|au calme|dans residence|a retaper|a restaurer|a reprendre|avec renovation|a remettre en etat|urgent|rapidement|vite|au plus vite',
  'glue:in':
    'a|en|dans|au|aux|dans le|dans la|dans les|sur|dans la region de|secteur|quartier|cote|quartier de|quartier du|quartier des|dans le quartier de|dans le quartier du|commune de|departement de|au coeur de|en plein|en plein coeur de|en plein centre de|dans le centre de|centre de|region|en region|dans le secteur de|secteur de|secteur du|dans le departement de|dans le departement du|departement du|ville de|dans la ville de|village de|dans le village de|sur la commune de|dans l|dans un|dans le coin de|coin de|cote de|du cote de|du cote du|zone|dans le nord de|quelque part en|quelque part a|quelque part dans|situe a|situee a|situe dans|situee dans|situe en|situee en|vers|dans le quartier|arrondissement de|quartiers|dans le bassin de|bassin de|pays de|dans le pays de|a l interieur de|sur l ile de|en bordure de la ville de|canton de|dans le canton de',
  'glue:near':
    'pres de|pres d|proche de|proche|autour de|aux alentours de|a cote de|non loin de|aux environs de|pres du|proche du|environs|alentours de|pas loin de|dans les environs de|a proximite de|proximite|tout pres de|juste a cote de|a cote du|a cote de la|pres de la|pres des|autour d|autour du|a deux pas de|a proximite du|a proximite de la|a proximite d|proche d|proche de la|proches de|aux portes de|en peripherie de|peripherie de|banlieue de|en banlieue de|dans la banlieue de|alentour de|alentours|aux alentours d|aux alentours du|aux environs d|aux environs du|environs de|pas trop loin de|pas tres loin de|non loin d|voisin de|limitrophe de|limite de|en limite de|a distance raisonnable de|dans un rayon autour de|dans les alentours de|a l exterieur de|hors de|a courte distance de|accessible depuis|accessible a pied de',
  'glue:of': 'de|du|des|d|de la',
  'glue:to': 'a',
  'glue:and':
    'et|avec|ainsi que|plus|ayant|comprenant|et avec|disposant de|disposant d|qui a|qui ait|qui possede|possedant|dotee de|dote de|incluant|inclus|incl|comportant|equipe de|agremente de|et aussi un|plus de la',
  'glue:or': 'ou|ou bien|ou sinon|soit|ou alors|voire un|ou encore|et/ou',
  'glue:more':
    'ou plus|ou mieux|minimum|et plus|mini|et au dela|ou superieur|et au dessus|ou davantage|et plus si|voire plus|ou plus grand',
  'glue:less': 'ou moins|maximum|maxi|max|au plus|maximun|ou moins cher|grand max|grand maximum|max max',
  'glue:without':
    'sans|pas de|pas d|hors|sauf|non|ni|aucun|pas|qui ne soit pas|qui n est pas|ne soit pas|pas en|pas au|excepte|hormis|sans aucun|sans aucune|absolument pas|surtout pas|surtout pas de|pas dans|pas sur|pas au dessus|mais pas|mais pas de|mais sans|ni de|ni d|aucune|plus de place pour|en dehors de|evitez|eviter|a l exception de|a l exclusion de|je ne veux pas|ne veux pas|ne veut pas|nul|nulle',
  'glue:landmark':
    'vendu loue|vendue louee|deja loue|deja louee|actuellement loue|loue actuellement|bail en cours|etang|etangs|ruisseau|mare|mer|la mer|plage|la plage|cote|centre|centre ville|le centre|ville|la ville|village|campagne|la campagne|montagne|la montagne|riviere|lac|foret|ecole|ecoles|aeroport|gare|universite|metro|commerces|port|pistes|parc|tram|la gare|le metro|fac|hopital|en pierre|pierres apparentes|en bois|dernier etage|premier etage|tour|tour eiffel|tours d immeuble|ecole primaire|bonne ecole|bonnes ecoles|creche|college|lycee|supermarche|supermarches|commerce de proximite|commodites|toutes commodites|toutes commodites a pied|marche couvert|autoroute|bus|arret de bus|arret de tram|train|rer|ligne de metro|transports|transports en commun|parcs|le parc|l ecole|la fac|la campagne ou|le lac|la foret|le bord|bois de|les pistes|pied des pistes|station de ski|ski|golf|port de plaisance|quais|hyper centre|hypercentre|plein centre|plein coeur|le port|l aeroport|l hopital|travail|le travail|bureau de travail|deuxieme etage|troisieme etage|quatrieme etage|etage eleve|en etage|dernier etages|haut etage|rez de chaussee sureleve|restaurants|bars|quartier anime',
  'glue:filler':
    'habitation|habitations|le|la|les|l|salon|double salon|un|une|je|j|nous|on|ma|mon|notre|cherche|cherchons|recherche|veux|voudrais|voudrions|souhaite|pour|s il vous plait|vivre|logement|logements|bien|biens|propriete|immobilier|de luxe|luxe|beau|belle|joli|jolie|grand|grande|petit|petite|spacieux|spacieuse|pas cher|pas chere|famille|habiter|ce|qui|que|quelque chose|derniers|dernieres|les derniers|bonjour|merci|svp|recherchons|du|de|des|d|annonce|couple|etudiant|etudiants|louer ou acheter|trouver|disponible|charges|il|faut|besoin|ou se trouve|quelque part|et aussi|peu importe|pas grave|et si possible|si possible|idealement|de preference|preferablement|je recherche|on cherche|on recherche|on veut|on voudrait|on aimerait|j aimerais|aimerais|aimerions|je souhaiterais|je suis|suis|sommes|nous sommes|jeune|jeunes|couple avec enfants|enfants|enfant|bebe|mes parents|mon fils|ma fille|ma mere|mes|mari|femme|copain|copine|retraite|retraites|personne|pour une personne|pour deux personnes|pour un couple|pour une famille|pour famille|pour moi|pour nous|pour 2|seul|seule|famille avec enfants|famille nombreuse|travailleur|travailleurs|primo|premier achat|premiere acquisition|investissement|investisseur|investir|pour investir|pour investissement|rentable|locatif|est|soit|serait|ait|avoir|y a|y|en bref|bref|des que possible|bonsoir|salut|coucou|imperatif|imperativement|obligatoire|indispensable|souhaitee|bienvenu|bienvenue|apprecie|necessaire|exige|quel|quelle|quels|quelles|quelconque|autre|autres|type|genre|style|tout|toute|toutes|tous|ou autre|etc|par|comme|mais|assez|tres|plutot|peut etre|eventuellement|voire|juste|aussi|egalement|deja|encore|dispos|vos|votre|vous|avez|auriez|propose|proposer|montre|montrez|montre moi|affiche|achat ou location|en couple|projet|residence principale|residence secondaire|maison secondaire|secondaire|principale|offre|offres|annonces|sera|pourrait|doit|doit etre|doit avoir|devrait|total|pas importe|n importe|n importe ou|partout',
  'subject:rent':
    'loyer|loyer de|loyer max|loyer maximum|loyer mensuel|loyer autour de|loyer maxi|loyer inferieur a|loyer charges comprises|loyer cc|loyer en dessous de|loyer jusqu a|loyer de max|loyer environ|loyer mensuel de|loyers',
  'type:plotCommercial': 'terrain commercial|terrain industriel',
  'type:detached':
    'maison independante|maison quatre facades|maison 4 facades|maison isolee|4 facades|maison non mitoyenne|villa individuelle|villa 4 facades',
  'type:multiFamily':
    'maison divisee en appartements|maison bifamille|maison bi famille|duplex locatif|plex|maison de rapport',
  'type:coworking': 'coworking|espace de coworking',
  'feature:stepFree': 'sans marche|sans marches|sans escalier|sans escaliers',
  'measure:sqft': 'pieds carres|pi2|pc|pied carre',
  'money:GBP': 'livres|livres sterling',
  'money:CAD': 'dollars canadiens|piastres',
}

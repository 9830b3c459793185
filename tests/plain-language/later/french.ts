/**
 * tests: more of what people write about homes in French, written down with its reading before it was read.
 */

export const laterFrench: readonly [sentence: string, asks: string][] = [
  [
    'T3 Croix-Rousse avec balcon max 380 k€',
    'features=balcony maxPrice=380000 minBeds=2 place=La Croix-Rousse',
  ],
  [
    'studio 20 m2 Paris 5eme pour étudiante, 750 CC',
    'maxPrice=750 minArea=20 near=5e arrondissement, Paris/1.1km purpose=rent types=studio',
  ],
  [
    'appart à louer Bastille 2 pièces meublé 1300 euros charges comprises',
    'furnished=1 maxPrice=1300 minBeds=1 place=Bastille purpose=rent types=flat*',
  ],
  ['longère à retaper Morbihan avec 1 hectare', 'minPlot=10000 place=Morbihan types=farmhouse'],
  [
    'maison de ville avec cour Bordeaux Chartrons entre 500 et 650k',
    'features=patio maxPrice=650000 minPrice=500000 place=Les Chartrons types=townhouse',
  ],
  [
    'appartement traversant dernier étage avec asc Lyon 6 4 pièces',
    'features=lift minBeds=3 near=6e arrondissement, Lyon/1.2km types=flat*',
  ],
  [
    'villa contemporaine Cassis vue mer piscine à débordement budget 3M',
    'features=seaView,pool maxPrice=3000000 place=Cassis types=villa',
  ],
  ['kot étudiant Louvain-la-Neuve 450€', 'maxPrice=450 place=Louvain-la-Neuve purpose=rent types=room'],
  ['3 et demi à louer Montréal Plateau chien accepté', 'minBeds=1 pets=1 place=Le Plateau purpose=rent'],
  ['boutique à vendre rue Sainte-Catherine Bordeaux', 'place=Bordeaux types=shop'],
  [
    'appartement 3 chambres Ixelles rez-de-chaussée avec jardin',
    'features=garden minBeds=3 place=Ixelles types=groundFloorFlat',
  ],
  [
    'maison 5 pièces Vannes à 10 min à pied de la gare',
    'minBeds=4 place=Vannes travel=10,foot,station types=house*',
  ],
  [
    'loue studio meublé Montpellier Antigone 550 € charges comprises',
    'furnished=1 maxPrice=550 place=Antigone purpose=rent types=studio',
  ],
  [
    'T4 Lyon 7eme avec terrasse et parking entre 400 et 480 k',
    'features=terrace,parking maxPrice=480000 minBeds=3 minPrice=400000 near=7e arrondissement, Lyon/2.2km',
  ],
  [
    'mas provençal avec oliviers proche Saint-Rémy-de-Provence, 2M max',
    'maxPrice=2000000 near=Saint-Rémy-de-Provence/10km types=farmhouse',
  ],
  [
    'local commercial 90 m² Toulouse centre loyer 1500',
    'maxPrice=1500 minArea=90 place=Toulouse purpose=lease types=shop',
  ],
  [
    'duplex dernier étage 13008 Marseille vue mer',
    'features=seaView near=8e arrondissement, Marseille/3.2km types=duplex',
  ],
  [
    'maison sans mitoyenneté Pau 120m2 terrain 800m2',
    'minArea=120 minPlot=800 not=mitoyenneté place=Pau types=house*',
  ],
  [
    'petite maison avec cour à Reims budget cent quatre-vingt mille',
    'features=patio maxPrice=180000 place=Reims types=house*',
  ],
  [
    'condo 2 chambres Griffintown stationnement moins de 450 000 $',
    'currency=CAD features=parking maxPrice=450000 minBeds=2 place=Griffintown types=flat*',
  ],
  [
    'garage à louer Paris 17e 150 euros',
    'maxPrice=150 near=17e arrondissement, Paris/1.6km purpose=rent types=garage',
  ],
  [
    'appart Genève Eaux-Vives 4 pièces 2800 CHF',
    'currency=CHF maxPrice=2800 minBeds=3 place=Eaux-Vives purpose=rent types=flat*',
  ],
  [
    "villa avec piscine pas loin d'Uzès, au calme, 4 ch mini",
    'features=pool minBeds=4 near=Uzès/10km types=villa',
  ],
  [
    'appartement 2 chambres à Anderlecht proche métro, garage, max 250.000€',
    'features=nearTransport,garage maxPrice=250000 minBeds=2 place=Anderlecht types=flat*',
  ],
  [
    'maison Caen 4 chambres avec garage et jardin clos moins de 320 000 euros',
    'features=garage,garden maxPrice=320000 minBeds=4 place=Caen types=house*',
  ],
  [
    'T2 meublé Toulouse Saint-Cyprien 750€ cc',
    'furnished=1 maxPrice=750 minBeds=1 place=Saint-Cyprien purpose=rent',
  ],
  [
    'studio ou T2 à Annecy avec balcon, budget 200k',
    'features=balcony maxBeds=1 maxPrice=200000 place=Annecy types=flat*',
  ],
  [
    'ferme ou longère en Mayenne avec 3 ha et dépendances',
    'features=annexe minPlot=30000 place=Mayenne types=farmhouse',
  ],
  [
    'location appartement Rouen rive droite 3 pièces 60m² max 800',
    'maxPrice=800 minArea=60 minBeds=2 place=Rive droite purpose=rent types=flat*',
  ],
  [
    'villa Saint-Raphaël piscine vue mer entre 800 000 et 1,2 million',
    'features=pool,seaView maxPrice=1200000 minPrice=800000 place=Saint-Raphaël types=villa',
  ],
  [
    'terrain à bâtir 600 m² près de Quimper, moins de 70 000€',
    'maxPrice=70000 minPlot=600 near=Quimper/10km types=plotResidential',
  ],
  ['immeuble de rapport Le Havre moins de 400k', 'maxPrice=400000 place=Le Havre types=apartmentBlock'],
  [
    'appart T3 Lille Wazemmes sans travaux 5e étage avec ascenseur',
    'features=lift minBeds=2 not=travaux place=Wazemmes types=flat*',
  ],
  [
    'chambre en coloc à Strasbourg Krutenau 420 euros charges comprises',
    'maxPrice=420 place=Krutenau purpose=rent types=room',
  ],
  [
    'maison plain-pied Perpignan 3 chambres clim et piscine',
    'features=airConditioning,pool minBeds=3 place=Perpignan types=bungalow',
  ],
  [
    'bureau 50m2 à louer Nantes centre, 700 euros',
    'maxPrice=700 minArea=50 place=Nantes purpose=lease types=office',
  ],
  [
    'maison de plain-pied à Royan avec 3 chambres et garage, 350 000 € maximum',
    'features=garage maxPrice=350000 minBeds=3 place=Royan types=bungalow',
  ],
  [
    'T2 à louer Bordeaux Saint-Michel meublé max 850',
    'furnished=1 maxPrice=850 minBeds=1 place=Saint-Michel purpose=rent',
  ],
  [
    'appartement F3 Nancy avec cave et ascenseur autour de 150k',
    'features=cellar,lift maxPrice=165000 minBeds=2 minPrice=135000 place=Nancy types=flat*',
  ],
  [
    'petite maison de campagne dans la Creuse avec terrain, 50 000 maxi',
    'maxPrice=50000 place=Creuse types=countryHouse',
  ],
  ['loft Pantin 100 m² avec terrasse', 'features=terrace minArea=100 place=Pantin types=loft'],
  [
    'duplex 4 pièces à Clermont-Ferrand vue dégagée',
    'features=openView minBeds=3 place=Clermont-Ferrand types=duplex',
  ],
  ['place de parking à louer Nice port', 'place=Nice purpose=rent types=parkingSpace'],
  ['villa à Hammamet avec piscine pas loin de la plage', 'features=pool place=Hammamet sea=2000 types=villa'],
  ["maison d'hôtes à vendre en Ardèche", 'place=Ardèche types=guestHouse'],
  [
    'logement étudiant Grenoble meublé internet 400 à 500 euros',
    'furnished=1 maxPrice=500 minPrice=400 place=Grenoble purpose=rent types=flat*',
  ],
  ['bergerie ou mas avec vignes dans le Vaucluse', 'place=Vaucluse types=farmhouse'],
  [
    'maison 2 chambres avec jardinet à Tournai, à deux pas de la gare',
    'features=garden,nearTransport minBeds=2 place=Tournai types=house*',
  ],
  [
    'appartement 2 pièces Montreuil métro Croix de Chavaux 260 000 €',
    'maxPrice=260000 minBeds=1 place=Croix de Chavaux types=flat*',
  ],
  [
    'maison avec 3 chambres et un grand jardin à Orléans ou environs, 280k',
    'features=garden maxPrice=280000 minBeds=3 near=Orléans/10km types=house*',
  ],
  [
    'studio à louer Dijon meublé 420 euros tout compris',
    'billsIncluded=1 furnished=1 maxPrice=420 place=Dijon purpose=rent types=studio',
  ],
  ['propriété équestre en Normandie 8 hectares minimum', 'minPlot=80000 place=Normandy types=farm'],
  [
    'T4 Rennes avec terrasse, parking, moins de 5 km du centre, 380 000 max',
    'features=terrace,parking maxPrice=380000 minBeds=3 place=Rennes',
  ],
  [
    'chalet ou appartement à Megève pour Noël, 6 personnes',
    'minBeds=3 place=Megève purpose=rentShort types=flat*,chalet',
  ],
  ['maison de ville Metz sans travaux avec garage', 'features=garage not=travaux place=Metz types=townhouse'],
  [
    'bureaux à louer Paris 8e 150 m²',
    'minArea=150 near=8e arrondissement, Paris/1.3km purpose=lease types=office',
  ],
  [
    'F5 Saint-Denis Réunion vue mer 300 000 euros',
    'features=seaView maxPrice=300000 minBeds=4 place=Saint-Denis',
  ],
  [
    'petit appart pas cher à Brest, 1 chambre, balcon si possible',
    'features=balcony minBeds=1 place=Brest sort=price types=flat*',
  ],
]

/** tests: the latest of what people write about homes in French, quarters and namesakes most of all. */

export const latestFrench: readonly [sentence: string, asks: string][] = [
  [
    'Bonjour je cherche un appart T3 à la Croix-Rousse avec balcon, 320 000 max',
    'features=balcony maxPrice=320000 minBeds=2 place=La Croix-Rousse types=flat*',
  ],
  [
    'F4 à louer Villeurbanne Gratte-Ciel 1100 euros cc',
    'maxPrice=1100 minBeds=3 place=Gratte-Ciel purpose=rent',
  ],
  ['terrain agricole 5 hectares Gers', 'minPlot=50000 place=Gers types=plotAgricultural'],
  [
    'studio étudiant Montpellier Antigone meublé max 550 charges comprises',
    'furnished=1 maxPrice=550 place=Antigone purpose=rent types=studio',
  ],
  ['loue bureau 30 m² Part-Dieu Lyon', 'minArea=30 place=La Part-Dieu purpose=lease types=office'],
  [
    'maison de maître à Tourcoing, 6 chambres, sans travaux',
    'minBeds=6 not=travaux place=Tourcoing types=countryHouse',
  ],
  [
    'appartement Belleville Paris 2 pièces avec ascenseur et cave, au plus 450 000',
    'features=lift,cellar maxPrice=450000 minBeds=1 place=Belleville types=flat*',
  ],
  [
    'location vacances Arcachon juillet 6 couchages piscine',
    'features=pool minBeds=3 place=Arcachon purpose=rentShort',
  ],
  [
    'villa Marrakech Palmeraie 5 chambres piscine privée',
    'features=privatePool minBeds=5 place=Palmeraie types=villa',
  ],
  ['entrepôt 300 m² à louer à Mérignac', 'minArea=300 place=Mérignac purpose=lease types=warehouse'],
  [
    'maison à rénover Morbihan moins de cent mille euros à 5 km de la mer',
    'maxPrice=100000 place=Morbihan sea=5000 types=house*',
  ],
  [
    'appartement 100 mètres carrés minimum à Liège, Outremeuse ou Guillemins',
    'area=Outremeuse, Guillemins minArea=100 types=flat*',
  ],
  [
    'Recherche T2 meublé quartier Saint-Cyprien Toulouse loyer max 750 charges comprises',
    'furnished=1 maxPrice=750 minBeds=1 place=Saint-Cyprien purpose=rent',
  ],
  ['cabinet dentaire à vendre à Dijon', 'place=Dijon types=medical'],
  [
    'appart 4 pièces Caluire ou Croix-Rousse avec garage, entre 400 et 480 mille',
    'area=Caluire-et-Cuire, La Croix-Rousse features=garage maxPrice=480000 minBeds=3 minPrice=400000 types=flat*',
  ],
  [
    'loft atypique à Pantin, plus de 120m², hauteur sous plafond',
    'features=highCeilings minArea=120 place=Pantin types=loft',
  ],
  ['usine désaffectée à vendre dans le Nord', 'place=Nord types=factory'],
  [
    'studio près de la gare de Lyon Part-Dieu 550 euros',
    'maxPrice=550 near=gare de Lyon Part-Dieu/1.5km place=Lyon purpose=rent types=studio',
  ],
  [
    'maison jumelée à Laval Québec 3 chambres piscine creusée 550 000$',
    'currency=CAD features=pool maxPrice=550000 minBeds=3 place=Laval types=semiDetached',
  ],
  [
    'terrain constructible viabilisé 800 m² autour de Vannes 120 000 € max',
    'maxPrice=120000 minPlot=800 near=Vannes/10km types=plotResidential',
  ],
  ['boutique à louer rue piétonne Annecy 40 m2', 'minArea=40 place=Annecy purpose=lease types=shop'],
  [
    "maison 5 chambres Knokke proche mer pas plus d'un million et demi",
    'maxPrice=1500000 minBeds=5 place=Knokke sea=2000 types=house*',
  ],
  [
    "appartement 3.5 pièces à Lausanne Ouchy balcon vue lac CHF 2'900 max",
    'currency=CHF features=balcony,lakeView maxPrice=2900 minBeds=2 place=Ouchy purpose=rent types=flat*',
  ],
  [
    'duplex avec trois chambres et deux salles de bain à Schaerbeek, pas de rez-de-chaussée',
    'minBaths=2 minBeds=3 not=rez-de-chaussée place=Schaerbeek types=duplex',
  ],
  [
    'Cherchons maison 4 chambres minimum secteur Cesson-Sévigné, garage, 450 000 € grand max',
    'features=garage maxPrice=450000 minBeds=4 place=Cesson-Sévigné types=house*',
  ],
  [
    'appart 2 pces Paris 15e 45m2 mini 450k€ avec balcon',
    'features=balcony maxPrice=450000 minArea=45 minBeds=1 near=15e arrondissement, Paris/1.9km types=flat*',
  ],
  ['colocation Grenoble Île Verte chambre 380 CC', 'maxPrice=380 place=Île Verte purpose=rent types=room'],
  [
    "entrepôt ou local d'activités à Vénissieux 500 à 800 m²",
    'maxArea=800 minArea=500 place=Vénissieux types=warehouse',
  ],
  [
    'grand appartement familial Namur 3 ch, 2 sdb, terrasse, max 320.000',
    'features=terrace maxPrice=320000 minBaths=2 minBeds=3 place=Namur types=flat*',
  ],
  [
    'chalet à louer une semaine en février à La Clusaz pour 8 personnes avec sauna',
    'features=sauna minBeds=4 place=La Clusaz purpose=rentShort types=chalet',
  ],
  [
    'maison avec dépendance et 3 000 m² de terrain autour de Périgueux',
    'features=annexe minPlot=3000 near=Périgueux/10km types=house*',
  ],
  [
    'studio meublé Nice Libération 600 euros hors charges',
    'furnished=1 maxPrice=600 place=Libération purpose=rent types=studio',
  ],
  [
    'appartement avec vue sur le lac Léman à Évian, 70 m² au moins',
    'features=lakeView minArea=70 place=Évian-les-Bains types=flat*',
  ],
  [
    'condo 1 chambre Vieux-Québec stationnement intérieur inclus 350 000$',
    'currency=CAD features=parking maxPrice=350000 minBeds=1 place=Vieux-Québec types=flat*',
  ],
  [
    'riad à vendre Médina de Marrakech moins de 2 millions de dirhams',
    'currency=MAD maxPrice=2000000 place=Medina types=house*',
  ],
  ['maisons neuves à Lattes sans vis-à-vis', 'features=openView new=1 place=Lattes types=house*'],
  ['parking sous-terrain à acheter Lyon 6', 'near=6e arrondissement, Lyon/1.2km types=parkingSpace'],
  [
    'appartement T4 Nantes Procé ou Monselet, 85 m² environ, parking',
    'area=Procé, Monselet features=parking maxArea=94 minArea=77 minBeds=3 types=flat*',
  ],
  [
    'petite maison avec jardin à moins de 30 minutes de Rennes, 200 000 maximum',
    'features=garden maxPrice=200000 near=Rennes/24km types=house*',
  ],
  [
    'location studio Lille Vauban de 400 à 500 euros tout compris',
    'billsIncluded=1 maxPrice=500 minPrice=400 place=Vauban purpose=rent types=studio',
  ],
  [
    'deux chambres à Ixelles, 1.200 euros charges incluses, chien',
    'maxPrice=1200 minBeds=2 pets=1 place=Ixelles purpose=rent',
  ],
  ['ferme à retaper Cantal avec 10 hectares', 'minPlot=100000 place=Cantal types=farmhouse'],
  [
    'local commercial 80 m² rue Sainte-Catherine Bordeaux bail à céder',
    'minArea=80 place=Bordeaux types=shop',
  ],
  [
    'appart Marseille Endoume vue mer T3 balcon pas de rdc',
    'features=seaView,balcony minBeds=2 not=rdc place=Endoume types=flat*',
  ],
  [
    'attique 4.5 pièces Neuchâtel 1,2 mio vue lac',
    'features=lakeView maxPrice=1200000 minBeds=3 place=Neuchâtel types=penthouse',
  ],
  [
    'immeuble mixte à vendre Charleroi moins de 250.000',
    'maxPrice=250000 place=Charleroi types=apartmentBlock',
  ],
  [
    "villa 4 chambres avec garage proximité immédiate de l'école à Montpellier Boutonnet",
    'features=garage minBeds=4 place=Boutonnet types=villa',
  ],
  ['garage box fermé Toulouse Minimes à acheter', 'place=Minimes types=garage'],
  ['maison à trois quarts d’heure de Paris', 'near=Paris/36km types=house*'],
  ['33000 deux pièces', 'minBeds=1 place=Bordeaux'],
  ['studio à louer 44000', 'place=Nantes purpose=rent types=studio'],
  ['maison 95000', 'place=Cergy types=house*'],
  ['maison plain pied 3 chambres 44300', 'minBeds=3 place=Nantes types=bungalow'],
  ['chalet Megève location semaine', 'place=Megève purpose=rentShort types=chalet'],
  [
    'loft 100 m2 Paris 10 ou 11',
    'area=10e arrondissement, Paris, 11e arrondissement, Paris minArea=100 types=loft',
  ],
]

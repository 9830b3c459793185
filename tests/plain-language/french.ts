/** tests: what people write about homes in French, and what it asks for. */

export const frenchExamples: readonly [sentence: string, asks: string][] = [
  [
    'appartement 3 pièces à Lyon moins de 300 000 € avec balcon',
    'features=balcony maxPrice=300000 minBeds=2 place=Lyon types=flat*',
  ],
  [
    'villa à vendre près de Nice avec piscine et vue mer, 1,5 million',
    'features=pool,seaView maxPrice=1500000 near=Nice/10km types=villa',
  ],
  ['maison avec terrain de 1000 m2 à Bordeaux', 'minPlot=1000 place=Bordeaux types=house*'],
  [
    'studio meublé à Paris à louer 900 € par mois',
    'furnished=1 maxPrice=900 place=Paris purpose=rent types=studio',
  ],
  [
    'maison de campagne en Bretagne avec cheminée, sans travaux',
    'features=fireplace not=travaux place=Brittany types=countryHouse',
  ],
  ['T2 Toulouse 200k avec parking', 'features=parking maxPrice=200000 minBeds=1 place=Toulouse'],
  [
    'appartement neuf à Nantes avec terrasse et ascenseur',
    'features=terrace,lift new=1 place=Nantes types=flat*',
  ],
  [
    'maison 4 chambres avec jardin près de Rennes, budget 450 000',
    'features=garden maxPrice=450000 minBeds=4 near=Rennes/10km types=house*',
  ],
  ['chalet à Megève vue sur les montagnes', 'features=mountainView place=Megève types=chalet'],
  ['location T3 Marseille max 1200 €', 'maxPrice=1200 minBeds=2 place=Marseille purpose=rent'],
  [
    'maison de plain pied à La Rochelle entre 250 et 350 000 euros',
    'maxPrice=350000 minPrice=250000 place=La Rochelle types=bungalow',
  ],
  ['terrain à bâtir en Dordogne moins de 50 mille', 'maxPrice=50000 place=Dordogne types=plotResidential'],
  [
    'appartement haussmannien à Paris de plus de 100 m²',
    'features=periodFeatures minArea=100 place=Paris types=flat*',
  ],
  ['péniche à Paris', 'place=Paris types=houseboat'],
  [
    'ferme avec dépendances et 2 hectares en Normandie',
    'features=annexe minPlot=20000 place=Normandy types=farmhouse',
  ],
  ['maison à 10 km de Dijon', 'near=Dijon/10km types=house*'],
  ['immeuble de rapport à Lille', 'place=Lille types=apartmentBlock'],
  ['local commercial à louer à Strasbourg', 'place=Strasbourg purpose=lease types=shop'],
  ['maison proche de la gare à Tours', 'features=nearTransport place=Tours types=house*'],
  ['appartement plein sud sans vis à vis à Nice', 'features=southFacing,openView place=Nice types=flat*'],
  ['loft avec mezzanine à Montreuil', 'place=Montreuil types=loft'],
  ['appartement dernier étage Annecy vue lac', 'features=lakeView place=Annecy types=flat*'],
  ['location saisonnière Biarritz animaux acceptés', 'pets=1 place=Biarritz purpose=rentShort'],
  [
    'villa piscine Antibes 2 à 3 millions',
    'features=pool maxPrice=3000000 minPrice=2000000 place=Antibes types=villa',
  ],
  ['maison sans garage à Lille', 'not=garage place=Lille types=house*'],
  ['appartement DPE C à Grenoble', 'energy=A,B,C place=Grenoble types=flat*'],
  ['deux chambres minimum à Bruxelles avec cave', 'features=cellar minBeds=2 place=Brussels'],
  ['maison autour de 300 000 euros à Angers', 'maxPrice=330000 minPrice=270000 place=Angers types=house*'],
  ['maisons au bord de la mer à Saint-Malo', 'features=waterfront place=Saint-Malo types=house*'],
  [
    'maison 4 chambres avec piscine Aix en Provence',
    'features=pool minBeds=4 place=Aix-en-Provence types=house*',
  ],
  ['appartement T3 Bordeaux moins de 300k', 'maxPrice=300000 minBeds=2 place=Bordeaux types=flat*'],
  [
    'studio meuble lille 500 euros par mois',
    'furnished=1 maxPrice=500 place=Lille purpose=rent types=studio',
  ],
  ['maison à rénover Bretagne pas cher', 'place=Brittany sort=price types=ruin'],
  ['terrain 1000m2 Montpellier', 'minPlot=1000 place=Montpellier types=land*'],
  ['villa Casablanca 3 millions de dirhams', 'currency=MAD maxPrice=3000000 place=Casablanca types=villa'],
  ['riad a marrakech avec piscine', 'features=pool place=Marrakesh types=house*'],
  ['gîte pour 10 personnes en Ardèche', 'minBeds=5 place=Ardèche purpose=rentShort'],
  ['appart 2 pieces nantes sans ascenseur', 'minBeds=1 not=ascenseur place=Nantes types=flat*'],
  ['maison à 15 min de Toulouse', 'near=Toulouse/12km types=house*'],
  [
    'appartement entre 200 000 et 250 000 € Grenoble',
    'maxPrice=250000 minPrice=200000 place=Grenoble types=flat*',
  ],
  ['local commercial Strasbourg à louer', 'place=Strasbourg purpose=lease types=shop'],
  ['maison dpe B Angers', 'energy=A,B place=Angers types=house*'],
  ['appartement 100 m2 minimum Bruxelles', 'minArea=100 place=Brussels types=flat*'],
  ['ferme avec 5 hectares dans le Gers', 'minPlot=50000 place=Gers types=farmhouse'],
  ['duplex avec terrasse rennes 350000', 'features=terrace maxPrice=350000 place=Rennes types=duplex'],
  ['maison de vacances Biarritz en août', 'place=Biarritz purpose=rentShort'],
]

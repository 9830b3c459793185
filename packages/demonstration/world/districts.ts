/**
 * demonstration/world: quarters of great cities: roughly where they
 * are, and how their prices stand to the city's.
 */

/** Degrees to about a hundred metres; prices as a share of the city's level. */
export type District = readonly [name: string, lat: number, lon: number, prices: number]

/** A city and country as in leading-cities.ts, then its quarters: name, latitude, longitude, prices. */
const written = `
London GB
  Islington, 51.538, -0.103, 1; Hackney, 51.547, -0.056, 0.85; Clapham, 51.462, -0.138, 0.9; Greenwich, 51.478, -0.009, 0.75
  Notting Hill, 51.509, -0.196, 1.6; Bermondsey, 51.497, -0.063, 0.85; Hampstead, 51.556, -0.178, 1.35; Richmond, 51.461, -0.303, 1
  Walthamstow, 51.585, -0.02, 0.62; Peckham, 51.473, -0.069, 0.7; Marylebone, 51.52, -0.152, 1.7; Balham, 51.444, -0.152, 0.85
Lisbon PT
  Campo de Ourique, 38.718, -9.167, 1.15; Alfama, 38.7115, -9.13, 1.1; Graça, 38.717, -9.131, 1; Príncipe Real, 38.716, -9.149, 1.45
  Alvalade, 38.753, -9.144, 1.05; Estrela, 38.7135, -9.16, 1.3; Parque das Nações, 38.768, -9.0965, 1.2; Belém, 38.699, -9.205, 1.1
  Arroios, 38.728, -9.135, 0.92; Benfica, 38.75, -9.2, 0.75
Paris FR
  Le Marais, 48.859, 2.36, 1.25; Montmartre, 48.886, 2.34, 1; Batignolles, 48.887, 2.317, 1; Saint-Germain-des-Prés, 48.854, 2.333, 1.5
  Belleville, 48.872, 2.38, 0.85; Passy, 48.857, 2.281, 1.15; Butte-aux-Cailles, 48.828, 2.352, 0.9; Canal Saint-Martin, 48.872, 2.364, 0.98
  Vaugirard, 48.841, 2.297, 0.95; Bercy, 48.838, 2.386, 0.88
Berlin DE
  Prenzlauer Berg, 52.54, 13.42, 1.2; Kreuzberg, 52.498, 13.403, 1.1; Charlottenburg, 52.516, 13.304, 1.12; Neukölln, 52.481, 13.435, 0.92
  Mitte, 52.525, 13.402, 1.4; Friedrichshain, 52.515, 13.454, 1.05; Schöneberg, 52.484, 13.353, 1.02; Pankow, 52.569, 13.402, 0.85
  Wedding, 52.55, 13.359, 0.82; Steglitz, 52.457, 13.322, 0.85
New York City US
  Upper West Side, 40.787, -73.975, 1.15; Park Slope, 40.671, -73.981, 0.95; Williamsburg, 40.713, -73.957, 1; Astoria, 40.764, -73.923, 0.62
  Harlem, 40.811, -73.947, 0.7; Tribeca, 40.7185, -74.008, 1.7; Brooklyn Heights, 40.696, -73.993, 1.1; East Village, 40.727, -73.983, 1.1
  Forest Hills, 40.719, -73.845, 0.5; Chelsea, 40.746, -74.001, 1.25
Tokyo JP
  Shinjuku, 35.692, 139.705, 1.1; Setagaya, 35.646, 139.653, 0.85; Meguro, 35.634, 139.708, 1.1; Yanaka, 35.726, 139.766, 0.85
  Minato, 35.658, 139.741, 1.5; Nakano, 35.706, 139.666, 0.82; Kichijōji, 35.703, 139.58, 0.85; Shibuya, 35.661, 139.699, 1.3
  Sumida, 35.71, 139.803, 0.78
Dubai AE
  Dubai Marina, 25.077, 55.139, 1.2; Downtown, 25.195, 55.275, 1.5; Palm Jumeirah, 25.115, 55.137, 1.9; Jumeirah Village Circle, 25.06, 55.207, 0.72
  Business Bay, 25.185, 55.264, 1.15; Dubai Hills, 25.105, 55.245, 1.2; Arabian Ranches, 25.055, 55.268, 0.9; Al Barsha, 25.107, 55.198, 0.8
  Dubai Creek Harbour, 25.2, 55.342, 1.15; Mirdif, 25.219, 55.418, 0.7
Cape Town ZA
  Sea Point, -33.916, 18.388, 1.3; Gardens, -33.932, 18.412, 1.1; Camps Bay, -33.951, 18.381, 1.9; Woodstock, -33.928, 18.447, 0.75
  Observatory, -33.938, 18.469, 0.7; Constantia, -34.022, 18.433, 1.2; Muizenberg, -34.103, 18.47, 0.75; De Waterkant, -33.916, 18.418, 1.2
  Rondebosch, -33.963, 18.474, 0.95
Sydney AU
  Newtown, -33.897, 151.179, 0.95; Bondi, -33.894, 151.264, 1.3; Surry Hills, -33.887, 151.211, 1.1; Manly, -33.798, 151.284, 1.25
  Balmain, -33.859, 151.18, 1.15; Marrickville, -33.911, 151.155, 0.82; Mosman, -33.829, 151.244, 1.35; Parramatta, -33.814, 151.004, 0.58
  Coogee, -33.92, 151.254, 1.15
São Paulo BR
  Pinheiros, -23.566, -46.69, 1.35; Vila Madalena, -23.554, -46.69, 1.3; Jardins, -23.567, -46.666, 1.5; Moema, -23.603, -46.665, 1.35
  Perdizes, -23.536, -46.672, 1.1; Vila Mariana, -23.589, -46.634, 1.15; Tatuapé, -23.54, -46.576, 0.85; Higienópolis, -23.547, -46.657, 1.2
  Santana, -23.499, -46.626, 0.8
Barcelona ES
  Gràcia, 41.403, 2.157, 1.05; Eixample, 41.391, 2.163, 1.15; Poblenou, 41.402, 2.203, 1; Sant Antoni, 41.379, 2.161, 1.02
  Sarrià, 41.401, 2.121, 1.25; Barceloneta, 41.38, 2.189, 1.08; Sants, 41.376, 2.137, 0.82; El Born, 41.385, 2.182, 1.12
Madrid ES
  Chamberí, 40.434, -3.703, 1.25; Salamanca, 40.43, -3.679, 1.6; Lavapiés, 40.408, -3.701, 0.92; Malasaña, 40.426, -3.704, 1.15
  Retiro, 40.412, -3.676, 1.2; Chamartín, 40.459, -3.677, 1.15; La Latina, 40.411, -3.71, 1.05; Carabanchel, 40.383, -3.728, 0.58
Rome IT
  Trastevere, 41.889, 12.469, 1.35; Prati, 41.907, 12.463, 1.25; Monti, 41.895, 12.493, 1.35; Testaccio, 41.876, 12.476, 1.15
  San Giovanni, 41.885, 12.51, 0.92; Pigneto, 41.889, 12.53, 0.8; Monteverde, 41.876, 12.45, 0.95; Garbatella, 41.861, 12.489, 0.88
Milan IT
  Brera, 45.472, 9.187, 1.8; Navigli, 45.451, 9.175, 1.1; Isola, 45.487, 9.188, 1.15; Porta Romana, 45.452, 9.202, 1.15
  Città Studi, 45.477, 9.23, 0.92; Lambrate, 45.484, 9.243, 0.8
Amsterdam NL
  Jordaan, 52.375, 4.881, 1.2; De Pijp, 52.355, 4.894, 1.1; Oud-West, 52.366, 4.871, 1.08; Noord, 52.396, 4.918, 0.82
  Oost, 52.36, 4.927, 0.98; Zuid, 52.347, 4.875, 1.2
Vienna AT
  Josefstadt, 48.211, 16.347, 1.2; Neubau, 48.202, 16.35, 1.12; Leopoldstadt, 48.217, 16.396, 1; Wieden, 48.193, 16.37, 1.1
  Döbling, 48.243, 16.343, 1.15; Ottakring, 48.212, 16.31, 0.82
Munich DE
  Schwabing, 48.163, 11.578, 1.15; Haidhausen, 48.13, 11.598, 1.1; Sendling, 48.117, 11.548, 0.95; Neuhausen, 48.153, 11.533, 1.05
  Giesing, 48.111, 11.59, 0.9
Hamburg DE
  Eimsbüttel, 53.575, 9.957, 1.1; Altona, 53.551, 9.935, 1.05; Winterhude, 53.597, 10.003, 1.12; Ottensen, 53.554, 9.919, 1.12
  Barmbek, 53.587, 10.04, 0.85
Edinburgh GB
  Stockbridge, 55.959, -3.209, 1.2; Leith, 55.975, -3.17, 0.85; Marchmont, 55.938, -3.194, 1.05; New Town, 55.956, -3.2, 1.35
  Portobello, 55.953, -3.114, 0.85
Dublin IE
  Ranelagh, 53.325, -6.256, 1.25; Stoneybatter, 53.352, -6.286, 0.92; Portobello, 53.331, -6.267, 1.1; Clontarf, 53.364, -6.203, 1.05
  Drumcondra, 53.37, -6.254, 0.92
Copenhagen DK
  Nørrebro, 55.694, 12.549, 0.95; Vesterbro, 55.669, 12.549, 1.05; Østerbro, 55.707, 12.577, 1.1; Frederiksberg, 55.679, 12.532, 1.1
  Christianshavn, 55.673, 12.593, 1.2
Stockholm SE
  Södermalm, 59.314, 18.071, 1.1; Vasastan, 59.344, 18.05, 1.15; Östermalm, 59.337, 18.089, 1.35; Kungsholmen, 59.333, 18.026, 1.1
  Bromma, 59.338, 17.94, 0.78
Oslo NO
  Grünerløkka, 59.923, 10.759, 1.02; Frogner, 59.921, 10.704, 1.25; St. Hanshaugen, 59.927, 10.741, 1.1; Sagene, 59.938, 10.756, 1
  Nordstrand, 59.867, 10.795, 0.85
Porto PT
  Foz do Douro, 41.152, -8.673, 1.4; Cedofeita, 41.155, -8.622, 1; Bonfim, 41.151, -8.598, 0.9; Ribeira, 41.1415, -8.613, 1.2
  Boavista, 41.159, -8.637, 1.08
Athens GR
  Koukaki, 37.963, 23.723, 1.15; Kypseli, 38, 23.737, 0.75; Pangrati, 37.968, 23.75, 1; Plaka, 37.972, 23.73, 1.5
  Exarchia, 37.986, 23.735, 0.9; Kolonaki, 37.978, 23.743, 1.5
Istanbul TR
  Kadıköy, 40.989, 29.028, 1.1; Cihangir, 41.031, 28.983, 1.35; Beşiktaş, 41.044, 29.003, 1.3; Balat, 41.03, 28.948, 0.85
  Üsküdar, 41.023, 29.018, 0.95; Nişantaşı, 41.051, 28.992, 1.6
Miami US
  Brickell, 25.76, -80.194, 1.15; Coconut Grove, 25.728, -80.241, 1.25; Wynwood, 25.804, -80.199, 1; Little Havana, 25.766, -80.219, 0.7
  Edgewater, 25.803, -80.189, 1.05
Los Angeles US
  Silver Lake, 34.087, -118.27, 1.05; Venice, 33.99, -118.459, 1.4; Echo Park, 34.078, -118.26, 0.95; Highland Park, 34.111, -118.192, 0.85
  Los Feliz, 34.108, -118.285, 1.15; Hollywood, 34.098, -118.328, 0.92
San Francisco US
  Noe Valley, 37.75, -122.433, 1.15; Mission, 37.76, -122.419, 1; Inner Sunset, 37.762, -122.466, 0.95; Pacific Heights, 37.792, -122.435, 1.35
  Bernal Heights, 37.741, -122.416, 0.98
Toronto CA
  The Annex, 43.67, -79.405, 1.15; Leslieville, 43.663, -79.335, 0.98; Liberty Village, 43.638, -79.42, 0.95; Roncesvalles, 43.646, -79.449, 1.05
  Yorkville, 43.671, -79.391, 1.6
Montréal CA
  Plateau-Mont-Royal, 45.525, -73.578, 1.15; Rosemont, 45.548, -73.583, 0.95; Verdun, 45.459, -73.569, 0.9; Villeray, 45.543, -73.619, 0.88
  Outremont, 45.517, -73.606, 1.25
Mexico City MX
  Roma Norte, 19.418, -99.162, 1.35; Condesa, 19.412, -99.173, 1.45; Coyoacán, 19.35, -99.162, 1.05; Del Valle, 19.383, -99.168, 1
  Polanco, 19.433, -99.195, 1.7; Narvarte, 19.395, -99.155, 0.9
Buenos Aires AR
  Palermo, -34.58, -58.425, 1.25; Recoleta, -34.588, -58.393, 1.2; San Telmo, -34.621, -58.373, 0.85; Belgrano, -34.562, -58.456, 1.15
  Villa Crespo, -34.599, -58.443, 0.95; Caballito, -34.619, -58.441, 0.9
Rio de Janeiro BR
  Ipanema, -22.984, -43.205, 1.9; Copacabana, -22.969, -43.187, 1.3; Botafogo, -22.951, -43.184, 1.3; Santa Teresa, -22.921, -43.186, 0.8
  Tijuca, -22.932, -43.238, 0.8; Leblon, -22.983, -43.224, 2.2; Barra da Tijuca, -23, -43.36, 1.2
Melbourne AU
  Fitzroy, -37.799, 144.978, 1.1; Brunswick, -37.767, 144.96, 0.92; St Kilda, -37.864, 144.982, 1; Richmond, -37.823, 144.998, 1.05
  Footscray, -37.8, 144.9, 0.75; Hawthorn, -37.822, 145.035, 1.1
Auckland NZ
  Ponsonby, -36.851, 174.744, 1.25; Mount Eden, -36.878, 174.763, 1.1; Grey Lynn, -36.861, 174.734, 1.1; Devonport, -36.829, 174.797, 1.2
  Remuera, -36.88, 174.798, 1.25
Singapore SG
  Tiong Bahru, 1.2855, 103.832, 1.05; Katong, 1.305, 103.904, 0.98; Holland Village, 1.311, 103.796, 1.1; Novena, 1.32, 103.843, 1.08
  Orchard, 1.304, 103.832, 1.35; Punggol, 1.405, 103.902, 0.72
Bangkok TH
  Thonglor, 13.733, 100.582, 1.35; Ari, 13.78, 100.545, 1.1; Sathorn, 13.72, 100.529, 1.25; Ekkamai, 13.722, 100.586, 1.15
  On Nut, 13.706, 100.601, 0.78; Riverside, 13.719, 100.512, 1.3
Mumbai IN
  Bandra West, 19.06, 72.832, 1.6; Andheri West, 19.13, 72.83, 0.95; Powai, 19.118, 72.906, 0.95; Worli, 19.01, 72.82, 1.7
  Chembur, 19.062, 72.899, 0.8; Dadar, 19.019, 72.845, 1.15
Marrakesh MA
  Médina, 31.629, -7.989, 0.95; Guéliz, 31.635, -8.01, 1; Hivernage, 31.623, -8.017, 1.3; Palmeraie, 31.668, -7.965, 1.15
  Kasbah, 31.617, -7.99, 0.9
Nairobi KE
  Kilimani, -1.29, 36.786, 1; Westlands, -1.266, 36.805, 1.1; Karen, -1.32, 36.705, 1.1; Lavington, -1.278, 36.767, 1.15
  Runda, -1.214, 36.811, 1.1
Doha QA
  The Pearl, 25.37, 51.551, 1.3; West Bay, 25.322, 51.532, 1.15; Lusail, 25.42, 51.505, 1.1; Al Sadd, 25.283, 51.501, 0.8
Riyadh SA
  Al Malqa, 24.81, 46.606, 1.15; An Narjis, 24.84, 46.665, 1; Al Olaya, 24.69, 46.685, 1.1; Hittin, 24.766, 46.6, 1.2
  Al Yasmin, 24.823, 46.645, 1
Cairo EG
  Zamalek, 30.061, 31.219, 1.8; Maadi, 29.96, 31.257, 1.2; Heliopolis, 30.09, 31.324, 1.1; New Cairo, 30.03, 31.47, 1.1
  Dokki, 30.038, 31.211, 1.05
Abu Dhabi AE
  Saadiyat Island, 24.545, 54.435, 1.5; Al Reem Island, 24.5, 54.405, 1.05; Yas Island, 24.49, 54.605, 1; Khalifa City, 24.42, 54.58, 0.8
`

/** By city and country. */
export const districts: ReadonlyMap<string, readonly District[]> = new Map(
  written.split(/\n(?=\S)/).map((city) => {
    const [name = '', ...lines] = city.trim().split('\n')
    return [name, lines.join(';').split(';').map(readDistrict)] as const
  }),
)

function readDistrict(text: string): District {
  const [name = '', lat, lon, prices] = text.trim().split(', ')
  return [name, Number(lat), Number(lon), Number(prices)]
}

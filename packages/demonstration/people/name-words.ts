/**
 * demonstration/people: given and family names by region, for agents who do not
 * exist, and words that agencies are named with.
 */

/** First names, then last names. Both are common, so that no pair means anybody in particular. */
type Names = readonly [given: string, family: string]

export const names = {
  english: [
    'Alice Ben Clara Daniel Edith Frank Grace Harriet Isaac Jane Kit Louisa Martin Nell Owen Ruth Sam Tessa Will Zoe',
    'Ashdown Barrow Cole Dunmore Ellery Fairweather Goodall Hartley Ingram Kestrel Lockwood Marsh Norcott Penrose Quill Rowntree Stanhope Thorne Underhill Wren',
  ],
  spanish: [
    'Ana Beatriz Carlos Diego Elena Fernando Gloria Hugo Inés Javier Lucía Marcos Nuria Óscar Pilar Rafael Sara Tomás Valeria Xavier',
    'Alcázar Benítez Cordero Durán Espinosa Fuentes Galván Herrero Iglesias Lozano Montoya Navarro Olmedo Peralta Quintana Robles Salinas Tejada Valverde Zamora',
  ],
  portuguese: [
    'Afonso Beatriz Catarina Duarte Filipa Gonçalo Helena Inês João Leonor Mafalda Nuno Otávio Rita Sofia Tiago Vasco Bruna Caio Larissa',
    'Abrantes Barreto Caldeira Dantas Esteves Figueira Godinho Leitão Macedo Nogueira Pacheco Queiroz Ramalho Seabra Teles Valadares Vidal Amorim Bastos Correia',
  ],
  french: [
    'Adèle Baptiste Camille Denis Élise Florent Gaëlle Hugo Irène Julien Laure Mathieu Nina Olivier Pauline Romain Solène Théo Valérie Yann',
    'Aubry Besnard Carpentier Delorme Étienne Fauvel Garnier Hamelin Joubert Lacombe Marchal Noiret Perrin Quentin Rivière Sauvage Tessier Vasseur Verdier Delaunay',
  ],
  german: [
    'Anke Bernd Clara David Eva Felix Greta Hannes Ida Jonas Katrin Lukas Marie Nils Petra Ralf Svenja Till Ulrike Viktor',
    'Ackermann Brandt Dorn Ebert Falk Gerber Hagen Jansen Kessler Lindner Moser Neumann Ostermann Pohl Reiter Sommer Thalmann Vogt Winkler Zeller',
  ],
  italian: [
    'Alessia Bruno Chiara Davide Elisa Fabio Giulia Ilaria Lorenzo Marta Nicola Ornella Paolo Rita Simone Tiziana Ugo Valentina Walter Zoe',
    'Arcuri Bellini Cattaneo De Santis Fabbri Galli Landi Marchetti Negri Orsini Pellegrini Quaranta Riva Salvi Tosi Valenti Venturi Zanetti Bassi Corsini',
  ],
  dutch: [
    'Anouk Bas Carlijn Daan Eline Floor Gijs Hanna Jasper Koen Lotte Maarten Noor Pieter Roos Sander Tess Wouter Yara Bram',
    'van Aalst Bakker de Boer van Dam Dekker Hoekstra Jansen Kuiper van Leeuwen Meijer Postma de Ruiter Smits Timmer Verbeek de Vries Willems Zijlstra Bosman van Rijn',
  ],
  nordic: [
    'Astrid Bjørn Clara Emil Freja Gustav Hanna Ida Jonas Karin Lars Maja Nils Oskar Pia Ragnhild Sofie Tuva Ulrik Viktor',
    'Aalto Berg Dahl Ekström Fjeld Grønlund Hagen Iversen Järvinen Kjær Lindqvist Mørk Nyström Østby Rask Sandvik Thorsen Vik Westergaard Åkesson',
  ],
  slavic: [
    'Adam Anna Dominik Ewa Filip Hana Ivan Jana Katarina Lukáš Marek Nadia Olga Petra Radek Sofia Tomasz Vera Zofia Jakub',
    'Adamec Bartoš Cieślak Dvorsky Górski Horvat Ivanov Jelinek Kovač Lipinski Malik Novotny Ostrowski Petrov Rybak Sokol Tomić Urban Vasilev Zielinski',
  ],
  hungarian: [
    'András Bálint Csilla Dóra Eszter Gábor Hajnal István Judit Kata László Márta Nóra Péter Réka Tamás',
    'Balogh Bodnár Fekete Halász Jakab Kerekes Lakatos Mészáros Orosz Rácz Somogyi Takács Varga Vörös',
  ],
  romanian: [
    'Adrian Bianca Cristina Dan Elena Florin Ioana Lucian Mihaela Radu Sorina Tudor',
    'Albu Barbu Codreanu Dumitru Ene Florea Grigore Lungu Manole Oprea Rusu Stoica Vasile',
  ],
  greek: [
    'Alexandros Despina Eleni Fotis Giorgos Ioanna Katerina Lefteris Maria Nikos Panos Sofia Thanos Vasso',
    'Andreou Dimou Fotiou Galanis Ioannou Kallas Lekkas Makris Nikolaou Panagos Roussos Stathis Vlachos Zervas',
  ],
  turkish: [
    'Ayşe Burak Cem Defne Elif Emre Gizem Hakan İpek Kerem Leyla Murat Nazlı Onur Selin Tolga',
    'Akın Bulut Çelik Deniz Erdem Gündüz Kaya Koç Özkan Polat Sezer Tekin Uçar Yavuz',
  ],
  arabic: [
    'Ahmad Amina Dana Faisal Hala Hassan Khalid Layla Mariam Nasser Noura Omar Rana Salem Tariq Yasmin',
    'Al Amiri Al Fahad Al Harbi Al Kindi Al Mansoor Al Nasser Al Qasim Al Rashid Al Saadi Al Zahra Darwish Haddad Khoury Mansour Najjar Saleh',
  ],
  maghrebi: [
    'Amine Asma Driss Fatima Hicham Imane Karim Leïla Mehdi Nadia Omar Rachid Salma Youssef',
    'Alaoui Bennani Chraibi El Amrani Fassi Hajji Idrissi Kettani Lahlou Mansouri Naciri Tazi Ziani',
  ],
  hebrew: [
    'Avi Dana Eitan Gal Hila Ido Maya Noa Omer Ronit Shira Tal Yael Yoni',
    'Alon Barak Carmel Dagan Eshel Golan Harel Levy Mizrahi Naveh Oren Peled Shaham Tamir',
  ],
  westAfrican: [
    'Abena Ama Chidi Efua Femi Kofi Kwame Ngozi Ola Sade Tunde Yaw Zainab Awa Moussa Fatou',
    'Adeyemi Asante Bello Boateng Diallo Eze Kone Mensah Ndiaye Okafor Owusu Sarr Toure Yeboah',
  ],
  eastAfrican: [
    'Amina Baraka David Esther Faith Grace Hassan James Joy Kamau Lilian Njeri Peter Wanjiru',
    'Achieng Juma Kariuki Kimani Mushi Mwangi Ndegwa Njoroge Ochieng Otieno Salim Wambui Were Tesfaye',
  ],
  southAfrican: [
    'Anika Bongani Chantal Dewald Elsabe Johan Lerato Mandla Nadia Pieter Refilwe Sipho Thandi Zanele',
    'Botha Dlamini Fourie Jacobs Khumalo Louw Mokoena Naidoo Nkosi Pillay Steyn Swart van Wyk Zulu',
  ],
  indian: [
    'Aarav Aditi Anjali Arjun Deepa Farhan Ishaan Kavya Meera Nikhil Pooja Rahul Sanjana Tara Vikram Zara',
    'Acharya Banerjee Chopra Desai Gupta Iyer Joshi Kapoor Menon Nair Patel Rao Shetty Verma',
  ],
  japanese: [
    'Aiko Daichi Emi Haruto Kaori Kenji Mai Naoki Rina Satoshi Takumi Yui Yuko Ren',
    'Aoki Fujita Hayashi Inoue Kato Matsuda Nakamura Ogawa Sakai Shimizu Takeda Ueda Watanabe Yamane',
  ],
  chinese: [
    'Chen Fang Hao Jing Kai Lan Mei Ning Ping Qing Rui Wei Xin Yan',
    'Chan Cheung Fong Guo Ho Huang Lam Lau Lin Ng Tan Wang Wong Zhao',
  ],
  korean: [
    'Dohyun Eunji Hyejin Jaewon Jimin Minseo Seojun Soyeon Sumin Taeyang Yejin Youngho',
    'Ahn Bae Cho Han Jang Kang Lim Moon Noh Seo Shin Yoon',
  ],
  thai: [
    'Anong Chai Dao Kanya Malee Niran Pim Somchai Suda Tawan Wanida Yai',
    'Boonmee Charoen Khamdee Phanit Rattana Saetang Srisuk Suwan Thong Wongsa',
  ],
  malay: [
    'Adi Aisyah Budi Citra Dewi Farid Hana Intan Joko Kartika Nadia Putri Rizal Siti Wayan Yusuf',
    'Abdullah Hakim Halim Hidayat Ismail Kusuma Lestari Pratama Rahman Santoso Surya Wijaya',
  ],
  vietnamese: [
    'An Bình Dung Hà Hương Khánh Lan Linh Minh Nam Phương Quân Thảo Tuấn',
    'Bùi Đặng Đinh Hoàng Lê Lý Ngô Phạm Trần Vũ',
  ],
  filipino: [
    'Angela Bea Carlo Dante Ella Jomar Kristine Liza Marco Nico Paolo Rica',
    'Aquino Bautista Castillo Dela Cruz Garcia Lopez Mendoza Ramos Reyes Santos Torres Villanueva',
  ],
  caucasian: [
    'Ana Davit Elene Giorgi Irakli Ketevan Levan Lika Nino Tamar Armen Aram',
    'Abashidze Beridze Gelashvili Kapanadze Lomidze Maisuradze Sargsyan Tsereteli Hakobyan',
  ],
} satisfies Record<string, Names>
export type NameGroup = keyof typeof names

const byCountry: Partial<Record<NameGroup, string>> = {
  spanish: 'ES AD MX GT CR PA DO PR AR UY CL PE CO EC PY',
  portuguese: 'PT BR MZ AO CV',
  french: 'FR MC BE LU RE MQ GP PF',
  german: 'DE AT CH',
  italian: 'IT MT',
  dutch: 'NL CW',
  nordic: 'DK SE NO FI IS EE',
  slavic: 'HR SI ME RS BG CZ SK PL UA LV LT KZ',
  hungarian: 'HU',
  romanian: 'RO',
  greek: 'GR CY',
  turkish: 'TR AL',
  arabic: 'AE SA QA BH OM KW JO LB EG',
  maghrebi: 'MA TN',
  hebrew: 'IL',
  westAfrican: 'GH NG SN CI',
  eastAfrican: 'KE TZ UG RW ET',
  southAfrican: 'ZA NA BW ZM',
  indian: 'IN LK NP MU',
  japanese: 'JP',
  chinese: 'CN HK TW SG',
  korean: 'KR',
  thai: 'TH',
  malay: 'MY ID MV',
  vietnamese: 'VN KH',
  filipino: 'PH',
  caucasian: 'GE AM',
}
const groups = new Map(
  Object.entries(byCountry).flatMap(([group, countries]) =>
    countries.split(' ').map((country) => [country, group as NameGroup] as const),
  ),
)
export const nameGroupOf = (country: string): NameGroup => groups.get(country) ?? 'english'

/** Words an agency is named with: some of nature and trade, and what such a business is called. */
export const trades: Partial<Record<NameGroup, readonly [words: string, kinds: string]>> = {
  english: [
    'Larkrise|Saltmarsh|Brackenhurst|Copperleaf|Quayfold|Thistledown|Marlbank|Hollowell|Pennyfield|Windrush Lane|Oxbow|Greyfell|Tidewell|Lanternhill|Fernacre|Barleymow|Sandling|Highwether',
    '# Homes|# Estates|# Property|# & %|% & Daughters|The # Agency|# Residential|% Property',
  ],
  spanish: [
    'Marejada|Alborada|Tejavana|Solana Alta|Olivardo|Casa Jara|Veleta|Albahaca|Levantina|Azahar|Piedraluna|Retama|Lindero|Cantueso|Romeral|Buenaire',
    '# Inmobiliaria|Inmuebles #|# Casas|% Propiedades|# & %|Fincas #|Hogares #',
  ],
  portuguese: [
    'Marejada|Beira-Luz|Alecrim|Azenha|Maresia Alta|Casal do Vento|Carriço|Ribeiral|Lumiar Novo|Pinhal Claro|Sobreira|Varanda Azul|Quintal|Maré Viva',
    '# Imóveis|% Imobiliária|Casas #|# Mediação|# & %|Moradas #',
  ],
  french: [
    'Clairval|Belombre|Terrevive|Grandpré|Ardoise|Tilleul|Rivebelle|Montclair|Pierrelune|Fontvive|Hautebrise|Soleillas',
    '# Immobilier|Agence #|% Immobilier|# & %|Demeures #|Cabinet %',
  ],
  german: [
    'Lindenhof|Fernblick|Hausrain|Kastanie|Morgenfeld|Seegrund|Bergahorn|Kiesel|Wiesengrund|Turmwiese|Sonnrain|Feldmark',
    '# Immobilien|% Immobilien|% & %|Wohnkontor #|# Wohnen|Haus & #',
  ],
  italian: [
    'Fioralba|Pietraluna|Belriguardo|Valserena|Cipresso|Solemare|Torrechiara|Melograno|Rondine|Acquaviva Case|Chiarafonte|Montesole',
    '# Immobiliare|Case #|% Immobiliare|Studio %|# & %',
  ],
  nordic: [
    'Fjordlys|Nordvik|Solbakken|Havnen|Granlund|Bjørkelia|Kystlinje|Skogsbryn|Lyngby Huse|Strandgård',
    '# Bolig|# Eiendom|% Bolig|# Hjem|# & %',
  ],
  japanese: [
    'Yukigahara|Hoshizora|Asagao|Kawabe|Midorino|Tsukimi|Hanazono|Umibe',
    '# Homes|# Realty|# Housing|% Estates',
  ],
  arabic: [
    'Khor|Sidra|Marsa|Nakhla|Waha|Rimal|Lulu|Safina|Ghaf|Majlis',
    '# Residences|# Properties|% Properties|# Homes|Dar #',
  ],
}

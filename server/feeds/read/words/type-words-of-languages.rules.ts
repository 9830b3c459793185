/**
 * feeds: property types in further languages: Portuguese of Brazil, Italian, Russian and
 * Ukrainian, Polish, Turkish, Arabic and others.
 */
import type { PropertyType } from '#contract/vocabulary/vocabulary.ts'
import { folded } from '../../texts/fold.rules.ts'

const words: Partial<Record<PropertyType, string>> = {
  apartment:
    'apartamento padrao|apto|flat residencial|apartment unit|appartamento in vendita|appartamento trilocale|bilocale|trilocale|quadrilocale|plurilocale|квартира|квартиры|квартира вторичка|квартира новостройка|апартаменты|апартамент|mieszkanie|mieszkania|byt|daire|apartament|apartamente|lagenhet|leilighet|lejlighet|asunto|kerrostalo|lakas|stan|διαμερισμα|شقة|شقق|דירה|bovenwoning|benedenwoning|portiekflat|galerijflat|condo apartment|lejlighed|ejerlejlighed|квартира в новостройке|квартира в новостройках|однокомнатная квартира|двухкомнатная квартира|трехкомнатная квартира|公寓|マンション|アパート|아파트|etasjeleilighet|kerrostaloasunto|bostadsratt|rivitaloasunto kerrostalo',
  studio:
    'квартира студия|студия|kawalerka|garsonera|garsoniera|garconniere|konut studyo|stüdyo|quitinete|conjugado|kitinete|monolocali|استوديو|appartement studio|1 rk|monolocal|1 kk|1kk',
  loft: 'лофт|loft apartment|mansarda loft',
  penthouse:
    'cobertura duplex|cobertura padrao|пентхаус|penthouse flat|بنتهاوس|cati dubleks|superattico|attico mansarda|dachgeschosswohnung|toppleilighet',
  duplex: 'двухуровневая квартира|dubleks|dubleks daire|دوبلكس|appartement duplex|apartamento duplex|dupleks',
  triplex: 'apartamento triplex|трехуровневая квартира|تريبلكس',
  groundFloorFlat: 'terreo|apartamento garden|rez de chaussee jardin|giardino apartment|piano terra',
  room: 'комната|доля|доля в квартире|комната в квартире|pokoj|oda|stanza camera|stanza singola|stanza doppia|posto letto|quarto individual|غرفة|wg zimmer|койко место|camera singola|camera doppia|room to rent|room for rent|pokoj jednoosobowy|untermiete zimmer',
  servicedApartment:
    'apart hotel flat|апарт отель|apartament hotelowy|short term hotel apartment|شقق مفروشة|boardinghouse|service flat|condo hotel',
  hotelApartment: 'شقق فندقية|شقة فندقية|hotel apartments',
  house:
    'casa padrao|casa terrea|sobrado|casa sobrado|dom|domy|дом|дома|жилой дом|часть дома|часть домов|таунхаус часть|ev|mustakil ev|kuca|hiza|haz|hus|enebolig|villahus|omakotitalo|σπιτι|μονοκατοικια|بيت|منزل|בית|single family house|single family|casa singola|casa semindipendente|edificio residencial casa|pavillon|maison de plain pied|maison bourgeoise|eengezinswoning|talo|dum|pientalo',
  detached:
    'дом с участком|дом отдельный|single family home|single family residence|eengezinswoning vrijstaand|casa isolada|rodinny dum|dom wolnostojacy|casa unifamiliar|maison independante|casa singola indipendente|freistehendes einfamilienhaus|freistehende villa|friliggende enebolig|willa wolnostojaca',
  semiDetached:
    'casa geminada|geminada|дуплекс|blizniak|dom blizniak|2 onder 1 kap|twee onder een kap|bifamiliare|villa bifamiliare|maison jumelee|porzione di casa|half duplex|parhus|dhh|tomannsbolig|twee onder een kapwoning|2 onder 1 kapwoning|dobbelthus|paritalo',
  terraced:
    'casa de vila|vila|szeregowiec|dom szeregowy|schiera|villetta|villetta schiera|rijtjeshuis|maison en bande|radhus|rekkehus|rivitalo|tussenwoning rij|mid terrace|mid terraced|mid terraced house|rhm|reihenmittelhaus rmh|rmh|raekkehus|rækkehus',
  townhouse:
    'таунхаус|таунхаусы|townhouses|town houses|تاون هاوس|sobrado em condominio|cluster home|casa cielo terra|townhome|townhomes|townhouse for sale',
  villa:
    'casa de condominio|casa em condominio|casa de alto padrao|вилла|котедж|котеджи|فيلا|فلل|وحدة سكنية|villa singola|villa unifamiliare|rezydencja|willa|βιλα|villa indipendente',
  cottage:
    'коттедж|коттеджи|дача|дачи|дом дача|cottage house|dom letniskowy|chata|chalupa|sommerhus|fritidshus|mokki',
  chalet: 'baita|шале|chalet bois|rustico chalet|chale',
  countryHouse:
    'chacara|sitio|casa de veraneio|rustico casale|casa de fazenda|усадьба|agriturismo casa|landgut',
  farmhouse:
    'casale|cascina|rustico cascina|trullo|masseria casale|gospodarstwo|хутор|fermette|hoeve|casa colonica rustica',
  castle: 'замок|zamek|castello storico',
  mansion: 'mansao|особняк|palazzina|villa padronale|palacete mansion|قصر|pazo',
  cabin: 'cabana rustica|домик|изба|bungalow cabana|chalet de jardim|hytte|blockhaus|stuga|log home',
  mobileHome:
    'casa mobile|manufactured|manufactured home|mobile|trailer|трейлер|mobilheim|mobil hjem|casa mobil',
  multiFamily:
    'palazzina plurifamiliare|multi family home|duplex house|quadruplex|fourplex|immeuble de rapport petit|casa bifamiliare trifamiliare',
  apartmentBlock:
    'stabile o palazzo|edificio residencial|predio inteiro|predio residencial|stabile|palazzo intero|immobile|stabile palazzo|многоквартирный дом|здание|blok|kamienica|whole building|full building|bulk unit|bulk units|bulk rent units|عمارة|عمارات|residential building building|bulk sale units|residential floor|immeuble de rapport|mietshaus|multifamily building|multi family building|wohn und geschaftshaus|bloque de viviendas',
  development:
    'lancamento|empreendimento|нова забудова|жк|жилой комплекс|nuova costruzione progetto|progetto|مشروع',
  plotResidential:
    'terreno padrao|loteamento|loteamento condominio|terreno lote|lote terreno|residential lot|residential land|land residential|vacant land|lots land|lot land|участок|участки|земельный участок|земельные участки|земля|ижс|дача участок|dzialka|dzialka budowlana|pozemek|pozemky|arsa|teren|teren intravilan|tomt|tontti|telek|zemljiste|οικοπεδο|أرض|ارض|أراضي|terreno residenziale|terreno edificabile residenziale|terrain constructible|kavel|land lot|solar urbano|suelo urbano|residential plots|byggegrund|grund|tontti omakoti',
  plotAgricultural:
    'terreno agricolo|terreno agricolo seminativo|agricoltura|terreno agrícola|terreno rural|area rural|участок сельхозназначения|снт|днп|земля сельхозназначения|tarla|teren extravilan|teren agricol|dzialka rolna|grunt rolny|أرض زراعية|agricultural|agricultural plot|seminativo|pascolo|bosco|uliveto|vigneto|ackerland|ackerflache|landwirtschaftliche flache|wiese|weideland',
  plotCommercial:
    'area industrial terreno|terreno comercial|terreno industrial|commercial lot|industrial land|участок промназначения|земля промназначения|dzialka inwestycyjna|ticari arsa|أرض تجارية|mixed use land|terreno commerciale|gewerbegrundstuck|gewerbebaugrund|industriegrundstuck',
  farm: 'fazenda|fazenda sitio chacara|haras|sitio chacara|azienda agricola|agriturismo|ферма|кфх|ciftlik|ferma|gard|مزرعة|مزارع|farm ranch|horse property|exploitation agricole|herdade|rancho',
  garage:
    'box garagem|garagem box|гараж|гаражи|garaz|garaze|otopark garaj|garaj|box singolo|box doppio|gaffik|autobox|garagebox|كراج|einzelgarage|duplexgarage|garage box',
  parkingSpace:
    'vaga|vaga de garagem|машиноместо|парковка|паркинг|miejsce parkingowe|miejsce postojowe|otopark|loc de parcare|posto auto coperto|posto auto scoperto|place de parking|موقف سيارات|tiefgaragenstellplatz|boxe parking|lugar de garagem|parcheggio|parkplatz|aussenstellplatz|duplexstellplatz',
  storage:
    'deposito pessoal|кладовка|кладовая|komorka lokatorska|soffitta|solaio|magazzino cantina|depo kucuk|kelder|مخزن|storage unit|lager klein|hobbyraum',
  office:
    'conjunto comercial|conjunto comercial sala|sala comercial|sala conjunto|conjunto|laje corporativa|andar corporativo|escritorio comercial|ufficio studio|studio professionale|офис|офисы|офисное помещение|biuro|lokal biurowy|kancelar|ofis|buro|birou|spatiu birouri|kontor|toimisto|iroda|γραφειο|مكتب|مكاتب|office building|half floor|full floor|whole floor|commercial office|bureau commerce',
  coworking: 'коворкинг|business center|бизнес центр',
  shop: 'loja|loja salao|ponto comercial|loja de shopping|loja shopping center|salao comercial|imovel comercial|casa comercial|ponto comercial loja box|negozio locale|attivita locale commerciale|торговая площадь|торговое помещение|магазин|помещение свободного назначения|псн|свободного назначения|lokal|lokal uzytkowy|lokal handlowy|obchod|dukkan|magaza|spatiu comercial|butik|liiketila|uzlet|καταστημα|محل|محلات|معرض|negozi|locali commerciali|commercial villa|street commerciale|retail shop|retail space|commercial space|strip mall|local commerce|winkelpand|einzelhandel|einzelhandelsflache|winkelruimte|verkaufsflache|shop unit|high street retail',
  showroom: 'шоурум|show room|معرض سيارات|sala exposicao|salone espositivo',
  restaurantBar:
    'общепит|ресторан|кафе|lokal gastronomiczny|ristorante bar|pizzeria|مطعم|مقهى|cafe restaurant|bar restaurante|horeca',
  hotel:
    'гостиница|отель|hotel pousada|pousada|motel|hotel hostel|albergo|otel|pensiune|فندق|hotels resorts|hoteis',
  guestHouse:
    'гостевой дом|мини отель|хостел|affittacamere|bed and breakfasts|agriturismo bb|pensjonat|pansiyon',
  warehouse:
    'galpao|galpao deposito armazem|galpao comercial|deposito|deposito galpao|armazem galpao|склад|складское помещение|magazyn|hala|sklad|depo|antrepo|hala depozit|lager|varasto|raktar|αποθηκη|مستودع|مخازن|magazzino|deposito magazzino|capannone industriale|bedrijfsruimte|entrepot local industriel',
  factory:
    'industria|predio industrial|area industrial|производство|производственное помещение|завод|fabryka|hala produkcyjna|fabrika|مصنع|laboratorio industriale|opificio|industrial building|manufacturing',
  workshop:
    'oficina|oficina mecanica|мастерская|автосервис|warsztat|atolye|laboratorio artigianale|ورشة|werkplaats|bodega taller',
  medical:
    'clinica medica|consultorio medico|медицинский центр|gabinet|عيادة|studio medico|ambulatorio|praxisflache|medical office|medical facility',
  school: 'escola|школа|детский сад|مدرسة|scuola|asilo|kindergarden',
  businessForSale:
    'готовый бизнес|бизнес|venda de negocio|passa se o ponto|cessione attivita|attivita|attivita commerciale cessione|negocio em funcionamento|business sale|business opportunity',
  labourCamp: 'labour camps|سكن عمال|staff housing|bed space',
  other: 'other|outros|outro|altro|autre|otro|otros|sonstige|sonstiges|другое|прочее|inne|diger|أخرى',
}

/** Folded words and the type each means. */
export const typeWordsOfLanguages: readonly (readonly [string, PropertyType])[] = Object.entries(
  words,
).flatMap(([type, list]) => list.split('|').map((word) => [folded(word), type as PropertyType] as const))

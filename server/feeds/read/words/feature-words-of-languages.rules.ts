/** feeds: features in further languages: Portuguese, Italian, Russian, Polish, Turkish, Arabic and others. */
import type { Feature } from '#contract/vocabulary/features.ts'
import { folded } from '../../texts/fold.rules.ts'

const words: Partial<Record<Feature, string>> = {
  fireplace: 'caminetto|камин|kominek|somine|مدفأة|acik haard|chimenea de lena',
  fittedKitchen:
    'cozinha planejada|cozinha montada|armarios na cozinha|armario na cozinha|cucina arredata|кухонный гарнитур|встроенная кухня|kuchnia w zabudowie|ankastre mutfak|مطبخ مجهز|kitchen cabinets|built in kitchen appliances',
  openPlanKitchen:
    'cozinha americana|cucina a vista|cucina aperta|кухня гостиная|aneks kuchenny|amerikan mutfak|مطبخ مفتوح',
  pantry: 'dispensa|кладовая|spizarnia|copa',
  laundryRoom:
    'area de servico|lavanderia locale|прачечная|pralnia|camasir odasi|غرفة غسيل|laundry facility|service area',
  washingMachine:
    'maquina de lavar|стиральная машина|pralka|camasir makinesi|غسالة|washer|washer dryer|lavasecadora',
  dishwasher: 'lava loucas|lava louca|посудомоечная машина|посудомойка|zmywarka|bulasik makinesi|غسالة صحون',
  fridge: 'geladeira|frigo|холодильник|lodowka|buzdolabi|ثلاجة|refrigerator',
  oven: 'forno|fogao|духовка|плита|piekarnik|firin|فرن|stove',
  builtInWardrobes:
    'armarios embutidos|armario embutido|armarios|guarda roupa|armadi a muro guardaroba|встроенные шкафы|шкафы|szafy wnekowe|gomme dolap|خزائن مدمجة|built in closets|closets|built in robes',
  walkInWardrobe: 'closet|cabina armadio|гардеробная|garderoba|giyinme odasi|غرفة ملابس|walk in closets',
  ensuite: 'suite|suites|suite master|bagno in camera|ebeveyn banyosu',
  guestToilet:
    'lavabo|bagno di servizio|гостевой санузел|toaleta goscinna|misafir tuvaleti|guest bathroom|powder room',
  bathtub: 'banheira|vasca da bagno|vasca|ванна|wanna|kuvet|hidromassagem banheira',
  jacuzzi:
    'hidromassagem|idromassaggio|джакузи|wanna z hydromasazem|jakuzi|جاكوزي|private jacuzzi|hydromassage',
  parquet:
    'piso de madeira|piso laminado|паркет|ламинат|parkiet|panele|parke|باركيه|laminate|hardwood floor|piso em madeira',
  marbleFloor: 'marmo|pavimento in marmo|мрамор|marmur|mermer|رخام|piso em marmore|marmore',
  tiledFloor: 'porcelanato|piso frio|ceramica|gres|плитка|plytki|seramik|piastrelle',
  underfloorHeating: 'теплый пол|теплые полы|ogrzewanie podlogowe|yerden isitma|piso aquecido',
  highCeilings: 'pe direito alto|soffitti alti|высокие потолки|wysokie sufity|yuksek tavan',
  doubleGlazing:
    'vidro duplo|infissi doppi vetri|doppio vetro|infissi esterni in doppio vetro|стеклопакеты|пластиковые окна|okna plastikowe|cift cam|janelas antirruido|double glazed window|isi cam',
  shutters: 'tapparelle elettriche|tapparelle|рольставни|rolety|panjur|persiane',
  attic: 'soffitta|sotao|мансарда|чердак|strych|cati kati',
  cellar: 'cantina locale|porao|подвал|погреб|цокольный этаж|piwnica|bodrum|قبو|adega subterranea',
  wineCellar: 'adega|cantina vini|винный погреб|winiarnia|sarap mahzeni',
  study: 'escritorio|home office|studio locale|кабинет|gabinet|calisma odasi|مكتب|غرفة مكتب',
  library: 'biblioteka|библиотека|kutuphane|مكتبة',
  cinemaRoom:
    'home theater|sala de cinema|cinema|кинозал|домашний кинотеатр|sala kinowa|sinema odasi|private theater|lounge cinema',
  gamesRoom:
    'salao de jogos|sala giochi|sala de jogos|игровая комната|бильярдная|oyun odasi|game room|brinquedoteca sala|adult game room',
  gym: 'academia|sala de ginastica|palestra|тренажерный зал|спортзал|фитнес|silownia|spor salonu|نادي رياضي|جيم|private gymnasium|fitness center|fitness centre|fitness centre gym|gym or health club|shared gym|gymnasium',
  sauna: 'сауна|баня|ساونا|bania|hamam sauna',
  steamRoom: 'bagno turco|хамам|sauna a vapor|laznia parowa|غرفة بخار|steam bath',
  annexe: 'edicula|casa de hospedes|dependance|гостевой дом|dom goscinny|misafir evi|ملحق',
  staffQuarters:
    'dependencia de empregados|quarto de servico|banheiro de servico|dependencia completa|quarto de empregada|stanza di servizio|غرفة خادمة|maid s room|maids bathroom|staff room|driver s room|servant quarters|maid s quarters',
  mezzanine: 'mezanino|soppalco|антресоль|antresola|asma kat',
  storageRoom:
    'deposito|despensa deposito|quarto de despejo|locale di sgombero|кладовка|komorka|depo|غرفة تخزين|storage areas|storage area',
  garden:
    'quintal|giardino comune o privato|сад|ogrod|ogrodek|bahce|حديقة|garden area|area verde|lawn or garden|green area|zahrada|backyard|quintal gramado',
  privateGarden:
    'giardino privato|jardim privativo|jardim privado|giardino esclusivo|придомовая территория|wlasny ogrod|ozel bahce|حديقة خاصة',
  communalGarden:
    'giardino condominiale|giardino comune|espaco verde|espaco verde parque|green space park|ortak bahce|landscaped garden communal',
  terrace:
    'terrazo|terrazzi|терраса|taras|teras|تراس|shared terrace|terraco gourmet|varanda gourmet terraco|balcony terrace',
  roofTerrace:
    'rooftop|terrazzo solare|lastrico solare|эксплуатируемая кровля|taras na dachu|cati terasi|private roof',
  balcony:
    'sacada|sacadas|varanda gourmet|churrasqueira na varanda|balconi|балкон|лоджия|balkony|loggia|balkonlu|بلكونة|شرفة|balcony or terrace|gourmet balcony|lodzia|loggie',
  courtyard: 'patio interno|cortile|внутренний двор|dziedziniec|avlu',
  conservatory:
    'jardim de inverno|giardino d inverno|зимний сад|ogrod zimowy|winter garden|jardin de invierno',
  pool: 'piscinas|piscina coberta adulto|бассейн|basen|havuz|yuzme havuzu|مسبح|حمام سباحة|svommebasseng|pisina|adult pool|swimmingpool',
  privatePool:
    'piscina privativa|piscina particular|частный бассейн|wlasny basen|ozel havuz|مسبح خاص|piscina privata',
  communalPool:
    'piscina condominiale|piscina do condominio|piscina comum|shared swimming pool|ortak havuz|مسبح مشترك|общий бассейн|community pools|swimming pool shared',
  heatedPool: 'piscina aquecida|piscina riscaldata|подогреваемый бассейн|isitmali havuz|heated pools',
  barbecue:
    'churrasqueira|espaco gourmet|barbecue area shared|мангал|барбекю|зона барбекю|grill ogrodowy|barbeku|mangal|شواء|bbq area shared|barbeque area|gourmet area|gourmet space',
  outdoorKitchen: 'cozinha externa|cucina esterna|летняя кухня|kuchnia letnia|yazlik mutfak',
  orchard: 'pomar|frutteto|фруктовый сад|плодовые деревья|sad owocowy|meyve bahcesi',
  well: 'poco|poco artesiano|pozzo|скважина|колодец|studnia|kuyu|بئر',
  irrigation: 'irrigazione|irrigacao|автополив|nawadnianie|sulama',
  tennisCourt:
    'quadra de tenis|campo da tennis|теннисный корт|kort tenisowy|tenis kortu|ملعب تنس|tennis courts|squash',
  playground:
    'espaco infantil|area giochi|детская площадка|plac zabaw|cocuk parki|ملعب أطفال|منطقة ألعاب|children s playground area|kids play area shared|children s pool playground|day care center playground|brinquedoteca|toys place',
  fenced: 'murado|cercado|recintato|забор|огорожен|ogrodzone|cit|fenced yard|terreno murado|walls grids',
  stables: 'estabulo|estrebaria|stalla|scuderia|конюшня|stajnia|ahir|horse stables shared',
  lift: 'elevadores|elevador social|лифт|грузовой лифт|winda|asansor|مصعد|vytah|hiss|elevators in building|service elevator|elevators',
  concierge:
    'portaria 24h|portaria|portaria 24 horas|portineria|portiere|консьерж|консьержка|recepcja|konsierz|خدمة حارس|حارس|concierge 24h|24 hour concierge service|reception desk 24h|concierge services',
  reception:
    'recepcao|reception waiting room|ресепшн|lobby in building|lobby|hall de entrada|lobby reception',
  gatedCommunity:
    'condominio fechado|em condominio fechado|residenza recintata|закрытая территория|огороженная территория|osiedle zamkniete|site icerisinde|site icinde|مجمع سكني|compound|gated area|closed community|closed condominium',
  communalSpa: 'spa shared|shared spa|спа|health club|espaco beleza',
  bicycleStorage:
    'bicicletario|deposito biciclette|велопарковка|колясочная|rowerownia|bisiklet parki|bicycle parking|bicycles place',
  garage:
    'garagem coberta|vaga coberta|vaga de garagem|box privato|гараж|garaz|garaj|كراج|garagens|covered garage',
  parking:
    'estacionamento rotativo|estacionamento para visitantes interno|vaga|vagas|posto auto|parcheggio|парковка|машиноместо|стоянка|miejsce parkingowe|otopark|acik otopark|موقف سيارات|موقف|shared parking|parking spaces|open parking|garage parking space',
  undergroundParking:
    'garagem subterranea|garagem no subsolo|autorimessa|подземная парковка|подземный паркинг|garaz podziemny|kapali otopark|basement parking|موقف سفلي',
  visitorParking:
    'vaga para visitante|vagas de visitantes|estacionamento para visitantes|parcheggio ospiti|гостевая парковка|visitors parking shared|misafir otoparki',
  evCharger:
    'carregador de carro eletrico|ricarica auto elettrica|tomada para carro eletrico|зарядка электромобилей|ladowarka ev|sarj istasyonu|electric car charging station',
  airConditioning:
    'ar condicionado central|ar condicionado split|climatizzatore|climatizzazione|кондиционер|сплит система|klimatyzacja|klima|تكييف|تكييف مركزي|central a c|central ac|a c central|centrally air conditioned|split ac|cooling|predisposizione condizionamento|air conditioner|chiller free',
  centralHeating:
    'aquecimento central|aquecimento|riscaldamento|riscaldamento autonomo|autonomo|centralizzato|отопление|центральное отопление|ogrzewanie|ogrzewanie miejskie|kalorifer|merkezi isitma|تدفئة|تدفئة مركزية|central a c heating|heating system|kombi',
  gasHeating:
    'aquecimento a gas|riscaldamento a metano|метано|газовое отопление|газовый котел|ogrzewanie gazowe|dogalgaz|dogal gaz|gas boiler',
  heatPump:
    'bomba de calor aquecimento|pompa di calore|тепловой насос|pompa ciepla|isi pompasi|varmepumpe|varmepump',
  electricHeating:
    'aquecimento eletrico|riscaldamento elettrico|электрическое отопление|ogrzewanie elektryczne|elektrikli isitma',
  solarPanels:
    'energia solar|placas solares fotovoltaicas|fotovoltaico|impianto fotovoltaico|солнечные батареи|солнечные панели|fotowoltaika|gunes paneli|الواح شمسية|solar panel|placa solar',
  solarWater:
    'aquecimento solar|solare termico|солнечный водонагреватель|gunes enerjisi|boiler solar|water heater solar',
  mainsGas: 'gas encanado|gas metano|газ|магистральный газ|gaz|gaz ziemny|piped gas|gasoduto|centralized gas',
  septicTank: 'fossa|fossa septica|септик|szambo|foseptik',
  fibre: 'fibra ottica|swiatlowod|fiber internet|high speed internet access',
  satelliteTv:
    'antenna satellitare|impianto tv satellitare|спутниковое тв|uydu|ستلايت|satellite cable tv|satellite or cable tv',
  smartHome:
    'automacao residencial|impianto domotico|умный дом|inteligentny dom|akilli ev|منزل ذكي|home automation system|smart home technology',
  alarm:
    'alarme|sistema de alarme|allarme|impianto di allarme|сигнализация|охранная сигнализация|alarm antywlamaniowy|hirsiz alarmi|نظام انذار|security system|alarm systems',
  cctv: 'circuito de seguranca|cameras de seguranca|circuito interno de tv|cftv|videosorveglianza|видеонаблюдение|monitoring|kamera sistemi|كاميرات مراقبة|cctv security|tv security|camera security',
  videoEntry:
    'interfone|videocitofono|citofono|домофон|видеодомофон|domofon|wideodomofon|goruntulu diafon|diafon|انتركم|intercom system|entry phone system|interphone',
  armouredDoor:
    'porta blindada|porta corazzata|железная дверь|металлическая дверь|drzwi antywlamaniowe|celik kapi',
  safe: 'cofre|cassaforte|сейф|sejf|kasa',
  securityGuard:
    'seguranca 24h|seguranca 24 horas|vigilancia 24h|vigia|ronda|vigilanza|guardiania|охрана|круглосуточная охрана|ochrona|guvenlik|24 saat guvenlik|حراسة|حراسة أمنية|security staff|24 hours security|security 24 hours|patrol|vigilancia 24 horas|guarita|security cabin',
  fireAlarm:
    'detector de incendio|rilevatore di fumo|пожарная сигнализация|czujnik dymu|yangin alarmi|fire alarm system|fire detectors',
  sprinklers: 'sprinkler|sprinklers de incendio|система пожаротушения|tryskacze|fire sprinklers',
  wheelchairAccess:
    'acessibilidade|acesso para deficientes|acesso a cadeirantes|accesso disabili|пандус|доступ для инвалидов|dla niepelnosprawnych|engelliye uygun|facilities for disabled|accessible|disabled accessible',
  seaView:
    'vista para o mar|vista panoramica mare|frente mar vista|вид на море|widok na morze|deniz manzarasi|deniz manzarali|اطلالة بحرية|اطلالة على البحر|view of sea|view of sea water|sea water view|full sea view|ocean front view|view of water',
  mountainView: 'vista para a montanha|вид на горы|widok na gory|dag manzarasi|dag manzarali|اطلالة على الجبل',
  lakeView: 'vista para o lago|вид на озеро|widok na jezioro|gol manzarasi|اطلالة على البحيرة',
  riverView: 'вид на реку|widok na rzeke|nehir manzarasi|creek view|canal view',
  cityView:
    'вид на город|widok na miasto|sehir manzarasi|sehir manzarali|اطلالة على المدينة|boulevard view|burj khalifa view|view of landmark|skyline view|landmark view|community view',
  parkView:
    'вид на парк|во двор|widok na park|park manzarasi|view of gardens|view of parkland|view of gardens communal|garden or pool view',
  golfView: 'vista para o golfe|вид на гольф|golf manzarasi|view of golf course',
  countryView: 'exterior view|вид на лес|widok na las|doga manzarali|green view',
  panoramicView:
    'панорамный вид|панорамные окна|panoramik|panorama manzarali|vista panoramica 360|panoramic windows',
  southFacing: 'face norte|sol da manha|esposizione sud|южная сторона|ekspozycja poludniowa|guney cephe',
  nearBeach:
    'proximo a praia|perto da praia|vicino al mare spiaggia|рядом пляж|blisko plazy|plaja yakin|قريب من الشاطئ|beach access|shared beach access|close to the sea',
  beachfront:
    'frente mar|frente para o mar|beira mar|fronte mare|fronte spiaggia|первая линия|pierwsza linia|denize sifir|واجهة بحرية|private beach|beach front access',
  waterfront:
    'beira rio|beira lago|fronte lago|у воды|на берегу|nad woda|sahil|waterfront property|on the water|lakefront',
  nearSea: 'vicino al mare|perto do mar|рядом море|blisko morza|denize yakin|قريب من البحر',
  nearSchool:
    'proximo a escola|perto de escolas|vicino scuole|школа рядом|рядом школа|blisko szkoly|okula yakin|near schools kindergarten|close to schools kindergartens',
  nearTransport:
    'proximo ao metro|perto de transporte|proximo a transporte publico|vicino metro|рядом метро|ближе к метро|blisko metra|metroya yakin|public transport|near public transportation|close to public transportation|metro station nearby|perto de vias de acesso',
  nearShops:
    'proximo a shopping|perto de supermercado|vicino negozi|рядом магазины|blisko sklepow|alisveris merkezine yakin|near shopping center|close to shopping centers|supermarket nearby|shops nearby|mall nearby',
  nearHospital:
    'proximo a hospitais|perto de hospital|vicino ospedale|больница рядом|hastaneye yakin|close to hospitals|near hospitals',
  nearPark: 'proximo ao parque|vicino parco|парк рядом|blisko parku|parka yakin|park nearby',
  cityCentre:
    'centro da cidade|centro storico zona|центр города|в центре|centrum|w centrum|sehir merkezi|merkezde|وسط المدينة|downtown',
  petsAllowed:
    'aceita pets|permite animais|permite animais de estimacao|aceita animais|animali ammessi|можно с животными|с животными|zwierzeta akceptowane|evcil hayvan|مسموح بالحيوانات|pets allowed in building|pet allowed|pet friendly building|cats allowed|dogs allowed',
  furnished:
    'mobiliado|semi mobiliado|totalmente mobiliado|imovel mobiliado|ammobiliato|con arredamento|с мебелью|мебель|meblowane|umeblowane|esyali|مفروش|مفروشة|fully furnished unit|semi furnished',
  vacant:
    'desocupado|imovel vago|libero|libero al rogito|свободна|свободная продажа|wolne|bos|شاغر|vacant on transfer|libero subito',
  tenanted:
    'alugado|ocupado com inquilino|locato|affittato|сдана|с арендаторами|wynajete|kiracili|مؤجر|rented|currently rented',
  investment:
    'investimento|ideal para investimento|a reddito|инвестиция|inwestycyjne|yatirimlik|استثماري|uso investimento|investment properties',
  keyReady:
    'chave na mao|pronto para morar|pronto consegna|с ремонтом под ключ|под ключ|gotowe do zamieszkania|anahtar teslim|جاهز للسكن|ready to use',
  shortLetAllowed:
    'aluguel por temporada permitido|affitti brevi consentiti|можно посуточно|short term rental allowed',
}

/** Folded words and the feature each means. */
export const featureWordsOfLanguages: readonly (readonly [string, Feature])[] = Object.entries(words).flatMap(
  ([feature, list]) => list.split('|').map((word) => [folded(word), feature as Feature] as const),
)

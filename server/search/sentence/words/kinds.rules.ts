/**
 * search: words of the seven languages for kinds of homes and premises that are
 * named seldom: workshops, surgeries, houseboats.
 */
import type { InEveryLanguage } from './meanings.rules.ts'

/** Beside those of each vocabulary; a language is left out where it has no word, or has it there. */
export const kindPhrases = {
  'type:duplex': { de: 'duplex|duplexwohnung' },
  'type:triplex': { de: 'triplex', it: 'triplex' },
  'type:maisonette': {
    fr: 'maisonnette en duplex',
    it: 'maisonette',
  },
  'type:servicedApartment': {
    en: 'aparthotel|apart hotel|corporate let',
    es: 'apartamento con servicios|apartamento con servicio de hotel|aparthotel|apartahotel',
    fr: 'appartement avec services|residence services|residence hoteliere|appart hotel|apparthotel',
    de: 'serviced apartment|boardinghouse|aparthotel|serviciertes apartment',
    pt: 'apartamento com servicos|flat com servicos|apart hotel|aparthotel',
    it: 'aparthotel|appartamento con servizi',
    ar: 'شقق مخدومة|شقة مخدومة|اجنحة فندقية|أجنحة فندقية|جناح فندقي',
  },
  'type:linkDetached': {
    en: 'link detached|link detached house',
  },
  'type:terraced': { ar: 'منازل متلاصقة|فلل متلاصقة|فيلا تراس' },
  'type:endTerrace': {
    es: 'adosado de esquina|adosado esquinero|chalet adosado de esquina|casa adosada esquinera',
    fr: 'maison en bout de rangee|maison de bout de rangee',
    pt: 'moradia em banda de gaveto|moradia de gaveto',
  },
  'type:chalet': { es: 'chalet de montana|chalet alpino' },
  'type:castle': { ar: 'قلعة|قلاع' },
  'type:mansion': {
    fr: 'hotel particulier|palais',
    de: 'herrenhaus|gutshaus|stadtpalais|palais',
  },
  'type:cottage': { ar: 'كوتيج' },
  'type:caveHouse': {
    en: 'cave house|cave home',
    fr: 'maison troglodyte|maison troglodytique|troglodyte',
    de: 'hohlenhaus',
    pt: 'casa gruta|casa caverna',
    it: 'casa grotta|casa nella roccia',
  },
  'type:mobileHome': {
    ar: 'بيت متنقل|منزل متنقل|كرفان متنقل',
  },
  'type:parkHome': { en: 'park home|park homes' },
  'type:houseboat': {
    es: 'casa flotante|casa barco|barco vivienda',
    pt: 'casa flutuante|barco casa|casa barco',
    it: 'casa galleggiante|house boat|houseboat',
    ar: 'بيت عائم|عوامة',
  },
  'type:ruin': {
    ar: 'خرابة|بيت مهدم|منزل مهدم|بيت آيل للسقوط',
  },
  'type:multiFamily': {
    es: 'casa bifamiliar|vivienda bifamiliar|casa multifamiliar|vivienda multifamiliar|casa de dos familias',
    pt: 'moradia bifamiliar|moradia multifamiliar|casa bifamiliar|casa multifamiliar|prédio multifamiliar',
    ar: 'بيت عائلتين|منزل لعائلتين|عمارة عائلية',
  },
  'type:parkingSpace': {
    ar: 'موقف سيارة للإيجار|موقف سيارة للايجار|موقف سيارة للبيع|موقف سيارات للإيجار|موقف سيارات للبيع',
  },
  'type:storage': {
    es: 'trastero en alquiler|alquiler de trastero|alquilo trastero|guardamuebles',
    fr: 'box de stockage|garde meuble|garde meubles|local de stockage',
    de: 'lagerraum|lagerbox|selfstorage|self storage|kellerraum zu vermieten',
    it: 'cantina in vendita|cantina in affitto|box deposito|self storage',
    ar: 'وحدة تخزين|وحدات تخزين|مخزن شخصي',
  },
  'type:coworking': {
    es: 'coworking|espacio de coworking|oficina compartida|puesto de coworking',
    fr: 'bureau partage|poste de coworking',
    it: 'ufficio condiviso',
    ar: 'مساحة عمل مشتركة|مكتب مشترك|كوورك|كوووركينج|كووركنج|مساحات عمل مشتركة',
  },
  'type:showroom': {
    en: 'showroom|showrooms|display space',
    es: 'showroom|sala de exposicion|sala de exposiciones',
    fr: 'showroom|salle d exposition|hall d exposition|local d exposition',
    de: 'showroom|ausstellungsraum|ausstellungsraume|ausstellungsflache|verkaufsausstellung',
    pt: 'showroom|salao de exposicao|sala de exposicao|stand de automoveis',
    it: 'showroom|sala esposizione|salone espositivo|spazio espositivo',
    ar: 'صالة عرض سيارات|معرض سيارات',
  },
  'type:guestHouse': {
    en: 'guest houses|bed & breakfast|inn',
    es: 'casa de huespedes|pension|hostal|posada|casa rural en funcionamiento',
    ar: 'بيت ضيافة للبيع|دار ضيافة|بيت ضيوف|نزل|رياض ضيافة|دار الضيافة',
  },
  'type:factory': {
    en: 'factory|factories|manufacturing unit|manufacturing facility|production facility|plant building|mill building',
    es: 'fabrica|fabricas|planta de produccion|planta industrial|nave de produccion',
    fr: 'usine|usines|batiment de production|site de production|atelier de production',
    de: 'fabrik|fabriken|fabrikhalle|produktionshalle|fabrikgebaude|produktionsflache|produktionsstatte',
    pt: 'fabrica|fabricas|unidade fabril|pavilhao fabril|unidade de producao',
    it: 'fabbrica|fabbriche|stabilimento|stabilimenti|opificio|stabilimento produttivo',
    ar: 'مصنع|مصانع|معمل|معامل',
  },
  'type:medical': {
    en: 'doctor s surgery|dental surgery|dental practice|dental clinic|medical practice|medical office|medical centre|medical center|clinic|clinics|consulting room|consulting rooms|vet practice|doctors surgery|healthcare premises',
    es: 'clinica|clinicas|clinica dental|consulta medica|consultorio|consultorio medico|centro medico|local para clinica|consulta de dentista',
    fr: 'cabinet medical|cabinet dentaire|cabinet paramedical|local medical|locaux medicaux|maison medicale|clinique',
    de: 'praxisraume|praxisraum|praxisflache|praxisflachen|zahnarztpraxis|praxen|arzthaus|praxisraeume|ordination|physiopraxis',
    pt: 'consultorio|consultorios|consultorio medico|consultorio dentario|clinica|clinicas|clinica dentaria|centro medico|gabinete medico',
    it: 'studio medico|studio dentistico|ambulatorio|ambulatori|poliambulatorio|clinica|studi medici|studio odontoiatrico',
    ar: 'عيادة|عيادات|عيادة أسنان|عيادة طبية|مركز طبي|مجمع طبي|عيادة اسنان|عيادات طبية|مستوصف',
  },
  'type:school': {
    en: 'school building|nursery building|nursery premises|training centre premises|former school',
    es: 'edificio escolar|local para academia|local para guarderia|antigua escuela|edificio para colegio',
    fr: 'ancienne ecole|local pour creche|batiment scolaire|locaux de formation',
    de: 'schulgebaude|kitaraume|schulungsraume|seminarraume|ehemalige schule|alte schule',
    pt: 'edificio escolar|antiga escola|escola primaria antiga|colegio para venda',
    it: 'edificio scolastico|ex scuola|locale per asilo',
    ar: 'مبنى مدرسة|مبنى تعليمي|مدرسة للبيع|مدرسة للإيجار|مدرسة للايجار|حضانة للبيع|حضانة للإيجار',
  },
  'type:businessForSale': {
    en: 'business for sale|going concern|leasehold business|established business',
    es: 'negocio en venta|negocio en traspaso|negocio en marcha|traspaso de negocio|traspaso negocio',
    de: 'betrieb zu verkaufen|geschaftsubernahme|unternehmensnachfolge|laufender betrieb|geschaft zu ubernehmen',
    pt: 'trespasse de negocio|negocio a venda|passa se negocio|negocio em funcionamento',
    it: 'attivita commerciale in vendita|cessione attivita|cessione d azienda|attivita avviata|vendita attivita|attivita in vendita',
    ar: 'مشروع للبيع|أصل تجاري|اصل تجاري|مشروع قائم للبيع',
  },
  'type:labourCamp': {
    en: 'labour camp|labor camp|staff accommodation block|workers accommodation',
    ar: 'سكن عمال|سكن العمال|سكن موظفين|عمالي',
  },
  'type:development': {
    en: 'development project|development site',
    es: 'promocion inmobiliaria|promocion en venta|proyecto inmobiliario',
    fr: 'programme immobilier',
    de: 'bauprojekt|projektentwicklung',
    pt: 'empreendimento inteiro|projeto imobiliario',
    it: 'complesso immobiliare|progetto immobiliare',
    ar: 'مشروع عقاري|مشروع سكني',
  },
} as const satisfies Record<string, Partial<InEveryLanguage>>

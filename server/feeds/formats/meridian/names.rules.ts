/**
 * feeds: the names of Meridian's own fields, and the headings under which people have them in their tables.
 */

/** The field, and other headings for it; case, blanks and marks do not matter. */
const headings = {
  id: 'listing id|property id|home id|unique id|identifier|codigo|code|objekt id|objektid|id anuncio|id inmueble|id imovel|id immobile|id bien|mls id|property number|listing number|listing no|идентификатор|ilan id|ilan kimligi|id oferty|id ogloszenia|معرف|رقم العقار',
  reference:
    'ref|ref no|reference number|referencia|riferimento|referenz|objektnummer|objektnr|objekt nr|immobiliennummer|expose nr|property ref|property reference|agent ref|referencia interna|ref interna|rif|codice|ref agence|numero de mandat|mls number|mls no|stock number|артикул|kenmerk|referentie|nr oferty|numer oferty|ilan no|ilan numarasi|portfoy no|numer ogloszenia|sygnatura|الرقم المرجعي|المرجع',
  status: 'state|estado|statut|stato|статус|durum|ilan durumu|الحالة',
  purpose:
    'offer|offer type|transaction|transaction type|listing type|for sale or rent|operation|operacion|tipo de operacion|vermarktung|vermarktungsart|contratto|finalidade|negocio|сделка|тип сделки|sale rent|sale or rent|koop huur|ilan tipi|ilan turu|islem turu|satilik kiralik|rodzaj transakcji|rodzaj oferty|typ oferty|cel oferty|typ transakcji|transakcja|نوع العرض|الغرض|نوع المعاملة',
  type: 'property type|kind|art|immobilienart|haustyp|objekttyp|category|kategorie|categorie|categoria|kategoria|tipo inmueble|tipo immobile|tipo imovel|type woning|rodzaj|bostadstyp|boligtype|tipo|tipo de inmueble|tipo de imovel|tipologia|objektart|type de bien|тип|тип объекта|soort|soort woning|woningtype|typ|emlak tipi|emlak turu|konut tipi|gayrimenkul tipi|rodzaj nieruchomosci|typ nieruchomosci|نوع العقار|النوع',
  price:
    'asking price|amount|precio|preco|prezzo|prix|preis|prijs|цена|السعر|vraagprijs|cena|fiyat|cena ofertowa|الثمن',
  sale_price:
    'selling price|purchase price|kaufpreis|koopprijs|precio venta|precio de venta|precio compra|prix de vente|prix vente|prezzo vendita|prezzo di vendita|preco de venda|preco venda|valor de venda|valor venda|цена продажи|satis fiyati|satilik fiyati|cena sprzedazy|سعر البيع',
  rent: 'rental price|rent price|monthly rent|rent pcm|kaltmiete|nettokaltmiete|monatsmiete|miete|huurprijs|huur|precio alquiler|precio de alquiler|renta mensual|loyer|loyer mensuel|loyer hc|canone|canone mensile|canone di locazione|prezzo affitto|preco de arrendamento|renda|renda mensal|valor aluguel|valor do aluguel|valor locacao|арендная плата|цена аренды|kira bedeli|kira fiyati|aylik kira|cena najmu|cena wynajmu|الإيجار|قيمة الإيجار|الإيجار الشهري',
  price_max: 'price to|highest price|max price|precio hasta|prezzo massimo|preis bis|prix max',
  currency: 'currency code|moneda|moeda|valuta|devise|wahrung|валюта|para birimi|doviz|waluta|العملة',
  period:
    'rent period|price period|frequency|rent frequency|periodo|zeitraum|periode|период|kira donemi|odeme donemi|okres|فترة الإيجار|المدة',
  deposit: 'bond|fianza|kaution|caution|cauzione|caucao|залог|depozito|kaucja|التأمين|مبلغ التأمين',
  monthly_costs:
    'service charge|community fee|community fees|nebenkosten|hausgeld|charges|gastos de comunidad|condominio|spese condominiali|aidat|czynsz|czynsz administracyjny|رسوم الخدمة|رسوم الخدمات',
  agency_fee:
    'commission|provision|courtage|honorarios|honoraires|provvigione|comissao|komisyon|prowizja|العمولة',
  agency_fee_paid_by: 'commission paid by|provision zahlt|honoraires a la charge de',
  country: 'country code|pais|paese|pays|land|страна|nazione|kraj|ulke|pais de origen|الدولة|البلد',
  region:
    'state or province|province|county|provincia|regione|bundesland|region|estado uf|область|il|bolge|wojewodztwo|المنطقة|الإمارة|المحافظة',
  city: 'town|locality|ciudad|poblacion|municipio|citta|comune|ville|commune|ort|stadt|cidade|город|plaats|concelho|localidade|localidad|miejscowosc|miasto|sehir|ilce|المدينة',
  district:
    'neighborhood|neighbourhood|area name|suburb|barrio|zona|quartier|ortsteil|bairro|район|mahalle|semt|dzielnica|الحي',
  street:
    'street name|address|direccion|calle|indirizzo|via|adresse|rue|strasse|endereco|адрес|улица|adres|cadde|sokak|ulica|الشارع|العنوان',
  house_number:
    'street number|number|numero|numero civico|hausnummer|дом|kapi no|bina no|numer domu|nr domu|رقم المبنى',
  unit: 'unit number|apartment number|door|puerta|wohnungsnummer|квартира|daire no|numer mieszkania|nr mieszkania|رقم الوحدة|رقم الشقة',
  postcode:
    'postal code|zip|zip code|codigo postal|cp|cap|plz|postleitzahl|code postal|cep|индекс|posta kodu|kod pocztowy|الرمز البريدي',
  latitude: 'lat|latitud|latitudine|breitengrad|широта|enlem|szerokosc geograficzna|خط العرض',
  longitude: 'lon|lng|long|longitud|longitudine|langengrad|долгота|boylam|dlugosc geograficzna|خط الطول',
  show_address: 'address visible|mostrar direccion',
  bedrooms:
    'beds|bedroom|dormitorios|habitaciones|camere|camere da letto|schlafzimmer|chambres|quartos|slaapkamers|спальни|yatak odasi|yatak odasi sayisi|sypialnie|liczba sypialni|غرف النوم|عدد غرف النوم',
  bedrooms_max: 'bedrooms to|beds to|max bedrooms|dormitorios hasta|schlafzimmer bis',
  bathrooms:
    'baths|bathroom|banos|bagni|badezimmer|salles de bain|banheiros|badkamers|санузлы|banyo|banyo sayisi|lazienki|liczba lazienek|الحمامات|عدد الحمامات|دورات المياه',
  suites: 'ensuites|en suites|suites count|numero de suites',
  rooms:
    'total rooms|number of rooms|estancias|locali|vani|zimmer|pieces|комнаты|количество комнат|pokoje|liczba pokoi|oda sayisi|kamers|عدد الغرف|الغرف',
  living_area:
    'area|size|floor area|living space|surface|superficie|superficie util|metros|m2|wohnflache|surface habitable|area util|woonoppervlakte|площадь|общая площадь|mq|metri quadri|metri quadrati|powierzchnia|metrekare|net metrekare|m2 net|net m2|metraz|powierzchnia uzytkowa|المساحة|مساحة',
  living_area_max: 'area to|living area to|size to|superficie hasta|wohnflache bis',
  built_area:
    'built|built surface|superficie construida|metros construidos|area construida|gross area|m2 construidos|m construidos|brut m2|m2 brut|brut metrekare|powierzchnia calkowita|مساحة البناء',
  built_area_max: 'built area to|superficie construida hasta',
  plot_area:
    'plot|land area|lot size|plot size|superficie parcela|parcela|grundstucksflache|terrain|superficie terreno|area do terreno|perceel|площадь участка|arsa alani|arsa metrekare|powierzchnia dzialki|مساحة الأرض|مساحة القطعة',
  plot_area_max: 'plot area to|plot to|parcela hasta|grundstucksflache bis',
  area_unit: 'unit of area|size unit|unidad|unita|flacheneinheit|единица',
  floor: 'floor number|planta|piso numero|piano|etage|andar|этаж|bulundugu kat|kat|pietro|الطابق|الدور',
  floors:
    'floors total|number of floors|plantas|piani|etagen|andares|этажность|этажей|kat sayisi|toplam kat|liczba pieter|عدد الطوابق|عدد الأدوار',
  year_built:
    'year|construction year|built year|ano de construccion|anno|baujahr|annee de construction|ano de construcao|год постройки|yapim yili|insaat yili|rok budowy|سنة البناء',
  condition:
    'estado de conservacion|stato immobile|zustand|etat|conservacao|состояние|ремонт|stan|stan nieruchomosci|yapinin durumu|حالة العقار',
  energy_class:
    'energy rating|epc|certificado energetico|classe energetica|energieklasse|dpe|energieeffizienzklasse|enerji sinifi|klasa energetyczna|فئة الطاقة',
  energy_kwh: 'energy consumption|consumo energetico|energiekennwert|kwh m2',
  emissions_class: 'co2 class|emissions|emisiones|classe co2|ges|co2 klasse',
  emissions_kg: 'co2|co2 kg m2|emissions kg m2',
  energy_valid_until: 'certificate valid until|energieausweis gultig bis|valido hasta|valable jusqu au',
  energy_basis: 'energy certificate kind|ausweisart',
  sold_price: 'close price|closing price|precio de venta final|verkaufspreis',
  sold_on: 'sold date|close date|date sold|fecha de venta|verkauft am',
  open_houses:
    'open house|open house times|inspections|inspection times|puertas abiertas|besichtigungstermine',
  auction: 'auction date|auction time|subasta|versteigerung|asta',
  expires_at: 'expires|expiry|expiration date|valid until|fecha de caducidad|gultig bis|scadenza',
  parking_spaces:
    'parking places|garages|plazas de garaje|posti auto|stellplatze|vagas|парковочные места|otopark sayisi|miejsca parkingowe|مواقف السيارات|عدد المواقف',
  furnished:
    'is furnished|amueblado|arredato|mobliert|meuble|mobiliado|мебель|esyali|umeblowane|مفروش|مفروشة',
  new_build: 'is new|new|obra nueva|neubau|nuova costruzione|neuf|новостройка',
  available_from:
    'available|disponible desde|disponibile dal|verfugbar ab|disponible a partir|свободна с|musaitlik tarihi|dostepne od|متاح من',
  listed_at:
    'date listed|listed|published|fecha de alta|data inserimento|дата размещения|ilan tarihi|data dodania|تاريخ الإعلان|تاريخ النشر',
  updated_at:
    'updated|last update|last updated|modified|date modified|fecha de actualizacion|geandert am|дата обновления|guncelleme tarihi|data aktualizacji|تاريخ التحديث',
  title:
    'headline|name|titulo|titolo|titel|titre|заголовок|название|baslik|ilan basligi|tytul|العنوان الرئيسي|عنوان الإعلان',
  description:
    'text|remarks|descripcion|descrizione|beschreibung|description fr|descricao|omschrijving|описание|aciklama|ilan aciklamasi|opis|الوصف',
  language: 'lang|idioma|lingua|sprache|langue|язык|dil|jezyk|اللغة',
  features:
    'amenities|feature|caracteristicas|extras|caratteristiche|ausstattung|equipements|comodidades|удобства|ozellikler|udogodnienia|المميزات|المرافق',
  pictures:
    'picture|images|image|image url|image urls|photos|photo|photo url|picture url|fotos|foto|bilder|immagini|imagens|фото|фотографии|resim|resimler|fotograf|fotograflar|zdjecie|zdjecia|صورة|صور|الصور',
  floor_plans:
    'floor plan|plans|planos|grundriss|grundrisse|planimetria|plantas imagen|планировка|kat plani|plan mieszkania|rzut|مخطط الطابق',
  video: 'video url|videos|видео',
  tour: 'virtual tour|virtual tour url|tour url|360|visita virtual|rundgang',
  url: 'link|web|website|listing url|enlace|ссылка|ilan linki|baglanti|adres www|الرابط',
  agent:
    'agents|agent name|contact name|agente|ansprechpartner|агент|danisman|emlak danismani|agent nieruchomosci|doradca|الوكيل|الوسيط',
} as const

export type Field = keyof typeof headings

export const fields = Object.keys(headings) as Field[]

const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')

const fieldOf = new Map<string, Field>(
  Object.entries(headings).flatMap(([field, list]) =>
    [field, ...list.split('|')].map((heading) => [bare(heading), field as Field] as const),
  ),
)

const spoken = /^(title|description)[ _-]([a-z]{2})$/i

/**
 * The field of a heading: `title_es` keeps its language, `photo 3` is one
 * of the pictures; null when nobody knows it.
 */
export function fieldOfHeading(heading: string): string | null {
  const [, text, language] = spoken.exec(heading.trim()) ?? []
  if (text && language) return `${text.toLowerCase()}_${language.toLowerCase()}`
  const whole = bare(heading)
  return fieldOf.get(whole) ?? fieldOf.get(whole.replace(/\d{1,3}$/, '')) ?? null
}

/** Headings that are the unit themselves. */
const units: Readonly<Record<string, readonly [field: Field, unit: string]>> = {
  sqft: ['living_area', 'sq ft'],
  sqfeet: ['living_area', 'sq ft'],
  squarefeet: ['living_area', 'sq ft'],
  squarefootage: ['living_area', 'sq ft'],
  areasqft: ['living_area', 'sq ft'],
  sizesqft: ['living_area', 'sq ft'],
  floorareasqft: ['living_area', 'sq ft'],
  livingareasqft: ['living_area', 'sq ft'],
  builtareasqft: ['built_area', 'sq ft'],
  plotsqft: ['plot_area', 'sq ft'],
  plotsizesqft: ['plot_area', 'sq ft'],
  lotsizesqft: ['plot_area', 'sq ft'],
  acres: ['plot_area', 'acres'],
  acreage: ['plot_area', 'acres'],
  plotacres: ['plot_area', 'acres'],
  lotsizeacres: ['plot_area', 'acres'],
  hectares: ['plot_area', 'ha'],
  hectareas: ['plot_area', 'ha'],
  hectare: ['plot_area', 'ha'],
}

/** The field and the unit of a heading such as `Sq Ft`; null for others. */
export const unitOfHeading = (heading: string): readonly [field: Field, unit: string] | null =>
  units[bare(heading)] ?? null

const own = new Set<string>(fields.map(bare))

/** Whether this is the name of a field as Meridian itself writes it, as `living_area` or `livingArea`. */
export const isOwnName = (name: string): boolean => own.has(bare(name))

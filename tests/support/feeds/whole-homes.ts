/** tests: one whole home in each format, of which a test says otherwise what it is about. */
import { kyeroFile, kyeroHome } from '../feed-files.ts'

/** Elements by their names; one that is said as null is left out, one that is a list stands several times. */
export type Fields = Record<string, string | string[] | null>

export const tags = (fields: Fields): string =>
  Object.entries(fields)
    .flatMap(([name, said]) => [said].flat().map((value) => [name, value] as const))
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `<${name}>${value}</${name.split(' ')[0]}>`)
    .join('\n')

export const xml = (content: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${content}\n`

export const kyero = (fields: Record<string, string> = {}): string => kyeroFile([kyeroHome(1, fields)])

export const zillow = ({ price = '649000', ...fields }: Fields & { price?: string } = {}): string => {
  const basics = {
    PropertyType: 'Condo',
    Description: 'Two bedrooms above the market.',
    Bedrooms: '2',
    FullBathrooms: '1',
    LivingArea: '1,000',
    ...fields,
  }
  return xml(`<Listings><Listing>
<Location><StreetAddress>12 Cedar Street</StreetAddress><City>Seattle</City><State>WA</State><Zip>98101</Zip><Lat>47.6097</Lat><Long>-122.3331</Long><DisplayAddress>Yes</DisplayAddress></Location>
<ListingDetails><Status>Active</Status><Price>${price}</Price><ProviderListingId>P-1</ProviderListingId></ListingDetails>
<BasicDetails>${tags(basics)}</BasicDetails>
<Pictures><Picture><PictureUrl>https://pictures.example/1.jpg</PictureUrl></Picture></Pictures>
</Listing></Listings>`)
}

export const trovit = (fields: Fields = {}): string =>
  xml(
    `<trovit><ad>${tags({
      id: 'A-1',
      title: 'Bright flat by the river',
      type: 'For rent',
      content: 'Two rooms and a balcony.',
      'price period="monthly" currency="EUR"': '900',
      property_type: 'Apartment',
      'floor_area unit="meters"': '64',
      rooms: '2',
      bathrooms: '1',
      city: 'Sevilla',
      country: 'Spain',
      latitude: '37.3886',
      longitude: '-5.9823',
      pictures: '<picture><picture_url>https://pictures.example/1.jpg</picture_url></picture>',
      ...fields,
    })}</ad></trovit>`,
  )

export const propertyFinder = (fields: Fields = {}): string =>
  xml(
    `<list last_update="2025-06-01 10:00:00" listing_count="1"><property last_update="2025-05-30 09:15:00">${tags(
      {
        reference_number: 'PF-1',
        offering_type: 'RR',
        property_type: 'AP',
        price: '<yearly>95000</yearly>',
        city: 'Dubai',
        community: 'Dubai Marina',
        title_en: 'Bright flat',
        description_en: 'Two rooms by the water.',
        size: '1000',
        bedroom: '2',
        bathroom: '2',
        geopoints: '55.1390,25.0800',
        photo: '<url>https://pictures.example/1.jpg</url>',
        ...fields,
      },
    )}</property></list>`,
  )

export const bayut = (fields: Fields = {}): string =>
  xml(
    `<Properties><Property>${tags({
      Property_Ref_No: 'B-1',
      Property_Status: 'live',
      Property_purpose: 'Rent',
      Property_Type: 'Apartment',
      Property_Size: '800',
      Property_Size_Unit: 'SQFT',
      Bedrooms: '1',
      Bathrooms: '1',
      Property_Title: 'Flat by the park',
      Property_Description: 'One bedroom.',
      Price: '60000',
      Rent_Frequency: 'Yearly',
      City: 'Dubai',
      Locality: 'Al Barsha',
      Images: '<Image>https://pictures.example/1.jpg</Image>',
      ...fields,
    })}</Property></Properties>`,
  )

export const yandex = (fields: Fields = {}): string =>
  xml(
    `<realty-feed xmlns="http://webmaster.yandex.ru/schemas/feed/realty/2010-06"><generation-date>2025-06-01T10:00:00+03:00</generation-date><offer internal-id="Y-1">${tags(
      {
        type: 'продажа',
        'property-type': 'жилая',
        category: 'квартира',
        'creation-date': '2025-05-01T10:00:00+03:00',
        location:
          '<country>Россия</country><locality-name>Москва</locality-name><latitude>55.7558</latitude><longitude>37.6173</longitude>',
        price: '<value>12500000</value><currency>RUR</currency>',
        area: '<value>54.5</value><unit>кв. м</unit>',
        rooms: '2',
        description: 'Светлая квартира.',
        image: 'https://pictures.example/1.jpg',
        ...fields,
      },
    )}</offer></realty-feed>`,
  )

export const vrsync = ({ details = {}, ...fields }: { details?: Fields } & Record<string, unknown> = {}) =>
  xml(
    `<ListingDataFeed xmlns="http://www.vivareal.com/schemas/1.0/VRSync"><Header><Provider>Example</Provider><PublishDate>2025-06-01T10:00:00</PublishDate></Header><Listings><Listing>${tags(
      {
        ListingID: 'V-1',
        Title: 'Apartamento claro',
        TransactionType: 'For Sale',
        ...(fields as Fields),
        Location:
          '<Country abbreviation="BR">Brasil</Country><State abbreviation="SP">São Paulo</State><City>Campinas</City><Neighborhood>Centro</Neighborhood><Latitude>-22.9056</Latitude><Longitude>-47.0608</Longitude>',
        Details: tags({
          UsageType: 'Residential',
          PropertyType: 'Residential / Apartment',
          Description: 'Dois quartos.',
          'ListPrice currency="BRL"': '350000',
          'LivingArea unit="square metres"': '64',
          Bedrooms: '2',
          Bathrooms: '1',
          ...details,
        }),
        Media: '<Item medium="image">https://pictures.example/1.jpg</Item>',
      },
    )}</Listing></Listings></ListingDataFeed>`,
  )

export const reaxml = (fields: Fields = {}, kind = 'residential'): string =>
  xml(
    `<propertyList date="2025-02-15-11:03:51"><${kind} modTime="2025-02-14-09:00:00" status="current">${tags({
      agentID: 'OFFICE',
      uniqueID: 'R-1',
      'price display="yes"': '950000',
      'address display="yes"':
        '<streetNumber>12</streetNumber><street>Harbour Lane</street><suburb>Manly</suburb><state>NSW</state><postcode>2095</postcode><country>AUS</country>',
      'category name="House"': '',
      headline: 'Steps from the ferry',
      description: 'Three bedrooms and a garden.',
      features: '<bedrooms>3</bedrooms><bathrooms>1</bathrooms>',
      images: '<img id="m" url="https://pictures.example/1.jpg"/>',
      ...fields,
    })}</${kind}></propertyList>`,
  )

export const openImmo = (fields: Fields = {}): string =>
  xml(
    `<openimmo><uebertragung umfang="VOLL" version="1.2.7"/><anbieter><immobilie>${tags({
      objektkategorie:
        '<nutzungsart WOHNEN="1"/><vermarktungsart KAUF="1"/><objektart><wohnung wohnungtyp="ETAGE"/></objektart>',
      geo: '<plz>80331</plz><ort>München</ort><geokoordinaten breitengrad="48.137" laengengrad="11.575"/><land iso_land="DEU"/>',
      preise: '<kaufpreis>450000</kaufpreis><waehrung iso_waehrung="EUR"/>',
      flaechen: '<wohnflaeche>84</wohnflaeche><anzahl_zimmer>3</anzahl_zimmer>',
      freitexte:
        '<objekttitel>Helle Wohnung</objekttitel><objektbeschreibung>Drei Zimmer.</objektbeschreibung>',
      anhaenge:
        '<anhang location="REMOTE" gruppe="BILD"><daten><pfad>https://pictures.example/1.jpg</pfad></daten></anhang>',
      verwaltung_techn: '<openimmo_obid>O-1</openimmo_obid><objektnr_extern>O-1</objektnr_extern>',
      ...fields,
    })}</immobilie></anbieter></openimmo>`,
  )

export const inmovilla = (fields: Fields = {}): string =>
  xml(
    `<propiedades><propiedad>${tags({
      id: '101',
      numagencia: '77',
      ref: 'CH-1',
      accion: 'Vender',
      tipo_ofer: 'Piso',
      precioinmo: '185000',
      provincia: 'Málaga',
      ciudad: 'Nerja',
      latitud: '36.7456',
      altitud: '-3.8744',
      m_cons: '90',
      habitaciones: '3',
      banyos: '2',
      titulo1: 'Piso con vistas',
      descrip1: 'Tres dormitorios.',
      foto1: 'https://pictures.example/1.jpg',
      ...fields,
    })}</propiedad></propiedades>`,
  )

const reso = (fields: Record<string, unknown> = {}): string =>
  JSON.stringify({
    '@odata.context': 'https://api.example/odata/$metadata#Property',
    value: [
      {
        ListingKey: '1',
        StandardStatus: 'Active',
        PropertyType: 'Residential',
        PropertySubType: 'Single Family Residence',
        ListPrice: 750_000,
        City: 'Bend',
        StateOrProvince: 'OR',
        Country: 'US',
        Latitude: 44.0582,
        Longitude: -121.3153,
        BedroomsTotal: 3,
        LivingArea: 2_000,
        LivingAreaUnits: 'Square Feet',
        PublicRemarks: 'Three bedrooms by the river.',
        Media: [{ MediaURL: 'https://pictures.example/1.jpg', Order: 1 }],
        ...fields,
      },
    ],
  })

const ownJson = (fields: Record<string, unknown> = {}): string =>
  JSON.stringify([
    {
      id: '1',
      purpose: 'sale',
      type: 'house',
      price: 250_000,
      currency: 'EUR',
      country: 'PT',
      city: 'Tavira',
      latitude: 37.1272,
      longitude: -7.6483,
      bedrooms: 2,
      living_area: 90,
      description: 'Two bedrooms by the river.',
      language: 'en',
      pictures: ['https://pictures.example/1.jpg'],
      ...fields,
    },
  ])

export const json = { reso, own: ownJson }

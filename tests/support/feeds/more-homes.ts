/** tests: one whole home in each further format, of which a test says otherwise what it is about. */
import { tags, xml, type Fields } from './whole-homes.ts'

export const immobiliare = (fields: Fields = {}): string =>
  xml(
    `<feed xmlns="http://feed.immobiliare.it"><version>2.8</version><properties><property operation="write">${tags(
      {
        'unique-id': 'I-1',
        'date-updated': '2026-01-01T10:00:00',
        'transaction-type': 'R',
        'building map="Residenziale/Appartamento/Attico"': '',
        location:
          '<country-code>IT</country-code><city>Torino</city><locality><latitude>45.07</latitude><longitude>7.68</longitude></locality>',
        features:
          '<rooms>2</rooms><size unit="m2">65</size><price currency="EUR">1200</price><descriptions><description language="it"><content>Due locali.</content></description></descriptions>',
        pictures: '<picture-url>https://pictures.example/1.jpg</picture-url>',
        ...fields,
      },
    )}</property></properties></feed>`,
  )

export const cian = (terms = '', fields: Fields = {}): string =>
  xml(
    `<feed><feed_version>2</feed_version><object>${tags({
      Category: 'flatRent',
      ExternalId: 'C-1',
      Description: 'Светлая квартира.',
      Address: 'Москва, улица Примерная, 5',
      Coordinates: '<Lat>55.7558</Lat><Lng>37.6173</Lng>',
      FlatRoomsCount: '2',
      TotalArea: '54.5',
      BargainTerms: `<Price>95000</Price><Currency>rur</Currency>${terms}`,
      Photos: '<PhotoSchema><FullUrl>https://pictures.example/1.jpg</FullUrl></PhotoSchema>',
      ...fields,
    })}</object></feed>`,
  )

export const avito = (fields: Fields = {}): string =>
  xml(
    `<Ads formatVersion="3" target="Avito.ru"><Ad>${tags({
      Id: 'A-1',
      Category: 'Квартиры',
      OperationType: 'Сдам',
      LeaseType: 'На длительный срок',
      Price: '45000',
      Address: 'Казань, улица Примерная, 5',
      Latitude: '55.79',
      Longitude: '49.11',
      Rooms: '2',
      Square: '54.5',
      Description: 'Светлая квартира.',
      Images: '<Image url="https://pictures.example/1.jpg"/>',
      ...fields,
    })}</Ad></Ads>`,
  )

export const blm = (version: string, postcode = 'BA1^1AA'): string =>
  [
    `#HEADER#\nVersion : ${version}\nEOF : '^'\nEOR : '~'\nProperty Count : 1\n\n#DEFINITION#`,
    'AGENT_REF^ADDRESS_1^TOWN^POSTCODE1^POSTCODE2^DESCRIPTION^BEDROOMS^PRICE^PROP_SUB_ID^TRANS_TYPE_ID^PUBLISHED_FLAG^MEDIA_IMAGE_00^~',
    `#DATA#\n7_1^1 Example Close^Bath^${postcode}^A flat.^2^200000^8^1^1^https://pictures.example/1.jpg^~\n#END#\n`,
  ].join('\n')

export const idealista = (features: object = {}, operation: object = {}): string =>
  JSON.stringify({
    customerCode: 'ilc1',
    customerCountry: 'Spain',
    customerProperties: [
      {
        propertyCode: '1',
        propertyReference: 'R1',
        propertyVisibility: 'idealista',
        propertyOperation: { operationType: 'rent', operationPrice: 1_350, ...operation },
        propertyAddress: {
          addressVisibility: 'street',
          addressTown: 'Madrid',
          addressCountry: 'Spain',
          addressCoordinatesLatitude: 40.4168,
          addressCoordinatesLongitude: -3.7038,
        },
        propertyFeatures: { featuresType: 'flat', featuresAreaConstructed: 80, ...features },
        propertyDescriptions: [{ descriptionLanguage: 'spanish', descriptionText: 'Piso.' }],
        propertyImages: [{ imageOrder: 1, imageUrl: 'https://pictures.example/1.jpg' }],
      },
    ],
  })

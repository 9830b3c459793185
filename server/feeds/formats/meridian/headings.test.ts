/**
 * feeds: tables as offices keep them in Turkish, Polish and Arabic: headings
 * and words are read, none is told as unknown.
 */
import { expect, it } from 'vitest'
import { codesOf, fileOf, readFeed } from '#tests/support/feeds.ts'

it('Turkish, with letters that have no plain form', async () => {
  const read = await readFeed(
    fileOf(
      'İlan No;Satılık Kiralık;Emlak Tipi;Fiyat;Para Birimi;Ülke;İl;İlçe;Mahalle;Yatak Odası Sayısı;Banyo Sayısı;Net m²;Bulunduğu Kat;Yapım Yılı;Açıklama\n' +
        'A-17;Satılık;Daire;4.500.000;TRY;TR;İstanbul;Kadıköy;Moda;3;2;120;4;2015;Deniz manzaralı daire, yenilenmiş.\n',
    ),
  )
  expect(codesOf(read)).not.toContain('field.noPlace')
  expect(codesOf(read)).not.toContain('type.unknown')
  expect(read.homes).toMatchObject([
    {
      publicRef: 'A-17',
      type: 'apartment',
      bedrooms: 3,
      bathrooms: 2,
      floorLabel: '4',
      yearBuilt: 2015,
      place: {
        country: 'TR',
        admin1: 'İstanbul',
        locality: 'Kadıköy',
        district: 'Moda',
      },
      areas: [{ kind: 'living', valueM2: 120 }],
      offers: [{ purpose: 'sale', amountMinor: 450_000_000, currency: 'TRY' }],
    },
  ])
})

it('Polish', async () => {
  const read = await readFeed(
    fileOf(
      'Numer oferty;Rodzaj transakcji;Rodzaj nieruchomości;Cena;Waluta;Kraj;Województwo;Miasto;Dzielnica;Liczba sypialni;Liczba łazienek;Powierzchnia użytkowa;Piętro;Rok budowy;Opis\n' +
        'PL-3;Sprzedaż;Mieszkanie;850000;PLN;PL;Małopolskie;Kraków;Kazimierz;2;1;64,5;3;1998;Jasne mieszkanie przy parku.\n',
    ),
  )
  expect(codesOf(read)).not.toContain('field.noPlace')
  expect(read.homes).toMatchObject([
    {
      publicRef: 'PL-3',
      type: 'apartment',
      bedrooms: 2,
      bathrooms: 1,
      yearBuilt: 1998,
      place: {
        admin1: 'Małopolskie',
        locality: 'Kraków',
        district: 'Kazimierz',
      },
      areas: [{ kind: 'living', valueM2: 64.5 }],
    },
  ])
})

it('Arabic', async () => {
  const read = await readFeed(
    fileOf(
      'الرقم المرجعي,الغرض,نوع العقار,السعر,العملة,الدولة,المدينة,الحي,غرف النوم,الحمامات,المساحة,الوصف\n' +
        'DX-9,للبيع,شقة,1500000,AED,AE,دبي,المرسى,2,2,110,شقة مطلة على البحر مع موقف.\n',
    ),
  )
  expect(codesOf(read)).not.toContain('field.noPlace')
  expect(read.homes).toMatchObject([
    {
      publicRef: 'DX-9',
      type: 'apartment',
      bedrooms: 2,
      bathrooms: 2,
      place: { country: 'AE', locality: 'دبي', district: 'المرسى' },
      areas: [{ valueM2: 110 }],
      offers: [{ purpose: 'sale', amountMinor: 150_000_000, currency: 'AED' }],
    },
  ])
})

/** feeds: addresses as one line in Russian: from the large to the small, with commas between. */

export type RussianAddress = { admin1: string | null; locality: string | null; street: string | null }

const country = /^(россия|рф|российская федерация)$/i
const region = /(область|край|республика|автономный округ|обл\.?$|округ$)/i
const district = /(район|р-н|городской округ|поселение|мкр|микрорайон)/i
const street =
  /(^|\s)(ул|улица|пр-т|просп|проспект|пер|переулок|ш|шоссе|наб|набережная|пл|площадь|бульвар|б-р|проезд|аллея|тупик)(\.|\s|$)/i
const settlement = /^(г|гор|город|д|дер|деревня|пос|посёлок|поселок|пгт|с|село|ст-ца|станица|снт|кп)\.?\s+/i

/** `Московская область, г. Химки, ул. Мира, 5` → its region, its town and its street. */
export function readRussianAddress(line: string | null): RussianAddress {
  const parts = (line ?? '')
    .split(',')
    .slice(0, 10)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !country.test(part))
  const isPlace = (part: string) => !street.test(part) && !district.test(part) && !/^\d/.test(part)
  const admin1 = parts.find((part) => region.test(part)) ?? null
  const towns = parts.filter((part) => isPlace(part) && part !== admin1 && !region.test(part))
  const named = towns.find((part) => settlement.test(part)) ?? towns[0] ?? null
  return {
    admin1,
    locality: named?.replace(settlement, '') ?? null,
    street: parts.find((part) => street.test(part)) ?? null,
  }
}

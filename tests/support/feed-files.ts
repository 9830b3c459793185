/** tests: Kyero files written on the spot. */

/** A Kyero file with these homes; `generated` makes two files differ although their homes do not. */
export const kyeroFile = (homes: string[], generated = '1'): string =>
  `<?xml version="1.0"?>\n<root><kyero><feed_version>3</feed_version><feed_generated>${generated}</feed_generated></kyero>\n${homes.join('\n')}\n</root>`

/** One home at Nerja that lacks nothing. */
export const kyeroHome = (id: number, fields: Record<string, string> = {}): string => {
  const all: Record<string, string> = {
    id: String(id),
    ref: `R${id}`,
    price: '250000',
    currency: 'EUR',
    price_freq: 'sale',
    type: 'villa',
    town: 'Nerja',
    province: 'Málaga',
    country: 'spain',
    beds: '3',
    location: `<latitude>36.7${id % 10}</latitude><longitude>-3.8${id % 10}</longitude>`,
    desc: '<en>A quiet house above the bay.</en>',
    images: `<image id="1"><url>https://pictures.example/${id}.jpg</url></image>`,
    ...fields,
  }
  return `<property>${Object.entries(all)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('')}</property>`
}

export const kyeroHomes = (...ids: number[]): string[] => ids.map((id) => kyeroHome(id))

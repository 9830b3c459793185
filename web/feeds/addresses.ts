/** web/feeds: addresses of the agents' feed pages. */
const base = '/agent/property-manager/xml-listing'

/** The feed doctor, with this feed open. */
export const feedsAddress = (feedId: string | null): string => (feedId ? `${base}?feed=${feedId}` : base)

/** The settings of a feed; `at` is the field it begins with. */
export const settingsAddress = (feedId: string, at?: string): string =>
  `${base}/${feedId}${at ? `#${at}` : ''}`

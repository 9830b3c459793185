/**
 * web/saved/offline: asks, without holding anything up, that what is
 * saved can be read without a network one day.
 */
export const cacheForLater = (): void =>
  void import('./cache-homes.ts').then(({ cacheHomes }) => cacheHomes()).catch(() => undefined)

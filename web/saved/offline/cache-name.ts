/**
 * web/saved/offline: what the caches of saved homes are called, for whoever only asks whether there are any.
 */

const nameBegins = 'meridian-homes-'

export const nameOf = (userId: string): string => `${nameBegins}${userId}`

export const isCacheName = (name: string): boolean => name.startsWith(nameBegins)

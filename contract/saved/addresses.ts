/** contract: addresses of what is kept, without the parser. */

/** Where the bytes of a file of one's own are; asked with the bearer token. */
export const dossierFileAddress = (file: string): string => `/api/meridian/saved/files/${file}`

/** platform: the tables as types; written by `npm run db:types`, never by hand. */

export interface DB {}

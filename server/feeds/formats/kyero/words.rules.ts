/** feeds: words that stand in Kyero files where the format has a flag. */

/** Whose the pool is. */
export const ownPool = /^(?:private|priv[eé]e?|privad[ao]|privat|privato|propia|own)(?: pool)?$/i
export const sharedPool =
  /^(?:common|communal|community|comunitaria|comunit[aá]ri[ao]|shared|gemeinschaftlich)(?: pool)?$/i

/** feeds: what programs call the list of homes in a JSON file, and what they wrap it in. */

/** Where the homes of a JSON file may stand; a list without any name around it will do. */
const names: readonly string[] =
  'listings homes properties items results data records rows list estates objects property listing'.split(' ')
export const lists: readonly string[] = [
  ...names,
  ...[
    'data',
    'result',
    'results',
    'response',
    'payload',
    'body',
    'content',
    'feed',
    'export',
    'root',
  ].flatMap((around) => names.map((name) => `${around}/${name}`)),
  '',
]

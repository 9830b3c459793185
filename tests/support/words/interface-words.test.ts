/**
 * tests: what counts as a text that people read, and what does not; a
 * text that is overlooked is never translated.
 */
import { expect, test } from 'vitest'
import { daysAgo } from '#web/platform/formats/dates.ts'
import { saidIn, wordsIn } from './interface-words.ts'
import { agoTexts } from './texts-of.ts'

const inPage = (code: string) => wordsIn('page.tsx', code)

test.each([
  ['words of an element, one small word too', '<p>about</p>', ['about']],
  ['pieces side by side are one text', '<p>{count} homes in {place}</p>', ['{#} homes in {}']],
  ['elements part texts', '<p>Since <b>today</b> only</p>', ['Since', 'only', 'today']],
  ['signs of HTML', '<p>Your site&rsquo;s rules</p>', ['Your site’s rules']],
  ['either of two', '<p>Show {one ? "it" : "them"} again</p>', ['Show it again', 'Show them again']],
  ['what may be missing', '<p>Price{per && ` ${per}`} since</p>', ['Price since', 'Price {} since']],
  [
    'plurals',
    '<p>See all {format.plural(n, "entry", "entries")}</p>',
    ['See all {#} entry', 'See all {#} entries'],
  ],
  [
    'attributes that are read, of any element',
    '<img alt="A lift" aria-label="plan" src="Some file.png" />',
    ['A lift', 'plan'],
  ],
  ['props of parts', '<Field label="Your name" name="email" className="wide field" />', ['Your name']],
  [
    'handlers inside of what browsers are told',
    'on.addEventListener("load it", () => toast("It is there."))',
    ['It is there.'],
  ],
  ['what is put together', 'const say = (n: number) => "Page " + n', ['Page {}']],
  [
    'constants of the sentence',
    'const by = a ? "you" : "us"; say(`Written by ${by} today`)',
    ['Written by you today', 'Written by us today'],
  ],
  ['words that a point parts', '<p>Map · Natural Earth</p>', ['Map', 'Natural Earth']],
  ['a small word in a table of words', 'const statusWords = { open: "open", kind: "wait" }', ['open']],
  ['a small word that is marked', 'f(/* translate="yes" */ "now")', ['now']],
])('%s', (_, code, texts) => {
  expect(inPage(code).toSorted()).toEqual([...texts].toSorted())
})

test.each([
  ['words left as they are', '<p translate="no">Kim Example</p>'],
  ['names and code', '<p><bdi>Deal Town</bdi><code>npm start</code></p>'],
  ['another language', '<p lang="fr">Bel appartement</p>'],
  ['what is marked', '// Each in its own: translate="no"\nconst offer = { de: "Ja, bitte" }'],
  ['comparisons, cases and keys', 'switch (a) { case "This one": b["That one"] = a === "No one" }'],
  ['types, imports and errors', 'import "Some thing"; type A = "One thing"; throw new Error("Not here")'],
  ['paths, codes and units', 'f("/og/{}.png", "en-GB", "EUR USD", `${n}px`, "AT BE CY", "camelCase")'],
  ['names of what links lead to', 'const source = { name: "Some Office", url: "https://x.example" }'],
])('not %s', (_, code) => {
  expect(inPage(code)).toEqual([])
})

test('of the server only what it says to people', () => {
  const code = `
    log.warn('Nobody reads this');
    const mail = { subject: say\`Dear \${name}, \${known('hello')} and
      welcome\` };
    const odd = homeFinding('amber', '{0} home too far', '{0} homes too far', 'Please look.')
    return { message: 'It is saved.', hidden: 'Not this' }`
  expect(saidIn('mail.ts', code)).toEqual([
    'Dear {}, {} and welcome',
    '{0} home too far',
    '{0} homes too far',
    'Please look.',
    'It is saved.',
  ])
})

test('what `ago` can say is what dates say', () => {
  const said = [0, 1, 9, 90, 900].map((days) => daysAgo(days).replace(/\d+/, '{#}'))
  expect(said).toEqual(agoTexts)
})

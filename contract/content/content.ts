/** contract: what Meridian says about itself and the world, and the calls that read it. */
import { z } from 'zod'
import { countryCode, currencyCode, money } from '../vocabulary/common.ts'
import { picture, type Picture } from '../vocabulary/media.ts'
import {
  drawings,
  faqCategories,
  newsTopics,
  proseTags,
  residenceStates,
  residenceTypes,
  type ProseTag,
} from './content-codes.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Refusals } from '../http/errors.ts'

export const contentErrors = {
  'content.notFound': { status: 404, message: 'There is no such page.' },
} as const satisfies Refusals

/**
 * Text as a tree of few elements, so that whoever shows it never handles markup. Links lead into Meridian or
 * to https; a figure has a picture, and its children are the caption.
 */
export type Prose =
  | string
  | { tag: ProseTag; href?: string | undefined; picture?: Picture | undefined; children: Prose[] }
export const prose: z.ZodType<Prose> = z.lazy(() =>
  z.union([
    z.string(),
    z.object({
      tag: z.enum(proseTags),
      href: z.string().optional(),
      picture: picture.optional(),
      children: z.array(prose),
    }),
  ]),
)

export const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Small letters, digits and hyphens')
const source = z.object({
  title: z.string().min(1, 'Please say what it is called').max(200, 'Please use at most 200 characters'),
  url: z.url({ protocol: /^https$/, error: 'An address that begins with https://' }),
})
export type Source = z.infer<typeof source>
const instantClock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please choose an hour')

/** A place of Meridian's team, with its clock. */
const office = z.object({
  city: z.string(),
  country: countryCode,
  timeZone: z.string(),
  phone: z.string(),
  opens: instantClock,
  closes: instantClock,
  languages: z.array(z.string()),
})
export type Office = z.infer<typeof office>

const plan = z.object({
  name: z.string(),
  forWhom: z.string(),
  price: z.string(),
  points: z.array(z.string()),
})

const seconds = 'From 2 to 30 seconds'
const shade = (most: 4 | 5) => {
  const words = most === 5 ? 'A whole number from 0 to 5' : 'A whole number from 0 to 4'
  return z.int(words).min(0, words).max(most, words)
}

/** What only some kinds have; what a kind does not know is kept and not shown. */
export const contentDetails = {
  page: z.object({ offices: z.array(office).optional(), plans: z.array(plan).optional() }),
  faq: z.object({ category: z.enum(faqCategories) }),
  news: z.object({
    date: z.iso.date('Please choose a day'),
    topic: z.enum(newsTopics),
    country: countryCode.nullable(),
    drawing: z.enum(drawings),
    sources: z.array(source),
  }),
  film: z.object({
    scenes: z
      .array(
        z.object({
          drawing: z.enum(drawings),
          words: z.string(),
          seconds: z.number(seconds).min(2, seconds).max(30, seconds),
        }),
      )
      .min(1, 'Please give at least one scene'),
  }),
  person: z.object({
    role: z.string(),
    based: z.string(),
    languages: z.array(z.string()),
    portrait: z.object({
      skin: shade(5),
      hair: shade(5),
      style: z.enum(['short', 'bob', 'bun', 'curls', 'bald', 'long', 'scarf', 'turban']),
      coat: shade(4),
      extra: z.enum(['none', 'glasses', 'beard', 'earrings', 'moustache']),
    }),
  }),
  residence: z.object({
    country: countryCode,
    state: z.enum(residenceStates),
    leadsTo: z.string(),
    stay: z.string(),
    asOf: z.iso.date('Please choose a day'),
    routes: z.array(z.object({ type: z.enum(residenceTypes), minimum: money.nullable(), rule: z.string() })),
    sources: z.array(source).min(1, 'Please name a source'),
  }),
  service: z.object({ drawing: z.enum(drawings), steps: z.array(z.string()) }),
  guide: z.object({
    country: countryCode.nullable(),
    asOf: z.iso.date('Please choose a day'),
    drawing: z.enum(drawings),
    sources: z.array(source),
  }),
  /** Its name in addresses is the code of its country. */
  market: z.object({}),
  /** The built-in sentences that the paragraphs of its text stand for, in their order. */
  mail: z.object({ sentences: z.array(z.string()).optional() }),
} as const
export type Portrait = z.infer<typeof contentDetails.person>['portrait']

/** What every item says. `intro` stands before the first heading. */
const text = {
  slug,
  title: z.string(),
  description: z.string(),
  intro: z.array(prose),
  updatedOn: z.iso.date(),
}
export const section = z.object({ id: z.string(), title: z.string(), prose: z.array(prose) })
export type Section = z.infer<typeof section>

/** Besides English: those in which people wrote all of its text. */
const languages = z.array(z.string())

export const page = z.object({ ...text, languages, sections: z.array(section), ...contentDetails.page.shape })
export type Page = z.infer<typeof page>
export const question = z.object({ ...text, ...contentDetails.faq.shape })
export type Question = z.infer<typeof question>
export const article = z.object({
  ...text,
  languages,
  sections: z.array(section),
  ...contentDetails.news.shape,
})
export type Article = z.infer<typeof article>
export const film = z.object({ ...text, ...contentDetails.film.shape })
export type Film = z.infer<typeof film>
export const leader = z.object({ ...text, ...contentDetails.person.shape })
export type Leader = z.infer<typeof leader>
export const residence = z.object({ ...text, ...contentDetails.residence.shape })
export type Residence = z.infer<typeof residence>
export const service = z.object({ ...text, ...contentDetails.service.shape })
export type Service = z.infer<typeof service>

export const guide = z.object({
  ...text,
  languages,
  sections: z.array(section),
  ...contentDetails.guide.shape,
})
export type Guide = z.infer<typeof guide>
export const market = z.object({ ...text, languages, sections: z.array(section) })
export type Market = z.infer<typeof market>

const typed = z.string().trim().max(200, 'Please use at most 200 characters')

export const content = {
  page: endpoint({
    method: 'GET',
    path: '/api/meridian/content/pages/:slug',
    for: 'anyone',
    open: true,
    summary: 'A page of Meridian’s own, by section',
    params: z.object({ slug }),
    data: page,
  }),
  questions: endpoint({
    method: 'GET',
    path: '/api/meridian/content/questions',
    for: 'anyone',
    open: true,
    summary: 'Questions and answers; `q` finds those that hold all its words',
    query: z.strictObject({ q: typed.optional(), category: z.enum(faqCategories).optional() }),
    data: z.object({ total: z.int(), items: z.array(question) }),
  }),
  news: endpoint({
    method: 'GET',
    path: '/api/meridian/content/news',
    for: 'anyone',
    open: true,
    summary: 'Articles, newest first',
    query: z.strictObject({ topic: z.enum(newsTopics).optional() }),
    data: z.object({ items: z.array(article.omit({ languages: true, sections: true, sources: true })) }),
  }),
  article: endpoint({
    method: 'GET',
    path: '/api/meridian/content/news/:slug',
    for: 'anyone',
    open: true,
    summary: 'One article with its sources',
    params: z.object({ slug }),
    data: article,
  }),
  guides: endpoint({
    method: 'GET',
    path: '/api/meridian/content/guides',
    for: 'anyone',
    open: true,
    summary: 'Guides to buying, renting and selling, in their order',
    data: z.object({ items: z.array(guide.omit({ languages: true, sections: true, sources: true })) }),
  }),
  guide: endpoint({
    method: 'GET',
    path: '/api/meridian/content/guides/:slug',
    for: 'anyone',
    open: true,
    summary: 'One guide with its sources',
    params: z.object({ slug }),
    data: guide,
  }),
  marketTexts: endpoint({
    method: 'GET',
    path: '/api/meridian/content/markets',
    for: 'anyone',
    open: true,
    summary: 'Countries whose market a text of Meridian is about; `slug` is the code in small letters',
    data: z.object({ items: z.array(market.pick({ slug: true, title: true, updatedOn: true })) }),
  }),
  marketText: endpoint({
    method: 'GET',
    path: '/api/meridian/content/markets/:slug',
    for: 'anyone',
    open: true,
    summary: 'What Meridian says about the market of a country',
    params: z.object({ slug }),
    data: market,
  }),
  films: endpoint({
    method: 'GET',
    path: '/api/meridian/content/films',
    for: 'anyone',
    open: true,
    summary: 'Films of drawn scenes with the words that are said',
    data: z.object({ items: z.array(film) }),
  }),
  people: endpoint({
    method: 'GET',
    path: '/api/meridian/content/people',
    for: 'anyone',
    open: true,
    summary: 'The leadership team of the demonstration; these people are invented',
    data: z.object({ items: z.array(leader) }),
  }),
  residence: endpoint({
    method: 'GET',
    path: '/api/meridian/content/residence',
    for: 'anyone',
    open: true,
    summary: 'Rules of residence by investment, dated and with their official sources; not legal advice',
    query: z.strictObject({
      country: countryCode.optional(),
      type: z.enum(residenceTypes).optional(),
      /** Whole units of `currency`: routes that cost no more. */
      max: z.coerce.number().int().min(1).max(1_000_000_000).optional(),
      currency: currencyCode.default('EUR'),
    }),
    data: z.object({ total: z.int(), countries: z.array(countryCode), items: z.array(residence) }),
  }),
  services: endpoint({
    method: 'GET',
    path: '/api/meridian/content/services',
    for: 'anyone',
    open: true,
    summary: 'What Meridian helps with besides the search',
    data: z.object({ items: z.array(service) }),
  }),
}

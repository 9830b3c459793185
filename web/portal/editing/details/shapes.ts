/** web/portal/editing: the fields of each kind's details: what stands above them, and what may be typed. */
import {
  drawings,
  faqCategories,
  newsTopics,
  residenceStates,
  residenceTypes,
  type ContentKind,
  type Drawing,
} from '#contract/content/content-codes.ts'
import { categoryWords, topicWords } from '#web/platform/words/content-words.ts'
import { residenceStateWords, residenceTypeWords } from '#web/platform/words/residence-words.ts'
import type { Details } from './values.rules.ts'

type Named = { name: string; label: string; help?: string }
export type ChoiceShape = Named & {
  is: 'choice'
  options: readonly (readonly [code: string, words: string])[]
}
export type NumberShape = Named & { is: 'number'; from: number; to: number }
export type GroupShape = Named & { is: 'group'; fields: readonly Shape[] }
export type ListShape = Named & {
  is: 'list'
  fields: readonly Shape[]
  /** What an item is called. */
  one: string
  /** What a new one begins with. */
  blank: Details
  /** Without items there is no list. */
  isOptional?: true
}
export type PlainShape = Named & {
  /** `code` is for machines: names, addresses; `lines` are texts, one a line. */
  is: 'text' | 'area' | 'code' | 'lines' | 'date' | 'time' | 'money'
}
export type CountryShape = Named & { is: 'country'; isOptional?: true }
export type Shape = PlainShape | ChoiceShape | NumberShape | CountryShape | GroupShape | ListShape

const choose = <const C extends string>(codes: readonly C[], words: Readonly<Record<C, string>>) =>
  codes.map((code) => [code, words[code]] as const)

const drawingWords: Record<Drawing, string> = {
  globe: 'A globe',
  lifeLine: 'A life line',
  freshness: 'Freshness',
  honestMap: 'A map with a circle',
  feed: 'A feed',
  price: 'A price',
  scales: 'Scales',
  keys: 'Keys',
  clock: 'A clock',
  street: 'A street',
  coins: 'Coins',
  papers: 'Papers',
}

const drawing: Shape = {
  is: 'choice',
  name: 'drawing',
  label: 'Illustration',
  options: choose(drawings, drawingWords),
}

const languages: Shape = {
  is: 'lines',
  name: 'languages',
  label: 'Languages',
  help: 'Their codes, such as en or pt, one a line.',
}

const sources: Shape = {
  is: 'list',
  name: 'sources',
  label: 'Sources',
  one: 'Source',
  blank: { title: '', url: 'https://' },
  fields: [
    { is: 'text', name: 'title', label: 'What it is called' },
    { is: 'code', name: 'url', label: 'Address', help: 'It begins with https://' },
  ],
}

const offices: Shape = {
  is: 'list',
  name: 'offices',
  label: 'Desks',
  one: 'Desk',
  isOptional: true,
  blank: {
    city: '',
    country: 'PT',
    timeZone: 'Europe/Lisbon',
    phone: '',
    opens: '09:00',
    closes: '18:00',
    languages: ['en'],
  },
  fields: [
    { is: 'code', name: 'city', label: 'Town' },
    { is: 'country', name: 'country', label: 'Country' },
    { is: 'code', name: 'timeZone', label: 'Time zone', help: 'Such as Europe/Lisbon.' },
    { is: 'code', name: 'phone', label: 'Telephone' },
    { is: 'time', name: 'opens', label: 'Opens' },
    { is: 'time', name: 'closes', label: 'Closes' },
    languages,
  ],
}

const plans: Shape = {
  is: 'list',
  name: 'plans',
  label: 'Plans',
  one: 'Plan',
  isOptional: true,
  blank: { name: '', forWhom: '', price: '', points: [] },
  fields: [
    { is: 'text', name: 'name', label: 'Name' },
    { is: 'text', name: 'forWhom', label: 'For whom' },
    { is: 'text', name: 'price', label: 'Price' },
    { is: 'lines', name: 'points', label: 'What it holds', help: 'One point a line.' },
  ],
}

const portrait: Shape = {
  is: 'group',
  name: 'portrait',
  label: 'Portrait',
  fields: [
    { is: 'number', name: 'skin', label: 'Skin', from: 0, to: 5 },
    { is: 'number', name: 'hair', label: 'Hair', from: 0, to: 5 },
    {
      is: 'choice',
      name: 'style',
      label: 'Hairstyle',
      options: choose(['short', 'bob', 'bun', 'curls', 'bald', 'long', 'scarf', 'turban'], {
        short: 'Short',
        bob: 'Bob',
        bun: 'Bun',
        curls: 'Curls',
        bald: 'Bald',
        long: 'Long hair',
        scarf: 'Scarf',
        turban: 'Turban',
      }),
    },
    { is: 'number', name: 'coat', label: 'Coat', from: 0, to: 4 },
    {
      is: 'choice',
      name: 'extra',
      label: 'With it',
      options: choose(['none', 'glasses', 'beard', 'earrings', 'moustache'], {
        none: 'Nothing',
        glasses: 'Glasses',
        beard: 'Beard',
        earrings: 'Earrings',
        moustache: 'Moustache',
      }),
    },
  ],
}

const residence: readonly Shape[] = [
  { is: 'country', name: 'country', label: 'Country' },
  {
    is: 'choice',
    name: 'state',
    label: 'State',
    options: choose(residenceStates, residenceStateWords),
  },
  { is: 'text', name: 'leadsTo', label: 'What it leads to' },
  { is: 'text', name: 'stay', label: 'How long somebody has to be there' },
  { is: 'date', name: 'asOf', label: 'As of' },
  {
    is: 'list',
    name: 'routes',
    label: 'Ways',
    one: 'Way',
    blank: { type: 'property', minimum: null, rule: '' },
    fields: [
      {
        is: 'choice',
        name: 'type',
        label: 'Kind of investment',
        options: choose(residenceTypes, residenceTypeWords),
      },
      { is: 'money', name: 'minimum', label: 'Least sum', help: 'Stays empty where the rule states none.' },
      { is: 'area', name: 'rule', label: 'Rule' },
    ],
  },
  sources,
]

/** In the order they are asked for. */
export const shapesOf: Readonly<Record<ContentKind, readonly Shape[]>> = {
  page: [offices, plans],
  faq: [{ is: 'choice', name: 'category', label: 'Subject', options: choose(faqCategories, categoryWords) }],
  news: [
    { is: 'date', name: 'date', label: 'Date' },
    { is: 'choice', name: 'topic', label: 'Subject', options: choose(newsTopics, topicWords) },
    { is: 'country', name: 'country', label: 'Country', isOptional: true },
    drawing,
    sources,
  ],
  film: [
    {
      is: 'list',
      name: 'scenes',
      label: 'Scenes',
      one: 'Scene',
      blank: { drawing: 'globe', seconds: 7, words: '' },
      fields: [
        drawing,
        { is: 'area', name: 'words', label: 'What is said' },
        { is: 'number', name: 'seconds', label: 'Seconds', from: 2, to: 30 },
      ],
    },
  ],
  person: [
    { is: 'text', name: 'role', label: 'Role' },
    { is: 'code', name: 'based', label: 'Town' },
    languages,
    portrait,
  ],
  residence,
  guide: [
    { is: 'country', name: 'country', label: 'Country', isOptional: true },
    { is: 'date', name: 'asOf', label: 'As of' },
    drawing,
    sources,
  ],
  market: [],
  mail: [],
  service: [drawing, { is: 'lines', name: 'steps', label: 'Steps', help: 'One step a line.' }],
}

/**
 * platform: how a mail of Meridian looks: one column, paper and viridian,
 * readable in every client and as plain text.
 */
import { escapeMarkup } from '../markup/escape.ts'
import { brand } from '#contract/content/brand.ts'
import { day } from '#contract/content/colours.ts'
import { say, spoken, type Said, type Voice } from './mail-sentence.ts'

/** One block of a mail in some words; every text is plain and escaped here. */
type Block<Words> =
  | { paragraph: Words }
  | { code: string }
  | { button: { label: Words; url: string } }
  | { facts: [label: Words, value: Words | string][] }
  | { note: Words }
  /** What somebody typed: its line breaks stay. */
  | { quote: string }
  /** Begins a part of a longer mail. */
  | { title: Words }
  | { home: MailHome<Words> }
  | { links: { label: Words; url: string }[] }

/** A home in a list: what is news about it first, then lines of facts. */
type MailHome<Words> = {
  title: string
  url: string
  news: Words
  lines: Words[]
  picture: { src: string; alt: string } | null
}

type Content<Words> = { subject: Words; heading: Words; blocks: Block<Words>[] }

export type MailBlock = Block<Said>
export type MailContent = Content<Said> & {
  /** Whom an answer reaches; Meridian's own address unless given. */
  replyTo?: string
  calendar?: Calendar
  /** Where one press ends mails such as this one, for List-Unsubscribe (RFC 2369, RFC 8058). */
  unsubscribeUrl?: string
}
/** A calendar entry that goes with a mail (RFC 5545 text, RFC 5546 method). */
export type Calendar = { method: 'REQUEST' | 'CANCEL'; text: string }

/** A mail in the words of one language. */
export type SpokenMail = Content<string> & { language: string; foot: string }

/** The mail as it is read in that voice. */
export function speakMail({ subject, heading, blocks }: MailContent, voice: Voice): SpokenMail {
  const speak: Speak = (said) => (typeof said === 'string' ? said : spoken(said, voice))
  return {
    language: voice.language,
    subject: speak(subject),
    heading: speak(heading),
    blocks: blocks.map((block) => speakBlock(block, speak)),
    foot: speak(say`You receive this because of something done with this address on ${brand.name}.`),
  }
}

type Speak = (said: Said | string) => string

function speakBlock(block: MailBlock, speak: Speak): Block<string> {
  if ('paragraph' in block) return { paragraph: speak(block.paragraph) }
  if ('note' in block) return { note: speak(block.note) }
  if ('title' in block) return { title: speak(block.title) }
  if ('button' in block) return { button: { ...block.button, label: speak(block.button.label) } }
  if ('facts' in block) return { facts: block.facts.map(([label, value]) => [speak(label), speak(value)]) }
  if ('links' in block) return { links: block.links.map((one) => ({ ...one, label: speak(one.label) })) }
  if (!('home' in block)) return block
  const { news, lines, ...home } = block.home
  return { home: { ...home, news: speak(news), lines: lines.map(speak) } }
}

const directionOf = (language: string): 'rtl' | 'ltr' => (language === 'ar' ? 'rtl' : 'ltr')

const { ink, soft, viridian } = day
const serif = "'Source Serif 4',Georgia,serif"
const sans = 'Inter,system-ui,-apple-system,Segoe UI,sans-serif'

/** The mail as HTML, styles inline because mail clients drop everything else. */
export function mailHtml({ language, subject, heading, blocks, foot }: SpokenMail): string {
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeMarkup(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:${day.paper};color:${ink};font:16px/24px ${sans}">
<table role="presentation" width="100%" style="max-width:560px;margin:0 auto;border-collapse:separate;border-spacing:0"><tr><td style="padding:0 0 16px;font:600 22px/28px ${serif};color:${viridian}">${brand.name}</td></tr>
<tr><td style="padding:32px;background:${day.raised};border:1px solid ${day.line};border-radius:16px"><h1 style="margin:0 0 16px;font:500 28px/36px ${serif}">${escapeMarkup(heading)}</h1>
${blocks.map(blockHtml).join('\n')}
</td></tr><tr><td style="padding:16px 0 0;font-size:12px;line-height:16px;color:${day.note}">${escapeMarkup(foot)}</td></tr></table></body></html>`
}

function blockHtml(block: Block<string>): string {
  if ('paragraph' in block) return `<p style="margin:0 0 16px">${escapeMarkup(block.paragraph)}</p>`
  if ('note' in block)
    return `<p style="margin:16px 0 0;font-size:14px;line-height:20px;color:${soft}">${escapeMarkup(block.note)}</p>`
  if ('code' in block)
    return `<p dir="ltr" style="margin:0 0 16px;padding:16px;background:${day.viridianTint};border-radius:10px;text-align:center;font:600 36px/44px ${sans};letter-spacing:12px;color:${viridian}">${escapeMarkup(block.code)}</p>`
  if ('button' in block)
    return `<p style="margin:0 0 16px"><a href="${escapeMarkup(block.button.url)}" style="display:inline-block;padding:12px 20px;background:${viridian};color:${day.onViridian};border-radius:10px;text-decoration:none;font-weight:600">${escapeMarkup(block.button.label)}</a></p>`
  if ('title' in block)
    return `<h2 style="margin:24px 0 4px;font:500 20px/28px ${serif}">${escapeMarkup(block.title)}</h2>`
  if ('home' in block) return homeHtml(block.home)
  if ('links' in block)
    return `<p style="margin:16px 0 0;font-size:14px;line-height:20px">${block.links.map(linkHtml).join(' · ')}</p>`
  if ('quote' in block)
    return `<p dir="auto" style="margin:0 0 16px;padding:4px 16px;border-inline-start:3px solid ${day.line};white-space:pre-line">${escapeMarkup(block.quote)}</p>`
  const rows = block.facts.map(
    ([label, value]) =>
      `<tr><td style="padding:8px 0;padding-inline-end:16px;border-top:1px solid ${day.line};color:${soft};font-size:14px">${escapeMarkup(label)}</td><td style="padding:8px 0;border-top:1px solid ${day.line};font-size:14px"><span dir="auto">${escapeMarkup(value)}</span></td></tr>`,
  )
  return `<table role="presentation" width="100%" style="margin:0 0 16px;border-collapse:collapse">${rows.join('')}</table>`
}

const linkHtml = ({ label, url }: { label: string; url: string }): string =>
  `<a href="${escapeMarkup(url)}" style="color:${viridian}">${escapeMarkup(label)}</a>`

function homeHtml({ title, url, news, lines, picture }: MailHome<string>): string {
  const cell = `padding:16px 0;border-top:1px solid ${day.line};vertical-align:top`
  const image = picture
    ? `<td width="112" style="${cell};padding-inline-end:16px"><a href="${escapeMarkup(url)}"><img src="${escapeMarkup(picture.src)}" alt="${escapeMarkup(picture.alt)}" width="112" style="display:block;width:112px;border-radius:10px"></a></td>`
    : ''
  const said = lines.map((line) => `<br><span dir="auto" style="color:${soft}">${escapeMarkup(line)}</span>`)
  return `<table role="presentation" width="100%" style="border-collapse:collapse"><tr>${image}<td style="${cell};font-size:14px;line-height:20px"><span style="color:${viridian};font-weight:600">${escapeMarkup(news)}</span><br><a dir="auto" href="${escapeMarkup(url)}" style="font:500 18px/24px ${serif};color:${ink}">${escapeMarkup(title)}</a>${said.join('')}</td></tr></table>`
}

/** The same mail as plain text. */
export function mailText({ heading, blocks }: SpokenMail): string {
  return [heading, ...blocks.map(blockText), `${brand.name}`].join('\n\n')
}

function blockText(block: Block<string>): string {
  if ('paragraph' in block) return block.paragraph
  if ('note' in block) return block.note
  if ('code' in block) return `    ${block.code}`
  if ('title' in block) return `== ${block.title} ==`
  if ('links' in block) return block.links.map(({ label, url }) => `${label}: ${url}`).join('\n')
  if ('home' in block) {
    const { news, title, lines, url } = block.home
    return [`* ${news}`, ...[title, ...lines, url].map((line) => `  ${line}`)].join('\n')
  }
  if ('quote' in block) return block.quote.replace(/^/gm, '> ')
  if ('button' in block) return `${block.button.label}: ${block.button.url}`
  return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n')
}

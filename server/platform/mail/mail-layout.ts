/** platform: how a mail of Meridian looks: one column, paper and viridian, readable in every client and as plain text. */
import { escapeMarkup } from '../markup/escape.ts'
import { brand } from '#contract/content/brand.ts'

/** One block of a mail; every text is plain and escaped here. */
export type MailBlock =
  | { paragraph: string }
  | { code: string }
  | { button: { label: string; url: string } }
  | { facts: [label: string, value: string][] }
  | { note: string }
  /** What somebody typed: its line breaks stay. */
  | { quote: string }

export type MailContent = {
  subject: string
  heading: string
  blocks: MailBlock[]
  /** Whom an answer reaches; Meridian's own address unless given. */
  replyTo?: string
}

const ink = '#16241F'
const soft = '#4D5B55'
const viridian = '#12423A'
const serif = "'Source Serif 4',Georgia,serif"
const sans = 'Inter,system-ui,-apple-system,Segoe UI,sans-serif'

/** The mail as HTML, styles inline because mail clients drop everything else. */
export function mailHtml({ subject, heading, blocks }: MailContent): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#F7F4EC;color:${ink};font:16px/24px ${sans}">
<table role="presentation" width="100%" style="max-width:560px;margin:0 auto;border-collapse:collapse"><tr><td style="padding:0 0 16px;font:600 22px/28px ${serif};color:${viridian}">${brand.name}</td></tr>
<tr><td style="padding:32px;background:#FFFFFF;border:1px solid #DDD6C6;border-radius:16px"><h1 style="margin:0 0 16px;font:500 28px/36px ${serif}">${escapeMarkup(heading)}</h1>
${blocks.map(blockHtml).join('\n')}
</td></tr><tr><td style="padding:16px 0 0;font-size:12px;line-height:16px;color:#616A65">You receive this because of something done with this address on ${brand.name}.</td></tr></table></body></html>`
}

function blockHtml(block: MailBlock): string {
  if ('paragraph' in block) return `<p style="margin:0 0 16px">${escapeMarkup(block.paragraph)}</p>`
  if ('note' in block)
    return `<p style="margin:16px 0 0;font-size:14px;line-height:20px;color:${soft}">${escapeMarkup(block.note)}</p>`
  if ('code' in block)
    return `<p dir="ltr" style="margin:0 0 16px;padding:16px;background:#DCE8E2;border-radius:10px;text-align:center;font:600 36px/44px ${sans};letter-spacing:12px;color:${viridian}">${escapeMarkup(block.code)}</p>`
  if ('button' in block)
    return `<p style="margin:0 0 16px"><a href="${escapeMarkup(block.button.url)}" style="display:inline-block;padding:12px 20px;background:${viridian};color:#FBF9F3;border-radius:10px;text-decoration:none;font-weight:600">${escapeMarkup(block.button.label)}</a></p>`
  if ('quote' in block)
    return `<p dir="auto" style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid #DDD6C6;white-space:pre-line">${escapeMarkup(block.quote)}</p>`
  const rows = block.facts.map(
    ([label, value]) =>
      `<tr><td style="padding:8px 16px 8px 0;border-top:1px solid #DDD6C6;color:${soft};font-size:14px">${escapeMarkup(label)}</td><td style="padding:8px 0;border-top:1px solid #DDD6C6;font-size:14px">${escapeMarkup(value)}</td></tr>`,
  )
  return `<table role="presentation" width="100%" style="margin:0 0 16px;border-collapse:collapse">${rows.join('')}</table>`
}

/** The same mail as plain text. */
export function mailText({ heading, blocks }: MailContent): string {
  return [heading, ...blocks.map(blockText), `${brand.name}`].join('\n\n')
}

function blockText(block: MailBlock): string {
  if ('paragraph' in block) return block.paragraph
  if ('note' in block) return block.note
  if ('code' in block) return `    ${block.code}`
  if ('quote' in block) return block.quote.replace(/^/gm, '> ')
  if ('button' in block) return `${block.button.label}: ${block.button.url}`
  return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n')
}

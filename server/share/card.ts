/**
 * share: the picture of a shared link as a tree for satori: what
 * there is to see at the left, words at the right.
 */
import { brand } from '#contract/content/brand.ts'
import { day } from '#contract/content/colours.ts'
import { shareSize, shareView, type ShareCard, type ShareMark } from '#contract/search/share.ts'
import { sans, serif } from './fonts.ts'
import { cleaned, cut, directionOf, writable } from './words.rules.ts'

/** The light colours of the look; networks show one picture to everybody. */
const colour = { ...day, veil: 'rgba(251, 249, 243, 0.92)' }

type Style = Record<string, string | number>
/** As satori reads it, and as a thread can be told it. */
export type Node = { type: string; props: Props; key: null }
type Props = { style?: Style; children?: (Node | string)[]; [name: string]: unknown }

const element = (type: string, props: Props): Node => ({ type, props, key: null })

const box = (style: Style, ...children: (Node | string | null)[]): Node =>
  element('div', { style: { display: 'flex', ...style }, children: children.filter((one) => one !== null) })

/** Text that ends with an ellipsis where its lines end. */
const lines = (count: number, style: Style, text: string): Node =>
  element('div', {
    style: { display: 'block', lineClamp: count, direction: directionOf(text), ...style },
    children: [text],
  })

/** Words in a row, the first where the card's language begins. */
const row = (direction: ShareCard['direction'], style: Style, ...children: (Node | null)[]): Node =>
  box({ flexDirection: direction === 'rtl' ? 'row-reverse' : 'row', ...style }, ...children)

const run = (style: Style, text: string): Node => lines(1, style, cleaned(text))

/** `picture` is a data URI; null where the card has none or it could not be had. */
export const cardTree = (card: ShareCard, picture: string | null): Node =>
  box(
    { ...shareSize, backgroundColor: colour.paper, fontFamily: sans, color: colour.ink },
    view(card, picture),
    words(card),
  )

function view({ badge, credit, marks }: ShareCard, picture: string | null): Node {
  const { width, height } = shareView
  const corner = { position: 'absolute', left: 28, borderRadius: 6, fontWeight: 600 }
  return box(
    {
      position: 'relative',
      ...shareView,
      backgroundColor: colour.sunken,
      borderRight: `1px solid ${colour.line}`,
      overflow: 'hidden',
      alignItems: 'center',
      justifyContent: 'center',
    },
    picture === null
      ? mark(220)
      : element('img', { src: picture, width, height, style: { ...shareView, objectFit: 'cover' } }),
    ...(picture === null ? [] : marks.map(markNode)),
    badge === null
      ? null
      : box(
          {
            ...corner,
            top: 28,
            padding: '10px 18px',
            fontSize: 24,
            color: colour.raised,
            backgroundColor: colour.clay,
          },
          run({}, badge),
        ),
    credit === null || picture === null
      ? null
      : box(
          {
            ...corner,
            bottom: 24,
            padding: '6px 12px',
            fontSize: 17,
            color: colour.soft,
            backgroundColor: colour.veil,
          },
          cleaned(credit),
        ),
  )
}

/** A circle like those on the site's maps; one home is a dot. */
function markNode({ x, y, count }: ShareMark): Node {
  const across = count === 1 ? 22 : count < 10 ? 40 : count < 100 ? 50 : 62
  return box(
    {
      position: 'absolute',
      left: Math.round(x - across / 2),
      top: Math.round(y - across / 2),
      width: across,
      height: across,
      borderRadius: '50%',
      border: `3px solid ${colour.paper}`,
      backgroundColor: colour.viridian,
      color: colour.raised,
      fontSize: count < 100 ? 18 : 17,
      fontWeight: 600,
      alignItems: 'center',
      justifyContent: 'center',
    },
    count === 1 ? null : shortCount(count),
  )
}

const shortCount = (count: number): string =>
  count < 1_000 ? String(count) : `${(count / 1_000).toFixed(count < 10_000 ? 1 : 0).replace('.0', '')}k`

function words(card: ShareCard): Node {
  const title = cut(writable(card.title, card.plain), 110)
  const fontSize = title.length < 45 ? 46 : 39
  // Arabic letters reach further down.
  const lineHeight = directionOf(title) === 'rtl' ? 1.35 : 1.16
  const textAlign = card.direction === 'rtl' ? 'right' : 'start'
  return box(
    { flexDirection: 'column', flexGrow: 1, flexBasis: 0, padding: '44px 48px 40px', textAlign },
    row(
      card.direction,
      { alignItems: 'center' },
      mark(34),
      box(
        { margin: '0 12px', fontFamily: serif, fontWeight: 600, fontSize: 28, color: colour.viridian },
        brand.name,
      ),
    ),
    box(
      { flexDirection: 'column', flexGrow: 1, justifyContent: 'center' },
      lines(1, { fontSize: 22, color: colour.soft }, writable(card.over, '')),
      lines(3, { marginTop: 12, fontFamily: serif, fontWeight: 600, fontSize, lineHeight }, title),
      card.facts.length === 0 ? null : facts(card),
      card.figure === null ? null : figure(card.figure, card),
      card.text === null
        ? null
        : lines(
            4,
            { marginTop: 22, fontSize: 24, lineHeight: 1.45, color: colour.soft },
            cut(cleaned(card.text), 200),
          ),
    ),
    box(
      { borderTop: `1px solid ${colour.line}`, paddingTop: 18 },
      lines(1, { width: '100%', fontSize: 21, color: colour.soft }, writable(card.foot, brand.name)),
    ),
  )
}

const facts = ({ facts: all, direction }: ShareCard): Node =>
  row(
    direction,
    { flexWrap: 'wrap', marginTop: 20, fontSize: 24, color: colour.ink },
    ...all.flatMap((one, index) => [
      index === 0 ? null : box({ margin: '0 12px', color: colour.soft }, '·'),
      run({}, one),
    ]),
  )

function figure(amount: string, { per, direction }: ShareCard): Node {
  const fontSize = amount.length > 13 ? 40 : 52
  return row(
    direction,
    { alignItems: 'baseline', flexWrap: 'wrap', marginTop: 24 },
    run({ fontFamily: serif, fontWeight: 600, fontSize, color: colour.viridian }, amount),
    per === null ? null : run({ margin: '0 12px', fontSize: 24, color: colour.soft }, per),
  )
}

/** The globe with its meridian as a needle. */
function mark(size: number): Node {
  const needle = (d: string, fill: string) => element('path', { d, fill })
  const line = { stroke: colour.viridian, fill: 'none' }
  return element('svg', {
    width: size,
    height: size,
    viewBox: '0 0 30 30',
    children: [
      element('circle', { cx: 15, cy: 15, r: 11.2, strokeWidth: 1.4, ...line }),
      element('ellipse', { cx: 15, cy: 15, rx: 5.2, ry: 11.2, strokeWidth: 1, ...line }),
      element('path', { d: 'M3.8 15h22.4', strokeWidth: 1, ...line }),
      needle('M15 .8l2.9 14.2h-5.8z', colour.clay),
      needle('M15 29.2l2.9-14.2h-5.8z', colour.viridian),
    ],
  })
}

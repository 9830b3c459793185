/**
 * web/styles: every pair of ink and ground that pages use is readable
 * in both themes (WCAG 2.2, 1.4.3 and 1.4.11).
 */
import { readFileSync } from 'node:fs'
import { blend, parse, wcagContrast, type Color } from 'culori'
import { describe, expect, it } from 'vitest'
import { day, night } from '#contract/content/colours.ts'
import { mapColours } from '#contract/search/map-colours.ts'

const css = readFileSync('web/styles/tokens.css', 'utf8')
const tokens = new Map(
  [...css.matchAll(/--([\w-]+):\s*light-dark\(((?:[^()]|\([^()]*\))+)\)/g)].map(([, name, both]) => {
    const [light, dark] = (both ?? '').split(/,(?![^(]*\))/).map((one) => one.trim())
    return [name ?? '', { light: light ?? '', dark: dark ?? '' }]
  }),
)

function colour(name: string, theme: 'light' | 'dark', over?: string): Color {
  const text = tokens.get(name)?.[theme]
  const parsed = text ? parse(text) : undefined
  if (!parsed) throw new Error(`No colour --${name}`)
  return over ? blend([colour(over, theme), parsed], 'normal', 'rgb') : parsed
}

const grounds = ['paper', 'raised']
/** Words on grounds. Faint never carries words, clay and brass never stand on sunken or tinted grounds. */
const words: [string, string][] = [
  ...['ink', 'soft', 'note', 'viridian', 'viridian-hover', 'success', 'warning', 'danger'].flatMap((ink) =>
    grounds.map((ground): [string, string] => [ink, ground]),
  ),
  ...['ink', 'soft', 'note'].map((ink): [string, string] => [ink, 'sunken']),
  ['clay', 'paper'],
  ['clay', 'raised'],
  ['brass', 'raised'],
  ['viridian', 'viridian-tint'],
  ['ink', 'viridian-tint'],
  ['ink', 'clay-tint'],
  ['on-viridian', 'viridian'],
  ['on-viridian', 'viridian-hover'],
  ['on-clay', 'clay'],
  ['on-cover', 'cover'],
  ['on-cover-soft', 'cover'],
]
/** Borders of controls, icons and bars. */
const marks: [string, string][] = [
  ['edge', 'paper'],
  ['edge', 'raised'],
  ['clay', 'paper'],
  ['brass', 'paper'],
  ['viridian', 'paper'],
  ['success', 'paper'],
  ['warning', 'paper'],
]

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each(words)('%s on %s can be read', (ink, ground) => {
    expect(wcagContrast(colour(ink, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(marks)('%s on %s can be made out', (mark, ground) => {
    expect(wcagContrast(colour(mark, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3)
  })

  it('keeps the label on a picture readable, whatever is under its veil', () => {
    for (const under of ['ink', 'paper']) {
      expect(wcagContrast(colour('soft', theme), colour('veil', theme, under))).toBeGreaterThanOrEqual(4.5)
    }
  })
})

describe('whatever has no style sheet, or one of its own', () => {
  const tokenOf = (name: string) => tokens.get(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))

  it('is drawn in the same colours', () => {
    for (const [name, colour] of Object.entries(day))
      expect([name, tokenOf(name)?.light]).toEqual([name, colour])
    for (const [name, colour] of Object.entries(night))
      expect([name, tokenOf(name)?.dark]).toEqual([name, colour])
    const { light, dark } = mapColours
    expect(tokens.get('map-land')).toEqual({ light: light.land, dark: dark.land })
    expect(tokens.get('map-water')).toEqual({ light: light.water, dark: dark.water })
  })

  it('says them as the tokens do', () => {
    const declared = [
      ...readFileSync('web/public/widget/frame.css', 'utf8').matchAll(/--[\w-]+: light-dark\(.+\);/g),
    ]
    expect(declared.length).toBeGreaterThan(8)
    expect(declared.map(([line]) => line).filter((line) => !css.includes(line))).toEqual([])
    const root = readFileSync('web/root.tsx', 'utf8')
    expect(root.match(/(?<="theme-color" content=")#\w+/g)).toEqual([day.paper, night.paper])
    const manifest = JSON.parse(readFileSync('web/public/manifest.webmanifest', 'utf8')) as Record<
      string,
      unknown
    >
    expect(manifest).toMatchObject({ background_color: day.paper, theme_color: day.paper })
  })
})

/**
 * web/listings: what the address of an embedded list asks for; whatever makes no sense counts as not said.
 */
import { pageLanguage, reviewedLanguages } from '#contract/content/translation-codes.ts'
import { purposes, type Purpose } from '#contract/vocabulary/codes.ts'

export const widgetThemes = ['auto', 'light', 'dark'] as const
export type WidgetTheme = (typeof widgetThemes)[number]

/** What the list may be written in, English first. */
export const widgetLanguages = [pageLanguage, ...reviewedLanguages] as const
export type WidgetLanguage = (typeof widgetLanguages)[number]

export const widgetLimits = { least: 3, usual: 6, most: 24 } as const

export type WidgetQuestion = {
  /** Null shows the homes of all agencies. */
  agency: string | null
  /** Null until we know what the agency has. */
  purpose: Purpose | null
  theme: WidgetTheme
  limit: number
  language: WidgetLanguage
}

export const widgetPath = '/widget/search'

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i

/** The id in an address of an agency's page, or the id itself. */
export const agencyIn = (text: string): string | null => uuid.exec(text)?.[0].toLowerCase() ?? null

export function readWidget(params: URLSearchParams): WidgetQuestion {
  const limit = Number(params.get('limit') ?? widgetLimits.usual)
  return {
    agency: agencyIn(params.get('agency') ?? ''),
    purpose: purposes.find((one) => one === params.get('purpose')) ?? null,
    theme: widgetThemes.find((one) => one === params.get('theme')) ?? 'auto',
    limit: Number.isInteger(limit)
      ? Math.min(widgetLimits.most, Math.max(widgetLimits.least, limit))
      : widgetLimits.usual,
    language: widgetLanguages.find((one) => one === params.get('lang')) ?? pageLanguage,
  }
}

/** The address of an embedded list; what is usual is left out. */
export function widgetAddress(question: WidgetQuestion): string {
  const params = new URLSearchParams(unusual(question))
  return params.size > 0 ? `${widgetPath}?${params.toString()}` : widgetPath
}

/** What goes into another site's page. */
export function snippetOf(question: WidgetQuestion, origin: string): string {
  const attributes = Object.entries(unusual(question)).map(([name, value]) => ` data-${name}="${value}"`)
  return `<script async src="${origin}/widget/embed.js"${attributes.join('')}></script>`
}

const unusual = ({ agency, purpose, theme, limit, language }: WidgetQuestion): Record<string, string> => ({
  ...(agency && { agency }),
  ...(purpose && { purpose }),
  ...(theme !== 'auto' && { theme }),
  ...(limit !== widgetLimits.usual && { limit: String(limit) }),
  ...(language !== pageLanguage && { lang: language }),
})

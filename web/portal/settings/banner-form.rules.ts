/** web/portal/settings: a banner as it is typed, and the banner it makes. */
import { bannerLanguages, type BannerLanguage, type BannerTone } from '#contract/settings/setting-codes.ts'
import type { Banner } from '#contract/settings/settings.ts'
import { dayMs } from '#contract/vocabulary/spans.ts'

export type TypedBanner = {
  texts: Record<BannerLanguage, string>
  tone: BannerTone
  /** As `datetime-local` writes it, by the clock of whoever types. */
  from: string
  until: string
  path: string
}

const padded = (n: number) => String(n).padStart(2, '0')

/** `2026-03-01T14:05`, by the clock of this machine. */
const localOf = (at: Date): string =>
  `${at.getFullYear()}-${padded(at.getMonth() + 1)}-${padded(at.getDate())}T${padded(at.getHours())}:${padded(at.getMinutes())}`

/** A new banner begins now and lasts a day. */
export function typedOf(banner: Banner | null, now: Date): TypedBanner {
  const empty = Object.fromEntries(bannerLanguages.map((one) => [one, ''])) as TypedBanner['texts']
  return {
    texts: banner?.texts ?? empty,
    tone: banner?.tone ?? 'notice',
    from: localOf(banner ? new Date(banner.from) : now),
    until: localOf(banner ? new Date(banner.until) : new Date(now.getTime() + dayMs)),
    path: banner?.path ?? '',
  }
}

export type BannerField = `text-${BannerLanguage}` | 'from' | 'until' | 'path'

/** The banner, or which fields are not as they should be. */
export function bannerOf(
  { texts, tone, from, until, path }: TypedBanner,
  id: string,
): { banner: Banner } | { wrong: BannerField[] } {
  const begins = new Date(from).getTime()
  const ends = new Date(until).getTime()
  const wrong: BannerField[] = [
    ...bannerLanguages.filter((one) => texts[one].trim() === '').map((one) => `text-${one}` as const),
    ...(Number.isNaN(begins) ? (['from'] as const) : []),
    ...(Number.isNaN(ends) || ends <= begins ? (['until'] as const) : []),
    ...(path.trim() === '' || /^\/[\w/-]*$/.test(path.trim()) ? [] : (['path'] as const)),
  ]
  if (wrong.length > 0) return { wrong }
  const instants = { from: new Date(begins).toISOString(), until: new Date(ends).toISOString() }
  return { banner: { id, tone, ...instants, path: path.trim() || null, texts } }
}

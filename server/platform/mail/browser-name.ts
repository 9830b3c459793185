/** platform: what a browser is called, by its user-agent header. */
import { say, type Said } from './mail-sentence.ts'

/** The family of a browser and system, for people; never the whole header. */
export function browserName(userAgent: string): Said {
  const browser = [
    ['Edg/', 'Edge'],
    ['OPR/', 'Opera'],
    ['Firefox/', 'Firefox'],
    ['Chrome/', 'Chrome'],
    ['Safari/', 'Safari'],
  ].find(([mark]) => userAgent.includes(mark as string))?.[1]
  const system = [
    ['iPhone', 'iPhone'],
    ['iPad', 'iPad'],
    ['Android', 'Android'],
    ['Windows', 'Windows'],
    ['Mac OS', 'macOS'],
    ['Linux', 'Linux'],
  ].find(([mark]) => userAgent.includes(mark as string))?.[1]
  if (browser && system) return say`${browser} on ${system}`
  return browser || system ? say`${browser ?? system ?? ''}` : say`a program`
}

/** feeds: how a finding is described: in English, which is the key of the reviewed catalogue. */

/** Red: not published, or not read to the end. Amber: published with a gap. Blue: a note. */
export type Severity = 'red' | 'amber' | 'blue'

export type FindingText = {
  about: 'file' | 'home'
  /** Its weight. */
  severity: Severity
  /** The title of a group of them, `{0}` for the number of homes; of a file there is one only. */
  one: string
  many: string
  /** To forward to whoever makes the feed. */
  advice: string
}

/** A finding about the file as a whole. What is written here is read by people: every language has it. */
export const fileFinding = (severity: Severity, title: string, advice: string): FindingText => ({
  about: 'file',
  severity,
  one: title,
  many: title,
  advice,
})

/** A finding about homes, with its title for one of them and for several. Every language has it too. */
export const homeFinding = (severity: Severity, one: string, many: string, advice: string): FindingText => ({
  about: 'home',
  severity,
  one,
  many,
  advice,
})

/** What only one format says. Its code begins with the format's and is stable. */
export type OwnFinding = { code: string; text: FindingText }

/** feeds: how a finding is described. */

/** Red: not published, or not read to the end. Amber: published with a gap. Blue: a note. */
export type Severity = 'red' | 'amber' | 'blue'

/** Weight; how a group of them reads after "The file" or "118 homes"; advice to forward to whoever makes the feed. */
export type FindingText = readonly [severity: Severity, what: string, advice: string]

/** What only one format says. Its code begins with the format's and is stable. */
export type OwnFinding = { code: string; about: 'file' | 'home'; text: FindingText }

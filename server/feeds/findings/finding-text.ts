/** feeds: how a finding is described. */

/** Red: not published, or not read to the end. Amber: published with a gap. Blue: a note. */
export type Severity = 'red' | 'amber' | 'blue'

/** Weight; how a group of them reads after "The file" or "118 homes"; advice to forward to whoever makes the feed. */
export type FindingText = readonly [severity: Severity, what: string, advice: string]

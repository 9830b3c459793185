/** feeds: what no feed in XML needs more of. */

export type XmlLimits = {
  depth: number
  /** Of one element. */
  attributes: number
  /** Elements of one record. */
  elements: number
  /** Characters of one record. */
  record: number
  /** Characters of one tag. */
  tag: number
  /** Characters of one text or comment. */
  silence: number
  /** Elements remembered from outside of records. */
  header: number
}

export const xmlLimits: XmlLimits = {
  depth: 40,
  attributes: 100,
  elements: 20_000,
  record: 16 * 1024 * 1024,
  tag: 256 * 1024,
  silence: 16 * 1024 * 1024,
  header: 300,
}

/** Joined attributes of one file that are told; all of them are mended. */
export const mostJoined = 1_000

/**
 * enquiries: how a message between programs is signed: `t=<seconds>,v1=<HMAC>`, the HMAC
 * over the moment and the body, so that neither can be changed and an old one cannot be
 * sent again. Pure but for the clock it is given.
 */

/** Seconds that two clocks may differ. */
export const clockTolerance = 300

export const signatureHeader = 'meridian-signature'

export type Signature = { seconds: number; mac: string }

export const writeSignature = ({ seconds, mac }: Signature): string => `t=${seconds},v1=${mac}`

/** Null for what is no signature, or one of another time than now. */
export function readSignature(header: string | null, now: Date): Signature | null {
  const [, seconds = '', mac = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? []
  const age = Math.abs(now.getTime() / 1000 - Number(seconds))
  return mac && age <= clockTolerance ? { seconds: Number(seconds), mac } : null
}

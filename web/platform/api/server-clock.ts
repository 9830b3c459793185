/**
 * web/platform: how far this browser's clock is from the server's, learnt from the Date header of answers.
 */

let offset = 0

/** Milliseconds to add to this browser's clock. */
export function learnFrom(response: Response): Response {
  const date = Date.parse(response.headers.get('date') ?? '')
  if (!Number.isNaN(date)) offset = date - Date.now()
  return response
}

/** A moment of the server's clock on this browser's clock, in milliseconds. */
export const onThisClock = (isoTime: string): number => Date.parse(isoTime) - offset

/** contract: what an agency is refused with its stock, and why. */
import type { Refusals } from '../http/errors.ts'

export const stockErrors = {
  'stock.notFound': { status: 404, message: 'Your agency has no such home.' },
  'stock.changed': {
    status: 409,
    message: 'Somebody saved this home meanwhile. Nothing of yours is lost: look at theirs, then save again.',
  },
  'stock.incomplete': { status: 422, message: 'Something is missing before this home can be published.' },
  'stock.fromFeed': {
    status: 409,
    message:
      'Price, reference and state come from the feed. Change them where the feed is made, or make a copy of your own.',
  },
  'stock.fileRefused': { status: 422, message: 'This file cannot be used.' },
  'stock.partElsewhere': {
    status: 409,
    message:
      'This part of the file does not come next. Please ask how much has arrived, and go on from there.',
  },
  'stock.busy': { status: 503, message: 'Too many pictures come in at once. Please try again in a moment.' },
  'stock.tooMany': { status: 409, message: 'There are too many drafts. Please publish or delete some.' },
} as const satisfies Refusals

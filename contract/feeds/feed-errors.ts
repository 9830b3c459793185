/** contract: what calls about feeds may refuse. */
import type { Refusals } from '../http/errors.ts'

export const feedsErrors = {
  'feeds.notFound': { status: 404, message: 'There is no such feed.' },
  'feeds.busy': { status: 409, message: 'A run of this feed is under way.' },
  'feeds.unreadable': { status: 400, message: 'We could not read this file.' },
  'feeds.addressRefused': { status: 400, message: 'This address cannot be used for a feed.' },
  'feeds.notPublishable': { status: 409, message: 'This run cannot be published.' },
  'feeds.changed': {
    status: 409,
    message: 'What would change is no longer what you looked at. Please look again before you publish.',
  },
  'feeds.expired': {
    status: 409,
    message: 'The file of this check is no longer kept. Please check it again.',
  },
  'feeds.agencyHidden': { status: 409, message: 'The agency is suspended, so its feeds stand still.' },
  'feeds.paused': { status: 409, message: 'The feed is paused, so it takes no files.' },
  'feeds.noWord': { status: 400, message: 'Please write a word with letters.' },
  'feeds.nameTaken': { status: 409, message: 'There is a feed of this name already.' },
} as const satisfies Refusals

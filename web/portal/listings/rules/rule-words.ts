/** web/portal/listings: rules and their thresholds in words. */
import type { RuleKind } from '#contract/moderation/moderation-codes.ts'
import { flagWords } from '../words/words.ts'

export const ruleNames: Record<RuleKind, string> = { ...flagWords, merging: 'Merged without anybody' }

export const ruleWords: Record<RuleKind, string> = {
  price: 'The price of a square metre is far from the middle of homes that are alike and near.',
  impossible: 'The point is 0° 0°, lies at sea, or in another country than the address.',
  farFromTown: 'The point is far from the town of the address.',
  duplicate:
    'Another home has the same address, reference or telephone number, or an agency’s own has its pictures.',
  copiedPictures: 'Another agency had its pictures first.',
  words: 'Titles and descriptions hold one of these words.',
  relisted: 'The agency took it off and listed it as new, which makes it look fresh.',
  reported: 'Visitors reported it, and nobody has decided yet.',
  merging: 'Two listings that are one home so certainly are merged by themselves. Off unless you want it.',
}

/** By kind and threshold. */
export const thresholdWords: Record<string, { label: string; unit?: string }> = {
  'price.radiusKm': { label: 'Compared within', unit: 'km' },
  'price.z': { label: 'Score from which it is odd' },
  'price.neighbours': { label: 'Neighbours at least' },
  'impossible.seaKm': { label: 'Off the coast by', unit: 'km' },
  'farFromTown.km': { label: 'Away by', unit: 'km' },
  'duplicate.pictures': { label: 'Same pictures' },
  'copiedPictures.pictures': { label: 'Same pictures' },
  'relisted.days': { label: 'Days away at most' },
  'reported.reports': { label: 'Reports' },
  'merging.certainty': { label: 'Certainty from', unit: '%' },
}

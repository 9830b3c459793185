/** contract: the codes of moderation, without the parser. */

/** What rules find odd about a home, in the order in which it is told. */
export const flagKinds = [
  'price',
  'impossible',
  'farFromTown',
  'duplicate',
  'copiedPictures',
  'words',
  'relisted',
  'reported',
] as const
export type FlagKind = (typeof flagKinds)[number]

/** What there are rules for: the flags, and merging what is offered several times. */
export const ruleKinds = [...flagKinds, 'merging'] as const
export type RuleKind = (typeof ruleKinds)[number]

/** `flagged`: something waits to be looked at; `asked`: its agency is to change something. */
export const moderationStates = ['flagged', 'asked', 'removed', 'clear'] as const
export type ModerationState = (typeof moderationStates)[number]

export const moderationActs = ['approve', 'request', 'remove'] as const
export type ModerationAct = (typeof moderationActs)[number]

/** What an agency may be asked to change. */
export const requestFields = [
  'price',
  'address',
  'point',
  'type',
  'areas',
  'pictures',
  'texts',
  'reference',
  'other',
] as const
export type RequestField = (typeof requestFields)[number]

/** Why a point cannot be where a home is. */
export const impossibleReasons = ['zero', 'sea', 'country'] as const
export type ImpossibleReason = (typeof impossibleReasons)[number]

/** By what two homes were recognised as one. */
export const twinSigns = ['reference', 'address', 'pictures', 'telephone'] as const
export type TwinSign = (typeof twinSigns)[number]

/** Homes that one decision is about at most. */
export const mostAtOnce = 50

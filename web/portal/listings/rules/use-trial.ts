/**
 * web/portal/listings: rules tried on the homes of today, one after the
 * other, so that each answer is shown as it comes.
 */
import { useRef, useState } from 'react'
import { ruleKinds, type RuleKind } from '#contract/moderation/moderation-codes.ts'
import type { moderation } from '#contract/moderation/moderation.ts'
import type { ModerationRules } from '#contract/moderation/moderation-rules.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { refusalWords } from '../../refusal.ts'

export type Trial = Reply<typeof moderation.tryRule> | 'waiting' | { failed: string }
export type Trials = Partial<Record<RuleKind, Trial>>

export function useTrial() {
  const [trials, setTrials] = useState<Trials>({})
  const turn = useRef(0)
  const tryAll = async (rules: ModerationRules): Promise<void> => {
    const mine = ++turn.current
    const kinds = ruleKinds.filter((kind) => rules[kind].isOn)
    setTrials(Object.fromEntries(kinds.map((kind) => [kind, 'waiting'])))
    for (const kind of kinds) {
      const answer = await tryOne(kind, rules)
      // What was typed since makes another trial.
      if (turn.current !== mine) return
      setTrials((now) => ({ ...now, [kind]: answer }))
    }
  }
  const forget = () => {
    turn.current++
    setTrials({})
  }
  return { trials, tryAll, forget }
}

async function tryOne(kind: RuleKind, rules: ModerationRules): Promise<Trial> {
  try {
    return await (await signedApi()).moderation.tryRule({ body: { kind, rules } })
  } catch (error) {
    return { failed: refusalWords(error) }
  }
}

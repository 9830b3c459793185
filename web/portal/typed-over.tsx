/** web/portal: what somebody types over what holds, kept when a colleague changes that meanwhile. */
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'

type Version = string | number | null

/** `held` until something is typed; `version` names what holds, so that another one is noticed. */
export function useTypedOver<T>(held: T, version: Version) {
  const [typed, setTyped] = useState<{ value: T; over: Version } | null>(null)
  return {
    value: typed ? typed.value : held,
    set: (value: T) => setTyped((before) => ({ value, over: before ? before.over : version })),
    /** What holds is shown again. */
    forget: () => setTyped(null),
    isOvertaken: typed !== null && typed.over !== version,
  }
}

/** Says that a colleague was quicker, beside what is typed. */
export const Overtaken = ({ onForget }: { onForget: () => void }) => (
  <output className="button-row">
    <span className="small">Somebody else changed this meanwhile. Saving yours replaces theirs.</span>
    <Button size="small" onClick={onForget}>
      Show theirs instead
    </Button>
  </output>
)

/** web/portal/editing: who else has the same text open. They are told, and nobody is kept from writing. */
import { useEffect, useState } from 'react'
import type { editing } from '#contract/content/editing.ts'
import { sayOpenEach } from '#contract/content/editing-codes.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import type { Text } from './use-typed.ts'

type Other = Reply<typeof editing.open>['others'][number]
type Props = Pick<Text, 'kind' | 'slug'>

/** Says that the text is open here, now and then again, until it is left; answers who else has it open. */
function useOthers({ kind, slug }: Props): readonly Other[] {
  const [others, setOthers] = useState<readonly Other[]>([])
  useEffect(() => {
    let isOpen = true
    const say = async () => {
      const params = { kind, slug }
      const said = await (await signedApi()).editing.open({ params, body: { isOpen } })
      if (isOpen) setOthers(said.others)
    }
    // What was not heard once is said again soon.
    const sayQuietly = () => void say().catch(() => undefined)
    sayQuietly()
    const clock = setInterval(sayQuietly, sayOpenEach)
    return () => {
      clearInterval(clock)
      isOpen = false
      sayQuietly()
    }
  }, [kind, slug])
  return others
}

export function OthersHere(of: Props) {
  const others = useOthers(of)
  return (
    <output className="button-row small note">
      {others.length > 0 && (
        <>
          <span>
            Also open with: <bdi translate="no">{others.map(({ name }) => name).join(', ')}</bdi>
          </span>
          <span>Whoever keeps a draft second sees what differs first.</span>
        </>
      )}
    </output>
  )
}

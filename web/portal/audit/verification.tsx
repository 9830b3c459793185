/** web/portal/audit: walks the chain of the log from its first row to its last, and says how it ended. */
import { useState } from 'react'
import type { AuditVerification } from '#contract/accounts/portal.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { signedFetch } from '#web/platform/session/signed-api.ts'
import { CallButton } from '#web/ui/forms/form.tsx'
import { Status } from '#web/ui/status.tsx'
import { refusalWords } from '../refusal.ts'
import { readLines } from './read-lines.ts'
import styles from './audit.module.css'

type Verdict = Extract<AuditVerification, { ok: boolean }>
type Walk =
  | { is: 'walking'; rows: number }
  | { is: 'done'; verdict: Verdict }
  | { is: 'failed'; words: string }

const address = '/api/meridian/portal/audit/verification'
const broken = 'The walk was broken off. Please try again.'

async function walk(onRows: (rows: number) => void): Promise<Verdict> {
  const response = await signedFetch(new Request(new URL(address, window.location.href)))
  if (!response.ok || !response.body) throw new Error(broken)
  let verdict: Verdict | undefined
  for await (const line of readLines(response.body)) {
    const said = JSON.parse(line) as AuditVerification
    if ('ok' in said) verdict = said
    else onRows(said.rows)
  }
  if (!verdict) throw new Error(broken)
  return verdict
}

export function Verification() {
  const [state, setState] = useState<Walk | null>(null)
  const { number } = useFormat()
  const begin = async () => {
    setState({ is: 'walking', rows: 0 })
    try {
      const verdict = await walk((rows) => setState({ is: 'walking', rows }))
      setState({ is: 'done', verdict })
    } catch (error) {
      setState({ is: 'failed', words: refusalWords(error) })
    }
  }
  return (
    <div className={styles.verification}>
      <CallButton size="small" disabled={state?.is === 'walking'} onCall={begin}>
        Check the chain
      </CallButton>
      <output>
        {state?.is === 'walking' && <span className="num">{number(state.rows)} entries checked</span>}
        {state?.is === 'failed' && state.words}
        {state?.is === 'done' && <Ending of={state.verdict} />}
      </output>
    </div>
  )
}

function Ending({ of }: { of: Verdict }) {
  const { number, plural } = useFormat()
  if (!of.ok) return <Status mark="red">{faultWords(of, number)}</Status>
  return (
    <>
      <Status mark="live">{`The log is whole: ${plural(of.rows, 'entry', 'entries')}.`}</Status>{' '}
      <span className="soft">
        {of.isRooted
          ? `It agrees with ${plural(of.marks, 'mark', 'marks')} in the storage.`
          : 'The storage has no record of it yet.'}
      </span>
    </>
  )
}

/** What is wrong, the gravest first. */
function faultWords(
  { brokenAt, fault, lostMark, forged }: Verdict,
  number: (value: number) => string,
): string {
  if (brokenAt !== null)
    return fault === 'unknownKey'
      ? `Entry ${number(brokenAt)} is sealed with a key that is not here.`
      : `The log is broken at entry ${number(brokenAt)}: it was changed, or one before it is missing.`
  if (lostMark !== null)
    return `The log was cut off or rewritten: entry ${number(lostMark)} is not the one that was kept.`
  return `The storage holds a record without our seal: ${forged.join(', ')}`
}

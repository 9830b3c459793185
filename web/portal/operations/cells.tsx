/** web/portal/operations: cells that tables of jobs and of mails have in common. */
import { useFormat } from '#web/platform/formats/format.tsx'
import { useWhen } from '../clock.ts'

export const Count = ({ of }: { of: number }) => useFormat().number(of)

export function Moment({ at }: { at: string | null }) {
  const { moment } = useWhen()
  return at === null ? '–' : <time dateTime={at}>{moment(at)}</time>
}

/** What it is called, and below it why it failed, in whoever's words said so. */
export function Failing({ name, failure }: { name: string; failure: string | null }) {
  return (
    <>
      <span className="row-main" translate="no" dir="auto">
        {name}
      </span>
      {failure && (
        <span className="row-sub" translate="no" title={failure}>
          {failure}
        </span>
      )}
    </>
  )
}

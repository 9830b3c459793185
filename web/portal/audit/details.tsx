/**
 * web/portal/audit: the parts of what an entry adds, each in an element of
 * its own, so that each is translated as it is.
 */
import { Fragment } from 'react'
import { useFormat } from '#web/platform/formats/format.tsx'

export function Details({ of: parts }: { of: readonly string[] }) {
  const { comma } = useFormat()
  return parts.map((part, at) => (
    // The parts of an entry never change places.
    <Fragment key={at}>
      {at > 0 && comma}
      <span>{part}</span>
    </Fragment>
  ))
}

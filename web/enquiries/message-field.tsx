/** web/enquiries: free text with its count. */
import type { ComponentProps } from 'react'
import { useHydrated } from '#web/platform/loading/hydrated.ts'
import { TextArea } from '#web/ui/forms/field.tsx'

type Props = {
  label: string
  input: ComponentProps<'textarea'>
  error: string | undefined
  /** What stands in it now. */
  written: string
  rows?: number
  optional?: boolean
}

export function MessageField({ label, input, error, written, rows = 5, optional = false }: Props) {
  const count = [...written.trim()].length
  // What stands in it before script takes over is known to nobody but the person.
  const isCounted = useHydrated() && !(optional && count === 0)
  return (
    <TextArea
      label={label}
      rows={rows}
      help={
        isCounted ? `${count} of 10 to 500 characters` : optional ? 'If you like.' : '10 to 500 characters'
      }
      {...input}
      error={error}
    />
  )
}

/** ui: a tick with its words; the count after them is quiet. */
import type { ComponentProps, ReactNode } from 'react'
import './tick.css'

type Props = ComponentProps<'input'> & {
  children: ReactNode
  count?: string | undefined
  type?: 'checkbox' | 'radio'
}

export function Checkbox({ children, count, type = 'checkbox', ...input }: Props) {
  return (
    <label className="tick">
      <input {...input} type={type} />
      <span>
        {children} {count !== undefined && <span className="note num">{count}</span>}
      </span>
    </label>
  )
}

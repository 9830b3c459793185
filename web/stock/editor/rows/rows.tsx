/**
 * web/stock: rows of a list that grows and shrinks: one more, one less; the
 * focus goes to what came, or stays in the list.
 */
import { Plus, X } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** translate="no" */
const fields = 'input, select, textarea'

/** Stands behind its rows. */
export function AddButton({ onAdd, children }: { onAdd: () => void; children: string }) {
  return (
    <Button
      size="small"
      onClick={({ currentTarget }) => {
        onAdd()
        requestAnimationFrame(() =>
          currentTarget.previousElementSibling?.querySelector<HTMLElement>(fields)?.focus(),
        )
      }}
    >
      <Icon of={Plus} small />
      {children}
    </Button>
  )
}

export function Remove({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <Button
      size="small"
      kind="plain"
      aria-label={`Remove ${name}`}
      onClick={({ currentTarget }) => {
        const list = currentTarget.closest('fieldset, ol')
        onRemove()
        // What had the focus is gone: its list has it, at the end, where one more is added.
        requestAnimationFrame(() => {
          if (document.activeElement === document.body)
            [...(list?.querySelectorAll<HTMLElement>('button, input') ?? [])].at(-1)?.focus()
        })
      }}
    >
      <Icon of={X} small />
    </Button>
  )
}

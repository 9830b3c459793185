/** web/stock: rows of a list that grows and shrinks: one more, one less. */
import { Plus, X } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

export function AddButton({ onAdd, children }: { onAdd: () => void; children: string }) {
  return (
    <Button size="small" onClick={onAdd}>
      <Icon of={Plus} small />
      {children}
    </Button>
  )
}

export function Remove({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <Button size="small" kind="plain" aria-label={`Remove ${name}`} onClick={onRemove}>
      <Icon of={X} small />
    </Button>
  )
}

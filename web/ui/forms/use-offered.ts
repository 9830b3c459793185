/** web/ui: opens and closes the list below a field, from which the rest of the page stays within reach. */
import type { Combobox } from '@base-ui/react/combobox'
import { useEffect, useRef, useState } from 'react'

/**
 * Base UI's popup hides the rest of the page from assistive technology while it is open, though the keyboard
 * still gets there. So the list stands without one, and what the popup would do is done here: it goes away
 * once it is closed, and closes when the field is left. Spread `root` on the root, `input` on the input.
 */
export function useOffered() {
  const actionsRef = useRef<Combobox.Root.Actions>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!open) actionsRef.current?.unmount()
  }, [open])
  return {
    root: { actionsRef, open, onOpenChange: (next: boolean) => setOpen(next) },
    input: { onBlur: () => actionsRef.current?.close() },
  }
}

/** web/ui: files that are dropped on a place, or chosen in the field inside it. */
import { useState, type ComponentProps, type DragEvent } from 'react'

/** Whether files are held over the place, what the place listens to, and what makes the field inside it. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false)
  const place = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      onFiles([...event.dataTransfer.files])
    },
  }
  const field: ComponentProps<'input'> = {
    type: 'file',
    multiple: true,
    onChange: ({ target }) => {
      onFiles([...(target.files ?? [])])
      // The same file may be chosen once more.
      target.value = ''
    },
  }
  return { isOver, place, field }
}

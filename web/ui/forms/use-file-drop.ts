/** web/ui: files that are dropped on a place, or chosen in the field inside it. */
import { useState, type ComponentProps, type DragEvent } from 'react'

/** Whether files are held over the place, what the place listens to, and what makes the field inside it. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false)
  const place = {
    onDragOver: (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      // From one part of the place to another is not away from it.
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      if (!holdsFiles(event)) return
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

/** What is dragged within the page, a picture that is put elsewhere in its row, is no file. */
const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

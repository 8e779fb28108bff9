import { useState, type DragEvent, type ReactNode } from 'react'
import { texts } from '../texts/en.ts'

interface DropAreaProps {
  /** Undefined if files cannot be dropped. */
  onFiles: ((files: readonly File[]) => void) | undefined
  children: ReactNode
}

/** Renders content that files can be dropped on. */
export function DropArea({ onFiles, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false)
  if (!onFiles) return children
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a button opens the file dialog too
    <div
      className="drop-area"
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false)
      }}
      onDrop={(event) => {
        setOver(false)
        if (!hasFiles(event)) return
        // Without this, the browser would open a dropped file.
        event.preventDefault()
        onFiles([...event.dataTransfer.files])
      }}
    >
      {children}
      {isOver && <div className="drop-area__over">{texts.upload.drop}</div>}
    </div>
  )
}

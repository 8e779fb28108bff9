import { type ReactNode, useLayoutEffect, useRef } from 'react'

interface DialogProps {
  isOpen: boolean
  onClose: () => void
  /** Its accessible name. */
  label: string
  className?: string
  children: ReactNode
}

/** A modal of the platform: focus stays inside, Escape and a click beside it close it, focus returns to the opener. */
export function Dialog({ isOpen, onClose, label, className, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  // A layout effect ends before the dialog leaves the page, so that closing it can give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !isOpen) return
    dialog.showModal()
    return () => dialog.close()
  }, [isOpen])
  if (!isOpen) return null
  return (
    // The backdrop is part of the dialog: a click on it has the dialog itself as target. Escape is the key for it.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      aria-label={label}
      className={className}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      {children}
    </dialog>
  )
}

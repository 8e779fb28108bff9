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
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !isOpen) return
    const opener = document.activeElement
    keepGutter()
    dialog.showModal()
    return () => {
      dialog.close()
      // The dialog has left the page by now, and a dialog that is gone gives no focus back by itself.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
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

/** The page behind may not scroll: where its scroll bar had a width, padding takes it, so that nothing jumps. */
export function keepGutter() {
  const { documentElement: page } = document
  page.style.setProperty('--scrollbar-width', `${window.innerWidth - page.clientWidth}px`)
}

import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { openModal, watchScrollbarWidth } from './window/open-modal.ts'

interface DialogProps {
  isOpen: boolean
  onClose: () => void
  label: string
  className?: string
  children: ReactNode
}

/** Renders a native modal, which an outside click also closes. */
export function Dialog({ isOpen, onClose, label, className, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(watchScrollbarWidth, [])
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !isOpen) return
    const opener = document.activeElement
    const close = openModal(dialog)
    return () => {
      close()
      // A dialog removed from the page does not restore focus.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [isOpen])
  if (!isOpen) return null
  return (
    // A click on the backdrop has the dialog itself as its target; Escape is the keyboard equivalent.
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

import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Icon } from '#ui/icon.tsx'
import { texts } from './texts/en.ts'

interface ModalDialogProps {
  title: string
  onClose: () => void
  /** True for a dialog that requires a decision. */
  isAlert?: boolean
  isWide?: boolean
  children: ReactNode
}

/** Renders an open modal dialog. Focus returns to the opener. */
export function ModalDialog({ title, onClose, isAlert = false, isWide = false, children }: ModalDialogProps) {
  return (
    <ModalOverlay
      className="overlay"
      isOpen
      isDismissable={!isAlert}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Modal className={isWide ? 'modal modal--wide' : 'modal'}>
        <Dialog className="modal__dialog" role={isAlert ? 'alertdialog' : 'dialog'}>
          <div className="modal__head">
            <Heading slot="title">{title}</Heading>
            <button type="button" className="icon-button" aria-label={texts.close} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

interface ConfirmDialogProps {
  title: string
  text: string
  /** The verb on the confirmation button. */
  confirm: string
  cancel?: string
  isBusy?: boolean
  /** True if the action moves money or cannot be undone. */
  isSevere?: boolean
  problem?: ReactNode
  onConfirm: () => void
  onClose: () => void
}

/** Renders a confirmation dialog with a confirm and a cancel button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirm, cancel = texts.cancel, isBusy = false, isSevere = false, problem } = props
  return (
    <ModalDialog title={title} onClose={props.onClose} isAlert>
      <p>{text}</p>
      {problem}
      <div className="modal__foot">
        <button type="button" className="button button--line button--small" onClick={props.onClose}>
          {cancel}
        </button>
        <button
          type="button"
          className={`button button--small ${isSevere ? 'button--buy' : ''}`}
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) props.onConfirm()
          }}
        >
          {confirm}
        </button>
      </div>
    </ModalDialog>
  )
}

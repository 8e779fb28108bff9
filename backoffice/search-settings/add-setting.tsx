import { useState, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { useHasPermission } from '#backoffice/frame/use-me.ts'

interface AddSettingProps {
  label: string
  /** Accessible name of a button in a row. With this name, the button looks like a link. */
  rowLabel?: string
  dialog: (events: { onClose: () => void; onDone: () => void }) => ReactNode
}

/**
 * Renders the button that opens the dialog for a new entry. Hidden from staff without permission to change the catalog.
 */
export function AddSettingButton({ label, rowLabel, dialog }: AddSettingProps) {
  const { revalidate } = useRevalidator()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (!useHasPermission('catalog.write')) return null
  return (
    <>
      <button
        type="button"
        className={rowLabel === undefined ? 'button button--small' : 'text-button'}
        aria-label={rowLabel}
        onClick={() => setOpen(true)}
      >
        {label}
      </button>
      {isOpen &&
        dialog({
          onClose: close,
          onDone: () => {
            close()
            void revalidate()
          },
        })}
    </>
  )
}

import { useRef } from 'react'
import { pictureTypes } from '#domain/catalog/pictures/product-pictures.ts'
import { Icon } from '#ui/icon.tsx'
import { texts } from '../texts/en.ts'

interface UploadButtonProps {
  onFiles: (files: readonly File[]) => void
  /** False to upload only one file at a time. */
  isMultiple?: boolean
}

/** Renders the button that opens the file dialog. */
export function UploadButton({ onFiles, isMultiple = true }: UploadButtonProps) {
  const label = isMultiple ? texts.upload.button : texts.upload.one
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className="button button--small" onClick={() => input.current?.click()}>
        <Icon name="plus" />
        {label}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMultiple}
        accept={pictureTypes.join()}
        aria-label={label}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // Without this, choosing the same file again would not upload it.
          currentTarget.value = ''
        }}
      />
    </>
  )
}

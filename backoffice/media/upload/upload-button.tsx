import { useRef } from 'react'
import { pictureTypes } from '#domain/catalog/pictures/product-pictures.ts'
import { Icon } from '#ui/icon.tsx'
import { texts } from '../texts/en.ts'

/** Renders the button that opens the file dialog. */
export function UploadButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className="button button--small" onClick={() => input.current?.click()}>
        <Icon name="plus" />
        {texts.upload.button}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={pictureTypes.join()}
        aria-label={texts.upload.button}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // So that choosing the same file again uploads it again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}

import { useRef, useState, type DragEvent } from 'react'
import { pictureTypes } from '#domain/catalog/pictures/product-pictures.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { Form } from '#backoffice/kit/form/form.tsx'
import { Message } from '#backoffice/kit/states.tsx'
import { PicturePicker } from '#backoffice/media/picker/picture-picker.tsx'
import type { Product } from '../product-types.ts'
import { texts } from '../texts/en.ts'
import { PictureItem } from './picture-item.tsx'
import { movePicture } from './pictures-draft.ts'
import { usePicturesForm } from './use-pictures-form.ts'

const t = texts.pictures

/** Renders a product's pictures. Staff can upload, reorder, describe, and remove them. */
export function PicturesForm({ product, onDone }: { product: Product; onDone: () => void }) {
  const mayWrite = useHasPermission('catalog.write')
  const form = usePicturesForm(product, onDone)
  const mayReadLibrary = useHasPermission('content.read')
  const [isChoosing, setChoosing] = useState(false)
  const [moved, setMoved] = useState('')
  const dragged = useRef<number | null>(null)
  const { pictures, change, isDirty } = form
  const move = (from: number, to: number) => {
    change(movePicture(pictures, from, to))
    setMoved(t.moved(to + 1, pictures.length))
  }
  return (
    <fieldset className="pictures-form" disabled={!mayWrite}>
      <Form
        submission={form.submission}
        submit={t.save}
        refusals={{ ...texts.refusals, ...t.refusals }}
        isDirty={(isDirty || form.waiting > 0) && !form.submission.isBusy}
        {...(isDirty && { onCancel: form.discard, cancel: texts.detail.discard })}
      >
        {pictures.length === 0 ? (
          <p className="muted small">{t.none}</p>
        ) : (
          <ol className="pictures-list" aria-label={t.title}>
            {pictures.map((picture, index) => (
              <PictureItem
                key={picture.base}
                picture={picture}
                position={index}
                count={pictures.length}
                onMove={(to) => move(index, to)}
                onChange={(alt) => change(pictures.with(index, { ...picture, alt }))}
                onRemove={() => change(pictures.toSpliced(index, 1))}
                onDrag={() => (dragged.current = index)}
                onDrop={() => {
                  if (dragged.current !== null) move(dragged.current, index)
                  dragged.current = null
                }}
              />
            ))}
          </ol>
        )}
        <output className="visually-hidden">{moved}</output>
        {mayWrite && (
          <>
            <UploadArea waiting={form.waiting} onFiles={form.upload} />
            {mayReadLibrary && (
              <button type="button" className="text-button pictures-form__library" onClick={() => setChoosing(true)}>
                {t.choose}
              </button>
            )}
          </>
        )}
        {form.problems.length > 0 && (
          <Message tone="bad">
            {form.problems.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </Message>
        )}
      </Form>
      {isChoosing && (
        <PicturePicker
          isMultiple
          onClose={() => setChoosing(false)}
          onPick={(chosen) => {
            form.choose(chosen)
            setChoosing(false)
          }}
        />
      )}
    </fieldset>
  )
}

function UploadArea({ waiting, onFiles }: { waiting: number; onFiles: (files: readonly File[]) => void }) {
  const [isOver, setOver] = useState(false)
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a click opens the file dialog too
    <label
      className={isOver ? 'upload-area upload-area--over' : 'upload-area'}
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        if (!hasFiles(event)) return
        event.preventDefault()
        onFiles([...event.dataTransfer.files])
      }}
    >
      <input
        type="file"
        multiple
        accept={pictureTypes.join()}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // Without this, choosing the same file again would not upload it.
          currentTarget.value = ''
        }}
      />
      <span>{t.add}</span>
      <span className="muted small">{t.addHint}</span>
      <output className="small">{waiting > 0 && t.uploading(waiting)}</output>
    </label>
  )
}

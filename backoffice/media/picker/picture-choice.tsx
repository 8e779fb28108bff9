import { useEffect, useState } from 'react'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { TextField } from '#backoffice/kit/form/field.tsx'
import { ProblemBox, Skeleton } from '#backoffice/kit/states.tsx'
import { fileOf } from '#ui/picture-source.ts'
import '../media.css'
import type { LibraryPicture } from '../media-types.ts'
import { texts } from '../texts/en.ts'
import { DropArea } from '../upload/drop-area.tsx'
import { UploadButton } from '../upload/upload-button.tsx'
import { UploadList } from '../upload/upload-list.tsx'
import { includesPicture, useChoice, type ChoiceOptions } from './use-choice.ts'
import { usePictures } from './use-pictures.ts'

export type PictureChoiceProps = Pick<ChoiceOptions, 'onPick'> & Partial<ChoiceOptions>

const t = texts.picker
const typingPauseMs = 250
const thumbnailWidth = 200

/** Renders the media library's pictures with a search field and an upload button. */
export function PictureChoice({ onPick, minWidth, isMultiple = false }: PictureChoiceProps) {
  const mayUpload = useHasPermission('content.write')
  const [text, setText] = useState('')
  const q = useTypedText(text)
  const found = usePictures({ q, minWidth })
  const { chosen, added, toggle, uploads, tooNarrow } = useChoice({ onPick, minWidth, isMultiple })
  const pictures = found.pictures && [...added, ...found.pictures.filter((picture) => !includesPicture(added, picture))]
  return (
    <DropArea onFiles={mayUpload ? uploads.add : undefined}>
      <div className="stack">
        <div className="picture-choice__tools">
          <TextField
            label={t.search}
            type="search"
            maxLength={100}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          {mayUpload && <UploadButton onFiles={uploads.add} isMultiple={isMultiple} />}
        </div>
        <UploadList {...uploads} onClose={uploads.close} />
        {tooNarrow !== null && (
          <p className="field__error" role="alert">
            {t.tooNarrow(tooNarrow)}
          </p>
        )}
        {found.problem ? (
          <ProblemBox problem={found.problem} onRetry={found.retry} />
        ) : pictures === null ? (
          <Skeleton lines={3} />
        ) : pictures.length === 0 ? (
          <p className="muted small">{t.none}</p>
        ) : (
          <Pictures pictures={pictures} chosen={isMultiple ? chosen : null} onToggle={toggle} />
        )}
        {found.next !== null && (
          <button type="button" className="text-button" onClick={found.more}>
            {t.more}
          </button>
        )}
        {isMultiple && <AddChosen count={chosen.length} onAdd={() => onPick(chosen)} />}
      </div>
    </DropArea>
  )
}

/** Returns a text after a pause in typing. */
function useTypedText(text: string): string {
  const [typed, setTyped] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setTyped(text.trim()), typingPauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return typed
}

function AddChosen({ count, onAdd }: { count: number; onAdd: () => void }) {
  const [isChecked, setChecked] = useState(false)
  return (
    <div className="modal__foot">
      {isChecked && count === 0 && <p className="field__error">{t.missing}</p>}
      <button type="button" className="button button--small" onClick={() => (count > 0 ? onAdd() : setChecked(true))}>
        {t.add(Math.max(1, count))}
      </button>
    </div>
  )
}

interface PicturesProps {
  pictures: readonly LibraryPicture[]
  /** Null if a click chooses a picture immediately. */
  chosen: readonly LibraryPicture[] | null
  onToggle: (picture: LibraryPicture) => void
}

function Pictures({ pictures, chosen, onToggle }: PicturesProps) {
  return (
    <ul className="picture-choice" aria-label={t.results}>
      {pictures.map((picture) => (
        <li key={picture.base}>
          <button
            type="button"
            {...(chosen && { 'aria-pressed': includesPicture(chosen, picture) })}
            onClick={() => onToggle(picture)}
          >
            <img
              src={fileOf(picture, thumbnailWidth)}
              alt={picture.alt || nameOf(picture)}
              title={picture.alt || nameOf(picture)}
              loading="lazy"
            />
          </button>
        </li>
      ))}
    </ul>
  )
}

function nameOf({ base }: LibraryPicture): string {
  return base.slice(base.lastIndexOf('/') + 1)
}

import { useEffect, useState } from 'react'
import { pictureLimits, pictureTypes } from '#domain/catalog/pictures/product-pictures.ts'
import { call } from '#backoffice/call/call.ts'
import { problemOf } from '#backoffice/call/problems.ts'
import { TextField } from '#backoffice/kit/form/field.tsx'
import { fileBase64 } from '#backoffice/kit/form/file-base64.ts'
import { Message, ProblemBox, problemText, Skeleton } from '#backoffice/kit/states.tsx'
import { fileOf } from '#ui/picture-source.ts'
import type { StoredPicture } from '../article-types.ts'
import { texts } from '../texts/en.ts'
import { usePictures } from './use-pictures.ts'

const t = texts.pictures
const typingPauseMs = 250
const thumbnailWidth = 200

/** Renders the stored pictures, with a search, and the upload of a new one. */
export function PictureChoice({ onPick }: { onPick: (picture: StoredPicture) => void }) {
  const [text, setText] = useState('')
  const [q, setQuery] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQuery(text.trim()), typingPauseMs)
    return () => clearTimeout(timer)
  }, [text])
  const { pictures, next, problem, more, retry } = usePictures(q)
  return (
    <div className="stack">
      <Upload onUploaded={onPick} />
      <TextField
        label={t.search}
        hint={t.searchHint}
        type="search"
        maxLength={100}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {problem ? (
        <ProblemBox problem={problem} onRetry={retry} />
      ) : pictures === null ? (
        <Skeleton lines={3} />
      ) : pictures.length === 0 ? (
        <p className="muted small">{t.noResults}</p>
      ) : (
        <ul className="picture-choice" aria-label={t.results}>
          {pictures.map((picture) => (
            <li key={picture.base}>
              <button type="button" onClick={() => onPick(picture)}>
                <img src={fileOf(picture, thumbnailWidth)} alt={picture.alt || t.unnamed} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {next !== null && (
        <button type="button" className="text-button" onClick={more}>
          {t.more}
        </button>
      )}
    </div>
  )
}

function Upload({ onUploaded }: { onUploaded: (picture: StoredPicture) => void }) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const upload = async (file: File) => {
    if (file.size > pictureLimits.bytes) return setProblem(t.tooLarge)
    setBusy(true)
    setProblem(null)
    try {
      const body = { file: await fileBase64(file) }
      onUploaded(await call('POST /svc_admin/article-pictures', { body, key: crypto.randomUUID() }))
    } catch (error) {
      setProblem(problemText(problemOf(error), texts.refusals))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <label className="pictures-upload">
        <input
          type="file"
          accept={pictureTypes.join()}
          disabled={isBusy}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            if (file) void upload(file)
            // So that choosing the same file again uploads it again.
            currentTarget.value = ''
          }}
        />
        <span>{t.upload}</span>
        <span className="muted small">{t.uploadHint}</span>
        <output className="small">{isBusy && t.uploading}</output>
      </label>
      {problem !== null && <Message tone="bad">{problem}</Message>}
    </>
  )
}

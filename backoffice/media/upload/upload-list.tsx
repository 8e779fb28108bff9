import { Link } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { texts } from '../texts/en.ts'
import { progressOf, type Upload } from './upload-state.ts'

const t = texts.upload

interface UploadListProps {
  uploads: readonly Upload[]
  isBusy: boolean
  onClose: () => void
}

/** Renders upload progress, with the reason for each failure. */
export function UploadList({ uploads, isBusy, onClose }: UploadListProps) {
  if (uploads.length === 0) return null
  const { ended, all } = progressOf(uploads)
  return (
    <section className="upload-list" aria-label={t.title}>
      <div className="upload-list__head">
        <output>{t.progress(uploads.filter(({ state }) => state === 'done').length, all)}</output>
        {isBusy ? (
          <progress max={all} value={ended} aria-label={t.title} />
        ) : (
          <button type="button" className="icon-button" aria-label={t.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        )}
      </div>
      <ul>
        {uploads.map((upload) => (
          <li key={upload.key} className={upload.state === 'failed' ? 'upload-list__failed' : undefined}>
            {upload.state === 'done' ? (
              <Link to={`/media/${upload.id}`}>{upload.name}</Link>
            ) : (
              <span>{upload.name}</span>
            )}
            <span role={upload.state === 'failed' ? 'alert' : undefined}>
              {upload.state === 'failed' ? upload.problem : t[upload.state]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

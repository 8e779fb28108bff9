import { useMemo, useState } from 'react'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { Section } from '#backoffice/kit/page.tsx'
import { Icon } from '#ui/icon.tsx'
import { texts } from '../texts/en.ts'
import { PhotoImage } from './photo-image.tsx'

interface PhotoGridProps {
  site: Site
  /** Return number. */
  number: string
  photoIds: readonly string[]
}

const t = texts.detail

/** Renders a return's photos, each of which can be enlarged. */
export function PhotoGrid({ site, number, photoIds }: PhotoGridProps) {
  const [open, setOpen] = useState<number | null>(null)
  const total = photoIds.length
  if (total === 0) return null
  const move = (by: number) => setOpen((current) => ((current ?? 0) + by + total) % total)
  return (
    <Section title={t.photos}>
      <ul className="return-photos">
        {photoIds.map((photoId, index) => (
          <li key={photoId}>
            <button type="button" aria-label={t.openPhoto(index + 1, total)} onClick={() => setOpen(index)}>
              <ReturnPhoto {...{ site, number, photoId }} label={t.photo(index + 1, total)} />
            </button>
          </li>
        ))}
      </ul>
      {open !== null && (
        <ModalDialog title={t.photo(open + 1, total)} onClose={() => setOpen(null)} isWide>
          <div className="return-photo">
            <ReturnPhoto
              key={photoIds[open]}
              {...{ site, number, photoId: photoIds[open]! }}
              label={t.photo(open + 1, total)}
            />
          </div>
          {total > 1 && <PhotoSteps onMove={move} />}
        </ModalDialog>
      )}
    </Section>
  )
}

function PhotoSteps({ onMove }: { onMove: (by: number) => void }) {
  return (
    <div className="modal__foot">
      <button
        type="button"
        className="button button--line button--small"
        aria-label={t.previousPhoto}
        onClick={() => onMove(-1)}
      >
        <Icon name="back" />
      </button>
      <button
        type="button"
        className="button button--line button--small"
        aria-label={t.nextPhoto}
        onClick={() => onMove(1)}
      >
        <Icon name="arrow" />
      </button>
    </div>
  )
}

function ReturnPhoto({
  site,
  number,
  photoId,
  label,
}: Omit<PhotoGridProps, 'photoIds'> & { photoId: string; label: string }) {
  const read = useMemo(
    () => (signal: AbortSignal) =>
      callsOf(site)('GET /svc_rma/desk/{number}/photos/{photoId}', { params: { number, photoId } }, { signal }),
    [site, number, photoId],
  )
  return <PhotoImage label={label} read={read} />
}

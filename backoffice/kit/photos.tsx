import { useState } from 'react'
import { ModalDialog } from './dialog.tsx'
import { texts } from './texts/en.ts'

interface Photo {
  id: string
  small: string
  large: string
  width: number
  height: number
}

const t = texts.photos

/** Renders shoppers' photos as buttons that enlarge them. */
export function Photos({ photos }: { photos: readonly Photo[] }) {
  const [open, setOpen] = useState<number | null>(null)
  if (photos.length === 0) return null
  const photo = open === null ? undefined : photos[open]
  const count = photos.length
  const step = (by: number) => setOpen((at) => ((at ?? 0) + by + count) % count)
  return (
    <div className="photos">
      {photos.map(({ id, small }, index) => (
        <button key={id} type="button" aria-label={t.open(index + 1, count)} onClick={() => setOpen(index)}>
          <img src={small} alt="" loading="lazy" />
        </button>
      ))}
      {photo && open !== null && (
        <ModalDialog title={t.title(open + 1, count)} onClose={() => setOpen(null)} isWide>
          <img
            className="photo-large"
            src={photo.large}
            width={photo.width}
            height={photo.height}
            alt={t.title(open + 1, count)}
          />
          {count > 1 && (
            <div className="modal__foot">
              <button type="button" className="button button--line button--small" onClick={() => step(-1)}>
                {t.previous}
              </button>
              <button type="button" className="button button--line button--small" onClick={() => step(1)}>
                {t.next}
              </button>
            </div>
          )}
        </ModalDialog>
      )}
    </div>
  )
}

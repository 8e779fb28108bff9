import { pictureLimits } from '#domain/catalog/pictures/product-pictures.ts'
import { TextField } from '#backoffice/kit/form/field.tsx'
import { Badge } from '#backoffice/kit/page.tsx'
import { fileOf } from '#ui/picture-source.ts'
import { texts } from '../texts/en.ts'
import type { Picture } from './pictures-draft.ts'

interface PictureItemProps {
  picture: Picture
  position: number
  count: number
  onMove: (to: number) => void
  onChange: (alt: string) => void
  onRemove: () => void
  onDrag: () => void
  onDrop: () => void
}

const t = texts.pictures
const thumbnailWidth = 200

/**
 * Renders a picture with its alternative text and buttons. Staff move it with the buttons or by dragging the thumbnail.
 */
export function PictureItem(props: PictureItemProps) {
  const { picture, position, count, onMove, onChange, onRemove, onDrag, onDrop } = props
  const number = position + 1
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- buttons move it too
    <li
      className="pictures-list__item"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        // Without this, the browser would open a dropped file.
        event.preventDefault()
        onDrop()
      }}
    >
      <div className="pictures-list__thumbnail" draggable onDragStart={onDrag}>
        <img src={fileOf(picture, thumbnailWidth)} alt={picture.alt} draggable={false} />
        {position < t.places.length && <Badge tone="plain">{t.places[position]}</Badge>}
      </div>
      <TextField
        label={t.alt(number)}
        maxLength={pictureLimits.alt}
        value={picture.alt}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <div className="pictures-list__actions">
        <button
          type="button"
          className="text-button"
          aria-label={t.moveEarlierOf(number)}
          aria-disabled={position === 0}
          onClick={() => position > 0 && onMove(position - 1)}
        >
          {t.moveEarlier}
        </button>
        <button
          type="button"
          className="text-button"
          aria-label={t.moveLaterOf(number)}
          aria-disabled={number === count}
          onClick={() => number < count && onMove(position + 1)}
        >
          {t.moveLater}
        </button>
        <button type="button" className="text-button" aria-label={t.removeOf(number)} onClick={onRemove}>
          {t.remove}
        </button>
      </div>
    </li>
  )
}

import { useState } from 'react'
import { fileOf } from '#ui/picture-source.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { PicturePicker } from '#backoffice/media/picker/picture-picker.tsx'
import type { Category } from '../category-types.ts'
import { texts } from '../texts/en.ts'

type Picture = Category['picture']

const t = texts.picture
const thumbnailWidth = 300

/** Renders a category's picture, which is chosen from the media library with its description. */
export function PictureField({ picture, onChange }: { picture: Picture; onChange: (picture: Picture) => void }) {
  const [isChoosing, setChoosing] = useState(false)
  const mayReadLibrary = useHasPermission('content.read')
  return (
    <fieldset className="category-picture">
      <legend>{t.title}</legend>
      <CategoryPicture picture={picture} />
      <p className="field__hint">{t.hint}</p>
      <span className="section-box__actions">
        {mayReadLibrary && (
          <button type="button" className="button button--line button--small" onClick={() => setChoosing(true)}>
            {picture ? t.change : t.choose}
          </button>
        )}
        {picture && (
          <button type="button" className="text-button" onClick={() => onChange(null)}>
            {t.remove}
          </button>
        )}
      </span>
      {isChoosing && (
        <PicturePicker
          onClose={() => setChoosing(false)}
          onPick={([chosen]) => {
            setChoosing(false)
            if (chosen) onChange(chosen)
          }}
        />
      )}
    </fieldset>
  )
}

/** Renders a category's picture, or that it has none. */
export function CategoryPicture({ picture }: { picture: Picture }) {
  if (!picture) return <p className="muted small">{t.none}</p>
  return <img src={fileOf(picture, thumbnailWidth)} alt={picture.alt} />
}

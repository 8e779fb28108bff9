import { useState } from 'react'
import { articlePictureWidth, type ArticlePicture } from '#domain/content/article/article-fields.ts'
import { postPictureUrl } from '#domain/content/wordpress/post-picture.ts'
import { TextField } from '#backoffice/kit/form/field.tsx'
import { PicturePicker } from '#backoffice/media/picker/picture-picker.tsx'
import { texts } from '../texts/en.ts'

interface LargePictureProps {
  picture: ArticlePicture | null
  onChange: (picture: ArticlePicture | null) => void
}

const t = texts.pictures

/** Renders an article's large picture with its description. */
export function LargePicture({ picture, onChange }: LargePictureProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <fieldset className="article-large-picture">
      <legend>{texts.fields.picture}</legend>
      {picture ? (
        <img className="article-picture" src={postPictureUrl(picture.base)} alt={picture.alt} />
      ) : (
        <p className="muted small">{t.none}</p>
      )}
      <span className="body-card__actions">
        <button type="button" className="button button--line button--small" onClick={() => setOpen(true)}>
          {picture ? t.change : t.choose}
        </button>
        {picture && (
          <button type="button" className="text-button" onClick={() => onChange(null)}>
            {t.remove}
          </button>
        )}
      </span>
      {picture && (
        <TextField
          label={t.alt}
          hint={t.altHint}
          maxLength={300}
          value={picture.alt}
          onChange={({ currentTarget }) => onChange({ ...picture, alt: currentTarget.value })}
        />
      )}
      {isOpen && (
        <PicturePicker
          minWidth={articlePictureWidth}
          onClose={() => setOpen(false)}
          onPick={([{ base, alt } = { base: '', alt: '' }]) => {
            onChange({ base, alt })
            setOpen(false)
          }}
        />
      )}
    </fieldset>
  )
}

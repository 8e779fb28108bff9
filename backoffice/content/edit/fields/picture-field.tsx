import { useState } from 'react'
import { TextField } from '#backoffice/kit/form/field.tsx'
import { PicturePicker } from '#backoffice/media/picker/picture-picker.tsx'
import { fileOf } from '#ui/picture-source.ts'
import { blockTexts } from '../../texts/blocks.ts'
import { isProps } from '../blocks/field.ts'
import { messageAt } from '../blocks/problems.ts'
import type { FieldProps } from './field-props.ts'
import { pictureOf } from './pictures.ts'

const t = blockTexts.picture
const thumbnailWidth = 200

/** Renders a picture field with its alternative text. The picture is chosen from the media library. */
export function PictureField({ field, name, path, value, problems, onChange }: FieldProps) {
  const [isChoosing, setChoosing] = useState(false)
  const picture = pictureOf(value)
  const alt = isProps(value) && typeof value['alt'] === 'string' ? value['alt'] : ''
  const problem = messageAt(problems, path)
  return (
    <fieldset className="edit-group">
      <legend>{blockTexts.fields[name] ?? name}</legend>
      <div className="edit-picture">
        {picture && <img src={fileOf(picture, thumbnailWidth)} alt="" />}
        <button type="button" className="button button--line button--small" onClick={() => setChoosing(true)}>
          {picture ? t.change : t.choose}
        </button>
        {picture && (
          <button
            type="button"
            className="text-button"
            onClick={() => onChange(field.isOptional ? undefined : { alt }, path)}
          >
            {t.remove}
          </button>
        )}
      </div>
      {problem !== undefined && <p className="field__error">{problem}</p>}
      {(picture || !field.isOptional) && (
        <TextField
          label={t.alt}
          maxLength={300}
          value={alt}
          onChange={({ currentTarget }) =>
            onChange({ ...(isProps(value) ? value : {}), alt: currentTarget.value }, path)
          }
        />
      )}
      {isChoosing && (
        <PicturePicker
          onClose={() => setChoosing(false)}
          onPick={([chosen]) => {
            setChoosing(false)
            onChange(chosen, path)
          }}
        />
      )}
    </fieldset>
  )
}

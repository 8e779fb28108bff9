import { SelectField, TextField } from '#backoffice/kit/form/field.tsx'
import { fileOf } from '#ui/picture-source.ts'
import { blockTexts } from '../../texts/blocks.ts'
import { isProps } from '../blocks/field.ts'
import { messageAt } from '../blocks/problems.ts'
import type { FieldProps } from './field-props.ts'
import { pictureOf } from './pictures.ts'

const t = blockTexts.picture
const thumbnailWidth = 200

/** Renders the selection from the pictures on the page, and the alternative text field. */
export function PictureField({ field, name, path, value, problems, pictures, onChange }: FieldProps) {
  const picture = pictureOf(value)
  const alt = isProps(value) && typeof value['alt'] === 'string' ? value['alt'] : ''
  const known = picture && !pictures.some(({ base }) => base === picture.base) ? [picture, ...pictures] : pictures
  const choose = (base: string) => {
    const chosen = known.find((each) => each.base === base)
    if (chosen) onChange({ ...chosen, alt: chosen.alt }, path)
    else onChange(field.isOptional ? undefined : { alt }, path)
  }
  return (
    <fieldset className="edit-group">
      <legend>{blockTexts.fields[name] ?? name}</legend>
      <div className="edit-picture">
        {picture && <img src={fileOf(picture, thumbnailWidth)} alt="" />}
        <SelectField
          label={t.choose}
          value={picture?.base ?? ''}
          error={messageAt(problems, path)}
          options={[['', t.none], ...known.map(({ base, alt: words }) => [base, words || base] as const)]}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      </div>
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
    </fieldset>
  )
}

import { optionLimits } from '#domain/catalog/create/option-choices.ts'
import { CheckField, TextArea, TextField } from '#backoffice/kit/form/field.tsx'
import { texts } from '../texts/en.ts'
import { enteredOptionsProblem, plannedSkus } from './new-draft.ts'
import type { DraftFieldProps } from './draft-field-props.ts'

const t = texts.create
/** Number of SKUs in the preview. */
const shownSkus = 6

/** Renders a new product's options and the SKUs of the resulting variants. */
export function OptionFields({ draft, change, errorOf, limit }: DraftFieldProps & { limit: number }) {
  const { hasOptions, options } = draft
  const problem = enteredOptionsProblem(draft)
  const error = errorOf('options') && (problem ? t.optionProblems[problem] : errorOf('options'))
  const skus = hasOptions ? plannedSkus(draft) : []
  const edit = (index: number, part: Partial<(typeof options)[number]>) =>
    change({ options: options.with(index, { ...options[index]!, ...part }) })
  return (
    <fieldset className="new-product__options">
      <legend>{t.options}</legend>
      <CheckField
        label={t.hasOptions}
        checked={hasOptions}
        onChange={({ currentTarget }) => change({ hasOptions: currentTarget.checked })}
      />
      {hasOptions &&
        options.map(({ label, values }, index) => (
          <div key={index} className="new-product__option">
            <TextField
              label={t.optionName(index + 1)}
              placeholder={index === 0 ? t.optionExample : undefined}
              maxLength={optionLimits.label}
              value={label}
              error={error}
              onChange={({ currentTarget }) => edit(index, { label: currentTarget.value })}
            />
            <TextArea
              label={t.optionValues(index + 1)}
              hint={t.optionValuesHint}
              rows={4}
              value={values}
              onChange={({ currentTarget }) => edit(index, { values: currentTarget.value })}
            />
            {options.length > 1 && (
              <button
                type="button"
                className="text-button"
                onClick={() => change({ options: options.toSpliced(index, 1) })}
              >
                {t.removeOption(index + 1)}
              </button>
            )}
          </div>
        ))}
      {hasOptions && options.length < limit && (
        <button
          type="button"
          className="text-button"
          onClick={() => change({ options: [...options, { label: '', values: '' }] })}
        >
          {t.addOption}
        </button>
      )}
      {skus.length > 0 && (
        <output className="muted small new-product__skus">
          {t.variants(skus.length, skus.slice(0, shownSkus).join(', '), skus.length > shownSkus)}
        </output>
      )}
    </fieldset>
  )
}

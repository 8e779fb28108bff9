import { textLimits, type ProductTexts } from '#domain/catalog/texts/product-texts.ts'
import { texts } from '../texts/en.ts'

type Specification = ProductTexts['specification']

interface SpecificationFieldProps {
  rows: Specification
  error: string | undefined
  onChange: (rows: Specification) => void
}

const t = texts.editTexts

/** Renders a product's specification as editable rows. Staff can add, move, and remove rows. */
export function SpecificationField({ rows, error, onChange }: SpecificationFieldProps) {
  const edit = (index: number, part: 0 | 1, text: string) => {
    const [label, value] = rows[index]!
    onChange(rows.with(index, part === 0 ? [text, value] : [label, text]))
  }
  return (
    <fieldset className="specification-field">
      <legend>{t.fields.specification}</legend>
      {rows.map(([label, value], index) => {
        const isIncomplete = error !== undefined && (label.trim() === '') !== (value.trim() === '')
        const input = { className: 'input', type: 'text', 'aria-invalid': isIncomplete ? true : undefined } as const
        return (
          <div key={index} className="specification-field__row">
            <input
              {...input}
              aria-label={t.labelOf(index + 1)}
              maxLength={textLimits.label}
              value={label}
              onChange={({ currentTarget }) => edit(index, 0, currentTarget.value)}
            />
            <input
              {...input}
              aria-label={t.valueOf(index + 1)}
              maxLength={textLimits.value}
              value={value}
              onChange={({ currentTarget }) => edit(index, 1, currentTarget.value)}
            />
            <span className="specification-field__actions">
              {index > 0 && (
                <button
                  type="button"
                  className="text-button"
                  aria-label={t.moveUpRow(index + 1)}
                  onClick={() => onChange(rows.toSpliced(index - 1, 2, rows[index]!, rows[index - 1]!))}
                >
                  {t.moveUp}
                </button>
              )}
              <button
                type="button"
                className="text-button"
                aria-label={t.removeRow(index + 1)}
                onClick={() => onChange(rows.toSpliced(index, 1))}
              >
                {t.remove}
              </button>
            </span>
          </div>
        )
      })}
      {error && <p className="field__error">{error}</p>}
      {rows.length < textLimits.rows && (
        <button type="button" className="text-button" onClick={() => onChange([...rows, ['', '']])}>
          {t.addRow}
        </button>
      )}
    </fieldset>
  )
}

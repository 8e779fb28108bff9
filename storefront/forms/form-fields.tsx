import { Icon } from '#ui/icon.tsx'
import { checkedValue } from '#domain/forms/check-entry.ts'
import { localizedText } from '#domain/forms/form.ts'
import { useShop } from '#storefront/page/shop-context.tsx'
import type { FailedEntry, Form, FormWords } from './form-view.ts'

type Field = Form['fields'][number]
interface FieldsProps {
  form: Form
  words: FormWords
  failed: FailedEntry | undefined
}

/** Renders a form's fields with the problems and values from a failed submission. */
export function FormFields({ form, words, failed }: FieldsProps) {
  return (
    <>
      {form.fields.map((field) => (
        <OneField
          key={field.name}
          field={field}
          id={`form-${form.formHash}-${field.name}`}
          words={words}
          problem={failed?.problems[field.name]}
          value={failed?.values[field.name] ?? ''}
        />
      ))}
      <div className="form-trap" aria-hidden="true">
        <label>
          {words.trap}
          <input name="homepage" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}

interface FieldProps {
  field: Field
  id: string
  words: FormWords
  problem: string | undefined
  value: string
}

function OneField({ field, id, words, problem, value }: FieldProps) {
  const { language } = useShop()
  const label = localizedText(field.label, language)
  const control = <Control field={field} id={id} words={words} problem={problem} value={value} />
  return (
    <div className={problem === undefined ? 'field' : 'field field--bad'}>
      {field.type === 'checkbox' ? (
        <label className="tick" htmlFor={id}>
          {control} <span>{label}</span>
        </label>
      ) : (
        <>
          <label htmlFor={id}>
            {label}
            {!field.required && <span className="muted"> ({words.optional})</span>}
          </label>
          {control}
        </>
      )}
      {problem !== undefined && (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="alert" /> {problem}
        </p>
      )}
    </div>
  )
}

function Control({ field: { name, type, max, required, options }, id, words, problem, value }: FieldProps) {
  const { language } = useShop()
  const common = {
    id,
    name,
    required,
    'aria-invalid': problem !== undefined || undefined,
    'aria-describedby': problem === undefined ? undefined : `${id}-error`,
  }
  switch (type) {
    case 'paragraph':
      return <textarea {...common} className="input" rows={6} maxLength={max} defaultValue={value} />
    case 'choice':
      return (
        <select {...common} className="input" defaultValue={value}>
          <option value="">{words.choose}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {localizedText(option.label, language)}
            </option>
          ))}
        </select>
      )
    case 'checkbox':
      return <input {...common} type="checkbox" value={checkedValue} defaultChecked={value !== ''} />
    default:
      return (
        <input
          {...common}
          className="input"
          type={type === 'telephone' ? 'tel' : type}
          autoComplete={type === 'telephone' ? 'tel' : type === 'email' ? 'email' : undefined}
          maxLength={max}
          defaultValue={value}
        />
      )
  }
}

import { maxCharactersOf, allowsMultiple, type CustomOption } from '#domain/catalog/options/custom-option.ts'
import type { Minor } from '#domain/money.ts'
import { displayPrice } from '#storefront/page/price.ts'
import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import type { Choice } from './choice/choice.ts'
import type { CompoundView } from './compound-view.ts'

interface PartProps {
  compound: CompoundView
  choice: Choice
  problem: string | null
}

/** Renders priced options as single-select, multi-select, or text fields [CATALOG-210]. */
export function CustomOptions({ compound, choice, problem }: PartProps) {
  return compound.customOptions.map((option) => (
    <Option key={option.id} option={option} chosen={choice[`o${option.id}`] ?? ''} problem={problem} />
  ))
}

function Option({ option, chosen, problem }: { option: CustomOption; chosen: string; problem: string | null }) {
  const texts = useTexts('catalog/compound')
  const { id, title, type, isRequired } = option
  const isMissing = problem === 'option_required' && isRequired && chosen.trim() === ''
  const error = isMissing ? `o${id}-error` : undefined
  return (
    <fieldset className="option" aria-describedby={error}>
      <legend className="option__label">
        {title} {!isRequired && <span>{texts.optional}</span>}
      </legend>
      {type === 'area' ? (
        <Text option={option} chosen={chosen} error={error} />
      ) : type === 'drop_down' ? (
        <DropDown option={option} chosen={chosen} error={error} />
      ) : (
        <Values option={option} chosen={chosen} />
      )}
      {isMissing && (
        <p className="field-error" id={error}>
          {type === 'area' ? texts.writeHere : texts.problems['option_required']}
        </p>
      )}
    </fieldset>
  )
}

function Values({ option: { id, type, isRequired, values }, chosen }: { option: CustomOption; chosen: string }) {
  const texts = useTexts('catalog/compound')
  const isSeveral = allowsMultiple(type)
  const ids = isSeveral ? chosen.split(',') : [chosen]
  return (
    <ul className="bundle__values">
      {!isSeveral && !isRequired && (
        <li>
          <label className="bundle__value">
            <input type="radio" name={`o${id}`} value="" defaultChecked={chosen === ''} />
            <span className="bundle__name">{texts.none}</span>
          </label>
        </li>
      )}
      {values.map((value) => (
        <li key={value.id}>
          <label className="bundle__value">
            <input
              type={isSeveral ? 'checkbox' : 'radio'}
              name={`o${id}`}
              value={value.id}
              defaultChecked={ids.includes(value.id)}
              required={!isSeveral && isRequired}
            />
            <span className="bundle__name">{value.title}</span>
            <Plus price={value.price} />
          </label>
        </li>
      ))}
    </ul>
  )
}

/** Maximum characters in a text option with a one-line field and a preview. */
const shortText = 20

interface FieldProps {
  option: CustomOption
  chosen: string
  error: string | undefined
}

function DropDown({ option: { id, title, isRequired, values }, chosen, error }: FieldProps) {
  const texts = useTexts('catalog/compound')
  const formats = useFormats()
  return (
    <select
      className="input"
      name={`o${id}`}
      defaultValue={chosen}
      required={isRequired}
      aria-label={title}
      aria-invalid={error !== undefined}
    >
      <option value="">{isRequired ? texts.choose : texts.none}</option>
      {values.map((value) => (
        <option key={value.id} value={value.id}>
          {value.price === 0 ? value.title : `${value.title}, ${texts.plus(formats.money(value.price))}`}
        </option>
      ))}
    </select>
  )
}

function Text({ option, chosen, error }: FieldProps) {
  const { id, title, price, isRequired } = option
  const max = maxCharactersOf(option)
  const texts = useTexts('catalog/compound')
  const formats = useFormats()
  const isShort = max <= shortText
  const field = {
    className: 'input',
    name: `o${id}`,
    defaultValue: chosen,
    maxLength: max,
    required: isRequired,
    'aria-label': title,
    'aria-invalid': error !== undefined,
    'aria-describedby': `o${id}-count`,
  }
  return (
    <>
      {isShort ? <input type="text" autoComplete="off" {...field} /> : <textarea rows={2} {...field} />}
      <p className="why" id={`o${id}-count`}>
        {texts.characters(formats.number(chosen.length), formats.number(max))} <Plus price={price} />
      </p>
      {isShort && chosen.trim() !== '' && (
        <p className="lettering">
          <span className="visually-hidden">{texts.preview}: </span>
          {chosen}
        </p>
      )}
    </>
  )
}

function Plus({ price }: { price: Minor }) {
  const texts = useTexts('catalog/compound')
  const formats = useFormats()
  const { tax } = useShop()
  if (price === 0) return null
  return <span className="bundle__added figures">{texts.plus(formats.money(displayPrice(price, 'goods', tax)))}</span>
}

import { click } from './activate.ts'
import { describeElement, requireEnabled } from '../elements/select.ts'
import { normalize } from '../elements/texts.ts'

/** A select option: a string that is its value or label, or an object that says which. */
export type Choice = string | { value?: string; label?: string; index?: number }

/** Types a value into a text field, up to its `maxlength`. */
export function fill(element: Element, value: string): void {
  requireEnabled(element)
  const field = element as HTMLInputElement
  const types = 'checkbox radio file submit button image reset hidden'.split(' ')
  if (!['input', 'textarea'].includes(field.localName) || types.includes(field.type) || field.readOnly)
    throw new Error(`Not a field for text: ${describeElement(element)}`)
  field.value = field.maxLength >= 0 ? value.slice(0, field.maxLength) : value
  if (field.value === '' && value !== '') throw new Error(`The field refuses “${value}”: ${describeElement(element)}`)
}

/** Checks or unchecks a checkbox or radio button by a click, if necessary. Throws if its state does not change. */
export function setChecked(element: Element, wanted: boolean): void {
  const box = (
    element.localName === 'label' ? (element as HTMLLabelElement).control : element
  ) as HTMLInputElement | null
  if (box?.type !== 'checkbox' && box?.type !== 'radio')
    throw new Error(`Neither a check box nor a radio button: ${describeElement(element)}`)
  requireEnabled(box)
  if (box.checked !== wanted) click(box)
  if (box.checked !== wanted) throw new Error(`The click did not change ${describeElement(box)}`)
}

/** Chooses one or more options of a select. Throws if an option is missing or disabled. */
export function selectOption(element: Element, choices: Choice | readonly Choice[]): void {
  requireEnabled(element)
  if (element.localName !== 'select') throw new Error(`Not a select: ${describeElement(element)}`)
  const select = element as HTMLSelectElement
  const wanted = (Array.isArray(choices) ? choices : [choices]) as readonly Choice[]
  const found = wanted.map((choice) => {
    const option = [...select.options].find((one) => isChosen(one, choice))
    if (!option || option.disabled)
      throw new Error(`No option ${JSON.stringify(choice)} in ${describeElement(element)}`)
    return option
  })
  for (const option of select.options) option.selected = found.includes(option)
}

function isChosen(option: HTMLOptionElement, choice: Choice): boolean {
  const label = normalize(option.label)
  if (typeof choice === 'string') return option.value === choice || label === normalize(choice)
  if (choice.index !== undefined && option.index !== choice.index) return false
  if (choice.value !== undefined && option.value !== choice.value) return false
  return choice.label === undefined || label === normalize(choice.label)
}

/** Returns a field's value or the value of a select's chosen option. */
export function valueOf(element: Element): string {
  if (!['input', 'textarea', 'select'].includes(element.localName))
    throw new Error(`No field with a value: ${describeElement(element)}`)
  return (element as HTMLInputElement).value
}

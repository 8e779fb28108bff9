import { type Language, loadTexts, textsOf } from '#storefront/texts.ts'
import { textFieldProblem } from './text-field-problem.ts'

type Checked = Omit<Parameters<typeof textFieldProblem>[0], 'value'>

/** Returns the problem of a field that lost focus, in the shopper's language [UI-409]. */
export async function checkTextField(
  input: HTMLInputElement,
  field: Checked,
  language: Language,
): Promise<string | undefined> {
  await Promise.all([loadTexts(language, ['widgets/fields']), endOfPress()])
  return textFieldProblem({ ...field, value: input.value }, textsOf(language, 'widgets/fields'))
}

/** A message that appears during a press would move the button away, and the click would be lost. */
async function endOfPress(): Promise<void> {
  if (!document.querySelector(':is(a, button, label, summary, input):active')) return
  await new Promise<void>((resolve) => {
    for (const name of ['pointerup', 'pointercancel']) addEventListener(name, () => setTimeout(resolve), { once: true })
  })
}

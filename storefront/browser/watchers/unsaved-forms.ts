/** The form field properties used to detect changes. */
export interface FormField {
  type: string
  value: string
  checked?: boolean
  isConnected: boolean
  form: { method: string; elements: Iterable<unknown> } | null
}

const isChoice = ({ type }: FormField) => type === 'checkbox' || type === 'radio'
const valueOf = (field: FormField) => (isChoice(field) ? String(field.checked) : field.value)

/**
 * Tracks what a shopper enters. A form is unsaved while a submitted field differs from its value at the first focus.
 * React sets a field's default value on each change, so the browser's built-in comparison finds no difference.
 */
export function trackFormChanges() {
  const before = new Map<FormField, string>()
  return {
    focus(field: FormField) {
      if (field.form?.method === 'post' && field.type !== 'search' && !before.has(field))
        before.set(field, valueOf(field))
    },
    submit(form: FormField['form']) {
      for (const field of before.keys()) if (field.form === form) before.delete(field)
    },
    hasUnsaved(): boolean {
      for (const [field, value] of before) {
        if (!field.isConnected) before.delete(field)
        else if (valueOf(field) !== value) return true
      }
      return false
    },
  }
}

/** Watches all forms on the page. Returns a function that returns true while any form is unsaved. */
export function watchForms(page: Document): () => boolean {
  const forms = trackFormChanges()
  const isField = (target: EventTarget | null): target is HTMLInputElement =>
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  // A click on a label changes a checkbox before the checkbox gets the focus.
  for (const type of ['focusin', 'pointerdown'])
    page.addEventListener(
      type,
      ({ target }) => {
        const field = target instanceof Element ? (target.closest('label')?.control ?? target) : target
        if (isField(field)) forms.focus(field)
      },
      true,
    )
  page.addEventListener('submit', ({ target }) => forms.submit(target as HTMLFormElement), true)
  return () => forms.hasUnsaved()
}

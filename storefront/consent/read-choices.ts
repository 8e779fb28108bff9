import { chooseAll, type ConsentChoices } from '#domain/consent/choices.ts'

type ChoiceForm = Pick<FormData, 'get'> | Pick<URLSearchParams, 'get'>

/** Returns the choices for a form and its button, or null for a nonexistent button. */
export function readChoices(form: ChoiceForm): ConsentChoices | null {
  const choice = form.get('choice')
  if (choice === 'all' || choice === 'none') return chooseAll(choice === 'all')
  if (choice !== 'selected') return null
  const isOn = (name: string) => form.get(name) === 'on'
  return { performance: isOn('performance'), marketing: isOn('marketing'), functional: isOn('functional') }
}

/** Returns the version of the list in the form, or null if the version is invalid. */
export function readVersion(form: ChoiceForm): number | null {
  const version = form.get('version')
  return typeof version === 'string' && /^\d{1,9}$/.test(version) ? Number(version) : null
}

import { chooseAll, type ConsentChoices } from '#domain/consent/choices.ts'

/** Returns the choices of a form and its button; null for a button that does not exist. */
export function readChoices(form: Pick<FormData, 'get'> | Pick<URLSearchParams, 'get'>): ConsentChoices | null {
  const choice = form.get('choice')
  if (choice === 'all' || choice === 'none') return chooseAll(choice === 'all')
  if (choice !== 'selected') return null
  const isOn = (name: string) => form.get(name) === 'on'
  return { performance: isOn('performance'), marketing: isOn('marketing'), functional: isOn('functional') }
}

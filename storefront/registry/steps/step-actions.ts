import type { CallInput } from '#contract/kernel/call.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { Store } from '#contract/store.ts'
import { customKeyPattern, eventTypes, registryPasswordLength, registryPrivacies } from '#domain/registry/registry.ts'
import { fromSavedAddress } from '#storefront/browser/addresses/saved-address.ts'
import type { PageArguments, PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { readTextField } from '#storefront/page/read-text-field.ts'
import { isUuid } from '#storefront/page/route/is-uuid.ts'
import { type AccountAction, actionsOf } from '#storefront/widgets/account/messages/account-actions.ts'
import { parseRegistryStep, registryStepPath } from '#domain/registry/steps.ts'

type Change = CallInput<Store, 'PUT /svc_registry/registries/{id}'>['body']
export type StepProblem = 'required' | 'date' | 'too_long' | 'key' | 'taken' | 'password' | 'address' | 'failed'
/** A step that was not saved, with its submitted fields. */
export interface StepResult {
  op: AccountAction<'registry-step'>
  values: Readonly<Record<string, string>>
  problem: StepProblem
}

/** Saves a registry step and redirects to the next one. If there is a problem, the form stays open [REGISTRY-403]. */
export async function saveStep(
  context: PageContext,
  { params }: PageArguments,
  form: URLSearchParams,
): Promise<ActionResult> {
  const id = params['id'] ?? ''
  const step = parseRegistryStep(params['step'])
  const op = registrySteps.read(form)
  if (!isUuid(id) || step === null || op === null) return { to: '/account/registry' }
  const stay = (problem: StepProblem): ActionResult => ({
    status: 422,
    data: { op, values: valuesOf(form), problem } satisfies StepResult,
  })
  const change = await readChange(context, op, form)
  if (typeof change === 'string') return stay(change)
  try {
    await context.call('PUT /svc_registry/registries/{id}', { params: { id }, body: change, key: crypto.randomUUID() })
    return { to: registryStepPath(id, nextOf[step]) + registrySteps.done(op) }
  } catch (error) {
    if (!isRefusalError(error)) throw error
    const { code } = error
    if (code === 'login_required') return { to: `/login?redirect=${encodeURIComponent(registryStepPath(id, step))}` }
    if (code === 'registry_not_found') return { to: '/account/registry' }
    if (code === 'about_missing') return { to: `${registryStepPath(id, 'about')}?problem=about` }
    if (code === 'address_missing') return { to: `${registryStepPath(id, 'delivery')}?problem=address` }
    return stay(problems[code] ?? 'failed')
  }
}

export const registrySteps = actionsOf('registry-step')

const nextOf = { about: 'delivery', delivery: 'privacy', privacy: undefined } as const
const problems: Readonly<Record<string, StepProblem>> = {
  url_key_taken: 'taken',
  password_missing: 'password',
  invalid_address: 'address',
}

async function readChange(
  context: PageContext,
  op: AccountAction<'registry-step'>,
  form: URLSearchParams,
): Promise<Change | StepProblem> {
  switch (op) {
    case 'about':
      return readAbout(form)
    case 'saved-address':
      return readDelivery(context, form)
    case 'privacy':
      return readPrivacy(form)
    case 'address':
    case 'photo':
    case 'remove-photo':
      // Other handlers save these.
      return 'failed'
  }
}

function readAbout(form: URLSearchParams): Change | StepProblem {
  const [title, firstname, lastname] = [
    text(form, 'title', 100),
    text(form, 'firstname', 40),
    text(form, 'lastname', 40),
  ]
  if (title === '' || firstname === '' || lastname === '') return 'required'
  const eventDate = readDay(form, 'eventDate')
  if (!eventDate) return 'date'
  const customKey = text(form, 'urlKey', 100).toLowerCase()
  if (customKey !== '' && !customKeyPattern.test(customKey)) return 'key'
  const message = readTextField(form, 'message', 1_000)
  if (message.isTooLong) return 'too_long'
  const about = {
    title,
    firstname,
    lastname,
    eventDate,
    eventType: eventTypes.find((each) => each === form.get('eventType')) ?? 'other',
    coRegistrant: text(form, 'coRegistrant', 80),
    message: message.text,
  }
  return { about, customKey: customKey || null }
}

async function readDelivery({ call }: PageContext, form: URLSearchParams): Promise<Change | StepProblem> {
  const shipBefore = readDay(form, 'shipBefore')
  if (shipBefore === undefined) return 'date'
  const savedId = form.get('saved') ?? ''
  if (!isUuid(savedId)) return { shipBefore }
  const saved = (await call('GET /svc_customer/customer/address', {})).find(({ _id }) => _id === savedId)
  return saved ? { shipBefore, address: fromSavedAddress(saved) } : 'address'
}

function readPrivacy(form: URLSearchParams): Change | StepProblem {
  const privacy = registryPrivacies.find((each) => each === form.get('privacy')) ?? 'private'
  const isSurprise = form.get('surprise') === 'on'
  const password = privacy === 'password' ? (form.get('password') ?? '') : ''
  if (password === '') return { privacy, isSurprise }
  const { min, max } = registryPasswordLength
  return password.length < min || password.length > max ? 'password' : { privacy, isSurprise, password }
}

/** Returns a day, null if the field is empty, or undefined if it is not a valid day. */
export function readDay(form: URLSearchParams, name: string): string | null | undefined {
  const day = text(form, name, 20)
  if (day === '') return null
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : NaN
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? undefined : day
}

/** Returns the form values without the password, which is never sent back. */
function valuesOf(form: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...form].filter(([name]) => name !== 'password' && name !== 'op'))
}

function text(form: URLSearchParams, name: string, longest: number): string {
  return (form.get(name) ?? '').trim().slice(0, longest)
}

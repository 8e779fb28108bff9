import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { workoutEntryLimits } from '#domain/programs/workouts.ts'
import type { PageArguments, PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { readTextField } from '#storefront/page/read-text-field.ts'
import { isUuid } from '#storefront/page/route/is-uuid.ts'
import { type AccountAction, actionsOf } from '#storefront/widgets/account/messages/account-actions.ts'
import { workoutAnchor } from './workouts/workout-anchor.ts'

const known = [
  'not_cancellable',
  'not_reactivatable',
  'not_charged',
  'payment_method_not_found',
  'payment_method_expired',
  'workout_not_found',
  'program_locked',
] as const

const actions = actionsOf('program')

export interface ProgramResult {
  op: AccountAction<'program'>
  problem: (typeof known)[number] | 'too_long' | 'failed'
}

/** Cancels or reactivates a program, changes its card, or records a workout, as the form requests [PROGRAM-403]. */
export async function changeProgram(
  { call }: PageContext,
  { params }: PageArguments,
  form: URLSearchParams,
): Promise<ActionResult> {
  const id = params['id'] ?? ''
  if (!isUuid(id)) return { to: '/account/programming' }
  const to = `/account/programming/${id}`
  const key = crypto.randomUUID()
  const op = actions.read(form)
  if (op === null) return { to }
  const tooLong: ActionResult = { status: 422, data: { op, problem: 'too_long' } satisfies ProgramResult }
  try {
    switch (op) {
      case 'cancel': {
        const { text: reason, isTooLong } = readTextField(form, 'reason', 500)
        if (isTooLong) return tooLong
        await call('POST /svc_programming/programs/{id}/cancel', { params: { id }, body: { reason }, key })
        return { to: to + actions.done(op) }
      }
      case 'reactivate':
        await call('POST /svc_programming/programs/{id}/reactivate', { params: { id }, key })
        return { to: to + actions.done(op) }
      case 'card': {
        const storedPaymentMethodId = form.get('card') ?? ''
        if (!isUuid(storedPaymentMethodId)) return { to }
        await call('PUT /svc_programming/programs/{id}/card', { params: { id }, body: { storedPaymentMethodId }, key })
        return { to: `${to}${actions.done(op)}#billing` }
      }
      case 'done':
      case 'undone':
      case 'record': {
        const entry = op === 'record' ? readEntry(form) : { isDone: op === 'done' }
        if (entry === 'too_long') return tooLong
        return { to: to + (await recordWorkout(call, { id, op }, form, entry)) }
      }
    }
  } catch (error) {
    if (!isRefusalError(error)) throw error
    const { code, status } = error
    if (code === 'login_required') return { to: `/login?redirect=${encodeURIComponent(to)}` }
    if (code === 'program_not_found') return { to: '/account/programming' }
    const problem = known.find((each) => each === code) ?? 'failed'
    return { status: status || 503, data: { op, problem } satisfies ProgramResult }
  }
}

/** Reads the note and score fields that are present in a form. */
function readEntry(form: URLSearchParams) {
  const fields = { note: workoutEntryLimits.note, score: workoutEntryLimits.score }
  const typed = Object.entries(fields).map(([name, max]) => [name, readTextField(form, name, max)] as const)
  if (typed.some(([, { isTooLong }]) => isTooLong)) return 'too_long'
  return Object.fromEntries(typed.filter(([name]) => form.has(name)).map(([name, { text }]) => [name, text]))
}

/** Records a workout and returns the result's query with the workout's anchor. */
async function recordWorkout(
  call: PageContext['call'],
  { id, op }: { id: string; op: 'done' | 'undone' | 'record' },
  form: URLSearchParams,
  body: { isDone?: boolean; note?: string; score?: string },
): Promise<string> {
  const [week, day] = ['week', 'day'].map((name) => Number(form.get(name)))
  if (!isWithin(week, 1_000) || !isWithin(day, 7)) return ''
  const params = { id, week: String(week), day: String(day) }
  await call('PUT /svc_programming/programs/{id}/workouts/{week}/{day}', { params, body, key: crypto.randomUUID() })
  const anchor = workoutAnchor({ week, day })
  return `${actions.done(op, anchor)}#${anchor}`
}

function isWithin(value: number | undefined, max: number): value is number {
  return value !== undefined && Number.isInteger(value) && value >= 1 && value <= max
}

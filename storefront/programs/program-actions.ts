import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { workoutEntryLimits } from '#domain/programs/workouts.ts'
import type { PageArguments, PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { readTextField } from '#storefront/page/read-text-field.ts'
import { isUuid } from '#storefront/page/route/is-uuid.ts'
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

export interface ProgramResult {
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
  try {
    if (form.get('op') === 'cancel') {
      const { text: reason, isTooLong } = readTextField(form, 'reason', 500)
      if (isTooLong) return tooLong
      await call('POST /svc_programming/programs/{id}/cancel', { params: { id }, body: { reason }, key })
    }
    if (form.get('op') === 'reactivate')
      await call('POST /svc_programming/programs/{id}/reactivate', { params: { id }, key })
    if (form.get('op') === 'card') {
      const storedPaymentMethodId = form.get('card') ?? ''
      if (!isUuid(storedPaymentMethodId)) return { to }
      await call('PUT /svc_programming/programs/{id}/card', { params: { id }, body: { storedPaymentMethodId }, key })
    }
    if (form.get('op') === 'workout') {
      const entry = readEntry(form)
      if (entry === 'too_long') return tooLong
      return { to: to + (await recordWorkout(call, id, form, entry)) }
    }
    return { to }
  } catch (error) {
    if (!isRefusalError(error)) throw error
    const { code, status } = error
    if (code === 'login_required') return { to: `/login?redirect=${encodeURIComponent(to)}` }
    if (code === 'program_not_found') return { to: '/account/programming' }
    const problem = known.find((each) => each === code) ?? 'failed'
    return { status: status || 503, data: { problem } satisfies ProgramResult }
  }
}

const tooLong: ActionResult = { status: 422, data: { problem: 'too_long' } satisfies ProgramResult }

/** Reads the fields present in a form. A workout's completion button sends only `done`. */
function readEntry(form: URLSearchParams) {
  const fields = { note: workoutEntryLimits.note, score: workoutEntryLimits.score }
  const typed = Object.entries(fields).map(([name, max]) => [name, readTextField(form, name, max)] as const)
  if (typed.some(([, { isTooLong }]) => isTooLong)) return 'too_long'
  return {
    ...(form.has('done') && { isDone: form.get('done') === 'true' }),
    ...Object.fromEntries(typed.filter(([name]) => form.has(name)).map(([name, { text }]) => [name, text])),
  }
}

/** Records a workout and returns its anchor on the page. */
async function recordWorkout(
  call: PageContext['call'],
  id: string,
  form: URLSearchParams,
  body: { isDone?: boolean; note?: string; score?: string },
): Promise<string> {
  const [week, day] = ['week', 'day'].map((name) => Number(form.get(name)))
  if (!isWithin(week, 1_000) || !isWithin(day, 7)) return ''
  const params = { id, week: String(week), day: String(day) }
  await call('PUT /svc_programming/programs/{id}/workouts/{week}/{day}', { params, body, key: crypto.randomUUID() })
  return `#${workoutAnchor({ week, day })}`
}

function isWithin(value: number | undefined, max: number): value is number {
  return value !== undefined && Number.isInteger(value) && value >= 1 && value <= max
}

import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'

export type Tracking = Reply<Store, 'POST /svc_checkout/tracking'>
export type Parcel = Tracking['parcels'][number]

type Step = Parcel['step']
const sentSteps: readonly Step[] = ['ordered', 'packed', 'shipped', 'out_for_delivery', 'delivered']
const collectedSteps: readonly Step[] = ['ordered', 'ready', 'delivered']

interface ShownStep {
  step: Step
  state: 'done' | 'current' | 'ahead'
}

/** Returns when a parcel reached a step, in Unix milliseconds, or null if unknown. */
export function stepTime(step: Step, { events }: Pick<Parcel, 'events'>, placedAt: number): number | null {
  if (step === 'ordered') return placedAt
  return events.findLast(({ status }) => status === step)?.at ?? null
}

/** Returns a parcel's displayed steps, for shipping or pickup; a hidden step is shown as the step before it. */
export function displayedSteps(step: Step, isPickup: boolean): ShownStep[] {
  const all = [...sentSteps, 'ready'] as const
  const steps = isPickup ? collectedSteps : sentSteps
  const rank = (each: Step) => (each === 'ready' ? all.indexOf('shipped') : all.indexOf(each))
  const at = steps.findLastIndex((each) => rank(each) <= rank(step))
  return steps.map((each, index) => ({
    step: each,
    state: index < at || (index === at && index === steps.length - 1) ? 'done' : index === at ? 'current' : 'ahead',
  }))
}

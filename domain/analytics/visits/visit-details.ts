import { devices, type Device } from './device.ts'

/** The steps before an order, in sequence. A visit records the furthest step that it reached. */
export const visitSteps = { visit: 0, product: 1, cart: 2, checkout: 3, payment: 4 } as const
type VisitStep = (typeof visitSteps)[keyof typeof visitSteps]

/** The origin of a visit, by rank: a campaign outranks a link on another site. */
const visitOrigins = { direct: 0, referral: 1, campaign: 2 } as const
type OriginRank = (typeof visitOrigins)[keyof typeof visitOrigins]

interface VisitOrigin {
  origin: OriginRank
  source: string
  medium: string
  campaign: string
}

/** Visit details from one event. */
export interface VisitDetails extends VisitOrigin {
  step: VisitStep
  /** Null if unknown. */
  device: Device | null
}

/** A stored event from a page. */
export interface PageEvent {
  type: string
  name: string
  /** The step in a `checkoutStep` event, or null. */
  checkoutStep: string | null
  context: {
    device?: string | undefined
    isApp?: boolean | undefined
    referrer?: string | undefined
    campaign?: { source?: string | undefined; medium?: string | undefined; name?: string | undefined } | undefined
  }
}

const stepsOfEvents: ReadonlyMap<string, VisitStep> = new Map([
  ['productDetailView', visitSteps.product],
  ['addToCart', visitSteps.cart],
  ['wishlistToCart', visitSteps.cart],
  ['checkoutStart', visitSteps.checkout],
  ['checkoutStep', visitSteps.checkout],
  ['pickShippingRate', visitSteps.checkout],
  ['addPayment', visitSteps.payment],
  ['orderReview', visitSteps.payment],
])

/** Returns the visit details in an event. `ownHosts` are the sites' host names, which do not count as referrers. */
export function visitDetails(event: PageEvent, ownHosts: ReadonlySet<string>): VisitDetails {
  return { step: stepOf(event), device: deviceIn(event), ...originOf(event, ownHosts) }
}

function stepOf({ type, name, checkoutStep }: PageEvent): VisitStep {
  if (type !== 'track') return visitSteps.visit
  if (name === 'checkoutStep' && (checkoutStep === 'payment' || checkoutStep === 'review')) return visitSteps.payment
  return stepsOfEvents.get(name) ?? visitSteps.visit
}

function deviceIn({ context: { isApp, device } }: PageEvent): Device | null {
  return isApp ? 'app' : (devices.find((each) => each === device) ?? null)
}

function originOf({ context: { campaign, referrer = '' } }: PageEvent, ownHosts: ReadonlySet<string>): VisitOrigin {
  const { source = '', medium = '', name = '' } = campaign ?? {}
  if (source !== '' || medium !== '' || name !== '')
    return { origin: visitOrigins.campaign, source, medium, campaign: name }
  if (referrer !== '' && !ownHosts.has(referrer))
    return { origin: visitOrigins.referral, source: referrer, medium: 'referral', campaign: '' }
  return { origin: visitOrigins.direct, source: '', medium: '', campaign: '' }
}

/**
 * Merges the details from two events in a visit, the earlier one first: the furthest step, and the first origin of the
 * highest rank.
 */
export function mergeVisitDetails(earlier: VisitDetails, later: VisitDetails): VisitDetails {
  return {
    ...(later.origin > earlier.origin ? later : earlier),
    step: earlier.step > later.step ? earlier.step : later.step,
    device: earlier.device ?? later.device,
  }
}

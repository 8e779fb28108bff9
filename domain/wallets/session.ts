import type { Address } from '#domain/address/address.ts'
import type { Site } from '#domain/sites.ts'
import { walletOrderAddresses, addressOfContact, type ContactField, type WalletContact } from './contact.ts'
import type { WalletDetails } from './details.ts'
import type { WalletOption } from './options.ts'

/** Opaque token that only the card engine reads. */
export type WalletToken = Readonly<Record<string, unknown>>

export interface WalletRequest {
  /** Id of a click and of the order that it places. */
  id: string
  site: Site
  /** False for virtual orders and if addresses were entered in checkout. */
  requiresShipping: boolean
  /** False if addresses were entered in checkout. */
  needsContact: boolean
}

export interface WalletOrder {
  shippingAddress: Address | null
  billingAddress: Address | null
  option: string | null
  token: WalletToken | null
}

export interface WalletState {
  paymentActive: boolean
  shipping: 'valid' | 'loading'
  request: WalletRequest | null
  order: WalletOrder
  /** Id of the event that awaits a response, or null if there is none. */
  awaited: string | null
}

export interface WalletError {
  code: 'shippingContactInvalid' | 'addressUnserviceable'
  field: ContactField
  message: string
}
interface DisplayedOrder {
  details: WalletDetails
  shippingOptions: readonly WalletOption[]
}

/** Messages to the wallet, on the page or in the app. */
export type WalletMessage =
  | ({ type: 'applepay_start'; requestId: string; requiresShipping: boolean } & DisplayedOrder)
  | ({
      type: 'applepay_update_details'
      requestId: string
      eventId: string
      errors: readonly WalletError[]
    } & DisplayedOrder)
  | { type: 'applepay_status_success'; requestId: string; orderId: string; total: string }
  | { type: 'applepay_status_failure'; requestId: string; code: string; message: string }

export type WalletEvent =
  | ({ type: 'start'; request: WalletRequest } & DisplayedOrder)
  | { type: 'shippingContact'; requestId: string; eventId: string; contact: WalletContact }
  | { type: 'shippingMethod'; requestId: string; eventId: string; id: string }
  | {
      type: 'authorized'
      requestId: string
      token: WalletToken
      shippingContact: WalletContact | null
      billingContact: WalletContact | null
    }
  | { type: 'cancel'; requestId: string }
  | ({ type: 'reckoned'; requestId: string; eventId: string; errors: readonly WalletError[] } & DisplayedOrder)
  | { type: 'placed'; requestId: string; orderId: string; total: string }
  | { type: 'refused'; requestId: string; code: string; message: string }

type WalletTask =
  | { kind: 'reckon'; eventId: string; shippingAddress: Address | null; option: string | null }
  | { kind: 'place'; order: WalletOrder }

export interface WalletStep {
  state: WalletState
  messages: readonly WalletMessage[]
  task: WalletTask | null
}

const emptyOrder: WalletOrder = { shippingAddress: null, billingAddress: null, option: null, token: null }

export const idleWallet: WalletState = {
  paymentActive: false,
  shipping: 'valid',
  request: null,
  order: emptyOrder,
  awaited: null,
}
const placing = 'placing'

/**
 * Advances the state machine of a wallet payment on the page and in the app. Ignores unexpected events and events from
 * old requests [PAY-414..427, APP-452].
 */
export function stepWallet(state: WalletState, event: WalletEvent): WalletStep {
  if (event.type === 'start') return state.request === null ? start(event) : stays(state)
  const { request } = state
  if (request === null || event.requestId !== request.id) return stays(state)
  const isPlacing = state.awaited === placing
  switch (event.type) {
    case 'shippingContact':
      return isPlacing || !request.requiresShipping ? stays(state) : changeContact(state, request, event)
    case 'shippingMethod':
      return isPlacing || !request.requiresShipping ? stays(state) : changeMethod(state, event)
    case 'reckoned':
      return state.awaited === event.eventId ? updateDetails(state, event) : stays(state)
    case 'authorized':
      return isPlacing ? stays(state) : authorize(state, request, event)
    case 'placed':
    case 'refused':
      return isPlacing ? end(event) : stays(state)
    case 'cancel':
      // An order that is being placed cannot be canceled.
      return isPlacing ? stays(state) : { state: idleWallet, messages: [], task: null }
  }
}

const stays = (state: WalletState): WalletStep => ({ state, messages: [], task: null })
type EventOf<Type extends WalletEvent['type']> = Extract<WalletEvent, { type: Type }>

function start({ request, details, shippingOptions }: EventOf<'start'>): WalletStep {
  const option = shippingOptions.find(({ selected }) => selected)?.id ?? null
  const { id, requiresShipping } = request
  return {
    state: { ...idleWallet, paymentActive: true, request, order: { ...emptyOrder, option } },
    messages: [
      {
        type: 'applepay_start',
        requestId: id,
        requiresShipping,
        details,
        shippingOptions: requiresShipping ? shippingOptions : [],
      },
    ],
    task: null,
  }
}

function changeContact(state: WalletState, { site }: WalletRequest, event: EventOf<'shippingContact'>): WalletStep {
  const order = { ...state.order, shippingAddress: addressOfContact(site, event.contact) }
  return reckon({ ...state, shipping: 'loading', order }, event.eventId)
}

function changeMethod(state: WalletState, { eventId, id }: EventOf<'shippingMethod'>): WalletStep {
  return reckon({ ...state, order: { ...state.order, option: id } }, eventId)
}

function reckon(state: WalletState, eventId: string): WalletStep {
  const { shippingAddress, option } = state.order
  return {
    state: { ...state, awaited: eventId },
    messages: [],
    task: { kind: 'reckon', eventId, shippingAddress, option },
  }
}

function updateDetails(state: WalletState, event: EventOf<'reckoned'>): WalletStep {
  const { requestId, eventId, details, shippingOptions, errors } = event
  const option = shippingOptions.find(({ selected }) => selected)?.id ?? null
  return {
    state: { ...state, shipping: 'valid', awaited: null, order: { ...state.order, option } },
    messages: [{ type: 'applepay_update_details', requestId, eventId, details, shippingOptions, errors }],
    task: null,
  }
}

function authorize(state: WalletState, request: WalletRequest, event: EventOf<'authorized'>): WalletStep {
  const { token, shippingContact, billingContact } = event
  const addresses = request.needsContact
    ? walletOrderAddresses(request.site, shippingContact ?? {}, billingContact)
    : null
  const order = { ...state.order, ...addresses, token }
  return { state: { ...state, order, awaited: placing }, messages: [], task: { kind: 'place', order } }
}

function end(event: EventOf<'placed'> | EventOf<'refused'>): WalletStep {
  const { requestId } = event
  const messages: WalletMessage[] =
    event.type === 'placed'
      ? [{ type: 'applepay_status_success', requestId, orderId: event.orderId, total: event.total }]
      : [{ type: 'applepay_status_failure', requestId, code: event.code, message: event.message }]
  return { state: idleWallet, messages, task: null }
}

import type { CallInput } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { returnStates, type ReturnState } from '#domain/returns/transitions.ts'

type Query = CallInput<Store, 'GET /svc_rma/desk'>['query']

const maxNumber = 20

/** Returns the state filter in the URL. The default is the returns to review. */
export function stateOf(params: URLSearchParams): ReturnState {
  return returnStates.find((state) => state === params.get('state')) ?? 'requested'
}

/** Builds the return list query from the URL filters. A number finds returns in every state. */
export function returnQuery(params: URLSearchParams): Query {
  const number = (params.get('q') ?? '').trim().slice(0, maxNumber)
  return number === '' ? { state: stateOf(params) } : { number }
}

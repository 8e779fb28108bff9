import type { Database } from '#platform/database.ts'
import type { ChaosProxy, Fault } from '../faults/chaos-proxy.ts'
import type { Attempt } from '../fixtures/prepared-orders.ts'
import { expectOutcomes } from './expected-outcome.ts'
import { documents, type Journey, type JourneyResponse, type Shopper, type Shoppers } from './journeys.ts'

export interface Cell {
  dependency: string
  proxy: ChaosProxy
  fault: Fault
  windowMs: number
}

export interface ChaosStore {
  db: Database
  shoppers: Shoppers
  shopper: Shopper
  attempts: Attempt[]
  isUp: () => boolean
  mails: ReadonlyMap<string, number>
}

export interface Report {
  problems: string[]
  slowestCall: number
  slowestDocument: number
  /** Time from the end of the fault until every journey succeeds. */
  recoveryMs: number
  acknowledged: number
  untaxed: number
}

export interface CellRun {
  store: ChaosStore
  cell: Cell
  report: Report
  acknowledged: string[]
  unresolved: Attempt[]
  check: ReturnType<typeof expectOutcomes>
}

const maxMs = { call: 6_000, document: 1_500 }
/** Faults during which the store cannot learn that a cached page is stale. */
const cacheSurvives: ReadonlySet<Fault> = new Set<Fault>(['down', 'silence'])

export function newRun(store: ChaosStore, cell: Cell): CellRun {
  const report = { problems: [], slowestCall: 0, slowestDocument: 0, recoveryMs: 0, acknowledged: 0, untaxed: 0 }
  return { store, cell, report, acknowledged: [], unresolved: [], check: expectOutcomes() }
}

export function addProblem({ report }: CellRun, problem: string) {
  if (!report.problems.includes(problem)) report.problems.push(problem)
}

export function checkResponse(run: CellRun, journey: Journey, response: JourneyResponse) {
  const { report, cell, check } = run
  const { dependency, fault } = cell
  const { status, retryAfter, ms, text } = response
  const code = /"code":"(\w+)"/.exec(text)?.[1] ?? ''
  const isDocument = documents.has(journey)
  if (isDocument) report.slowestDocument = Math.max(report.slowestDocument, ms)
  else report.slowestCall = Math.max(report.slowestCall, ms)
  const bound = isDocument && dependency !== 'database' ? maxMs.document : maxMs.call
  if (ms > bound) addProblem(run, `${journey}: answered after ${Math.round(ms)} ms`)
  for (const problem of check(journey, response, { dependency, fault }).problems)
    addProblem(run, `${journey}: ${problem}`)
  const isCached = journey === 'browse cached page' && (dependency !== 'database' || cacheSurvives.has(fault))
  if (isCached && status !== 200) addProblem(run, `${journey}: ${status}`)
  if (status === 503 && retryAfter === undefined) addProblem(run, `${journey}: 503 without Retry-After`)
  // While the tax service is faulty, an order may also be refused with this code.
  const isUntaxed = dependency === 'tax' && journey === 'place order' && code === 'wrong_tax_total'
  if (isUntaxed) report.untaxed += 1
  else if (status !== 503 && status !== 200 && status !== 201) addProblem(run, `${journey}: ${status} ${code}`)
}

export async function placeNextOrder(run: CellRun): Promise<JourneyResponse> {
  const attempt = run.store.attempts.pop()!
  const response = await run.store.shoppers.place(attempt)
  const orderId = acknowledgedOrder(response)
  if (orderId === undefined) run.unresolved.push(attempt)
  else run.acknowledged.push(orderId)
  return response
}

/** Returns the order's id if the response says that the order is paid. */
export function acknowledgedOrder(response: JourneyResponse): string | undefined {
  const { orderId, status } = orderIn(response)
  return orderId && (status === 'payment_complete' || status === 'published') ? orderId : undefined
}

export function orderIn({ status, text }: JourneyResponse): { orderId?: string; status?: string } {
  return status === 201 ? (JSON.parse(text) as { orderId: string; status: string }) : {}
}

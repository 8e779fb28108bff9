import { useState } from 'react'
import { call } from '#backoffice/call/call.ts'
import { problemOf, type Problem } from '#backoffice/call/problems.ts'
import { notify } from '#backoffice/kit/toasts.tsx'
import type { BatchOrder, BatchResult } from '../order-types.ts'
import { texts } from '../texts/batch.ts'
import {
  chosenEntries,
  initialEntries,
  isInFlight,
  requestsOf,
  withChange,
  withKeys,
  withTrackingNumber,
  withResults,
  withSharedNumber,
  type BatchEntry,
} from './batch-entries.ts'

/** Holds a batch's packages with their entries, and ships the chosen packages. */
export function useBatch(orders: readonly BatchOrder[]) {
  const [entries, setEntries] = useState(() => initialEntries(orders))
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)

  const change = (id: string, changed: (entry: BatchEntry) => BatchEntry) => {
    setEntries((before) => withChange(before, { id, isSending: progress !== null }, changed))
  }
  const ship = async () => {
    const sent = withKeys(entries, () => crypto.randomUUID())
    setEntries(sent)
    setProblem(null)
    const results: BatchResult[] = []
    const all = chosenEntries(sent).length
    try {
      for (const parcels of requestsOf(sent)) {
        setProgress({ done: results.length, all })
        const input = { body: { parcels }, key: crypto.randomUUID() }
        const part = await call('POST /svc_admin/warehouse/shipments', input)
        results.push(...part.results)
        setEntries((before) => withResults(before, part.results))
      }
      const refused = results.filter((result) => result.refused !== null).length
      notify(texts.result(results.length - refused, refused))
    } catch (error) {
      setProblem(problemOf(error))
    }
    setProgress(null)
  }
  return {
    entries,
    progress,
    problem,
    isLocked: (entry: BatchEntry) => progress !== null && isInFlight(entry),
    ship: () => void ship(),
    setNumber: (id: string, number: string) => change(id, (entry) => withTrackingNumber(entry, number)),
    setShared: (id: string, isShared: boolean) => change(id, (entry) => withSharedNumber(entry, isShared)),
    setChosen: (id: string, isChosen: boolean) => change(id, (entry) => ({ ...entry, isChosen })),
    setCarrier: (id: string, carrier: BatchEntry['carrier']) => change(id, (entry) => ({ ...entry, carrier })),
  }
}
export type Batch = ReturnType<typeof useBatch>

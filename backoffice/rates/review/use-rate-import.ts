import { useState } from 'react'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { useSubmit, type Submission } from '#backoffice/kit/form/use-submit.ts'
import type { RateReport } from '../rate-types.ts'
import { texts } from '../texts/en.ts'

interface RateImportOptions {
  site: Site
  csv: string
  allowsGaps: boolean
  onStored: () => void
}

export interface RateImportSteps {
  /** The result of the last check. Null before one. */
  report: RateReport | null
  check: Submission
  store: Submission
  /** Returns to the entries. */
  back: () => void
}

/** Checks a rate file and stores it. A file is stored only if the rates are those that it was checked against. */
export function useRateImport({ site, csv, allowsGaps, onStored }: RateImportOptions): RateImportSteps {
  const [report, setReport] = useState<RateReport | null>(null)
  const call = (body: { isDryRun: boolean; revision?: string }) => (key: string) =>
    callsOf(site)('POST /svc_admin/rates/import', { body: { csv, allowsGaps, ...body }, key })
  const check = useSubmit({ send: call({ isDryRun: true }), onDone: setReport })
  const store = useSubmit({
    send: call({ isDryRun: false, ...(report && { revision: report.revision }) }),
    onDone: (result) => (result.isStored ? onStored() : setReport(result)),
    done: ({ isStored, added, changed, ended }) => (isStored ? texts.stored(added + changed + ended) : texts.notStored),
  })
  return {
    report,
    check,
    store,
    back: () => {
      store.dismiss()
      setReport(null)
    },
  }
}

import { useState } from 'react'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { problemOf } from '#backoffice/call/problems.ts'
import { saveCsv } from '#backoffice/kit/save-csv.ts'
import { problemText } from '#backoffice/kit/states.tsx'
import { notify } from '#backoffice/kit/toasts.tsx'
import { texts } from '../texts/en.ts'

const t = texts.entries
/** Maximum number of rows in an exported file. */
const maxRows = 10_000

/** Renders the button that downloads a form's entries as CSV. */
export function ExportButton({ site, formHash }: { site: Site; formHash: string }) {
  const [isBusy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      const input = { params: { formHash } }
      const { count, csv } = await callsOf(site)('GET /svc_ssr/forms/{formHash}/export', input, { isFresh: true })
      saveCsv(csv, `${formHash}-${site.toLowerCase()}-${new Date().toISOString().slice(0, 10)}.csv`)
      notify(count >= maxRows ? t.exportedMax(count) : t.exported(count))
    } catch (error) {
      notify(problemText(problemOf(error), texts.refusals))
    }
    setBusy(false)
  }
  return (
    <button
      type="button"
      className="button button--line button--small"
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) void run()
      }}
    >
      {isBusy ? t.exporting : t.export}
    </button>
  )
}

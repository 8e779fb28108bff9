import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { CsvButton } from '#backoffice/kit/csv-button.tsx'
import { texts } from '../texts/en.ts'

const t = texts.entries
/** Maximum number of rows in an exported file. */
const maxRows = 10_000

/** Renders the button that downloads a form's entries as CSV. */
export function ExportButton({ site, formHash }: { site: Site; formHash: string }) {
  const load = async () => {
    const input = { params: { formHash } }
    const { count, csv } = await callsOf(site)('GET /svc_ssr/forms/{formHash}/export', input, { isFresh: true })
    const name = `${formHash}-${site.toLowerCase()}-${new Date().toISOString().slice(0, 10)}.csv`
    return { csv, name, message: count >= maxRows ? t.exportedMax(count) : t.exported(count) }
  }
  return <CsvButton texts={t} refusals={texts.refusals} load={load} />
}

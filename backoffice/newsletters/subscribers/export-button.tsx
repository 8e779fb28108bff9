import { call } from '#backoffice/call/call.ts'
import { CsvButton } from '#backoffice/kit/csv-button.tsx'
import { useFilters } from '#backoffice/kit/list/filters.ts'
import { texts } from '../texts/en.ts'
import { subscriberQuery } from './subscriber-query.ts'

const t = texts.list

/** Renders the button that downloads all subscribers that match the filters. */
export function ExportButton({ list }: { list: string }) {
  const [params] = useFilters()
  const load = async () => {
    const parts: string[] = []
    let total = 0
    for (let part = 1, next: string | null | undefined; next !== null; part++) {
      const body = { ...subscriberQuery(params), part, ...(next !== undefined && { before: next }) }
      const input = { params: { list }, body, key: crypto.randomUUID() }
      const { count, csv, next: following } = await call('POST /svc_admin/newsletters/{list}/exports', input)
      parts.push(csv)
      total += count
      next = following
    }
    const name = `${list.toLowerCase()}-${new Date().toISOString().slice(0, 10)}.csv`
    return { csv: parts.join(''), name, message: t.exported(total) }
  }
  return <CsvButton texts={t} refusals={texts.refusals} load={load} />
}

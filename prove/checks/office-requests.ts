import type { Call } from '#contract/kernel/call.ts'
import { store } from '#contract/store.ts'
import type { Site } from '#domain/sites.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { OfficeRequest } from '../http/office-client.ts'
import { loggedColumns, logProblems, type Recorded, type RowChange } from './recorded-writes.ts'

export interface Member {
  name: string
  staffId: string
  permissions: ReadonlySet<Permission>
  sites: readonly Site[]
}

/** Rows of customers, who belong to every site. */
const onEverySite: readonly string[] = ['privacy_export', 'session']
const calls: Readonly<Record<string, Call>> = store

/** Returns the faults of requests to the back office, by their responses and by the rows that they wrote. */
export function requestProblems(
  requests: readonly OfficeRequest[],
  recorded: Recorded,
  members: ReadonlyMap<string, Member>,
): string[] {
  const byRequest = Map.groupBy(recorded.writes, ({ requestId }) => requestId)
  const writesOf = ({ id }: OfficeRequest) =>
    (byRequest.get(id) ?? []).filter((write) => loggedColumns(write).length > 0)
  const alone = requests.flatMap((request) =>
    responseProblems(request, writesOf(request), members.get(request.staffId)!),
  )
  return [...alone, ...repeatProblems(requests, writesOf), ...logProblems(recorded)]
}

function responseProblems(request: OfficeRequest, writes: readonly RowChange[], member: Member): string[] {
  const { name, status, text, staffId } = request
  const label = `${name} by ${member.name}`
  const problems: string[] = []
  const { permission } = calls[name]!
  // After a timeout (503), the write may still have succeeded.
  const isRefused = status !== null && status >= 400 && status !== 503
  if (status !== null && status >= 500 && status !== 503) problems.push(`${label}: ${status} ${text.slice(0, 200)}`)
  if (isRefused && writes.length > 0)
    problems.push(`${label}: refused with ${status} ${codeOf(text)}, but writes ${tablesOf(writes)}`)
  if (permission && !member.permissions.has(permission)) {
    if (writes.length > 0) problems.push(`${label}, without permission: writes ${tablesOf(writes)}`)
    if (status !== null && status !== 503 && (status !== 403 || codeOf(text) !== 'not_permitted'))
      problems.push(`${label}, without permission: ${status} ${text.slice(0, 100)}`)
  }
  for (const write of writes) {
    if (write.staffId !== staffId || write.call !== name)
      problems.push(`${label}: a write in ${write.table} names another author or call`)
    const site = (write.after ?? write.before)!['site']
    if (typeof site === 'string' && !onEverySite.includes(write.table) && !member.sites.some((own) => own === site))
      problems.push(`${label}: writes a row of ${site} in ${write.table}`)
  }
  return problems
}

/** Calls whose repeat may write again: a late repeat takes the quote, as another press of the button would. */
const renewing: readonly string[] = ['POST /svc_list/quote-desk/{id}/take']

/** Returns the POST calls that wrote rows for more than one request with the same key. */
function repeatProblems(
  requests: readonly OfficeRequest[],
  writesOf: (request: OfficeRequest) => readonly RowChange[],
): string[] {
  const posts = requests.filter(({ name, key }) => key !== null && name.startsWith('POST ') && !renewing.includes(name))
  const byKey = Map.groupBy(posts, ({ key }) => key)
  return [...byKey.values()].flatMap((same) => {
    const writing = same.filter((request) => writesOf(request).length > 0).length
    return writing > 1 ? [`${same[0]!.name}: ${writing} requests with the same key write rows`] : []
  })
}

const codeOf = (text: string) => /"code":"(\w+)"/.exec(text)?.[1] ?? ''
const tablesOf = (writes: readonly RowChange[]) => [...new Set(writes.map(({ table }) => table))].join(', ')

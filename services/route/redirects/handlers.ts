import type { redirects } from '#contract/redirects.ts'
import { chainProblem, indexRules, parseRule, normalizeRedirectPath } from '#domain/routes/redirect-rules.ts'
import type { Site } from '#domain/sites.ts'
import { utcDay } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { deleteMisses, readMisses, suggestPaths } from '../misses/repository.ts'
import { checkRows, countChanges } from './import-redirects.ts'
import { readRedirectCsv } from './read-csv.ts'
import {
  deleteRedirect,
  lockRedirects,
  addMissingRedirects,
  maxRedirects,
  readAllRedirects,
  readRedirects,
  type StoredRedirect,
} from './repository.ts'

interface RedirectDeps {
  db: Database
  redirectHosts: readonly string[]
  siteUrls: Readonly<Record<Site, string>>
}

const pageSize = 100
const missesPerPage = 50
const maxProblems = 200

export const redirectHandlers: Handlers<typeof redirects, RedirectDeps> = {
  async 'GET /svc_route/redirects'({ query: { site, search, page } }, { db }) {
    const found = await readRedirects(db, { site, search, size: pageSize, offset: (page - 1) * pageSize })
    return { redirects: found.redirects.map(toWire), total: found.total }
  },

  async 'PUT /svc_route/redirects'({ body, now, refuse }, { db, redirectHosts, siteUrls }) {
    const { site, status, note } = body
    const parsed = parseRule({ ...body, to: ownPath(body.to, siteUrls[site]) }, redirectHosts)
    if ('code' in parsed) throw refuse(parsed.code, { at: parsed.at })
    const { rule } = parsed
    return db.transaction(async (tx) => {
      await lockRedirects(tx, site)
      const stored = await readAllRedirects(tx, site)
      const problem = chainProblem(indexRules([...stored, rule]), rule)
      if (problem) throw refuse(problem.code, { at: problem.at })
      const known = stored.find(({ from }) => from === rule.from)
      if (!known && stored.length >= maxRedirects) throw refuse('too_many_redirects')
      const redirect = { ...rule, status, note }
      await addMissingRedirects(tx, site, [redirect], new Date(now))
      await deleteMisses(tx, site, [rule.from])
      const isSame = known && countChanges([redirect], [known]).unchanged === 1
      return toWire(isSame ? known : { ...redirect, changedAt: new Date(now) })
    })
  },

  async 'DELETE /svc_route/redirects'({ query: { site, from }, refuse }, { db }) {
    return db.transaction(async (tx) => {
      await lockRedirects(tx, site)
      // Earlier redirects may have unnormalized paths.
      const isDeleted =
        (await deleteRedirect(tx, site, from)) || (await deleteRedirect(tx, site, normalizeRedirectPath(from) ?? ''))
      if (!isDeleted) throw refuse('redirect_not_found')
      return { success: true as const }
    })
  },

  async 'POST /svc_route/redirects/import'({ body: { site, csv, isDryRun }, now, refuse }, deps) {
    const { db, redirectHosts, siteUrls } = deps
    const read = readRedirectCsv(csv)
    if ('problem' in read) throw refuse('unreadable_csv', { problem: read.problem })
    const rows = read.rows.map((row) => ({ ...row, to: ownPath(row.to, siteUrls[site]) }))
    return db.transaction(async (tx) => {
      await lockRedirects(tx, site)
      const stored = await readAllRedirects(tx, site)
      const { redirects, problems } = checkRows(rows, stored, redirectHosts)
      const counts = countChanges(redirects, stored)
      if (stored.length + counts.created > maxRedirects) throw refuse('too_many_redirects')
      const isStored = !isDryRun && problems.length === 0
      if (isStored) {
        await addMissingRedirects(tx, site, redirects, new Date(now))
        const paths = redirects.map(({ from }) => from)
        await deleteMisses(tx, site, paths)
      }
      return {
        rows: read.rows.length,
        ...counts,
        isStored,
        problemCount: problems.length,
        problems: problems.slice(0, maxProblems),
      }
    })
  },

  async 'GET /svc_route/misses'({ query: { site, days, page }, now }, { db }) {
    const since = utcDay(now - (days - 1) * 86_400_000)
    const found = await readMisses(db, { site, since, size: missesPerPage, offset: (page - 1) * missesPerPage })
    const paths = found.misses.map(({ path }) => path)
    const suggestions = await suggestPaths(db, site, paths)
    return {
      ...found,
      misses: found.misses.map((miss) => ({
        ...miss,
        referrer: miss.referrer === '' ? null : miss.referrer,
        lastAt: miss.lastAt.toISOString(),
        suggestions: suggestions.get(miss.path) ?? [],
      })),
    }
  },
}

/** Returns the path of a URL on this site, so that loops are detected. Other targets are returned unchanged. */
function ownPath(to: string, siteUrl: string): string {
  return to.startsWith(`${siteUrl}/`) ? to.slice(siteUrl.length) : to
}

function toWire({ from, to, kind, status, note, changedAt }: StoredRedirect) {
  const known = ([301, 302, 307, 308] as const).find((each) => each === status) ?? 302
  return { from, to, kind, status: known, note, changedAt: changedAt.toISOString() }
}

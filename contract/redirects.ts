import { z } from 'zod'
import { redirectKinds, redirectProblemCodes } from '#domain/routes/redirect-rules.ts'
import { sites } from '#domain/sites.ts'
import { contract } from './kernel/call.ts'

const Site = z.enum(sites)
const Status = z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)])
const Path = z.string().max(2_000)
const Target = z.string().max(4_000)
const Note = z.string().max(500)
const rule = { from: Path, to: Target, kind: z.enum(redirectKinds), status: Status, note: Note }
const WireRedirect = z.strictObject({ ...rule, changedAt: z.iso.datetime() })
const Problem = z.strictObject({
  code: z.enum([...redirectProblemCodes, 'invalid_row', 'repeated_path']),
  at: z.string(),
})
const Details = z.object({ at: z.string() })
const page = z.coerce.number<string>().int().min(1).max(1_000).default(1)

export const redirects = contract({
  'GET /svc_route/redirects': {
    summary: 'Returns redirects of a site by path, 100 per page; `search` is part of a path or target',
    access: 'staff',
    permission: 'redirects.write',
    rate: 'read',
    query: z.object({ site: Site, search: z.string().max(200).optional(), page }),
    reply: z.strictObject({ redirects: z.array(WireRedirect), total: z.int() }),
  },
  'PUT /svc_route/redirects': {
    summary:
      'Stores a redirect of a path, or of all paths below it (prefix); a target of a prefix that ends with * receives the rest. Its misses are deleted',
    access: 'staff',
    permission: 'redirects.write',
    rate: 'write',
    body: z.object({
      site: Site,
      from: Path,
      to: Target,
      kind: rule.kind.default('exact'),
      status: Status.default(301),
      note: Note.default(''),
    }),
    reply: WireRedirect,
    refusals: {
      invalid_from: { status: 422, details: Details },
      query_in_from: { status: 422, details: Details },
      invalid_target: { status: 422, details: Details },
      foreign_target: { status: 422, details: Details },
      redirect_loop: { status: 422, details: Details },
      redirect_chain: { status: 422, details: Details },
      too_many_redirects: { status: 422 },
    },
  },
  'DELETE /svc_route/redirects': {
    summary: 'Deletes the redirect of a path',
    access: 'staff',
    permission: 'redirects.write',
    rate: 'write',
    query: z.object({ site: Site, from: Path }),
    reply: z.strictObject({ success: z.literal(true) }),
    refusals: { redirect_not_found: { status: 404 } },
  },
  'POST /svc_route/redirects/import': {
    summary:
      'Reads redirects from CSV with the columns from, to, kind, status, and note; stores them all if none has a problem and it is no dry run',
    access: 'staff',
    permission: 'redirects.write',
    rate: 'write',
    maxBytes: 2 * 1024 * 1024,
    body: z.object({ site: Site, csv: z.string().max(1_500_000), isDryRun: z.boolean() }),
    reply: z.strictObject({
      rows: z.int(),
      created: z.int(),
      changed: z.int(),
      unchanged: z.int(),
      isStored: z.boolean(),
      problemCount: z.int(),
      /** The first 200 problems, sorted by line. */
      problems: z.array(z.strictObject({ line: z.int(), ...Problem.shape })),
    }),
    refusals: {
      unreadable_csv: { status: 422, details: z.object({ problem: z.string() }) },
      too_many_redirects: { status: 422 },
    },
  },
  'GET /svc_route/misses': {
    summary:
      'Returns the paths of a site that were not found in the last `days` days, the most frequent first, 50 per page, each with similar pages',
    access: 'staff',
    permission: 'redirects.write',
    rate: 'read',
    query: z.object({ site: Site, days: z.coerce.number<string>().int().min(1).max(60).default(7), page }),
    reply: z.strictObject({
      misses: z.array(
        z.strictObject({
          path: z.string(),
          hits: z.int(),
          /** Hits from crawlers and scanners, not included in `hits`. */
          botHits: z.int(),
          /** A path in the store, or the origin of another site. Null if unknown. */
          referrer: z.string().nullable(),
          lastAt: z.iso.datetime(),
          suggestions: z.array(z.string()),
        }),
      ),
      total: z.int(),
      /** Hits on paths that are not listed, because the store counts only a limited number of paths per day. */
      otherHits: z.int(),
    }),
  },
})

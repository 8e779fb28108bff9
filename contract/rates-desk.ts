import { z } from 'zod'
import { rateKinds } from '#domain/rates/rate-kind.ts'
import { rateStates } from '#domain/rates/rate-state.ts'
import { sites } from '#domain/sites.ts'
import { contract } from './kernel/call.ts'

const Site = z.enum(sites)
const Kind = z.enum(rateKinds)
const Count = z.int()
const params = z.object({ kind: Kind })

const WireRate = z.strictObject({
  id: z.int(),
  /** The row as in a file of its kind, in the order of `columns`. */
  cells: z.array(z.string()),
  /** The area and goods of the rate, and its amount, as texts. */
  place: z.string(),
  value: z.string(),
  /** First and last day in the site's time zone. `to` is null without an end. */
  from: z.string(),
  to: z.string().nullable(),
  state: z.enum(rateStates),
})

const WireChange = z.strictObject({
  /** Line in the file; null for a row that a later row ends. */
  line: z.int().nullable(),
  what: z.enum(['added', 'changed', 'ended']),
  place: z.string(),
  value: z.string(),
  before: z.string().nullable(),
  from: z.string(),
  to: z.string().nullable(),
})

/** Back-office calls for tax rates, import duties, shipping zones, and shipping prices. */
export const ratesDesk = contract({
  'GET /svc_admin/rates/{kind}': {
    summary: 'Returns the rates of a kind that apply on a site, 100 per page; `q` is part of the place or value',
    access: 'staff',
    permission: 'rates.read',
    rate: 'search',
    params,
    query: z.object({
      site: Site,
      q: z.string().trim().max(100).default(''),
      state: z.enum(rateStates).optional(),
      page: z.coerce.number<string>().int().min(1).max(10_000).default(1),
    }),
    reply: z.strictObject({
      columns: z.array(z.string()),
      /** Columns that identify a rate. A row with the same values and a later first day replaces it. */
      keyColumns: z.array(z.string()),
      rates: z.array(WireRate),
      total: Count,
      /** Rates of the site by state, regardless of `q` and `state`. */
      counts: z.strictObject({ current: Count, upcoming: Count, ended: Count }),
      /** Today in the site's time zone. */
      today: z.string(),
    }),
  },
  'GET /svc_admin/rates/{kind}/file': {
    summary: 'Returns all rates of a kind that apply on a site as CSV, which can be imported again',
    access: 'staff',
    permission: 'rates.read',
    rate: 'search',
    params,
    query: z.object({ site: Site }),
    reply: z.strictObject({ csv: z.string(), rows: Count }),
  },
  'POST /svc_admin/rates/import': {
    summary:
      'Adds, changes, and ends the rates in a CSV file, whose columns identify the kind; stores the whole file if it has no problem and this is no dry run',
    access: 'staff',
    permission: 'rates.write',
    rate: 'write',
    maxBytes: 2 * 1024 * 1024,
    body: z.object({
      csv: z.string().max(1_500_000),
      isDryRun: z.boolean(),
      /** True to accept days without a rate between two rows for one place. */
      allowsGaps: z.boolean().default(false),
      /** `revision` of the dry run. If the rates have changed since, the import is refused. */
      revision: z.string().max(40).optional(),
    }),
    reply: z.strictObject({
      kind: Kind,
      added: Count,
      changed: Count,
      ended: Count,
      unchanged: Count,
      isStored: z.boolean(),
      revision: z.string(),
      /** The first 200 changes. */
      changes: z.array(WireChange),
      problemCount: Count,
      /** The first 200 problems by line. */
      problems: z.array(z.strictObject({ line: Count, problem: z.string() })),
    }),
    refusals: {
      unreadable_csv: { status: 422, details: z.object({ problem: z.string() }) },
      unknown_columns: { status: 422, details: z.object({ columns: z.string() }) },
      too_many_rows: { status: 422, details: z.object({ max: Count }) },
      rates_changed: { status: 409 },
    },
  },
})

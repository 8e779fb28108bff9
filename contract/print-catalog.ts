import { z } from 'zod'
import { printCatalogPageKinds } from '#domain/print-catalog/page.ts'
import { addressFields } from './address.ts'
import { contract } from './kernel/call.ts'
import { WireCard, WirePicture } from './catalog.ts'

const Page = z.strictObject({
  /** Page number, starting at 1. */
  page: z.int(),
  kind: z.enum(printCatalogPageKinds),
  heading: z.string(),
  text: z.string(),
  url: z.string().nullable(),
  picture: WirePicture.nullable(),
  /** Only products that are still sold, at current prices. */
  products: z.array(z.strictObject({ ...WireCard.shape, lead: z.string() })),
})

/** [CATALOG-009] */
const WirePrintCatalog = z.strictObject({
  number: z.int(),
  title: z.string(),
  /** Epoch milliseconds. */
  publishedAt: z.number(),
  total: z.int(),
  /** One spread, or all pages. */
  pages: z.array(Page),
  contents: z.array(z.strictObject({ name: z.string(), page: z.int() })),
  thumbnails: z.array(z.strictObject({ page: z.int(), name: z.string(), picture: WirePicture.nullable() })),
  /** Null if there was no search. */
  found: z.array(z.strictObject({ page: z.int(), name: z.string(), fact: z.string() })).nullable(),
  /** Newest first. */
  archive: z.array(z.strictObject({ number: z.int(), title: z.string() })),
})

const whole = (max: number) => z.coerce.number<string>().int().min(1).max(max)
const { firstname, lastname, email, company, street, apartment, city, region, postcode } = addressFields

export const printCatalog = contract({
  'GET /svc_content/issue': {
    summary: 'Returns a page of the latest or named issue of the printed catalog; null before the first issue',
    access: 'public',
    rate: 'read',
    query: z.object({
      page: whole(9_999).default(1),
      issue: whole(2_147_483_647).optional(),
      q: z.string().trim().max(100).optional(),
      /** True to load all pages for printing. */
      all: z.enum(['true', 'false']).default('false'),
    }),
    reply: WirePrintCatalog.nullable(),
    refusals: { issue_not_found: { status: 404 } },
  },
  'POST /svc_content/issues': {
    summary: 'Creates and publishes an issue of the printed catalog from the products of the site',
    access: 'staff',
    permission: 'content.write',
    rate: 'write',
    body: z.object({ title: z.string().trim().min(1).max(80) }),
    status: 201,
    reply: z.strictObject({ number: z.int(), title: z.string(), total: z.int() }),
    refusals: { issue_not_found: { status: 404 } },
  },
  'POST /svc_content/issue-requests': {
    summary: 'Requests a printed catalog; one per address in 90 days',
    access: 'guest',
    rate: 'login',
    body: z.object({
      firstname,
      lastname,
      email,
      company: company.default(''),
      street,
      apartment: apartment.default(''),
      city,
      region,
      postcode,
    }),
    status: 201,
    reply: z.strictObject({ success: z.boolean() }),
    refusals: {
      issue_not_found: { status: 404 },
      invalid_address: {
        status: 422,
        details: z.strictObject({ fields: z.array(z.strictObject({ path: z.string(), rule: z.string() })) }),
      },
      already_requested: { status: 409 },
    },
  },
  'GET /svc_content/issue-requests': {
    summary: 'Returns the requests for printed catalogs as CSV, newest first',
    access: 'staff',
    permission: 'content.read',
    rate: 'read',
    query: z.object({ since: z.iso.date().optional() }),
    reply: z.strictObject({ count: z.int(), csv: z.string() }),
  },
})

import { z } from 'zod'
import { maxCategoryLinks } from '#domain/catalog/links/category-links.ts'
import { isSameTarget, shopLinkPattern } from '#domain/catalog/links/link-target.ts'
import { sites } from '#domain/sites.ts'
import { contract } from './kernel/call.ts'

const ById = z.object({ categoryId: z.coerce.number<string>().int().positive().max(2_147_483_647) })
const Image = z.strictObject({
  base: z.string().regex(/^\/media\/[\w./-]{1,300}$/, 'must be a path below /media/'),
  alt: z.string().max(300),
  width: z.int().positive(),
  height: z.int().positive(),
  widths: z.array(z.int().positive()).min(1).max(20),
})
const Link = z.strictObject({
  label: z.string().trim().min(1).max(60),
  url: z.string().trim().max(300).regex(shopLinkPattern, 'must be a path in the shop, such as /plates'),
  image: Image.optional(),
  /** All sites if absent [CMS-205, CMS-206]. */
  sites: z.array(z.enum(sites)).min(1).max(sites.length).optional(),
  /** Position in the list, starting at 1. */
  order: z.int().min(1).max(maxCategoryLinks),
})
/** A link as staff save it. If the label is missing, the link shows the category's name in the shopper's language. */
const SavedLink = Link.extend({ label: Link.shape.label.optional() })
const Style = z.enum(['text', 'image'])
const WireLinkList = z.strictObject({
  categoryId: z.int(),
  name: z.string(),
  url: z.string(),
  style: Style,
  links: z.array(Link),
  version: z.int(),
})
const WireTarget = z.strictObject({
  categoryId: z.int(),
  name: z.string(),
  url: z.string(),
  picture: Image.nullable(),
})
const missing = { category_not_found: { status: 404 } } as const
const conflict = { version_conflict: { status: 409, details: z.strictObject({ current: WireLinkList }) } } as const

/** Link lists on landing pages [CMS-218]. */
export const linkLists = contract({
  'GET /svc_content/link-lists': {
    summary: 'Returns the link lists of categories, and all categories, which links may lead to',
    access: 'staff',
    permission: 'content.read',
    rate: 'read',
    reply: z.strictObject({ lists: z.array(WireLinkList), categories: z.array(WireTarget) }),
  },
  'GET /svc_content/link-lists/{categoryId}': {
    summary: 'Returns the link list of a category, which is empty without one',
    access: 'staff',
    permission: 'content.read',
    rate: 'read',
    params: ById,
    reply: WireLinkList,
    refusals: missing,
  },
  'PUT /svc_content/link-lists/{categoryId}': {
    summary: 'Creates or replaces the link list of a category',
    access: 'staff',
    permission: 'content.write',
    rate: 'write',
    params: ById,
    versioned: true,
    body: z.object({
      style: Style,
      links: z
        .array(SavedLink)
        .min(1)
        .max(maxCategoryLinks)
        .refine(
          (links) => !links.some(({ url }, at) => links.slice(0, at).some((link) => isSameTarget(link.url, url))),
          'must have different targets',
        ),
    }),
    reply: WireLinkList,
    refusals: { ...missing, ...conflict, link_to_itself: { status: 422 }, label_missing: { status: 422 } },
  },
  'DELETE /svc_content/link-lists/{categoryId}': {
    summary: 'Deletes the link list of a category; the category stays',
    access: 'staff',
    permission: 'content.write',
    rate: 'write',
    params: ById,
    versioned: true,
    reply: z.strictObject({ success: z.literal(true) }),
    refusals: { ...missing, ...conflict },
  },
})

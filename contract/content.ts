import { z } from 'zod'
import { announcementHandles } from '#domain/content/announcements.ts'
import { WirePicture } from './catalog.ts'
import { contract } from './kernel/call.ts'

const WireBlock = z.looseObject({ type: z.string(), props: z.looseObject({ id: z.string() }) })

/** A page [CMS-401]. */
export const WirePage = z.strictObject({
  id: z.int(),
  /** The page handle. */
  identifier: z.string(),
  /** The page path. Pages embedded only in other pages also have one. */
  url: z.string(),
  title: z.string(),
  description: z.string(),
  /** In Puck's format; `content` contains only valid blocks (content-blocks.ts). */
  roguebuilder: z.looseObject({
    content: z.array(WireBlock),
    root: z.looseObject({}),
    version: z.int(),
  }),
  /** True if customers in some segments see different blocks. */
  hasSegments: z.boolean(),
  /** Epoch milliseconds of the next scheduled change; null means never. */
  until: z.int().nullable(),
})

const Rendered = z.strictObject({ rendered: z.string() })
/** Size of a picture's largest file, and widths of all its files, in px. */
export const PictureSizes = z.strictObject({ width: z.int(), height: z.int(), widths: z.array(z.int()) })

export const WirePost = z.strictObject({
  id: z.int(),
  slug: z.string(),
  date: z.string(),
  link: z.string(),
  format: z.string(),
  title: Rendered,
  excerpt: Rendered,
  content: Rendered,
  blocks: z.array(WireBlock),
  categories: z.array(z.int()),
  tags: z.array(z.int()),
  featured_media: z.int(),
  featuredImagePath: z.string().nullable(),
  largeFeaturedImagePath: z.string().nullable(),
  /** Description of the picture; empty if it is decorative. */
  featuredImageAlt: z.string(),
  /** Null for a picture from another system. */
  featuredImageFiles: PictureSizes.nullable(),
  featuredVideo: z.string().nullable(),
  customCss: z.string(),
  customJs: z.string(),
  /** Name of the author, or empty. */
  authorName: z.string(),
})
export const WireTag = z.strictObject({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  count: z.int(),
  slug: z.string(),
})

const WireCategory = z.strictObject({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  parent: z.int(),
})

const MenuLink = z.strictObject({ label: z.string(), url: z.string() })

const whole = (fallback: number, max: number) => z.coerce.number<string>().int().min(1).max(max).default(fallback)

const idList = z
  .string()
  .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,99}$/)
  .transform((text) => text.split(',').map(Number))

export const content = contract({
  'GET /svc_content/cms/page/{id}': {
    summary: 'Returns a page by id or handle; `homepage` is the home page of the site',
    access: 'public',
    rate: 'read',
    params: z.object({ id: z.string().regex(/^[\w-]{1,120}$/) }),
    reply: WirePage,
    refusals: { page_not_found: { status: 404 } },
  },
  'GET /svc_content/cms/block/{name}': {
    summary:
      'Returns the blocks of the page `block_{name}`, which editors place in other pages; they may be cached for an hour',
    access: 'public',
    rate: 'read',
    params: z.object({ name: z.string().regex(/^[\w-]{1,100}$/) }),
    /** `active` is false if nothing is currently shown [CMS-402]. */
    reply: z.strictObject({
      active: z.boolean(),
      content: z.array(WireBlock),
      /** Epoch milliseconds of the next change; null means never. */
      until: z.int().nullable(),
    }),
    refusals: { block_not_found: { status: 404 } },
  },
  'GET /svc_content/cms/page/{id}/segments': {
    summary: "Returns the blocks of a page that the customer's segments see in place of others",
    access: 'customer',
    rate: 'read',
    params: z.object({ id: z.string().regex(/^[\w-]{1,120}$/) }),
    reply: z.strictObject({ blocks: z.array(z.strictObject({ replaces: z.string(), block: WireBlock })) }),
    refusals: { page_not_found: { status: 404 } },
  },
  'GET /svc_content/cms/header': {
    summary: 'Returns the departments, the Shop menu, and the current links of the bar',
    access: 'public',
    rate: 'read',
    reply: z.strictObject({
      departments: z.array(z.strictObject({ name: z.string(), url: z.string() })),
      menu: z.array(
        z.strictObject({
          ...MenuLink.shape,
          groups: z.array(z.strictObject({ ...MenuLink.shape, links: z.array(MenuLink) })),
          promo: z.strictObject({ ...MenuLink.shape, picture: WirePicture.nullable() }).nullable(),
        }),
      ),
      links: z.array(z.strictObject({ ...MenuLink.shape, badge: z.string().nullable() })),
      /** Epoch milliseconds of the next change; null means never. */
      until: z.int().nullable(),
    }),
  },
  'GET /svc_content/cms/strip': {
    summary: 'Returns the announcement bar of the site, if it has one now',
    access: 'public',
    rate: 'read',
    reply: z.strictObject({
      /** `key` is the cookie value that marks the bar as closed. */
      bar: z.strictObject({ name: z.enum(announcementHandles), key: z.string(), html: z.string() }).nullable(),
      /** Epoch milliseconds of the next change; null means never. */
      until: z.int().nullable(),
    }),
  },
  'GET /svc_content/cms/drawer': {
    summary: 'Returns the rule and current sale of five for five, or null if there is none',
    access: 'public',
    rate: 'read',
    reply: z
      .strictObject({
        html: z.string(),
        /** Maximum units per order. */
        maxItems: z.int(),
        /** Net or gross, depending on how the site stores prices. */
        price: z.number(),
        /** Epoch milliseconds. */
        until: z.int(),
      })
      .nullable(),
  },
  'GET /theindex/wp-json/wp/v2/posts': {
    summary: 'Returns magazine posts, newest first',
    access: 'public',
    rate: 'read',
    query: z.object({
      page: whole(1, 10_000),
      per_page: whole(10, 100),
      slug: z.string().max(200).optional(),
      search: z.string().max(200).optional(),
      categories: idList.optional(),
      /** As in WordPress: posts in any of these categories, or, with AND, in all of them. */
      'categories[terms]': idList.optional(),
      'categories[operator]': z.enum(['AND', 'OR']).default('OR'),
      tags: idList.optional(),
      exclude: idList.optional(),
      /** Only posts published after or before this time. */
      after: z.iso.datetime({ local: true, offset: true }).optional(),
      before: z.iso.datetime({ local: true, offset: true }).optional(),
      orderby: z.enum(['date', 'id', 'title', 'slug']).default('date'),
      order: z.enum(['asc', 'desc']).default('desc'),
      type: z.string().max(20).optional(),
      /** Comma-separated field names. The response contains only these fields. */
      _fields: z.string().max(400).optional(),
    }),
    reply: z.array(WirePost.partial()),
    refusals: { rest_post_invalid_page_number: { status: 400 } },
  },
  'GET /theindex/wp-json/wp/v2/tags': {
    summary: 'Returns magazine tags',
    access: 'public',
    rate: 'read',
    query: z.object({
      page: whole(1, 1000),
      per_page: whole(10, 100),
      hide_empty: z.string().max(5).optional(),
      _fields: z.string().max(400).optional(),
    }),
    reply: z.array(WireTag.partial()),
  },
  'GET /theindex/wp-json/wp/v2/categories': {
    summary: 'Returns magazine categories, with those that only place a post',
    access: 'public',
    rate: 'read',
    query: z.object({
      page: whole(1, 1000),
      per_page: whole(10, 100),
      _fields: z.string().max(400).optional(),
    }),
    reply: z.array(WireCategory.partial()),
  },
})

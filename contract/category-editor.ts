import { z } from 'zod'
import { categoryLimits } from '#domain/catalog/categories/category-tree.ts'
import { maxHandleLength } from '#domain/catalog/import/cells/handle.ts'
import { translatedLanguages } from '#domain/catalog/translations/translate-texts.ts'
import { sites } from '#domain/sites.ts'
import { WirePicture } from './catalog.ts'
import { contract } from './kernel/call.ts'
import { StaffProductParams } from './staff-catalog.ts'

const Id = z.int().positive().max(2_147_483_647)
const params = z.object({ id: z.coerce.number<string>().int().positive().max(2_147_483_647) })
const Name = z.string().trim().min(1).max(categoryLimits.name)
/** Path of a category's page on every site, without slashes. */
const Handle = z.string().trim().toLowerCase().min(1).max(maxHandleLength)
const Text = z.string().trim().max(categoryLimits.text)
const Translations = z.partialRecord(z.enum(translatedLanguages), z.object({ name: Name, text: Text }))

const WireCategory = z.strictObject({
  id: z.int(),
  parentId: z.int().nullable(),
  name: z.string(),
  handle: z.string(),
  /** Shown above the products. */
  text: z.string(),
  picture: WirePicture.nullable(),
  /** Attribute codes of the filters, in display order. */
  facets: z.array(z.string()),
  /** Attribute codes of the category's products, which can be filters, from the most frequent. */
  attributes: z.array(z.string()),
  translations: z.partialRecord(z.enum(translatedLanguages), z.strictObject({ name: z.string(), text: z.string() })),
  /** Number of products that are directly in the category. */
  products: z.int(),
  subcategories: z.int(),
  version: z.int(),
})

const missing = { category_not_found: { status: 404 } } as const
const conflict = { version_conflict: { status: 409, details: z.strictObject({ current: WireCategory }) } } as const
const pathRefusals = {
  invalid_handle: { status: 422 },
  /** A product, a category, or a page has this path. */
  handle_taken: { status: 409 },
  /** A redirect leads from the path to another page, or a redirect prefix applies to the earlier path. */
  path_redirected: {
    status: 409,
    details: z.strictObject({ site: z.enum(sites), from: z.string(), to: z.string() }),
  },
} as const
const placeRefusals = {
  parent_not_found: { status: 422 },
  /** The parent is the category itself or one of its subcategories. */
  within_itself: { status: 422 },
  too_deep: { status: 422, details: z.strictObject({ max: z.int() }) },
} as const

/** Categories in the back office. All sites share them, so changes require access to every site. */
export const categoryEditor = contract({
  'GET /svc_admin/categories': {
    summary: 'Returns all categories in menu order, each after its parent',
    access: 'staff',
    permission: 'catalog.read',
    rate: 'read',
    reply: z.array(
      z.strictObject({
        id: z.int(),
        parentId: z.int().nullable(),
        handle: z.string(),
        name: z.string(),
        /** Number of its ancestors. */
        depth: z.int(),
        /** Number of products that are directly in the category. */
        products: z.int(),
        /** Sites whose menu shows the category, because they sell a product in it or below it. */
        sites: z.array(z.enum(sites)),
      }),
    ),
  },
  'GET /svc_admin/categories/{id}': {
    summary: 'Returns a category with its texts in all languages',
    access: 'staff',
    permission: 'catalog.read',
    rate: 'read',
    params,
    reply: WireCategory,
    refusals: missing,
  },
  'GET /svc_admin/categories/{id}/contents': {
    summary:
      "Returns the number of products in a category's branch, its links, and the sites with pages of the category",
    access: 'staff',
    permission: 'catalog.read',
    rate: 'read',
    params,
    reply: z.strictObject({
      /** Number of products in the category or below it, each counted once. */
      products: z.int(),
      /** Number of links in its link list. */
      links: z.int(),
      /** Sites with a page at the category's path, published or not. */
      landingPages: z.array(z.enum(sites)),
      /** Sites with a page of blocks below the category's list, published or not. */
      pagesBelow: z.array(z.enum(sites)),
    }),
    refusals: missing,
  },
  'POST /svc_admin/categories': {
    summary: 'Creates a category as the last one below its parent; a repeat has no effect',
    access: 'staff',
    permission: 'catalog.write',
    rate: 'write',
    status: 201,
    body: z.object({
      name: Name,
      handle: Handle,
      /** Null for a department. */
      parentId: Id.nullable(),
    }),
    reply: WireCategory,
    refusals: {
      ...placeRefusals,
      ...pathRefusals,
      too_many_categories: { status: 422, details: z.strictObject({ max: z.int() }) },
    },
  },
  'PUT /svc_admin/categories/{id}': {
    summary: 'Replaces the texts, the picture, and the filters of a category on all sites',
    access: 'staff',
    permission: 'catalog.write',
    rate: 'write',
    params,
    versioned: true,
    body: z.object({
      name: Name,
      text: Text,
      /** Base path of a picture in the media library. */
      picture: z.string().max(300).nullable(),
      facets: z
        .array(z.string().trim().min(1).max(80))
        .max(categoryLimits.facets)
        .refine((all) => new Set(all).size === all.length, 'a filter must be listed once'),
      /** A language without an entry shows the English texts. */
      translations: Translations,
    }),
    reply: WireCategory,
    refusals: { ...missing, ...conflict, picture_not_found: { status: 422 }, unknown_facet: { status: 422 } },
  },
  'PUT /svc_admin/categories/{id}/place': {
    summary: 'Moves a category with its subcategories below a parent, after one of its children or first',
    access: 'staff',
    permission: 'catalog.write',
    rate: 'write',
    params,
    body: z.object({ parentId: Id.nullable(), after: Id.nullable() }),
    reply: WireCategory,
    refusals: { ...missing, ...placeRefusals, neighbor_not_found: { status: 409 } },
  },
  'PUT /svc_admin/categories/{id}/path': {
    summary:
      'Changes the path of a category and its pages on all sites, and redirects the earlier one permanently; a repeat has no effect',
    access: 'staff',
    permission: 'catalog.write',
    rate: 'write',
    params,
    body: z.object({
      /** The handle that was shown to the editor. If the stored one differs, the change is a conflict. */
      read: z.string().min(1).max(200),
      handle: Handle,
    }),
    reply: WireCategory,
    refusals: {
      ...missing,
      ...pathRefusals,
      handle_changed: { status: 409, details: z.strictObject({ handle: z.string() }) },
      /** The category has a landing page or blocks below its list, and a page cannot have this path. */
      invalid_page_handle: { status: 422 },
      too_many_redirects: { status: 422 },
    },
  },
  'DELETE /svc_admin/categories/{id}': {
    summary: 'Deletes a category without products and subcategories',
    access: 'staff',
    permission: 'catalog.write',
    rate: 'write',
    params,
    reply: z.strictObject({ success: z.literal(true) }),
    refusals: {
      ...missing,
      category_not_empty: {
        status: 409,
        details: z.strictObject({ products: z.int(), subcategories: z.int() }),
      },
    },
  },
  'PUT /svc_admin/products/{id}/categories': {
    summary: 'Sets the categories of a product, its main one first; a repeat has no effect',
    access: 'staff',
    permission: 'catalog.write',
    rate: 'write',
    params: StaffProductParams,
    body: z.object({
      /** The categories that the editor saw. Different stored ones are a conflict. */
      read: z.array(Id).max(50),
      categories: z
        .array(Id)
        .min(1)
        .max(20)
        .refine((all) => new Set(all).size === all.length, 'a category must be listed once'),
    }),
    reply: z.strictObject({ categories: z.array(z.int()) }),
    refusals: {
      product_not_found: { status: 404 },
      category_not_found: { status: 422 },
      categories_changed: { status: 409, details: z.strictObject({ categories: z.array(z.int()) }) },
    },
  },
  'GET /svc_admin/products/{id}/categories': {
    summary: 'Returns the categories of a product, its main one first',
    access: 'staff',
    permission: 'catalog.read',
    rate: 'read',
    params: StaffProductParams,
    reply: z.strictObject({ categories: z.array(z.int()) }),
    refusals: { product_not_found: { status: 404 } },
  },
})

import { z } from 'zod'
import { pictureLimits } from '#domain/catalog/pictures/product-pictures.ts'
import { maxHandleLength } from '#domain/catalog/import/cells/handle.ts'
import { optionLimits } from '#domain/catalog/create/option-choices.ts'
import { textLimits } from '#domain/catalog/texts/product-texts.ts'
import { translatedFields, translatedLanguages } from '#domain/catalog/translations/translate-texts.ts'
import { sites } from '#domain/sites.ts'
import { WirePicture } from './catalog.ts'
import { contract } from './kernel/call.ts'
import { StaffProductParams, WireStaffProduct } from './staff-catalog.ts'

const Name = z.string().trim().min(1).max(textLimits.name)
const Handle = z.string().trim().toLowerCase().min(1).max(maxHandleLength)
const Sku = z.string().trim().min(1).max(64)
const Option = z.object({
  label: z.string().trim().min(1).max(optionLimits.label),
  values: z.array(z.string().trim().min(1).max(optionLimits.value)).max(optionLimits.variants),
})
const maxFileLetters = Math.ceil(pictureLimits.bytes / 3) * 4
/** Base path of a stored picture. */
const Base = z.string().min(1).max(200)
const notFound = { product_not_found: { status: 404 } } as const
const OptionParams = StaffProductParams.extend({ option: z.string().min(1).max(100) })
/** The first variants that prevent the removal, and their total number. */
const variantRefusal = { status: 409, details: z.strictObject({ skus: z.array(z.string()), total: z.int() }) } as const
const pathRedirected = {
  status: 409,
  details: z.strictObject({ site: z.enum(sites), from: z.string(), to: z.string() }),
} as const
const optionRefusals = {
  too_many_variants: { status: 422, details: z.strictObject({ max: z.int() }) },
  repeated_option: { status: 422 },
  repeated_value: { status: 422 },
  missing_value: { status: 422 },
} as const

const TranslationParams = StaffProductParams.extend({ language: z.enum(translatedLanguages) })
const StoredTexts = z.strictObject({
  name: z.string(),
  fact: z.string(),
  lead: z.string(),
  description: z.string(),
  searchTitle: z.string(),
  searchDescription: z.string(),
})
/** A product's texts in English and another language. An empty text has no translation. */
const WireTranslation = z.strictObject({ english: StoredTexts, texts: StoredTexts })
const TranslationEdit = z.object({
  name: z.string().trim().max(textLimits.name),
  fact: z.string().trim().max(textLimits.fact),
  lead: z.string().trim().max(textLimits.lead),
  description: z.string().trim().max(textLimits.description),
  searchTitle: z.string().trim().max(textLimits.searchTitle),
  searchDescription: z.string().trim().max(textLimits.searchDescription),
})

/** Calls for creating products and editing their pictures and options in the back office. */
export const productEditor = contract({
  'POST /svc_admin/products': {
    summary: 'Creates a product as a draft, which no site shows before it is sold there; a repeat has no effect',
    access: 'staff',
    permission: 'catalog.write',
    rate: 'write',
    status: 201,
    body: z.object({
      name: Name,
      /** Path of the product page on every site, without slashes. */
      handle: Handle,
      brand: z.string().trim().min(1).max(80),
      /** Category handle. */
      category: z.string().min(1).max(maxHandleLength),
      /** If the product has options, the prefix of its variants' SKUs. */
      sku: Sku,
      weightGrams: z.int().min(1).max(10_000_000),
      /** Empty for a simple product. */
      options: z.array(Option).max(optionLimits.options).default([]),
      prices: z
        .array(z.object({ site: z.enum(sites), price: z.number().min(0).max(1_000_000).multipleOf(0.01) }))
        .min(1)
        .max(sites.length)
        .refine((all) => new Set(all.map(({ site }) => site)).size === all.length, 'a site must be listed once'),
    }),
    reply: WireStaffProduct,
    refusals: {
      invalid_handle: { status: 422 },
      /** A product, category, or page already uses this path. */
      handle_taken: { status: 409 },
      /** On one of the product's sites, a redirect leads from its path to another page. */
      path_redirected: pathRedirected,
      invalid_sku: { status: 422 },
      sku_taken: { status: 409, details: z.strictObject({ sku: z.string() }) },
      category_not_found: { status: 422 },
      ...optionRefusals,
    },
  },
  'POST /svc_admin/products/{id}/copies': {
    summary:
      'Copies a product as a draft on all its sites, without stock, reviews, promotions, or barcodes; a repeat has no effect',
    access: 'staff',
    permission: 'catalog.write',
    rate: 'write',
    status: 201,
    params: StaffProductParams,
    body: z.object({
      name: Name,
      handle: Handle,
      /** An SKU for each variant of the original. */
      skus: z
        .array(z.object({ variantId: z.int().positive(), sku: z.string().min(1).max(200) }))
        .max(optionLimits.variants),
    }),
    reply: WireStaffProduct,
    refusals: {
      ...notFound,
      grouped_product: { status: 422 },
      invalid_handle: { status: 422 },
      /** A product, category, or page already uses this path. */
      handle_taken: { status: 409 },
      /** On one of the original's sites, a redirect leads from the path to another page. */
      path_redirected: pathRedirected,
      invalid_sku: { status: 422, details: z.strictObject({ sku: z.string() }) },
      repeated_sku: { status: 422, details: z.strictObject({ sku: z.string() }) },
      sku_taken: { status: 409, details: z.strictObject({ sku: z.string() }) },
      /** The SKUs do not match the original's current variants. */
      variants_changed: { status: 409 },
    },
  },
  'POST /svc_admin/products/{id}/values': {
    summary:
      'Adds values to an option of a product, with a variant for each new combination; it has the prices and weight of the first variant and no stock. A repeat has no effect',
    access: 'staff',
    permission: 'catalog.write',
    rate: 'write',
    params: StaffProductParams,
    body: z.object({
      /** Option code. */
      option: z.string().min(1).max(100),
      values: Option.shape.values.min(1),
      /** Prefix of the new variants' SKUs. */
      sku: Sku,
    }),
    reply: WireStaffProduct,
    refusals: {
      ...notFound,
      option_not_found: { status: 422 },
      invalid_sku: { status: 422 },
      sku_taken: { status: 409, details: z.strictObject({ sku: z.string() }) },
      ...optionRefusals,
    },
  },
  'PUT /svc_admin/products/{id}/options/{option}': {
    summary:
      'Renames an option of a product and its values on all sites, and removes values with their variants, which must have no stock. A repeat has no effect',
    access: 'staff',
    permission: 'catalog.write',
    rate: 'write',
    params: OptionParams,
    body: z.object({
      /** The option that was shown to the editor. If the stored one differs, the change is a conflict. */
      read: z.object({ label: z.string().max(1_000), values: z.array(z.string().max(1_000)).max(1_000) }),
      label: Option.shape.label,
      /** The values to retain, with their labels. All other values are removed. */
      values: z
        .array(z.object({ from: z.string().max(1_000), to: z.string().trim().min(1).max(optionLimits.value) }))
        .max(optionLimits.variants),
    }),
    reply: WireStaffProduct,
    refusals: {
      ...notFound,
      option_not_found: { status: 404 },
      option_changed: { status: 409 },
      missing_value: { status: 422 },
      repeated_option: { status: 422 },
      repeated_value: { status: 422 },
      /** Variants with a removed value have units on hand, units in orders, or are part of a bundle or group. */
      variants_in_stock: variantRefusal,
      variants_in_orders: variantRefusal,
      variants_in_sets: variantRefusal,
    },
  },
  'DELETE /svc_admin/products/{id}/options/{option}': {
    summary: 'Removes an option with a single value from a product on all sites; its variants stay',
    access: 'staff',
    permission: 'catalog.write',
    rate: 'write',
    params: OptionParams,
    reply: WireStaffProduct,
    refusals: {
      ...notFound,
      option_not_found: { status: 404 },
      /** Without the option, some variants would be identical. */
      option_has_values: { status: 422 },
      last_option: { status: 422 },
    },
  },
  'PUT /svc_admin/products/{id}/variants/{variantId}/sku': {
    summary: 'Changes the SKU of a variant on all sites; orders keep the earlier one. A repeat has no effect',
    access: 'staff',
    permission: 'catalog.write',
    rate: 'write',
    params: StaffProductParams.extend({ variantId: StaffProductParams.shape.id }),
    body: z.object({
      /** The SKU that was shown to the editor. If the stored one differs, the change is a conflict. */
      read: z.string().min(1).max(100),
      sku: z.string().min(1).max(200),
    }),
    reply: WireStaffProduct,
    refusals: {
      ...notFound,
      variant_not_found: { status: 404 },
      invalid_sku: { status: 422 },
      sku_taken: { status: 409, details: z.strictObject({ sku: z.string() }) },
      sku_changed: { status: 409, details: z.strictObject({ sku: z.string() }) },
    },
  },
  'PUT /svc_admin/products/{id}/url': {
    summary:
      'Changes the path of a product on all sites, and redirects the earlier one permanently; a repeat has no effect',
    access: 'staff',
    permission: 'catalog.write',
    rate: 'write',
    params: StaffProductParams,
    body: z.object({
      /** The handle that was shown to the editor. If the stored one differs, the change is a conflict. */
      read: z.string().min(1).max(200),
      handle: Handle,
    }),
    reply: WireStaffProduct,
    refusals: {
      ...notFound,
      invalid_handle: { status: 422 },
      /** A product, category, or page already uses this path. */
      handle_taken: { status: 409 },
      handle_changed: { status: 409, details: z.strictObject({ handle: z.string() }) },
      /**
       * A redirect set by staff leads from the new path to another page, or a redirect prefix applies to the old one.
       */
      path_redirected: pathRedirected,
      too_many_redirects: { status: 422 },
    },
  },
  'POST /svc_admin/products/{id}/pictures': {
    summary:
      'Uploads a JPEG, PNG, WebP, or AVIF in base64 to the media library, re-encoded; the product shows it once its pictures are saved with it',
    access: 'staff',
    permission: 'catalog.write',
    rate: 'write',
    status: 201,
    params: StaffProductParams,
    body: z.object({
      file: z.base64().min(4).max(maxFileLetters),
      /** File name. */
      name: z.string().max(1_000).default(''),
    }),
    maxBytes: maxFileLetters + 8_000,
    // Encoding a large photo takes seconds, and pictures are encoded one after another.
    maxWaitMs: 60_000,
    reply: WirePicture,
    refusals: {
      ...notFound,
      picture_unreadable: { status: 422 },
      /** The file has too many bytes. */
      picture_too_large: { status: 422 },
      too_many_pixels: { status: 422, details: z.strictObject({ width: z.int(), height: z.int() }) },
    },
  },
  'PUT /svc_admin/products/{id}/pictures': {
    summary: 'Sets the pictures of a product on all sites, in display order; a repeat has no effect',
    access: 'staff',
    permission: 'catalog.write',
    rate: 'write',
    params: StaffProductParams,
    body: z.object({
      /** The pictures that were shown to the editor. If the stored ones differ, the change is a conflict. */
      read: z.array(z.object({ base: Base, alt: z.string() })),
      pictures: z
        .array(z.object({ base: Base, alt: z.string().trim().max(pictureLimits.alt) }))
        .max(pictureLimits.pictures)
        .refine((pictures) => new Set(pictures.map(({ base }) => base)).size === pictures.length),
    }),
    reply: WireStaffProduct,
    refusals: {
      ...notFound,
      pictures_changed: { status: 409 },
      /** The picture is neither on this product nor in the media library. */
      picture_not_found: { status: 422, details: z.strictObject({ base: z.string() }) },
    },
  },
  'GET /svc_admin/products/{id}/translations/{language}': {
    summary: 'Returns the texts of a product in English and in another language',
    access: 'staff',
    permission: 'catalog.read',
    rate: 'read',
    params: TranslationParams,
    reply: WireTranslation,
    refusals: notFound,
  },
  'PUT /svc_admin/products/{id}/translations/{language}': {
    summary: 'Changes the texts of a product in a language, field by field; a repeat has no effect',
    access: 'staff',
    permission: 'catalog.write',
    rate: 'write',
    params: TranslationParams,
    body: z.object({
      /** The translation that was shown to the editor. */
      read: z.object(StoredTexts.shape),
      /** Only changed fields are sent, because unchanged texts may exceed the limits. */
      edited: TranslationEdit.partial(),
    }),
    reply: WireTranslation,
    refusals: {
      ...notFound,
      /** Another editor has changed the text of these fields in the meantime. */
      texts_changed: { status: 409, details: z.strictObject({ fields: z.array(z.enum(translatedFields)) }) },
    },
  },
})

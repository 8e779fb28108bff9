import { z } from 'zod'
import { isEmail } from '#domain/address/email.ts'
import { maxTextLength } from '#domain/catalog/options/custom-option.ts'
import { registryPriorities, type BuyRequest as DomainRequest, type ItemMetadata } from '#domain/lists/list.ts'
import { toMinor } from './amounts.ts'
import { Amount } from './money.ts'
import { NormalizedEmail, SingleLineText } from './typed-text.ts'

const OptionId = z.string().regex(/^[\w-]{1,36}$/)
const ProductId = z.int32().positive()
const Quantity = z.int().min(1).max(9999)
const fewKeys = (map: object) => Object.keys(map).length <= 16
/** Selection by option id: a value id, several comma-separated ids, or text. */
const Options = z.record(OptionId, z.string().max(maxTextLength)).refine(fewKeys).default({})
const Name = SingleLineText(100).min(1)
const Mail = NormalizedEmail.refine(isEmail)
/** Data from an external customizer, stored unchanged. */
export const CustomizerFields = z
  .record(z.string().max(64), z.union([z.string().max(500), z.number(), z.boolean(), z.null()]))
  .refine(fewKeys)

/** [GIFT-201] */
const GiftCard = z.strictObject({
  delivery: z.iso.date().optional(),
  amount: Amount.optional(),
  customAmount: Amount.optional(),
  message: z.string().max(500).optional(),
  recipientEmail: Mail,
  recipientName: Name,
  senderEmail: Mail,
  senderName: Name,
  design: z.string().max(64).optional(),
  thumbnail: z.string().max(300).optional(),
})

/** Item metadata [CART-207, CART-208, REGISTRY-201, REGISTRY-202]. */
const Metadata = z
  .strictObject({
    groupedProductId: ProductId,
    giftcard: GiftCard,
    recipeId: z.string().regex(/^[\w-]{1,64}$/),
    customSku: z.string().max(64),
    fluidPrice: Amount,
    plateOpts: CustomizerFields,
    nonFluidCustomization: CustomizerFields,
    eventRegistration: z
      .object({ onCompletionSku: z.string().max(64).optional() })
      .catchall(z.union([z.string().max(500), z.number(), z.boolean()]))
      .refine(fewKeys),
    registry: z.strictObject({
      registryId: z.uuid(),
      wanted: z.int().min(0).max(9999),
      purchased: z.int().min(0).max(9999),
      priority: z.enum(registryPriorities).default('medium'),
    }),
    hardwareCount: z.strictObject({ shared: z.int().min(0).max(9999), solo: z.int().min(0).max(9999) }),
    redeem: z.string().regex(/^[\w-]{1,64}$/),
  })
  .partial()
  .default({})

/** A bundle child, or the selected variant. */
export const BundleChild = z.strictObject({
  productId: ProductId,
  /** Units per unit of the line. */
  qty: Quantity.default(1),
  options: Options,
  children: z.array(z.never()).max(0).default([]),
  metadata: z.strictObject({ bundleOptionId: OptionId, freeBundleOptionId: OptionId }).partial().default({}),
})

/** Amounts sent by the client are never trusted [CART-206]. */
export const BuyRequest = z.strictObject({
  productId: ProductId,
  qty: Quantity,
  options: Options,
  children: z.array(BundleChild).max(40).default([]),
  metadata: Metadata,
})
export type WireRequest = z.output<typeof BuyRequest>

/** Converts a wire request to its domain form, with amounts in minor units. */
export function toRequest({ metadata, ...request }: WireRequest): DomainRequest {
  const { giftcard, fluidPrice, ...rest } = metadata
  const inMinor: ItemMetadata = {
    ...rest,
    ...(fluidPrice !== undefined && { fluidPrice: toMinor(fluidPrice) }),
    ...(giftcard && {
      giftcard: {
        ...giftcard,
        ...(giftcard.amount !== undefined && { amount: toMinor(giftcard.amount) }),
        ...(giftcard.customAmount !== undefined && { customAmount: toMinor(giftcard.customAmount) }),
      },
    }),
  }
  return { ...request, metadata: withoutMissing(inMinor) }
}

/** An undefined key would make two equal lines differ. */
function withoutMissing(metadata: ItemMetadata): ItemMetadata {
  return JSON.parse(JSON.stringify(metadata)) as ItemMetadata
}

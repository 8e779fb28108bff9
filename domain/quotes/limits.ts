/** Limits for quotes and their conversations. */
export const quoteLimits = {
  messageLength: 2_000,
  messages: 200,
  files: 5,
  /** Maximum bytes of files across all of a customer's quotes. */
  customerFileBytes: 100_000_000,
  /** Maximum quotes that a customer can request every 24 hours. */
  requestsPerDay: 10,
  titleLength: 100,
  /** Maximum characters in the form field for SKUs. */
  skuTextLength: 8_000,
  reasonLength: 500,
  deliveryLength: 500,
  /** Maximum SKU lines per request. */
  skuLines: 100,
} as const

export const quoteFileKinds = ['document', 'tax_exempt'] as const
export type QuoteFileKind = (typeof quoteFileKinds)[number]

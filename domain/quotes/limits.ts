/** Limits of quotes and their conversations. */
export const quoteLimits = {
  messageLength: 2_000,
  messages: 200,
  files: 5,
  /** Bytes of files in all quotes of a customer. */
  customerFileBytes: 100_000_000,
  /** Quotes that a customer requests in 24 hours. */
  requestsPerDay: 10,
  titleLength: 100,
  /** Characters of the form's field for items by SKU. */
  skuTextLength: 8_000,
  reasonLength: 500,
  deliveryLength: 500,
  /** Lines that a request names by SKU. */
  skuLines: 100,
} as const

export const quoteFileKinds = ['document', 'tax_exempt'] as const
export type QuoteFileKind = (typeof quoteFileKinds)[number]

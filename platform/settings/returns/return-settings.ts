import { z } from 'zod'

const sites = ['USA', 'CAN', 'AUS', 'EUR', 'GBR', 'APO'] as const
type SiteCode = (typeof sites)[number]

export interface ReturnSettings {
  /** Percentage of the price that the store retains if the shopper is responsible for the return. */
  feePercent: number
  /** Return addresses. A site without one uses its seller's address. */
  addresses: Readonly<Partial<Record<SiteCode, readonly string[]>>>
}

const address = z
  .string()
  .refine((value) => /^[^\p{Cc}]{1,300}$/u.test(value), {
    error: 'must be a name and address of at most 300 characters, with lines separated by |',
  })
  .optional()

export const returnVariables = {
  RETURN_FEE_PERCENT: z
    .string()
    .refine((value) => /^(?:\d{1,2}|100)$/.test(value), { error: 'must be a whole number from 0 to 100' })
    .transform(Number)
    .default(0),
  ...(Object.fromEntries(sites.map((site) => [`RETURN_ADDRESS_${site}`, address])) as Record<
    `RETURN_ADDRESS_${SiteCode}`,
    typeof address
  >),
}

export function returnsOf(values: z.output<z.ZodObject<typeof returnVariables>>): ReturnSettings {
  const addresses = sites.flatMap((site) => {
    const lines = values[`RETURN_ADDRESS_${site}`]
    return lines === undefined ? [] : [[site, lines.split('|').map((line) => line.trim())] as const]
  })
  return { feePercent: values.RETURN_FEE_PERCENT, addresses: Object.fromEntries(addresses) }
}

import { z } from 'zod'

const maxDomains = 50
const domain = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/

const domainsIn = (text: string) => text.split(',').map((each) => each.trim().toLowerCase())

export const flagVariables = {
  EMPLOYEE_DOMAINS: z
    .string()
    .refine((value) => domainsIn(value).length <= maxDomains && domainsIn(value).every((each) => domain.test(each)), {
      error: 'must be domains separated by commas, such as shop.example,warehouse.example',
    })
    .optional(),
  GROWTHBOOK_API_HOST: z
    .string()
    .refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), {
      error: 'must be a URL that begins with http:// or https://',
    })
    .optional(),
  GROWTHBOOK_CLIENT_KEY: z
    .string()
    .refine((value) => /^[\w-]{1,80}$/.test(value), { error: 'must be the client key of an SDK connection' })
    .optional(),
  GROWTHBOOK_DECRYPTION_KEY: z
    .string()
    .refine((value) => Buffer.from(value, 'base64').length === 16, { error: 'must be 16 bytes in Base64' })
    .optional(),
}
type FlagVariables = z.output<z.ZodObject<typeof flagVariables>>

export interface GrowthBookSettings {
  apiHost: string
  clientKey: string
  decryptionKey: string | undefined
}

/** Returns the employees' email domains in lowercase [FLAG-414]. */
export function employeeDomainsOf({ EMPLOYEE_DOMAINS: text }: FlagVariables): readonly string[] {
  return text === undefined ? [] : domainsIn(text)
}

/** Returns the GrowthBook connection, or undefined if the store has its own flags. */
export function growthBookOf(values: FlagVariables): GrowthBookSettings | undefined {
  const { GROWTHBOOK_API_HOST: host, GROWTHBOOK_CLIENT_KEY: clientKey, GROWTHBOOK_DECRYPTION_KEY: key } = values
  if (host === undefined || clientKey === undefined) return undefined
  return { apiHost: host.endsWith('/') ? host.slice(0, -1) : host, clientKey, decryptionKey: key }
}

export function flagProblems(values: FlagVariables): string[] {
  const { GROWTHBOOK_API_HOST: host, GROWTHBOOK_CLIENT_KEY: clientKey, GROWTHBOOK_DECRYPTION_KEY: key } = values
  if ((host === undefined) !== (clientKey === undefined))
    return ['GROWTHBOOK_API_HOST and GROWTHBOOK_CLIENT_KEY must be set together.']
  return key !== undefined && host === undefined ? ['GROWTHBOOK_DECRYPTION_KEY needs GROWTHBOOK_API_HOST.'] : []
}

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
}
type FlagVariables = z.output<z.ZodObject<typeof flagVariables>>

/** Returns the email domains of employees, in lowercase [FLAG-414]. */
export function employeeDomainsOf({ EMPLOYEE_DOMAINS: text }: FlagVariables): readonly string[] {
  return text === undefined ? [] : domainsIn(text)
}

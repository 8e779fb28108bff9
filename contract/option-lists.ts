import { z } from 'zod'
import { contract } from './kernel/call.ts'

const Code = z.object({ code: z.enum(['program_delivery']) })
const WireOptionList = z.strictObject({ code: z.string(), options: z.array(z.string()), version: z.int() })

export const optionLists = contract({
  'GET /svc_content/option-lists/{code}': {
    summary: 'Returns the options of a product attribute in display order',
    access: 'staff',
    permission: 'catalog.read',
    rate: 'read',
    params: Code,
    reply: WireOptionList,
  },
  'PUT /svc_content/option-lists/{code}': {
    summary: 'Replaces the options of a product attribute; options in use cannot be removed',
    access: 'staff',
    permission: 'catalog.write',
    rate: 'write',
    params: Code,
    versioned: true,
    body: z.object({
      options: z
        .array(z.string().trim().min(1).max(40))
        .min(1)
        .max(50)
        .refine((options) => new Set(options).size === options.length, 'must be unique'),
    }),
    reply: WireOptionList,
    refusals: {
      version_conflict: { status: 409, details: z.strictObject({ current: WireOptionList }) },
      option_in_use: { status: 422, details: z.strictObject({ options: z.array(z.string()) }) },
    },
  },
})

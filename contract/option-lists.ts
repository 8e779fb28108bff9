import { z } from 'zod'
import { contract } from './kernel/call.ts'

const Code = z.object({ code: z.enum(['program_delivery']) })
const WireOptionList = z.strictObject({ code: z.string(), options: z.array(z.string()), version: z.int() })

export const optionLists = contract({
  'GET /svc_content/option-lists/{code}': {
    summary: 'Read what an attribute of products may be, in the order that staff chose',
    access: 'staff',
    rate: 'read',
    params: Code,
    reply: WireOptionList,
  },
  'PUT /svc_content/option-lists/{code}': {
    summary: 'Say what an attribute of products may be; what products say already and what rules ask for stays',
    access: 'staff',
    rate: 'write',
    params: Code,
    versioned: true,
    body: z.object({
      options: z
        .array(z.string().trim().min(1).max(40))
        .min(1)
        .max(50)
        .refine((options) => new Set(options).size === options.length, 'Each option once.'),
    }),
    reply: WireOptionList,
    refusals: {
      version_conflict: { status: 409, details: z.strictObject({ current: WireOptionList }) },
      option_in_use: { status: 422, details: z.strictObject({ options: z.array(z.string()) }) },
    },
  },
})

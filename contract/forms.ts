import { z } from 'zod'
import { entryRules } from '#domain/forms/check-entry.ts'
import { fieldTypes, formHashPattern } from '#domain/forms/form.ts'
import { NormalizedEmail } from './codec/typed-text.ts'
import { contract } from './kernel/call.ts'

const FormHash = z.string().regex(formHashPattern)
const ByHash = z.object({ formHash: FormHash })

/** Text by language. English is required. */
const Texts = (max: number) =>
  z.record(z.string().regex(/^[a-z]{2}$/), z.string().trim().min(1).max(max)).refine((texts) => texts['en'])

const Field = z.strictObject({
  name: z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,39}$/),
  type: z.enum(fieldTypes),
  label: Texts(200),
  required: z.boolean().default(false),
  max: z.int().min(1).max(10_000).default(200),
  options: z
    .array(z.strictObject({ value: z.string().trim().min(1).max(100), label: Texts(200) }))
    .max(50)
    .default([]),
})

const Definition = {
  title: Texts(200),
  submit: Texts(60),
  thanks: Texts(1_000),
  closed: Texts(1_000),
  fields: z.array(Field).min(1).max(40),
}
const Settings = {
  isOpen: z.boolean(),
  notify: NormalizedEmail.nullable(),
  sendsReceipt: z.boolean(),
  retentionDays: z.int().min(1).max(3_650),
}

/** The public part of a form. */
const WireForm = z.strictObject({ formHash: z.string(), ...Definition, isOpen: z.boolean() })
/** A form with the settings that only staff see. */
export const WireStaffForm = z.strictObject({ formHash: z.string(), ...Definition, ...Settings })
const WireEntry = z.strictObject({
  id: z.uuid(),
  number: z.int(),
  /** Epoch milliseconds. */
  at: z.number(),
  isSuspicious: z.boolean(),
  /** Keyed by field; empty fields are absent. */
  values: z.record(z.string(), z.string()),
})

const missing = { form_not_found: { status: 404 } } as const

export const forms = contract({
  'GET /svc_ssr/form/{formHash}': {
    summary: 'Returns the fields and texts of a form of the site',
    access: 'public',
    rate: 'read',
    params: ByHash,
    reply: WireForm,
    refusals: missing,
  },
  'POST /svc_ssr/submit/wufoo': {
    summary: 'Submits a form: its fields by name, plus formHash [SHELL-407]',
    access: 'guest',
    rate: 'login',
    body: z
      .object({
        formHash: FormHash,
        /** Honeypot field, which is hidden from people but filled in by bots. */
        homepage: z.string().max(2_000).optional(),
        /** Milliseconds between display and submission. */
        elapsedMs: z.number().min(0).optional(),
      })
      .catchall(z.union([z.string().max(20_000), z.number(), z.boolean(), z.null()])),
    reply: z.strictObject({ success: z.literal(true), entryId: z.uuid() }),
    refusals: {
      ...missing,
      form_closed: { status: 422 },
      invalid_fields: {
        status: 422,
        details: z.strictObject({ fields: z.array(z.strictObject({ name: z.string(), rule: z.enum(entryRules) })) }),
      },
    },
  },
  'GET /svc_ssr/forms': {
    summary: 'Returns the forms of the site with their settings',
    access: 'staff',
    permission: 'forms.read',
    rate: 'read',
    reply: z.strictObject({ forms: z.array(WireStaffForm) }),
  },
  'PUT /svc_ssr/forms/{formHash}': {
    summary: 'Creates or replaces a form of the site; existing entries stay',
    access: 'staff',
    permission: 'forms.write',
    rate: 'write',
    params: ByHash,
    body: z.object({ ...Definition, ...Settings }),
    reply: WireStaffForm,
    refusals: {
      invalid_form: {
        status: 422,
        details: z.strictObject({ fields: z.array(z.strictObject({ path: z.string(), rule: z.string() })) }),
      },
    },
  },
  'GET /svc_ssr/forms/{formHash}/entries': {
    summary: 'Returns the entries of a form, newest first',
    access: 'staff',
    permission: 'forms.read',
    rate: 'read',
    params: ByHash,
    query: z.object({
      /** The last number on the previous page. */
      before: z.coerce.number<string>().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
      limit: z.coerce.number<string>().int().min(1).max(200).default(50),
    }),
    reply: z.strictObject({ entries: z.array(WireEntry) }),
    refusals: missing,
  },
  'GET /svc_ssr/forms/{formHash}/export': {
    summary: 'Returns the newest 10,000 entries of a form as CSV, newest first',
    access: 'staff',
    permission: 'forms.read',
    rate: 'read',
    params: ByHash,
    reply: z.strictObject({ count: z.int(), csv: z.string() }),
    refusals: missing,
  },
  'DELETE /svc_ssr/forms/{formHash}/entries/{id}': {
    summary: 'Deletes an entry of a form',
    access: 'staff',
    permission: 'forms.write',
    rate: 'write',
    params: z.object({ formHash: FormHash, id: z.uuid() }),
    status: 204,
    reply: z.null(),
    refusals: { entry_not_found: { status: 404 } },
  },
})

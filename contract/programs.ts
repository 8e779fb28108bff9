import { z } from 'zod'
import { chargeStatuses, subscriptionStatuses } from '#domain/programs/subscription.ts'
import { workoutEntryLimits } from '#domain/programs/workouts.ts'
import { cleanText } from '#domain/reviews/review.ts'
import { SingleLineText } from './codec/typed-text.ts'
import { contract } from './kernel/call.ts'

/** Dates are YYYY-MM-DD [PROGRAM-210]. */
const WireProgram = z.strictObject({
  _id: z.uuid(),
  orderId: z.string(),
  productId: z.int(),
  sku: z.string(),
  name: z.string(),
  url: z.string(),
  picture: z.string().nullable(),
  /** App, Email, or Web. */
  delivery: z.string(),
  /** Null for a one-time purchase. */
  subscriptionInterval: z.enum(['Week', 'Month', 'Year']).nullable(),
  /** Price per billing period. */
  shownPrice: z.number(),
  priceSuffix: z.string(),
  status: z.enum(subscriptionStatuses),
  hasAccess: z.boolean(),
  beganOn: z.iso.date(),
  trialEnd: z.iso.date().nullable(),
  /** The first day that is not paid for. */
  renewalDate: z.iso.date().nullable(),
  /** Number of paid periods. */
  completeCycles: z.int(),
  /** Next retry date for a declined charge. */
  nextTry: z.iso.date().nullable(),
  mayCancel: z.boolean(),
  mayReactivate: z.boolean(),
})

const WireEntry = z.strictObject({
  /** ISO 8601, or null if not done. */
  doneAt: z.iso.datetime().nullable(),
  note: z.string(),
  score: z.string(),
})

const Workout = z.strictObject({
  week: z.int(),
  day: z.int(),
  /** Calendar date, calculated from the program's start date. */
  date: z.iso.date(),
  title: z.string(),
  summary: z.string(),
  /** The customer's record, or null if there is none. */
  entry: WireEntry.nullable(),
})

const WireProgramDetail = z.strictObject({
  ...WireProgram.shape,
  card: z.strictObject({ brand: z.string(), last4: z.string(), month: z.int(), year: z.int() }).nullable(),
  /** Charges starting with the second period, newest first. */
  invoices: z.array(
    z.strictObject({
      period: z.int(),
      dueOn: z.iso.date(),
      status: z.enum(chargeStatuses),
      amount: z.number().nullable(),
      tax: z.number().nullable(),
    }),
  ),
  /** The current day, on which the workout calendar opens. */
  today: z.iso.date(),
  /** Empty if the customer has no access. */
  workouts: z.array(Workout),
})

const ProgramId = z.object({ id: z.uuid() })
const missing = { program_not_found: { status: 404 } } as const

export const programs = contract({
  'GET /svc_programming/programs': {
    summary: "Returns the customer's programs, newest first",
    access: 'customer',
    rate: 'read',
    reply: z.strictObject({ programs: z.array(WireProgram) }),
  },
  'GET /svc_programming/programs/{id}': {
    summary: 'Returns a program with its workouts, card, and renewals',
    access: 'customer',
    rate: 'read',
    params: ProgramId,
    reply: WireProgramDetail,
    refusals: missing,
  },
  'POST /svc_programming/programs/{id}/cancel': {
    summary: 'Cancels a program at the end of its paid period',
    access: 'customer',
    rate: 'write',
    params: ProgramId,
    body: z.object({ reason: z.string().trim().max(500).default('') }),
    reply: WireProgramDetail,
    refusals: { ...missing, not_cancellable: { status: 409 } },
  },
  'POST /svc_programming/programs/{id}/reactivate': {
    summary: 'Reverts a cancellation before the program ends',
    access: 'customer',
    rate: 'write',
    params: ProgramId,
    reply: WireProgramDetail,
    refusals: { ...missing, not_reactivatable: { status: 409 } },
  },
  'PUT /svc_programming/programs/{id}/card': {
    summary: 'Changes the card of a program; a past-due program is charged immediately',
    access: 'customer',
    rate: 'write',
    params: ProgramId,
    body: z.object({ storedPaymentMethodId: z.uuid() }),
    reply: WireProgramDetail,
    refusals: {
      ...missing,
      payment_method_not_found: { status: 422 },
      payment_method_expired: { status: 422 },
      not_charged: { status: 409 },
    },
  },
  'PUT /svc_programming/programs/{id}/workouts/{week}/{day}': {
    summary: 'Records a workout as done, with a note and a score; omitted fields stay, and an empty record is deleted',
    access: 'customer',
    rate: 'write',
    params: z.object({
      id: z.uuid(),
      week: z.coerce.number<string>().int().min(1).max(1_000),
      day: z.coerce.number<string>().int().min(1).max(7),
    }),
    body: z.object({
      isDone: z.boolean().optional(),
      note: z
        .string()
        .max(2 * workoutEntryLimits.note)
        .overwrite(cleanText)
        .max(workoutEntryLimits.note)
        .optional(),
      score: SingleLineText(workoutEntryLimits.score).optional(),
    }),
    reply: WireEntry,
    refusals: { ...missing, workout_not_found: { status: 404 }, program_locked: { status: 409 } },
  },
})

import { z } from 'zod'
import { jobStates } from '#domain/jobs/job-state.ts'
import { contract } from './kernel/call.ts'

const Id = z.string().regex(/^\d{1,18}$/)
const maxIds = 100
const body = z.object({ ids: z.array(Id).min(1).max(maxIds) })
/** The ids of the changed jobs. The other jobs are running, have finished, or were deleted. */
const reply = z.strictObject({ ids: z.array(z.string()) })
const refusals = { job_not_found: { status: 404 } } as const

/** Work that the store does after a commit or on a schedule, such as sending emails. */
export const backgroundJobs = contract({
  'GET /svc_admin/jobs': {
    summary: 'Returns queued background jobs, newest first, and the number of jobs in each state',
    access: 'staff',
    permission: 'settings.read',
    rate: 'read',
    query: z.object({
      state: z.enum(jobStates).optional(),
      /** `next` from the previous page. */
      before: Id.optional(),
      limit: z.coerce.number<string>().int().min(1).max(100).default(50),
    }),
    reply: z.strictObject({
      jobs: z.array(
        z.strictObject({
          id: z.string(),
          name: z.string(),
          state: z.enum(jobStates),
          attempts: z.int(),
          maxAttempts: z.int(),
          /** The email template. */
          template: z.string().nullable(),
          /**
           * The error, with email addresses removed. Null before the first failure and for staff who may not retry
           * jobs.
           */
          lastError: z.string().nullable(),
          /** The job's order. Null if there is none, and for staff who may not see orders. */
          orderId: z.string().nullable(),
          createdAt: z.iso.datetime(),
          /** When a waiting job is due. */
          runAt: z.iso.datetime(),
          /** False for work that the store must do, such as a refund. */
          mayDiscard: z.boolean(),
        }),
      ),
      next: z.string().nullable(),
      counts: z.record(z.enum(jobStates), z.int()),
    }),
  },
  'POST /svc_admin/jobs/retry': {
    summary: 'Makes background jobs due now, with all their attempts',
    access: 'staff',
    permission: 'jobs.write',
    rate: 'write',
    body,
    reply,
    refusals,
  },
  'POST /svc_admin/jobs/discard': {
    summary: 'Deletes failed background jobs, except those that must run',
    access: 'staff',
    permission: 'jobs.write',
    rate: 'write',
    body,
    reply,
    refusals: { ...refusals, /** At least one of the jobs cannot be discarded. */ job_must_run: { status: 409 } },
  },
})

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { useHasPermission } from '../frame/use-me.ts'
import { ModalDialog } from '../kit/dialog.tsx'
import { formatAgeNow, formatDateTime } from '../kit/format/dates.ts'
import { JobActions } from './job-actions.tsx'
import { texts } from './texts/en.ts'

export type BackgroundJob = Reply<Store, 'GET /svc_admin/jobs'>['jobs'][number]

/** Returns a job's title, which says what the job does. */
export function jobTitle({ name, template }: Pick<BackgroundJob, 'name' | 'template'>): string {
  return template === null ? (texts.jobs[name] ?? name) : texts.email(template)
}

interface JobDialogProps {
  job: BackgroundJob
  onClose: () => void
  onDone: () => void
}

/** Renders a job's details and actions. */
export function JobDialog({ job, onClose, onDone }: JobDialogProps) {
  const mayWrite = useHasPermission('jobs.write')
  const t = texts.columns
  const isDue = job.state === 'waiting' || job.state === 'retrying'
  return (
    <ModalDialog title={jobTitle(job)} onClose={onClose}>
      <dl className="facts">
        <Fact name={t.state}>{texts.states[job.state]}</Fact>
        <Fact name={t.attempts}>{texts.attempts(job.attempts, job.maxAttempts)}</Fact>
        {mayWrite && <Fact name={t.lastError}>{job.lastError ?? texts.none}</Fact>}
        <Fact name={t.createdAt}>
          <time dateTime={job.createdAt}>{formatAgeNow(job.createdAt)}</time>
        </Fact>
        {isDue && (
          <Fact name={t.runAt}>
            <time dateTime={job.runAt}>{formatDateTime(job.runAt)}</time>
          </Fact>
        )}
      </dl>
      {job.orderId !== null && (
        <p>
          <Link className="link" to={`/orders/${job.orderId}`}>
            {texts.openOrder}
          </Link>
        </p>
      )}
      {mayWrite ? <Actions job={job} onDone={onDone} /> : <p className="muted small">{texts.readOnly}</p>}
    </ModalDialog>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Actions({ job: { id, state, mayDiscard }, onDone }: Pick<JobDialogProps, 'job' | 'onDone'>) {
  if (state === 'waiting' || state === 'running') return null
  return (
    <>
      <p className="muted small">{mayDiscard ? state === 'retrying' && texts.notFailed : texts.mustRun}</p>
      <div className="modal__foot">
        <JobActions
          ids={[id]}
          className="button button--line button--small"
          mayDiscard={mayDiscard && state === 'failed'}
          onDone={onDone}
        />
      </div>
    </>
  )
}

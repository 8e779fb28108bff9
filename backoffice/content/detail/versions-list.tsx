import { useState } from 'react'
import { Link } from 'react-router'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { ConfirmDialog } from '#backoffice/kit/dialog.tsx'
import { formatDateTime } from '#backoffice/kit/format/dates.ts'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { Message, problemText } from '#backoffice/kit/states.tsx'
import { contentPath } from '../content-path.ts'
import type { PageVersion } from '../page-types.ts'
import { StateBadge } from '../state-badge.tsx'
import { texts } from '../texts/en.ts'
import { ScheduleVersionDialog } from './schedule-version.tsx'
import { setPublication } from './set-publication.ts'

interface VersionsListProps {
  site: Site
  handle: string
  versions: readonly PageVersion[]
  mayWrite: boolean
  onDone: () => void
}

type Step = 'publish' | 'schedule' | 'unschedule' | 'restore'

const t = texts.versions
const steps: Readonly<Record<PageVersion['state'], readonly Step[]>> = {
  draft: ['publish', 'schedule'],
  scheduled: ['publish', 'schedule', 'unschedule'],
  published: [],
  replaced: ['restore'],
}

/** Renders a page's versions with the actions available for each. */
export function VersionsList({ site, handle, versions, mayWrite, onDone }: VersionsListProps) {
  const [open, setOpen] = useState<{ step: Step; version: PageVersion } | null>(null)
  const close = () => setOpen(null)
  const done = () => {
    close()
    onDone()
  }
  const latest = versions[0]?.number ?? 0
  return (
    <>
      <ul className="versions">
        {versions.map((version) => (
          <li key={version.number}>
            <VersionText version={version} />
            {mayWrite && (
              <span className="versions__actions">
                {steps[version.state].map((step) => (
                  <button
                    key={step}
                    type="button"
                    className="text-button"
                    aria-label={t.stepOf(t.steps[step], version.number)}
                    onClick={() => setOpen({ step, version })}
                  >
                    {t.steps[step]}
                  </button>
                ))}
                <Link
                  className="text-button"
                  aria-label={t.stepOf(t.preview, version.number)}
                  to={`${contentPath(site, handle)}/preview?version=${version.number}`}
                >
                  {t.preview}
                </Link>
              </span>
            )}
          </li>
        ))}
      </ul>
      {open?.step === 'schedule' && (
        <ScheduleVersionDialog {...{ site, handle }} version={open.version} onClose={close} onDone={done} />
      )}
      {open && open.step !== 'schedule' && (
        <StepDialog {...{ site, handle, latest }} {...open} step={open.step} onClose={close} onDone={done} />
      )}
    </>
  )
}

function VersionText({
  version: { number, title, note, author, createdAt, publishAt, state },
}: {
  version: PageVersion
}) {
  return (
    <div className="versions__text">
      <span className="versions__head">
        <strong>{t.number(number)}</strong>
        <StateBadge state={state} />
        {publishAt !== null && <time dateTime={publishAt}>{t.moments[state](formatDateTime(publishAt))}</time>}
      </span>
      <span className="muted small">
        {t.saved(author || t.fromFiles)} <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>. {title}
      </span>
      {note !== '' && <span className="small">{note}</span>}
    </div>
  )
}

interface StepDialogProps {
  site: Site
  handle: string
  version: PageVersion
  /** Number of the newest version. */
  latest: number
  step: Exclude<Step, 'schedule'>
  onClose: () => void
  onDone: () => void
}

function StepDialog({ site, handle, version: { number }, latest, step, onClose, onDone }: StepDialogProps) {
  const submission = useSubmit({
    send: (key) =>
      step === 'restore'
        ? restore({ site, handle, number, latest, key })
        : setPublication({ site, handle, number, at: step === 'publish' ? 'now' : null, key }),
    done: t.done[step](number),
    onDone,
  })
  return (
    <ConfirmDialog
      title={t.titles[step](number)}
      text={t.texts[step](number)}
      confirm={t.steps[step]}
      isBusy={submission.isBusy}
      problem={submission.problem && <Message tone="bad">{problemText(submission.problem, texts.refusals)}</Message>}
      onConfirm={submission.submit}
      onClose={onClose}
    />
  )
}

interface Restoration {
  site: Site
  handle: string
  number: number
  latest: number
  key: string
}

/** Saves an old version's document as the next draft. */
async function restore({ site, handle, number, latest, key }: Restoration) {
  const call = callsOf(site)
  const params = { site, handle }
  const old = await call('GET /svc_content/pages/{site}/{handle}/versions/{number}', {
    params: { ...params, number: String(number) },
  })
  const { title, description, document } = old
  const content = Array.isArray(document['content']) ? document['content'] : []
  const body = {
    title,
    description,
    document: { ...document, content },
    note: t.restoredFrom(number),
    basedOn: latest,
  }
  return call('POST /svc_content/pages/{site}/{handle}/versions', { params, body, key })
}

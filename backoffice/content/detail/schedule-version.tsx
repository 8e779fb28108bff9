import type { Site } from '#domain/sites.ts'
import { ScheduleDialog } from '#backoffice/kit/form/schedule-dialog.tsx'
import type { PageVersion } from '../page-types.ts'
import { texts } from '../texts/en.ts'
import { setPublication } from './set-publication.ts'

interface ScheduleVersionProps {
  site: Site
  handle: string
  version: PageVersion
  onClose: () => void
  onDone: () => void
}

const t = texts.schedule

/** Renders the form that schedules a version's publication. */
export function ScheduleVersionDialog({ site, handle, version, onClose, onDone }: ScheduleVersionProps) {
  const { number, publishAt } = version
  return (
    <ScheduleDialog
      title={t.title(number)}
      start={publishAt === null ? null : Date.parse(publishAt)}
      send={(at, key) => setPublication({ site, handle, number, at, key })}
      done={(at) => t.done(number, at)}
      refusals={texts.refusals}
      onDone={onDone}
      onClose={onClose}
    />
  )
}

import { call } from '#backoffice/call/call.ts'
import { ScheduleDialog } from '#backoffice/kit/form/schedule-dialog.tsx'
import { texts } from '../texts/en.ts'
import { refusalTexts } from './step-texts.ts'
import type { ArticleForm } from './use-article-form.ts'

const t = texts.publish

/** Renders the form that schedules publication of the article, including its changes. */
export function ScheduleArticleDialog({ form, onClose }: { form: ArticleForm; onClose: () => void }) {
  return (
    <ScheduleDialog
      title={t.scheduleTitle}
      start={null}
      send={async (at, key) => {
        const { id, latest } = await form.save(`${key}-save`)
        const body = { number: latest, latest, at }
        return call('PUT /svc_admin/articles/{id}/publication', { params: { id: String(id) }, body, key })
      }}
      done={t.scheduled}
      refusals={refusalTexts(form.conflicts)}
      onDone={(stored) => {
        form.startFrom(stored)
        onClose()
      }}
      onClose={onClose}
    />
  )
}

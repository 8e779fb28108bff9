import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { formatDate, formatDateTime } from '#backoffice/kit/format/dates.ts'
import { Section } from '#backoffice/kit/page.tsx'
import type { Profile } from '../customer-types.ts'
import { texts } from '../texts/en.ts'
import { ActionButton } from './action-button.tsx'

const t = texts.privacy

interface PrivacyBoxProps {
  profile: Profile
  site: Site
  onDone: () => void
}

/** Renders the data export and the account deletion, which staff perform at the customer's request. */
export function PrivacyBox({ profile, site, onDone }: PrivacyBoxProps) {
  const { email, deletionAt, exportRequestedAt } = profile
  const calls = callsOf(site)
  const params = { id: String(profile.id) }
  return (
    <Section title={t.title}>
      <div className="stack small">
        <p className="muted">{t.text}</p>
        {exportRequestedAt !== null && <p>{t.exportRunning(formatDateTime(exportRequestedAt))}</p>}
        {deletionAt !== null && <p>{t.deletionAt(formatDate(deletionAt))}</p>}
        <div className="row">
          <ActionButton
            label={t.export}
            question={{ title: t.exportTitle, text: t.exportText(email) }}
            send={(key) => calls('POST /svc_admin/customers/{id}/export', { params, key })}
            done={t.exportStarted}
            onDone={onDone}
          />
          {deletionAt === null ? (
            <ActionButton
              label={t.delete}
              question={{ title: t.deleteTitle, text: t.deleteText(email), isSevere: true }}
              send={(key) => calls('POST /svc_admin/customers/{id}/deletion', { params, key })}
              done={t.planned}
              onDone={onDone}
            />
          ) : (
            <ActionButton
              label={t.keep}
              send={(key) => calls('DELETE /svc_admin/customers/{id}/deletion', { params, key })}
              done={t.canceled}
              onDone={onDone}
            />
          )}
        </div>
      </div>
    </Section>
  )
}

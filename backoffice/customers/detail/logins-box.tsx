import { siteSettings } from '#domain/sites.ts'
import { call } from '#backoffice/call/call.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { formatAgeNow, formatDateTime } from '#backoffice/kit/format/dates.ts'
import { Section } from '#backoffice/kit/page.tsx'
import { Message } from '#backoffice/kit/states.tsx'
import type { Profile } from '../customer-types.ts'
import { texts } from '../texts/en.ts'
import { ActionButton } from './action-button.tsx'

const t = texts.access

/** Renders the customer's active logins, and any login delay after wrong passwords. */
export function LoginsBox({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const mayWrite = useHasPermission('customers.write')
  const { sessions, lockedUntil } = profile
  const params = { id: String(profile.id) }
  return (
    <Section
      title={t.title}
      actions={
        mayWrite &&
        sessions.length > 0 && (
          <ActionButton
            label={t.endAll}
            question={{ title: t.endTitle, text: t.endText }}
            send={(key) => call('POST /svc_admin/customers/{id}/end-sessions', { params, key })}
            done={t.ended}
            onDone={onDone}
          />
        )
      }
    >
      {lockedUntil !== null && (
        <div className="customer-locked">
          <Message tone="warn">{t.locked(formatDateTime(lockedUntil))}</Message>
          {mayWrite && (
            <ActionButton
              label={t.unlock}
              send={(key) => call('POST /svc_admin/customers/{id}/unlock', { params, key })}
              done={t.unlocked}
              onDone={onDone}
            />
          )}
        </div>
      )}
      {sessions.length === 0 && <p className="muted small">{t.none}</p>}
      <ul className="customer-list">
        {sessions.map(({ site, device, seenAt }, index) => (
          <li key={index}>
            <strong>{device || t.unknown}</strong>
            <span className="muted">{t.seen(siteSettings[site].title, formatAgeNow(seenAt))}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

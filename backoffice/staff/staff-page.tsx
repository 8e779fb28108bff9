import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { siteSettings } from '#domain/sites.ts'
import { call } from '../call/call.ts'
import { useHasPermission, useSession } from '../frame/use-me.ts'
import { formatAgeNow } from '../kit/format/dates.ts'
import { Badge, Page } from '../kit/page.tsx'
import { InvitationsList } from './members/invitations-list.tsx'
import { InviteDialog } from './members/invite-dialog.tsx'
import { MemberDialog } from './members/member-dialog.tsx'
import type { StaffList, StaffMember } from './staff-types.ts'
import { texts } from './texts/en.ts'

/** Returns staff, invitations, and roles. */
export function loader(): Promise<StaffList> {
  return call('GET /svc_admin/staff', {}, { isFresh: true })
}

/** Renders the staff accounts and open invitations. */
export function Component() {
  const { staff, invitations, roles } = useLoaderData<StaffList>()
  const mayWrite = useHasPermission('staff.write')
  const { revalidate } = useRevalidator()
  const [dialog, setDialog] = useState<StaffMember | 'invite' | null>(null)
  const reload = () => void revalidate()
  const close = () => setDialog(null)
  return (
    <Page
      title={texts.staff}
      actions={
        mayWrite && (
          <button type="button" className="button button--small" onClick={() => setDialog('invite')}>
            {texts.invite}
          </button>
        )
      }
    >
      <div className="stack">
        <table className="data-table" aria-label={texts.staff}>
          <thead>
            <tr>
              {Object.entries(texts.columns).map(([id, title]) => (
                <th key={id} scope="col">
                  {title}
                </th>
              ))}
              {mayWrite && <th scope="col">{texts.edit}</th>}
            </tr>
          </thead>
          <tbody>
            {staff.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                roles={roles}
                {...(mayWrite && { onEdit: () => setDialog(member) })}
              />
            ))}
          </tbody>
        </table>
        <InvitationsList invitations={invitations} mayWrite={mayWrite} onDone={reload} />
      </div>
      {dialog === 'invite' && <InviteDialog roles={roles} onClose={close} onDone={reload} />}
      {dialog !== null && dialog !== 'invite' && (
        <MemberDialog
          member={dialog}
          roles={roles}
          onClose={close}
          onDone={() => {
            close()
            reload()
          }}
        />
      )}
    </Page>
  )
}

interface MemberRowProps {
  member: StaffMember
  roles: StaffList['roles']
  onEdit?: () => void
}

function MemberRow({ member, roles, onEdit }: MemberRowProps) {
  const { me } = useSession()
  const { id, name, email, sites, isActive, hasFactor, seenAt } = member
  return (
    <tr>
      <td>
        <strong>{name}</strong> {id === me.id && <span className="muted small">({texts.you})</span>}
        <div className="muted small">{email}</div>
      </td>
      <td>{member.roles.map((role) => roles.find((each) => each.id === role)?.name ?? role).join(', ')}</td>
      <td>{sites === null ? texts.allSites : sites.map((site) => siteSettings[site].title).join(', ')}</td>
      <td>
        {!isActive && <Badge tone="bad">{texts.suspended}</Badge>}
        {isActive && <Badge tone={hasFactor ? 'ok' : 'warn'}>{hasFactor ? texts.active : texts.noFactor}</Badge>}
      </td>
      <td>{seenAt === null ? texts.never : formatAgeNow(seenAt)}</td>
      {onEdit && (
        <td>
          <button type="button" className="text-button" aria-label={texts.editName(name)} onClick={onEdit}>
            {texts.edit}
          </button>
        </td>
      )}
    </tr>
  )
}

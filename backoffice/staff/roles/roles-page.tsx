import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { ownerRole } from '#domain/staff/roles.ts'
import { permissions } from '#domain/staff/permissions.ts'
import { call } from '#backoffice/call/call.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { Page } from '#backoffice/kit/page.tsx'
import { Empty } from '#backoffice/kit/states.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Role, StaffList } from '../staff-types.ts'
import { texts } from '../texts/en.ts'
import { RoleDialog } from './role-dialog.tsx'

/** Returns the roles. */
export function loader(): Promise<StaffList> {
  return call('GET /svc_admin/staff', {}, { isFresh: true })
}

/** Renders the role permissions as a matrix. */
export function Component() {
  const { roles } = useLoaderData<StaffList>()
  const mayWrite = useHasPermission('staff.write')
  const { revalidate } = useRevalidator()
  const [dialog, setDialog] = useState<Role | 'new' | null>(null)
  const close = () => setDialog(null)
  return (
    <Page
      title={texts.roles}
      actions={
        mayWrite && (
          <button type="button" className="button button--small" onClick={() => setDialog('new')}>
            {texts.role.add}
          </button>
        )
      }
    >
      {roles.length === 0 ? (
        <Empty text={texts.role.empty} />
      ) : (
        <RoleMatrix roles={roles} {...(mayWrite && { onEdit: setDialog })} />
      )}
      {dialog !== null && (
        <RoleDialog
          role={dialog === 'new' ? null : dialog}
          roles={roles}
          onClose={close}
          onDone={() => {
            close()
            void revalidate()
          }}
        />
      )}
    </Page>
  )
}

function RoleMatrix({ roles, onEdit }: { roles: readonly Role[]; onEdit?: (role: Role) => void }) {
  return (
    // The focus lets keys scroll the wide table on a phone.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="matrix-scroll" tabIndex={0} aria-label={texts.role.title}>
      <table className="matrix">
        <thead>
          <tr>
            <th scope="col">{texts.role.permission}</th>
            {roles.map((role) => (
              <th key={role.id} scope="col">
                {role.name}
                {onEdit && role.id !== ownerRole && (
                  <button
                    type="button"
                    className="text-button"
                    aria-label={texts.role.edit(role.name)}
                    onClick={() => onEdit(role)}
                  >
                    {texts.edit}
                  </button>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {permissions.map((permission) => (
            <tr key={permission}>
              <th scope="row">{permission}</th>
              {roles.map(({ id, name, permissions: held }) => (
                <td key={id}>
                  {held.includes(permission) ? (
                    <Icon name="check" label={texts.role.has(name, permission)} />
                  ) : (
                    <span className="visually-hidden">{texts.role.hasNot(name, permission)}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

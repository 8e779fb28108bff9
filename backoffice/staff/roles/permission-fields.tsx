import { permissions, type Permission } from '#domain/staff/permissions.ts'
import { CheckField } from '#backoffice/kit/form/field.tsx'
import { toggleValue } from '../members/access-fields.tsx'
import { texts } from '../texts/en.ts'

interface PermissionFieldsProps {
  chosen: readonly Permission[]
  onChange: (chosen: Permission[]) => void
}

/** Renders the permission selection. */
export function PermissionFields({ chosen, onChange }: PermissionFieldsProps) {
  return (
    <fieldset className="checks">
      <legend>{texts.role.permissions}</legend>
      {permissions.map((permission) => (
        <CheckField
          key={permission}
          label={permission}
          checked={chosen.includes(permission)}
          onChange={() => onChange(toggleValue(chosen, permission))}
        />
      ))}
    </fieldset>
  )
}

import { sites, siteSettings, type Site } from '#domain/sites.ts'
import { CheckField } from '#backoffice/kit/form/field.tsx'
import type { Role } from '../staff-types.ts'
import { texts } from '../texts/en.ts'

/** An account's roles and sites. `sites` is null for all sites. */
export interface Access {
  roles: readonly string[]
  sites: readonly Site[] | null
}

interface AccessFieldsProps {
  roles: readonly Role[]
  access: Access
  onChange: (access: Access) => void
}

/** Returns an error if no role is selected, and another if no site is selected. */
export function accessErrors({ roles, sites: limit }: Access): string[] {
  return [
    ...(roles.length === 0 ? [texts.form.rolesMissing] : []),
    ...(limit?.length === 0 ? [texts.form.sitesMissing] : []),
  ]
}

/** Adds a value to a list, or removes it if it is already there. */
export function toggleValue<T>(list: readonly T[], value: T): T[] {
  return list.includes(value) ? list.filter((each) => each !== value) : [...list, value]
}

/** Renders the selection of roles and sites. */
export function AccessFields({ roles, access, onChange }: AccessFieldsProps) {
  const limit = access.sites
  return (
    <>
      <fieldset className="checks">
        <legend>{texts.form.roles}</legend>
        {roles.map(({ id, name }) => (
          <CheckField
            key={id}
            label={name}
            checked={access.roles.includes(id)}
            onChange={() => onChange({ ...access, roles: toggleValue(access.roles, id) })}
          />
        ))}
      </fieldset>
      <fieldset className="checks">
        <legend>{texts.form.sites}</legend>
        <CheckField
          label={texts.form.limit}
          checked={limit !== null}
          onChange={() => onChange({ ...access, sites: limit === null ? [] : null })}
        />
        {limit !== null &&
          sites.map((site) => (
            <CheckField
              key={site}
              label={siteSettings[site].title}
              checked={limit.includes(site)}
              onChange={() => onChange({ ...access, sites: toggleValue(limit, site) })}
            />
          ))}
      </fieldset>
      {accessErrors(access).map((error) => (
        <p key={error} className="field__error">
          {error}
        </p>
      ))}
    </>
  )
}

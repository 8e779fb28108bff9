import type { FormEvent, ReactNode } from 'react'
import { useLocation } from '#storefront/router/contexts.ts'
import { usePath } from '#storefront/widgets/link.tsx'
import type { Preference } from '../header/preference-cookies.ts'

interface PreferenceFormProps {
  name: Preference
  value: string
  label: ReactNode
  onSubmit?: (event: FormEvent) => void
}

/** Renders a button that stores a preference for 365 days and returns to the page. */
export function PreferenceForm({ name, value, label, onSubmit }: PreferenceFormProps) {
  const { pathname, search } = useLocation()
  const back = usePath(pathname + search)
  return (
    <form method="post" action={usePath('/preferences')} className="preference" onSubmit={onSubmit}>
      <input type="hidden" name={name} value={value} />
      <input type="hidden" name="back" value={back} />
      <button className="link">{label}</button>
    </form>
  )
}

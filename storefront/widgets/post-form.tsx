import type { ComponentProps } from 'react'
import { useActionData, useNavigate, useNavigation } from '#storefront/router/contexts.ts'
import { usePath } from './link.tsx'

interface PostFormProps extends Omit<ComponentProps<'form'>, 'action' | 'method'> {
  /** The page with the action, without the locale prefix. */
  to: string
  keepsScroll?: boolean
  /** Adds fields before submission. Returning false cancels the submission. */
  prepare?: (form: FormData) => boolean
}

/** Renders a form that the router posts without a reload, or the browser without JavaScript. */
export function PostForm({ to, keepsScroll = false, prepare, children, ...rest }: PostFormProps) {
  const action = usePath(to)
  const post = usePost()
  return (
    <form
      {...rest}
      method="post"
      action={action}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        const form = new FormData(event.currentTarget, submitter)
        if (prepare?.(form) ?? true) post(to, form, keepsScroll)
      }}
    >
      {children}
    </form>
  )
}

export function usePost() {
  const navigate = useNavigate()
  return (to: string, formData: FormData, preventScrollReset = false) =>
    void navigate(to, { formData, preventScrollReset })
}

/** Returns true while a form is being posted; a name and value limit this to the form with that field. */
export function useIsPosting(name?: string, value?: string): boolean {
  const { formData } = useNavigation()
  if (!formData) return false
  return name === undefined || (formData.get(name) === value && value !== undefined)
}

export function useActionResult<Result>(): Result | undefined {
  return (useActionData() as { data: Result } | undefined)?.data
}

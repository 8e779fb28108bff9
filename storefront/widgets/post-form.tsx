import { type ComponentProps, useContext } from 'react'
import { UNSAFE_DataRouterContext as RouterContext, useActionData, useNavigation } from 'react-router'
import { usePath } from './link.tsx'

interface PostFormProps extends Omit<ComponentProps<'form'>, 'action' | 'method'> {
  /** The page whose action takes the form, without the locale's prefix. */
  to: string
  /** The page stays where it was scrolled to. */
  keepsScroll?: boolean
  /** Adds to what is sent, or answers false when something has to happen first. */
  prepare?: (form: FormData) => boolean
}

/** A form that is posted to its page: by the browser without JavaScript, by the router without a reload with it. */
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

/** Posts fields to a page by the router. */
export function usePost() {
  const router = useContext(RouterContext)?.router
  return (to: string, formData: FormData, preventScrollReset = false) =>
    void router?.navigate(to, { formMethod: 'post', formData, preventScrollReset })
}

/** Whether a form is on its way; a name and value tell which. */
export function useIsPosting(name?: string, value?: string): boolean {
  const { formData } = useNavigation()
  if (!formData) return false
  return name === undefined || (formData.get(name) === value && value !== undefined)
}

/** What the page's action answered, when it did not lead elsewhere. */
export function useAnswer<Answer>(): Answer | undefined {
  return (useActionData() as { answer: Answer } | undefined)?.answer
}

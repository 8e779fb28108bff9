import { lazy, Suspense } from 'react'
import { serverForm, type ShopFormProps } from './server-form.ts'

const Later = lazy(() =>
  import('./shop-form.tsx').then(
    ({ ShopForm }) => ({ default: ShopForm }),
    // If this code fails to load, the server's markup stays, and the browser posts the form.
    () => new Promise<never>(() => {}),
  ),
)

/** Renders a form with code that loads after the page. */
export function FormSlot(props: ShopFormProps) {
  const Form = import.meta.env.SSR ? serverForm.component! : Later
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  )
}

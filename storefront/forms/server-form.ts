import type { ComponentType } from 'react'
import type { FailedEntry, FormView } from './form-view.ts'

export type ShopFormProps = Pick<FormView, 'form' | 'words'> & { failed?: FailedEntry | undefined; isSent?: boolean }

/** The form component for the server, which renders synchronously. It loads with a page's forms. */
export const serverForm: { component?: ComponentType<ShopFormProps> } = {}

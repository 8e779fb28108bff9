import type { ComponentType } from 'react'
import type { FailedEntry, FormView } from './form-view.ts'

export type ShopFormProps = Pick<FormView, 'form' | 'words'> & { failed?: FailedEntry | undefined; isSent?: boolean }

/** The form component for the server, which renders synchronously. `loadForms` sets it. */
export const serverForm: { component?: ComponentType<ShopFormProps> } = {}

import { createCell } from './store.ts'

/** Resolves to true if the code was correct, or to false if the dialog was closed. */
type Settle = (isConfirmed: boolean) => void

const pending = createCell<readonly Settle[]>([])

/** The second factor dialog, shared by concurrent calls. */
export const factorDialog = {
  pending,
  confirm: () => new Promise<boolean>((resolve) => pending.set([...pending.get(), resolve])),
  close: (isConfirmed: boolean) => {
    const waiting = pending.get()
    pending.set([])
    for (const settle of waiting) settle(isConfirmed)
  },
}

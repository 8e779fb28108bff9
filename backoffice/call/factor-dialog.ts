import { createCell } from './store.ts'

/** Resolves to true once the code was right, or to false if the dialog was closed. */
type Settle = (isConfirmed: boolean) => void

const pending = createCell<readonly Settle[]>([])

/** The dialog for the second factor; concurrent calls share it. */
export const factorDialog = {
  pending,
  confirm: () => new Promise<boolean>((resolve) => pending.set([...pending.get(), resolve])),
  close: (isConfirmed: boolean) => {
    const waiting = pending.get()
    pending.set([])
    for (const settle of waiting) settle(isConfirmed)
  },
}

import type { FailureReason } from '#domain/bulk-edits/edit-outcome.ts'
import type { CellError } from '../cells/sheet-edits.ts'
import type { SheetField } from '../cells/sheet-rows.ts'
import type { AppliedChange, BulkEdit } from '../bulk-edit-types.ts'

const fields: Readonly<Record<SheetField, string>> = {
  name: 'Name',
  price: 'Price',
  special: 'Sale price',
  state: 'Status',
}
const number = new Intl.NumberFormat('en-US')
const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${number.format(count)} ${many}`

const reasons: Readonly<Record<FailureReason, string>> = {
  not_found: 'The product no longer exists.',
  not_offered: 'Not sold on this site.',
  special_too_high: 'The sale price must be below the price.',
  changed_since: 'Someone changed this value in the meantime.',
  failed: 'An error occurred. Try this change again in a new bulk edit.',
}
const outcomes: Readonly<Record<AppliedChange['outcome'], string>> = {
  waiting: 'Waiting',
  changed: 'Changed',
  unchanged: 'No change needed',
  refused: 'Refused',
  undone: 'Undone',
  left: 'Not undone',
}

export const texts = {
  title: 'Bulk edit',
  products: 'Products',
  edit: 'Edit in bulk',
  history: 'Bulk edits',
  fields,
  fieldsLabel: 'Fields',
  sitesLabel: 'Sites',
  column: (field: SheetField, site: string | null) => (site === null ? fields[field] : `${fields[field]}, ${site}`),
  variant: 'Product',
  sheet: {
    label: 'Products and values',
    keys: 'Move with the arrow keys. Press Enter or type to edit, Escape to cancel, Delete to clear a sale price, and Tab to leave the sheet. Paste cells from a spreadsheet with Ctrl+V.',
    loading: (count: number) => `Loading… ${counted(count, 'variant', 'variants')} so far`,
    loaded: (count: number) => counted(count, 'variant', 'variants'),
    tooMany: (max: number) =>
      `The sheet shows the first ${number.format(max)} variants. Narrow the product list to edit the others.`,
    empty: 'No products match this selection.',
    noColumns: 'Choose at least one field and one site.',
    noValue: 'No value to edit',
    changed: 'changed',
    stored: (value: string) => `Current value: ${value === '' ? 'none' : value}`,
    fixedColumns: 'Fields and sites with changes stay in the sheet.',
    badSelection:
      'This link doesn’t list valid products. Go back to the product list, select products, and choose “Edit in bulk”.',
    reloaded: (count: number) =>
      `${counted(count, 'product has', 'products have')} changed in the meantime, and the sheet now shows the current values. Check your entries, then review again.`,
    deleted: (count: number) => `${counted(count, 'product no longer exists', 'products no longer exist')}.`,
    pasted: (filled: number, ignored: number) =>
      ignored === 0
        ? `${counted(filled, 'cell', 'cells')} pasted.`
        : `${counted(filled, 'cell', 'cells')} pasted. ${counted(ignored, 'cell', 'cells')} did not fit in the sheet.`,
    count: (changes: number, errors: number) =>
      errors === 0
        ? counted(changes, 'change', 'changes')
        : `${counted(changes, 'change', 'changes')}, ${counted(errors, 'cell has an error', 'cells have an error')}`,
    tooManyChanges: (max: number) =>
      `You can apply up to ${number.format(max)} changes at a time. Apply these in smaller batches.`,
    nextError: 'Next error',
    discard: 'Discard changes',
    review: 'Review changes',
    reviewing: 'Checking…',
    readOnly: 'Ask a store owner for the permission “catalog.write” to edit products.',
  },
  errors: {
    name: 'Enter a name of up to 200 characters, without line breaks or tabs.',
    price: 'Enter an amount, such as 295 or 1,295.50.',
    special: 'Enter an amount, such as 295, or leave it empty to end the sale.',
    special_too_high: 'The sale price must be below the price.',
    state: 'Enter Active, Unpublished, Draft, or Archived.',
  } satisfies Readonly<Record<CellError, string>>,
  states: { active: 'Active', unpublished: 'Unpublished', draft: 'Draft', archived: 'Archived' },
  review: {
    title: 'Review changes',
    text: 'Nothing has changed yet. This is what happens if you apply these changes now.',
    summary: (changes: number) => `${counted(changes, 'value changes', 'values change')}.`,
    refused: (count: number) => `${counted(count, 'change', 'changes')} will be refused:`,
    unchanged: (count: number) => `${counted(count, 'value needs', 'values need')} no change.`,
    nothing: 'None of these changes can be applied. Go back and correct them.',
    back: 'Back to the sheet',
    apply: (count: number) => `Apply ${counted(count, 'change', 'changes')}`,
    more: 'Show more',
    shown: (shown: number, total: number) => `${number.format(shown)} of ${number.format(total)}`,
  },
  columns: { product: 'Product', field: 'Field', before: 'From', after: 'To', outcome: 'Result' },
  prices: (price: string, special: string | null) => (special === null ? price : `${price}, on sale ${special}`),
  deleted: 'Deleted product',
  outcomes,
  reasons,
  result: {
    title: (id: number) => `Bulk edit ${id}`,
    by: (name: string, at: string) => `${name}, ${at}`,
    undoneBy: (name: string) => `Undone by ${name}`,
    progress: (done: number, total: number) => `${number.format(done)} of ${counted(total, 'change', 'changes')}`,
    stale: 'We couldn’t load the progress. The job continues, and this page tries again.',
    leave: 'You can leave this page. The changes continue in the background.',
    states: {
      applying: 'Applying',
      applied: 'Applied',
      undoing: 'Undoing',
      undone: 'Undone',
    } satisfies Readonly<Record<BulkEdit['state'], string>>,
    outcome: 'Result',
    all: (count: number) => `All (${number.format(count)})`,
    ofOutcome: (outcome: AppliedChange['outcome'], count: number) => `${outcomes[outcome]} (${number.format(count)})`,
    undo: 'Undo',
    undoTitle: 'Undo this bulk edit?',
    undoText: (count: number) =>
      `${counted(count, 'value returns', 'values return')} to what they were before. Values changed since then stay as they are.`,
    undoConfirm: 'Undo bulk edit',
    noChanges: 'No changes with this result.',
  },
  list: {
    empty: 'No bulk edits yet. Select products in the product list and choose “Edit in bulk”.',
    columns: { id: 'Bulk edit', state: 'Status', changed: 'Changes', refused: 'Refused', by: 'By', at: 'Started' },
    name: (id: number) => `Bulk edit ${id}`,
  },
  refusals: {
    change_repeated: 'Two rows change the same value. Reload the sheet and enter the changes again.',
    bulk_edit_running: 'This bulk edit is still running. Wait until it is done.',
    bulk_edit_not_found: 'This bulk edit doesn’t exist, or it includes sites that your roles don’t cover.',
    idempotency_key_reused:
      'An earlier attempt may have been applied. Check the list of bulk edits, then go back to the sheet and review again.',
    body_too_large: 'These changes are too large for one bulk edit. Apply them in smaller batches.',
  },
}

import { call } from '#backoffice/call/call.ts'
import { PdfButton } from '#backoffice/kit/pdf-button.tsx'
import { texts } from '../texts/batch.ts'
import { printProblem } from './print-problem.ts'

interface PrintButtonsProps {
  orderIds: readonly string[]
  /** True in a page's header, false in the selection bar. */
  isOnPage?: boolean
}

/** Renders buttons that download the pick list and the packing slips for orders. */
export function PrintButtons({ orderIds, isOnPage = false }: PrintButtonsProps) {
  const body = { orderIds: [...orderIds] }
  const look = {
    refusals: texts.refusals,
    refusalText: printProblem,
    ...(isOnPage && { className: 'button button--line button--small' }),
  }
  return (
    <>
      <PdfButton
        {...look}
        label={texts.selected.pickList}
        load={async () => {
          const file = await call('POST /svc_admin/warehouse/pick-list', { body })
          return { ...file, message: messageOf(texts.print.pickList(file.orderIds.length), file.skipped) }
        }}
      />
      <PdfButton
        {...look}
        label={texts.selected.packingSlips}
        load={async () => {
          const file = await call('POST /svc_admin/warehouse/packing-slips', { body, key: crypto.randomUUID() })
          return { ...file, message: messageOf(texts.print.packingSlips(file.orderIds.length), file.skipped) }
        }}
      />
    </>
  )
}

const messageOf = (text: string, skipped: readonly string[]) =>
  skipped.length === 0 ? text : `${text} ${texts.print.skipped(skipped)}`

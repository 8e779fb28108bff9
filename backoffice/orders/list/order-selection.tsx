import { Link } from 'react-router'
import { maxBatchOrders } from '#domain/shipping/warehouse/batch-size.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { notify } from '#backoffice/kit/toasts.tsx'
import { PrintButtons } from '../batch/print-buttons.tsx'
import { texts as batch } from '../texts/batch.ts'
import { texts } from '../texts/en.ts'

/** Renders the actions for selected orders. */
export function OrderSelection({ ids }: { ids: readonly string[] }) {
  const mayShip = useHasPermission('shipments.write')
  const copy = async () => {
    await navigator.clipboard.writeText(ids.join('\n'))
    notify(texts.copied(ids.length))
  }
  return (
    <>
      {mayShip && ids.length > maxBatchOrders && <span>{batch.selected.tooMany(maxBatchOrders)}</span>}
      {mayShip && ids.length <= maxBatchOrders && (
        <>
          <Link className="text-button" to={`/orders/ship?orders=${ids.join()}`}>
            {batch.selected.ship}
          </Link>
          <PrintButtons orderIds={ids} />
        </>
      )}
      <button type="button" className="text-button" onClick={() => void copy()}>
        {texts.copy}
      </button>
    </>
  )
}

import { parentPort } from 'node:worker_threads'
import { drawEquipment } from '../../equipment/drawing/draw.ts'
import type { Drawing } from './worker-pool.ts'

// The thread for worker-pool.ts. Nothing else in a store process loads `three` and the models.
parentPort!.on(
  'message',
  ({ id, kind, params }: { id: number; kind: string; params: Parameters<typeof drawEquipment>[1] }) => {
    parentPort!.postMessage(drawingFor(id, kind, params))
  },
)

function drawingFor(id: number, kind: string, params: Parameters<typeof drawEquipment>[1]): Drawing {
  try {
    return { id, drawing: drawEquipment(kind, params) }
  } catch (error) {
    return { id, problem: error instanceof Error ? error.message : String(error) }
  }
}

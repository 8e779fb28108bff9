import type { Camera, Shot } from '../../../equipment/pictures/shot.ts'

const from = [0.55, 0.62, 0.78] as const
/** Long bars show the half that tells them apart, from the side on which straight bars are shown. */
const half = (at: readonly [number, number, number], width: number): Camera => ({
  from,
  angle: 20,
  look: { at, width },
})

const bar = (name: string, camera: Camera, kind: string, params: Shot['pieces'][number]['params'] = {}): Shot => ({
  name,
  pieces: [{ kind, params }],
  camera,
})

export const specialtyBars: readonly Shot[] = [
  bar('trap-bar', half([0.2, 0.05, 0], 1.5), 'trap-bar'),
  bar('trap-bar-open', half([0.2, 0.05, 0], 1.5), 'trap-bar', { isOpen: true }),
  bar('safety-squat-bar', half([0.3, 0.09, 0.03], 1.3), 'safety-squat-bar'),
  bar('multi-grip-bar', half([0.38, 0.04, 0], 1.25), 'multi-grip-bar'),
  bar('cambered-bar', half([0.25, 0.19, 0], 1.45), 'cambered-bar'),
  bar('curl-bar', half([0.1, 0.03, 0], 1.05), 'curl-bar'),
  bar('deadlift-bar', half([0.8, 0.015, 0], 0.62), 'barbell', {
    length: 2.31,
    shaft: 0.027,
    sleeve: 0.42,
    shaftFinish: 'stainless',
    sleeveFinish: 'black zinc',
    marks: 'power',
    centerKnurl: 0,
    knurlDepth: 0.00035,
  }),
]

import { movement } from './movement.ts'

export const machineMovements = [
  movement({
    id: 5131,
    slug: 'lat-pulldown',
    name: 'Lat pulldown',
    excerpt: 'A pull-up that begins at any weight, with the thighs held down and the trunk still.',
    equipment:
      'A <a href="/ironwright-lat-tower">lat tower</a> with the thigh rollers set so that you cannot rise from the seat. Check the pin or the plates before you sit down.',
    steps: [
      'Grip the bar a little wider than the shoulders and sit down with it.',
      'Push the thighs under the rollers and lean back slightly.',
      'Pull the shoulder blades down, then the elbows toward the hips.',
      'Bring the bar to the upper chest and pause.',
      'Let it rise for two seconds until the arms are straight. Stand up with the bar before you let go.',
    ],
    faults: [
      ['The trunk swings back.', 'Reduce the weight until you can hold one angle.'],
      ['The bar goes behind the neck.', 'Pull to the chest, which is kinder to the shoulders.'],
      ['The stack slams.', 'Count to two on every return.'],
    ],
    tags: ['Pull', 'Machines'],
    date: '2026-08-21T09:00:00Z',
    picture: { name: 'lat-tower', alt: 'A lat tower with a pulldown bar and a seat' },
  }),
  movement({
    id: 5132,
    slug: 'back-extension',
    name: 'Back extension',
    excerpt: 'The pad holds the hips, the trunk folds and rises, and the spine stays as straight as it began.',
    equipment:
      'A <a href="/ironwright-back-extension">back extension bench</a> with the pad just below the hip bones, so that you can fold freely.',
    steps: [
      'Set the heels against the rollers and lay the thighs on the pad.',
      'Cross the arms over the chest, brace, and make one line from heels to head.',
      'Fold at the hips for two seconds, with a flat back.',
      'Stop when the hamstrings are stretched.',
      'Squeeze the glutes and rise to a straight line, no higher.',
    ],
    faults: [
      ['You rise past straight.', 'Stop when the glutes are tight. Add repetitions before range.'],
      ['The back rounds on the way down.', 'Fold less far, or lower the pad a notch.'],
    ],
    tags: ['Hinge', 'Machines'],
    date: '2026-08-28T09:00:00Z',
    picture: { name: 'back-extension', alt: 'A back extension bench at an angle of about 45 degrees' },
  }),
  movement({
    id: 5133,
    slug: 'rowing-stroke',
    name: 'Rowing stroke',
    excerpt: 'Legs, trunk, arms, and then the same three in reverse, at half the speed.',
    equipment: 'A <a href="/aerwyn-air-rower">rower</a> on a level floor, and its full length free behind you.',
    steps: [
      'Strap the feet in across the widest part of the shoe. Hold the handle with loose fingers.',
      'Start with the shins upright, arms straight, and shoulders in front of the hips.',
      'Push with the legs. The back does not open yet.',
      'When the knees are nearly straight, lean back a little and pull the handle to the lower ribs.',
      'Return in reverse: arms first, then the trunk, then the knees.',
      'Take about twice as long for the return as for the drive.',
    ],
    faults: [
      ['The seat shoots back before the handle moves.', 'Brace, and feel the weight in the hands as the legs push.'],
      ['The knees rise before the hands have passed them.', 'Pause for a second with straight arms and legs.'],
      ['The stroke rate is high and the power is low.', 'Row at 20 strokes a minute and push harder.'],
    ],
    tags: ['Conditioning', 'Machines'],
    date: '2026-09-04T09:00:00Z',
    picture: { name: 'rower-room', alt: 'A rower in a brick loft with tall windows' },
  }),
  movement({
    id: 5134,
    slug: 'air-bike-sprint',
    name: 'Air bike sprint',
    excerpt: 'Ten seconds as hard as you can, then enough slow pedaling to do it again.',
    equipment:
      'An <a href="/aerwyn-air-bike">air bike</a> with the saddle at hip height. If you are new to hard intervals or have a heart condition, ask a doctor first.',
    steps: [
      'Pedal easily for five minutes. The knee stays slightly bent at the lowest point.',
      'Grip the handles firmly and sit tall.',
      'Accelerate with arms and legs together: push with one hand, pull with the other.',
      'Hold the effort for ten seconds, seated.',
      'Pedal slowly for 80 seconds. Do six rounds, then five easy minutes.',
    ],
    faults: [
      ['You stop dead after the sprint.', 'Let the pedals slow down over half a minute.'],
      ['The shoulders rise to the ears.', 'Relax the neck and pull as much as you push.'],
      ['The last sprint is far slower than the first.', 'Rest longer, or do four rounds.'],
    ],
    tags: ['Conditioning', 'Machines'],
    date: '2026-09-11T09:00:00Z',
    picture: { name: 'air-bike-room', alt: 'An air bike in front of a white brick wall' },
  }),
]

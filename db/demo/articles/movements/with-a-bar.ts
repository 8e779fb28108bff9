import { movement } from './movement.ts'

export const movementsWithABar = [
  movement({
    id: 5101,
    slug: 'back-squat',
    name: 'Back squat',
    excerpt: 'Bar on the upper back, sit down between the heels, stand up. The lift that most programs start from.',
    equipment:
      'A bar, a pair of plates and collars, and a <a href="/racks">rack</a> with safety bars or straps set just below the lowest point of your squat.',
    steps: [
      'Set the hooks at mid-chest, so that you unrack with bent knees and not on your toes.',
      'Grip the bar a little wider than the shoulders and pull the shoulder blades together. The bar rests on muscle, not on the neck.',
      'Unrack, take two or three short steps back, and stand about shoulder-width with the toes turned slightly out.',
      'Breathe in deeply and brace as if someone were about to poke you in the belly.',
      'Bend hips and knees together. Keep the whole foot on the floor and the knees in line with the toes.',
      'Once the crease of the hip is below the top of the knee, push the floor away and breathe out near the top.',
    ],
    faults: [
      ['The knees fall in.', 'Take weight off and think of spreading the floor with your feet.'],
      [
        'The heels lift.',
        'Widen the stance a little, or put small plates under the heels while you work on your ankles.',
      ],
      ['The hips shoot up first.', 'Brace earlier, and lead the way up with the chest.'],
    ],
    tags: ['Squat', 'Barbell'],
    date: '2026-01-06T09:00:00Z',
    picture: { name: 'scene-wall-rack', alt: 'A folding rack with a bar on its hooks' },
  }),
  movement({
    id: 5102,
    slug: 'bench-press',
    name: 'Bench press',
    excerpt: 'Five points of contact, a bar that comes down under control, and elbows that do not flare.',
    equipment:
      'A bar, plates, and a <a href="/benches">bench</a> in a rack. Set the safeties a finger below your chest. Train heavy sets with a spotter.',
    steps: [
      'Lie down with your eyes below the bar. Head, shoulders, hips and both feet stay where they are for the whole set.',
      'Pull the shoulder blades back and down, and keep them there.',
      'Grip the bar so that your forearms are vertical when it touches the chest.',
      'Unrack with straight arms and bring the bar over the shoulders.',
      'Lower it to the lower half of the chest. The elbows point about 45 to 70 degrees away from the body.',
      'Press up and slightly back, until the bar is over the shoulders again.',
    ],
    faults: [
      ['The bar bounces.', 'Pause for a breath on the chest with less weight.'],
      ['The wrists bend back.', 'Put the bar low in the palm, above the bones of the forearm.'],
      ['The hips lift.', 'Put the feet further back or on small plates, and push them into the floor.'],
    ],
    tags: ['Press', 'Barbell'],
    date: '2026-01-13T09:00:00Z',
    picture: { name: 'scene-flat', alt: 'A flat bench on a rubber floor' },
  }),
  movement({
    id: 5103,
    slug: 'deadlift',
    name: 'Deadlift',
    excerpt: 'A loaded bar from the floor to the hips, close to the body all the way.',
    equipment:
      'A bar and plates of 450 mm, so that the bar starts at mid-shin. With smaller plates, stand them on mats. <a href="/chalk-and-care">Chalk</a> helps before straps do.',
    steps: [
      'Stand with the bar over the middle of the foot, feet about hip-width.',
      'Bend down and grip the bar just outside the legs, without moving it.',
      'Bring the shins to the bar. Lift the chest until the back is flat.',
      'Breathe in, brace, and pull until the bar no longer rattles in the plates.',
      'Push the floor away. The bar stays in touch with the legs.',
      'Stand tall, without leaning back. Lower it by pushing the hips back first.',
    ],
    faults: [
      ['The back rounds.', 'Reduce the weight, and build tension before the bar leaves the floor.'],
      ['The bar drifts forward.', 'Squeeze the armpits shut, as if you held a newspaper there.'],
      ['The arms jerk the bar.', 'Start with straight arms; they are ropes, not motors.'],
    ],
    tags: ['Pull', 'Barbell'],
    date: '2026-01-20T09:00:00Z',
    picture: { name: 'scene-dusk', alt: 'A loaded bar on the floor in evening light' },
  }),
  movement({
    id: 5104,
    slug: 'overhead-press',
    name: 'Overhead press',
    excerpt: 'From the shoulders to arm’s length with straight knees. The head moves, the bar goes straight up.',
    equipment:
      'A bar, plates, and a rack at shoulder height. Check the ceiling first: a bar with 450 mm plates needs room.',
    steps: [
      'Grip the bar just outside the shoulders. It rests on the heel of the palm.',
      'Unrack it onto the front of the shoulders, with the elbows slightly in front of the bar.',
      'Squeeze the legs and the glutes, and brace.',
      'Move the chin back and press straight up, close to the face.',
      'As soon as the bar has passed the forehead, bring the head through.',
      'Lock out over the middle of the foot, then lower the same way.',
    ],
    faults: [
      ['The lower back arches.', 'Squeeze the glutes harder, or take weight off.'],
      ['The bar travels around the face.', 'Move the chin back, not the bar forward.'],
      ['The elbows point out.', 'Narrow the grip by a finger on each side.'],
    ],
    tags: ['Press', 'Barbell'],
    date: '2026-01-27T09:00:00Z',
    picture: { name: 'scene-cradle', alt: 'A bar in the cradles of a rack' },
  }),
  movement({
    id: 5105,
    slug: 'barbell-row',
    name: 'Barbell row',
    excerpt: 'Hinge, hold still, and pull the bar to the lower ribs. The back that holds up your bench press.',
    equipment: 'A bar and plates. Start from the floor, or from a rack at knee height.',
    steps: [
      'Grip the bar a little wider than for a deadlift.',
      'Hinge at the hips until the trunk is between 15 and 45 degrees above the floor. Keep the knees soft.',
      'Let the bar hang below the shoulders, and brace.',
      'Pull the elbows back until the bar touches the lower ribs or the belly.',
      'Lower it under control, until the arms are straight.',
    ],
    faults: [
      ['The trunk rises with each repetition.', 'Use less weight, or put the bar down between repetitions.'],
      ['The shoulders roll forward at the top.', 'Stop a little lower and squeeze the shoulder blades.'],
    ],
    tags: ['Pull', 'Barbell'],
    date: '2026-02-03T09:00:00Z',
    picture: { name: 'scene-storage', alt: 'Bars and plates on their storage' },
  }),
]

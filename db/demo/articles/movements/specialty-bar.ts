import { movement } from './movement.ts'

export const specialtyBarMovements = [
  movement({
    id: 5115,
    slug: 'trap-bar-deadlift',
    name: 'Trap bar deadlift',
    excerpt: 'You stand inside the weight, so the pull is easier to learn than with a straight bar.',
    equipment:
      'A <a href="/ironwright-trap-bar">trap bar</a>, plates, and collars. Begin with the high handles, and turn the bar over once the high position is easy.',
    steps: [
      'Stand in the middle of the frame, feet about hip-width.',
      'Bend hips and knees and grip the exact middle of both handles.',
      'Lift the chest until the back is flat, and brace.',
      'Push the floor away. Hips and shoulders rise together.',
      'Stand tall without leaning back, then lower the frame under control and let it settle before the next repetition.',
    ],
    faults: [
      ['The frame tips.', 'Move your grip to the middle of the handles and load both sides alike.'],
      ['The hips shoot up first.', 'Start a little lower and push with the legs.'],
      ['The chest drops between repetitions.', 'Reset on the floor: breathe, brace, then pull.'],
    ],
    tags: ['Pull', 'Barbell'],
    date: '2026-05-01T09:00:00Z',
    picture: { name: 'trap-bar', alt: 'A trap bar with raised handles' },
  }),
  movement({
    id: 5116,
    slug: 'safety-bar-squat',
    name: 'Safety bar squat',
    excerpt: 'A padded yoke and two handles let you squat heavy when shoulders or elbows object to a straight bar.',
    equipment:
      'A <a href="/ironwright-safety-squat-bar">safety squat bar</a>, plates, collars, and a rack with safeties. Expect to use less weight than in a back squat.',
    steps: [
      'Set the hooks at mid-chest and step under the bar until the pad lies high on the upper back.',
      'Hold the handles loosely. They steady the bar and do not carry it.',
      'Unrack, take two or three short steps back, and brace.',
      'Sit down between the heels. The bar wants to tip you forward, so keep the upper back tight.',
      'Push the floor away and stand up without pulling the handles down.',
    ],
    faults: [
      ['You fold forward.', 'Reduce the weight, and push the upper back into the pad.'],
      ['The handles do the work.', 'Open the hands for one set and let the bar rest on the back.'],
    ],
    tags: ['Squat', 'Barbell'],
    date: '2026-05-08T09:00:00Z',
    picture: { name: 'safety-squat-bar', alt: 'A safety squat bar with a padded yoke and two handles' },
  }),
  movement({
    id: 5117,
    slug: 'landmine-press',
    name: 'Landmine press',
    excerpt: 'The bar moves on an arc, up and away from you, which suits shoulders that dislike a straight press.',
    equipment:
      'A bar with one end in a <a href="/ironwright-landmine">landmine</a>, one plate on the other end, and a collar. Stand where the bar cannot hit anything if it falls to the side.',
    steps: [
      'Stand facing the pivot with the sleeve of the bar in one hand at the front of the shoulder.',
      'Take a split stance, with the opposite foot in front, and lean slightly toward the bar.',
      'Brace, and keep hips and ribs facing forward.',
      'Press up and forward along the arc until the arm is straight and the shoulder blade has moved up with it.',
      'Lower slowly to the shoulder. Change hands at the end of the set.',
    ],
    faults: [
      ['The trunk twists.', 'Squeeze the glutes, or kneel on one knee.'],
      ['The elbow flares out to the side.', 'Keep it in front of the ribs, below the hand.'],
    ],
    tags: ['Press', 'Barbell'],
    date: '2026-05-15T09:00:00Z',
    picture: { name: 'landmine', alt: 'A landmine sleeve bolted to a rack upright' },
  }),
  movement({
    id: 5118,
    slug: 'barbell-curl',
    name: 'Barbell curl',
    excerpt: 'The elbows stay where they are and only the forearms move, which is harder than it looks.',
    equipment:
      'A <a href="/ironwright-curl-bar">curl bar</a> or a straight one, light plates, and collars. The angled grips take strain off the wrists.',
    steps: [
      'Stand tall with the bar at arm’s length, palms forward on the angled grips.',
      'Set the elbows at your sides and brace as for a press.',
      'Curl the bar until the forearms are close to vertical. The elbows stay where they are.',
      'Pause for a moment, then lower for two to three seconds until the arms are straight.',
    ],
    faults: [
      ['The hips swing.', 'Stand with your back against a wall, and take weight off.'],
      ['The elbows travel forward.', 'Stop the curl a little earlier.'],
      ['The last third of the descent is a drop.', 'Count to three on the way down.'],
    ],
    tags: ['Pull', 'Barbell'],
    date: '2026-05-22T09:00:00Z',
    picture: { name: 'curl-bar', alt: 'A curl bar with angled grips' },
  }),
]

import { movement } from './movement.ts'

export const heavyBarbellMovements = [
  movement({
    id: 5111,
    slug: 'front-squat',
    name: 'Front squat',
    excerpt: 'With the bar on the front of the shoulders, you stay upright or the lift ends by itself.',
    equipment:
      'A <a href="/barbells">bar</a>, plates, and a <a href="/racks">rack</a> with safeties set just below the bottom position. A bar that turns freely is easier on the wrists.',
    steps: [
      'Set the hooks at mid-chest. Take the bar with the hands just outside the shoulders.',
      'Push the elbows forward and up until the bar rests on the front of the shoulders, close to the throat. Two or three fingers under the bar are enough.',
      'Unrack, take two or three short steps back, and stand about shoulder-width with the toes turned slightly out.',
      'Breathe in, brace, and sit straight down between the heels.',
      'Go as deep as you can with the heels down and the elbows up.',
      'Drive the elbows up first as you stand, and breathe out near the top.',
    ],
    faults: [
      ['The elbows drop on the way up.', 'Use less weight, and think of lifting the elbows before the hips.'],
      [
        'The wrists hurt.',
        'Loosen the grip to two fingers, or hold lifting straps looped around the bar while you work on mobility.',
      ],
      ['The weight moves to the toes.', 'Slow the first half of the descent and sit back a little more.'],
    ],
    tags: ['Squat', 'Barbell'],
    date: '2026-04-03T09:00:00Z',
    picture: { name: 'iw2-rack-room', alt: 'A green power rack with a loaded bar and a bench in a concrete hall' },
  }),
  movement({
    id: 5112,
    slug: 'romanian-deadlift',
    name: 'Romanian deadlift',
    excerpt: 'A hinge from the top down that loads the hamstrings and stops before the back has to bend.',
    equipment:
      'A bar and <a href="/plates">plates</a>, at about half of what you deadlift. Start from the hooks of a rack or from a deadlift.',
    steps: [
      'Stand tall with the bar at arm’s length against the thighs, feet about hip-width.',
      'Unlock the knees, then hold that angle for the whole set.',
      'Push the hips straight back. The bar slides down the thighs.',
      'Stop when the hips can go no farther back with a flat back, for most people somewhere below the knee.',
      'Drive the hips forward until you stand tall, and keep the bar in touch with the legs.',
    ],
    faults: [
      ['It turns into a squat.', 'Keep the shins vertical. Only the hips move.'],
      ['The back rounds near the bottom.', 'Stop higher. The floor is not the target.'],
      ['The bar drifts away from the legs.', 'Pull it toward you with the lats, as if you were closing a drawer.'],
    ],
    tags: ['Hinge', 'Barbell'],
    date: '2026-04-10T09:00:00Z',
    picture: { name: 'bar-and-plates', alt: 'A barbell with two black bumper plates on each side' },
  }),
  movement({
    id: 5113,
    slug: 'power-clean',
    name: 'Power clean',
    excerpt: 'From the floor to the shoulders in one pull, caught with the knees only slightly bent.',
    equipment:
      'A bar with sleeves that turn, <a href="/bumper-plates">bumper plates</a>, and a floor or <a href="/platforms-and-flooring">platform</a> that takes a dropped bar. Learn it with an empty bar, ideally with a coach.',
    steps: [
      'Set up as for a deadlift, with the hips a little lower and the shoulders just in front of the bar.',
      'Push the floor away. The back stays at the same angle until the bar passes the knees.',
      'As the bar reaches mid-thigh, extend hips, knees, and ankles hard and shrug.',
      'Keep the arms straight until the legs have finished, then pull yourself under the bar.',
      'Whip the elbows around and catch the bar on the shoulders in a quarter squat.',
      'Stand up, then lower the bar to the thighs and the floor. If a lift fails, let go and step back.',
    ],
    faults: [
      ['The arms bend early.', 'Pull from the hips in slow sets with an empty bar, and turn the elbows out.'],
      ['The feet jump far apart.', 'Mark your squat stance with tape and land inside it.'],
      ['The bar swings away from the body.', 'Keep it close, and finish the leg drive upward, not forward.'],
    ],
    tags: ['Pull', 'Barbell'],
    date: '2026-04-17T09:00:00Z',
    picture: {
      name: 'compact-platform',
      alt: 'A small lifting platform with a wooden center and rubber on both sides',
    },
  }),
  movement({
    id: 5114,
    slug: 'hip-thrust',
    name: 'Hip thrust',
    excerpt: 'Shoulders on a bench, bar across the hips, and the heaviest work your glutes will do.',
    equipment:
      'A <a href="/flat-benches">flat bench</a> that cannot slide, a bar with full-size plates so that it rolls over your legs, and a thick pad around the bar.',
    steps: [
      'Sit on the floor with the lower edge of your shoulder blades against the bench. Roll the bar over the crease of the hips.',
      'Place the feet so that the shins are vertical at the top.',
      'Tuck the chin, brace, and push through the whole foot.',
      'Lift until trunk and thighs form a straight line. Hold for one second.',
      'Lower under control. The eyes look forward, not at the ceiling.',
    ],
    faults: [
      ['The lower back arches at the top.', 'Keep the ribs down, and stop when the glutes are tight.'],
      ['You feel it in the thighs.', 'Move the feet a little farther away.'],
      ['The bench slides.', 'Set it against a wall or a rack before you add weight.'],
    ],
    tags: ['Hinge', 'Barbell'],
    date: '2026-04-24T09:00:00Z',
    picture: { name: 'thick-pad-bench', alt: 'A black flat bench with a thick pad' },
  }),
]

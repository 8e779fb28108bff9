import { movement } from './movement.ts'

export const bodyweightMovements = [
  movement({
    id: 5124,
    slug: 'pull-up',
    name: 'Pull-up',
    excerpt: 'From straight arms until the chin is over the bar, with nothing swinging below.',
    equipment:
      'A <a href="/ironwright-wall-pull-up-bar">pull-up bar</a> or a rack with one, anchored so that it cannot tip. A box to reach it, so that you do not have to jump.',
    steps: [
      'Step up and grip the bar a little wider than the shoulders, palms forward.',
      'Hang with straight arms, tighten the belly, and bring the legs slightly in front of you.',
      'Pull the shoulder blades down first, then the elbows toward the ribs.',
      'Pull until the chin is over the bar, without stretching the neck.',
      'Lower for two seconds until the arms are straight again.',
    ],
    faults: [
      ['You cannot do one yet.', 'Step up to the top position and lower yourself for five seconds, five times.'],
      ['The legs kick.', 'Pause for a second at the bottom of each repetition.'],
      ['Half repetitions.', 'Do fewer and start each from straight arms, or loop a band over the bar.'],
    ],
    tags: ['Pull', 'Bodyweight'],
    date: '2026-07-03T09:00:00Z',
    picture: { name: 'wall-pull-up-bar', alt: 'A pull-up bar mounted on two boards on a wall' },
  }),
  movement({
    id: 5125,
    slug: 'dip',
    name: 'Dip',
    excerpt: 'Down until the upper arms are level with the floor, up until the elbows are straight.',
    equipment:
      'A pair of <a href="/osktide-dip-bars">dip bars</a> that do not rock, or a dip horn on a rack. If the shoulders hurt, choose push-ups instead.',
    steps: [
      'Support yourself on straight arms, shoulders away from the ears.',
      'Lean slightly forward, cross the ankles or hold the legs straight down.',
      'Lower under control, with the elbows pointing back.',
      'Stop when the upper arms are parallel to the floor.',
      'Push up until the elbows are straight. Do not bounce at the bottom.',
    ],
    faults: [
      ['The shoulders roll forward at the bottom.', 'Stop higher, and lower more slowly.'],
      ['The elbows flare.', 'Use narrower bars, or turn the hands in slightly.'],
      ['The bars rock.', 'Stand them on a flat floor and keep the legs still.'],
    ],
    tags: ['Press', 'Bodyweight'],
    date: '2026-07-10T09:00:00Z',
    picture: { name: 'dip-bars', alt: 'Two freestanding dip bars' },
  }),
  movement({
    id: 5126,
    slug: 'ring-row',
    name: 'Ring row',
    excerpt: 'A row with your own weight that gets harder the farther you walk your feet forward.',
    equipment:
      'A pair of <a href="/larchwell-wood-rings">rings</a> hung at hip height from something that carries twice your weight. Check the buckles before each session.',
    steps: [
      'Hold the rings and walk the feet forward until you lean back with straight arms.',
      'Make one line from heels to head. Squeeze the glutes.',
      'Pull the shoulder blades together, then bend the elbows.',
      'Pull until the rings touch the sides of the chest, palms facing each other.',
      'Lower slowly to straight arms without letting the hips drop.',
    ],
    faults: [
      ['The hips sag.', 'Walk the feet back until you can hold the line.'],
      ['The shoulders shrug up.', 'Pull the rings to the lower ribs.'],
    ],
    tags: ['Pull', 'Bodyweight'],
    date: '2026-07-17T09:00:00Z',
    picture: { name: 'wood-rings', alt: 'Two wooden rings with straps and buckles' },
  }),
  movement({
    id: 5127,
    slug: 'push-up',
    name: 'Push-up',
    excerpt: 'A moving plank: the body stays straight and only the arms bend.',
    equipment:
      'A floor. <a href="/larchwell-push-up-bars">Push-up bars</a> save the wrists and let the chest go deeper. For an easier start, put the hands on a box or on a bar in a rack.',
    steps: [
      'Place the hands a little wider than the shoulders, feet together or hip-width.',
      'Brace, squeeze the glutes, and make one line from heels to head.',
      'Lower until the chest is just above the floor. The elbows point back at about 45 degrees.',
      'Push the floor away until the arms are straight and the shoulder blades have spread.',
    ],
    faults: [
      ['The hips sag.', 'Raise the hands until the line holds.'],
      ['The head arrives first.', 'Look at the floor slightly ahead of the hands, and lead with the chest.'],
      ['The elbows point straight out.', 'Bring the hands closer together.'],
    ],
    tags: ['Press', 'Bodyweight'],
    date: '2026-07-24T09:00:00Z',
    picture: { name: 'push-up-bars', alt: 'Two low wooden push-up bars' },
  }),
  movement({
    id: 5128,
    slug: 'ab-wheel-rollout',
    name: 'Ab wheel rollout',
    excerpt: 'Roll out only as far as the lower back stays flat, and roll back from there.',
    equipment:
      'An <a href="/ironwright-ab-wheel">ab wheel</a>, a mat for the knees, and a wall to stop the wheel while you learn.',
    steps: [
      'Kneel with the wheel below the shoulders, arms straight.',
      'Round the upper back slightly, tuck the hips under, and brace.',
      'Roll forward slowly. Hips and shoulders move together.',
      'Stop before the lower back begins to arch.',
      'Pull the wheel back with straight arms until it is below the shoulders again.',
    ],
    faults: [
      ['The lower back sags.', 'Roll out less far. Kneel at a distance from a wall where the wheel stops in time.'],
      ['The hips stay behind.', 'Start with the hips in front of the knees, not above the heels.'],
    ],
    tags: ['Core', 'Bodyweight'],
    date: '2026-07-31T09:00:00Z',
    picture: { name: 'ab-wheel', alt: 'An ab wheel with a wide tire and two handles' },
  }),
  movement({
    id: 5129,
    slug: 'jump-rope',
    name: 'Jump rope',
    excerpt: 'Small jumps, quick wrists, and a rope that only just clears the floor.',
    equipment:
      'A <a href="/ironwright-speed-rope">speed rope</a> cut so that the handles reach the armpits when you stand on its middle, and a floor that is not bare concrete.',
    steps: [
      'Stand tall with the rope behind the heels, hands at hip height and slightly in front.',
      'Turn the rope from the wrists. The elbows stay near the ribs.',
      'Jump about two centimeters, on the balls of both feet.',
      'Land softly with bent knees, once for each turn of the rope.',
      'Begin with 30 seconds of work and 30 seconds of rest, six times.',
    ],
    faults: [
      ['The rope catches the toes.', 'Shorten it a little, and look straight ahead.'],
      ['The jumps are high and loud.', 'Jump without the rope until you can hardly hear it.'],
      ['The arms make circles.', 'Hold a folded towel under each elbow.'],
    ],
    tags: ['Conditioning', 'Bodyweight'],
    date: '2026-08-07T09:00:00Z',
    picture: { name: 'jump-rope-forge', alt: 'A speed rope with orange handles' },
  }),
  movement({
    id: 5130,
    slug: 'band-pull-apart',
    name: 'Band pull-apart',
    excerpt: 'Straight arms, a light band, and the muscles between the shoulder blades.',
    equipment:
      'The lightest of the <a href="/ironwright-loop-bands">loop bands</a>. Look it over first: a band with a crack or a notch goes into the bin.',
    steps: [
      'Hold the band at chest height with straight arms, hands shoulder-width apart.',
      'Stand tall, with the ribs down and the shoulders away from the ears.',
      'Pull the hands apart until the band touches the chest.',
      'Pause for a second, then return slowly. Keep tension in the band.',
    ],
    faults: [
      ['The back arches.', 'Widen the grip or take a lighter band.'],
      ['The shoulders rise.', 'Lower the hands to the height of the lower ribs.'],
    ],
    tags: ['Pull', 'Bodyweight'],
    date: '2026-08-14T09:00:00Z',
    picture: { name: 'loop-bands', alt: 'Four loop bands in yellow, red, blue, and green' },
  }),
]

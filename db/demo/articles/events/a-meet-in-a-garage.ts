import type { ArticleEntry } from '../entry.ts'

export const aMeetInAGarage: ArticleEntry = {
  id: 5024,
  slug: 'a-meet-in-a-garage',
  title: 'A meet in a garage',
  excerpt: 'Eight lifters, seventy-two attempts, one bar: a schedule, a score sheet, and a fair way to compare totals.',
  category: 18,
  tags: ['Contests', 'Garage gyms'],
  date: '2026-05-26T09:00:00Z',
  picture: { name: 'scene-meet', alt: 'A loaded bar on a platform in front of a red curtain and referee lights' },
  content: `<p>Once a year your training partners should find out what they can lift when somebody is watching. You do not need a hall, a federation, or a sponsor for that. You need a garage with the door open, one bar, and a sheet of paper with seventy-two boxes on it.</p>
<h2>The sum of the day</h2>
<p>Eight people with three attempts in three lifts make 72 attempts. With one bar and two loaders, each takes about 90 seconds from one lifter to the next. That is 108 minutes of lifting. Add two breaks of 15 minutes and you are at 138, or 2 hours and 18 minutes.</p>
<table><thead><tr><th scope="col">Time</th><th scope="col">What</th><th scope="col">Minutes</th></tr></thead><tbody><tr><th scope="row">9:00</th><td>Weigh-in and openers</td><td>30</td></tr><tr><th scope="row">9:30</th><td>Rules, then warm-up</td><td>30</td></tr><tr><th scope="row">10:00</th><td>Squat</td><td>36</td></tr><tr><th scope="row">10:36</th><td>Break</td><td>15</td></tr><tr><th scope="row">10:51</th><td>Bench press</td><td>36</td></tr><tr><th scope="row">11:27</th><td>Break</td><td>15</td></tr><tr><th scope="row">11:42</th><td>Deadlift</td><td>36</td></tr><tr><th scope="row">12:18</th><td>Results and food</td><td></td></tr></tbody></table>
<p>Twelve people would need 162 minutes of lifting, and everyone would get cold. Eight is the number for one bar. If more want to come, let half of them judge and lift next year.</p>
<h2>Jobs</h2>
<ul><li><strong>One person at the table.</strong> Calls the lifter on the platform, the next one, and the one after that. Writes everything down. Does not lift.</li><li><strong>Three judges,</strong> one in front and one on each side. Lifters who are not up take turns. Thumbs will do for lights.</li><li><strong>Two loaders,</strong> who are also the spotters in squat and bench press. They need a loading table on the wall and the authority to stop a lift.</li></ul>
<p>One rule stands above the schedule: in the squat and the bench press the safeties are set for each lifter before the first attempt. Write the two hole numbers next to the name at the weigh-in. Spotters are tired by noon. Steel is not.</p>
<h2>The order</h2>
<p>Within a round the bar only gets heavier. Sort the cards by weight, lightest first, and call them in that order. When all eight have had their first attempt, sort again. It saves nearly all of the loading, since most changes are one small plate on each side.</p>
<h2>What counts</h2>
<ol><li><strong>Squat.</strong> The crease of the hip goes below the top of the knee. Stand still at the start and at the end.</li><li><strong>Bench press.</strong> The bar stops on the chest. The judge says press. Hips, shoulders, and feet stay where they are.</li><li><strong>Deadlift.</strong> Knees straight, shoulders back, and the bar goes down in both hands.</li></ol>
<p>Explain these three lines before the warm-up, and show a squat that is not deep enough. It prevents every argument but one. The one is settled by two judges out of three.</p>
<h2>A fair comparison</h2>
<p>With eight people there are no weight classes. Dividing the total by body weight favors the small, because strength grows more slowly than weight. A better divisor is body weight to the power of two thirds, which any phone computes.</p>
<table><thead><tr><th scope="col">Lifter</th><th scope="col">Weight</th><th scope="col">Total</th><th scope="col">Total / weight</th><th scope="col">Total, adjusted</th></tr></thead><tbody><tr><th scope="row">A</th><td>60 kg</td><td>300 kg</td><td>5.00</td><td>19.57</td></tr><tr><th scope="row">B</th><td>90 kg</td><td>400 kg</td><td>4.44</td><td>19.92</td></tr></tbody></table>
<p>By simple division A wins clearly. By the fairer one, B wins by a hair, and both will want to come back. Federations use more elaborate formulas, with different ones for men and women. If your group is mixed, rank them separately or use one of those.</p>
<h2>What you need</h2>
<p>A rack, a bench, a bar, about 200 kg of plates including small ones, collars, chalk, and a scale. Steel or competition plates save space on the sleeve, but any set whose weights you have checked will do. Mark the plates that were weighed.</p>
<p>[product sku="VG-COL-COMP"]</p>
<ul><li>A square of tape on the floor that no one enters except lifter, loaders, and judges.</li><li>A clock that everybody can see.</li><li>A first-aid kit, the address of the garage on a card next to the phone, and a way for an ambulance to reach the door.</li><li>Coffee.</li></ul>
<h2>Prizes</h2>
<p>Give one for the best score, one for the most good lifts out of nine, and one for the best opener, which goes to the lifter whose first attempts came closest to 91 percent of the day’s best. The third is won by someone who has never won anything, and it teaches everybody how to choose attempts. How that is done is described in <a href="/theindex/athletes/nine-attempts">Nine attempts</a>.</p>`,
}

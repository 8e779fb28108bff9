import type { ArticleEntry } from '../entry.ts'

export const theLibraryReachesForty: ArticleEntry = {
  id: 5021,
  slug: 'the-library-reaches-forty',
  title: 'The library reaches forty',
  excerpt: 'The movement library now has forty entries, sorted here by the equipment that each one needs.',
  category: 105,
  tags: ['Training', 'Technique'],
  date: '2026-11-17T09:00:00Z',
  picture: { name: 'garage-package-room', alt: 'A black power rack with a loaded bar and a bench in a concrete hall' },
  content: `<p>The <a href="/theindex/movement-library/back-squat">back squat</a> was the first entry in the movement library. With the <a href="/theindex/movement-library/backward-sled-drag">backward sled drag</a>, it has reached forty. That is enough for a strong life and more than fits into any one program, so it is time for a short map.</p>
<h2>By equipment</h2>
<table><thead><tr><th scope="col">Equipment</th><th scope="col">Entries</th><th scope="col">Start with</th></tr></thead><tbody><tr><th scope="row">Barbells</th><td>13</td><td>Deadlift</td></tr><tr><th scope="row">Dumbbells and kettlebells</th><td>8</td><td>Goblet squat</td></tr><tr><th scope="row">Your own weight, rings, ropes, and bands</th><td>7</td><td>Ring row</td></tr><tr><th scope="row">Machines</th><td>4</td><td>Rowing stroke</td></tr><tr><th scope="row">Sleds, boxes, and odd objects</th><td>8</td><td>Farmer carry</td></tr></tbody></table>
<p>Thirteen, eight, seven, four, and eight make forty. If you own a bar and a rack, a third of the library is open to you. If you own nothing, there is the <a href="/theindex/movement-library/push-up">push-up</a>, and it does not care.</p>
<h2>How to read an entry</h2>
<p>Each entry has the same three parts, so that you can find a line in it between two sets.</p>
<ol><li><strong>What you need.</strong> Equipment, space, and anything that has to be set before you start, such as safeties. Read this part before the warm-up and not under the bar.</li><li><strong>Step by step.</strong> Four to six steps from the setup to the end of the repetition. The last one usually says how to put the weight down, which is where people get hurt.</li><li><strong>Common faults.</strong> What you see on a video of yourself, and the first thing to try. There is one fix per fault on purpose. If it does not help after two weeks, ask a coach who can see you.</li></ol>
<h2>A first program from the library</h2>
<p>Choose one entry from each row, and you have trained everything that bends or carries. With a rack, a bar, and one kettlebell it might look like this:</p>
<ul><li><strong>Squat:</strong> <a href="/theindex/movement-library/front-squat">front squat</a>, 3 sets of 5.</li><li><strong>Hinge:</strong> <a href="/theindex/movement-library/romanian-deadlift">Romanian deadlift</a>, 3 sets of 8.</li><li><strong>Press:</strong> <a href="/theindex/movement-library/bench-press">bench press</a>, 3 sets of 5.</li><li><strong>Pull:</strong> <a href="/theindex/movement-library/pull-up">pull-up</a>, 3 sets, each two repetitions short of the most you can do.</li><li><strong>Carry:</strong> <a href="/theindex/movement-library/farmer-carry">farmer carry</a>, 4 times 20 meters.</li></ul>
<p>Twice a week is plenty to begin with. How to add weight to such a list, and what to do when it stops going up, is in <a href="/theindex/athletes/a-first-year-with-a-bar">A first year with a bar</a>.</p>
<h2>What is missing on purpose</h2>
<p>There are no variations with names that nobody remembers, no exercises that need a partner to push on you, and nothing on one leg on a ball. There is one barbell movement that leaves the floor fast, the <a href="/theindex/movement-library/power-clean">power clean</a>. The snatch and the jerk deserve a coach in the room and not a page on a phone.</p>
<p>There are no promises either. An entry says how to do a movement. It does not say how many kilograms, inches, or years you will gain from it, because that depends on the other 23 hours of the day.</p>
<h2>What is in it for a gym</h2>
<p>Print an entry and hang it next to the rack. The steps come out as a numbered list, and buttons stay behind on the screen. A class that reads the setup on the wall leaves the coach free to watch how it is done.</p>
<blockquote>A good instruction ends where the weight is back on the floor.</blockquote>
<h2>Something to write in</h2>
<p>The library does not know what you lifted last week, and a book does. Four columns, one line per set.</p>
<p>[product sku="IW-LOG-1"]</p>
<h2>The next ones</h2>
<p>Forty is a milestone and not an end. We would like to add movements for people who train sitting down, and for those who come back after an injury. Both need someone who knows more about it than we do, so they will take a while. If you use the library and find a step that does not work in your garage, <a href="/contact">tell us</a> which one. The best corrections come from people holding the bar.</p>`,
}

/** Declarations of a surface shader with grain. */
export const reliefPars = /* glsl */ `
varying vec3 vBody; varying vec3 vBodyNormal;
uniform vec3 grainFrom; uniform float plies;
vec3 turnedBody(vec3 p);
`

/** Solid noise computed only with integers, so that it is identical on every machine. */
export const solidNoise = /* glsl */ `
float corner(uvec3 q) {
  uint n = q.x * 1597334677u ^ q.y * 3812015801u ^ q.z * 2798796415u;
  n = (n ^ (n >> 15)) * 2246822519u;
  return float((n ^ (n >> 13)) & 65535u) / 65535.;
}
float noise(vec3 p) {
  p += 4096.;
  vec3 cell = floor(p), at = p - cell;
  at = at * at * (3. - 2. * at);
  uvec3 q = uvec3(cell), e = uvec3(0u, 1u, 0u);
  vec4 near = vec4(corner(q), corner(q + uvec3(1u, 0u, 0u)), corner(q + uvec3(0u, 1u, 0u)), corner(q + uvec3(1u, 1u, 0u)));
  q.z += 1u;
  vec4 far = vec4(corner(q), corner(q + uvec3(1u, 0u, 0u)), corner(q + uvec3(0u, 1u, 0u)), corner(q + uvec3(1u, 1u, 0u)));
  vec4 both = mix(near, far, at.z);
  vec2 rows = mix(both.xz, both.yw, at.x);
  return mix(rows.x, rows.y, at.y);
}
float cells(vec3 p) { return abs(noise(p) - .5) * 2. + .4 * noise(p * 2.3); }
float woven(vec3 p, float often) {
  vec3 facing = abs(vBodyNormal);
  vec2 at = facing.x > max(facing.y, facing.z) ? p.yz : facing.y > facing.z ? p.xz : p.xy;
  float pixel = length(fwidth(at)) * often / 3.14159;
  return sin(at.x * often) * sin(at.y * often) * (1. - smoothstep(.25, .7, pixel));
}
float fibres(vec3 p) { return noise(p * vec3(40., 1300., 1300.)); }
/** Growth rings of a slightly crooked tree along x, cut far from its center. Cut faces of thin boards show plies. */
float figure(vec3 p) {
  vec3 bent = p + vec3(0., .014, .01) * (noise(p * vec3(1.7, 5., 5.)) - .5);
  float years = length(bent.yz + vec2(.21, .047)) * 190. + .8 * noise(p * vec3(3., 40., 40.));
  float year = fract(years);
  float ring = smoothstep(0., .75, year) * (1. - smoothstep(.86, 1., year));
  float shade = -.2 * ring * (.55 + .9 * noise(vec3(floor(years) * 3.1, p.x * .6, 0.))) + .12 * (fibres(p) - .5);
  vec3 facing = abs(turnedBody(vBodyNormal) - grainFrom);
  if (plies > 0. && facing.z < .7) {
    float ply = fract((p.z - grainFrom.z) / plies * floor(plies / .0016 + .5) + .5);
    shade = (fract((p.z - grainFrom.z) / plies * floor(plies / .0016 + .5) * .5 + .25) < .5 ? -.3 : .02) + .1 * (fibres(p) - .5) - .1 * smoothstep(.42, .5, abs(ply - .5));
  }
  return shade + .1 * (noise(p * 6.) - .5);
}
`

/** Perturbs the normal by the height field (M. Mikkelsen, "Bump mapping unparametrized surfaces on the GPU", 2010). */
export const reliefStep = /* glsl */ `
{
  vec3 body = turnedBody(vBody);
  float here = heightOf(body);
  float toRight = heightOf(body + dFdx(body)) - here, upwards = heightOf(body + dFdy(body)) - here;
  vec3 right = dFdx(-vViewPosition), up = dFdy(-vViewPosition);
  vec3 first = cross(up, normal), second = cross(normal, right);
  float area = dot(right, first) * faceDirection;
  vec3 slope = sign(area) * (toRight * first + upwards * second);
  normal = normalize(abs(area) * normal - slope);
}
`

import { seededRandom } from "#src/art/seeded-random.ts";

/** Height at a place of the plane, from 0 to 1, smooth in between. */
type Noise = (x: number, y: number, octaves: number) => number;

const LATTICE_SIZE = 256;
/** Each finer octave counts this much of the one before it. */
const OCTAVE_GAIN = 0.45;

/** Value noise: random heights on a lattice, eased between the lattice points, summed over octaves. */
export function createNoise(seed: number): Noise {
  const random = seededRandom(seed);
  const heights = Float32Array.from({ length: LATTICE_SIZE ** 2 }, random);

  function heightAt(column: number, row: number): number {
    const index = wrap(column) * LATTICE_SIZE + wrap(row);
    return heights[index] ?? 0;
  }

  function octave(x: number, y: number): number {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const across = ease(x - column);
    const down = ease(y - row);
    const upper = mix(heightAt(column, row), heightAt(column + 1, row), across);
    const lower = mix(heightAt(column, row + 1), heightAt(column + 1, row + 1), across);
    return mix(upper, lower, down);
  }

  return (x, y, octaves) => {
    let sum = 0;
    let weightSum = 0;
    let weight = 1;
    for (let index = 0; index < octaves; index++) {
      const frequency = 2 ** index;
      // Octaves are shifted against each other, or their lattices would line up at the origin.
      sum += weight * octave(x * frequency + index * 17, y * frequency + index * 31);
      weightSum += weight;
      weight *= OCTAVE_GAIN;
    }
    return sum / weightSum;
  };
}

const wrap = (index: number) => index & (LATTICE_SIZE - 1);
const mix = (from: number, to: number, share: number) => from + (to - from) * share;
const ease = (t: number) => t ** 3 * (t * (t * 6 - 15) + 10);

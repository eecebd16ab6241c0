/** 21.4833, 39.1833 → 21°29′ N, 39°11′ E. */
export function chartCoordinates(
  { latitude, longitude }: { latitude: number; longitude: number },
  letters: { north: string; east: string },
): string[] {
  const written = (degrees: number, letter: string) => {
    const whole = Math.floor(degrees);
    const minutes = Math.round((degrees - whole) * 60);
    return `${whole}°${String(minutes).padStart(2, "0")}′ ${letter}`;
  };
  return [written(latitude, letters.north), written(longitude, letters.east)];
}

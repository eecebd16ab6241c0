/** Where the company is stands in its address alone. */
export const coordinatesOf = (_place: { latitude: number; longitude: number }, _t: unknown): string[] => [];

export const scaleOf = (_place: { longitude: number }): string[] => [];

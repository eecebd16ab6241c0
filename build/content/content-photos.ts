/** Every photograph that an entry names, with the place where it is named: see domain/content/photo.ts. */
export function photosIn(data: unknown, place: readonly string[] = []): { file: string; place: string }[] {
  if (typeof data !== "object" || data === null) return [];
  const isPhoto = "file" in data && "alt" in data;
  return Object.entries(data).flatMap(([key, value]) =>
    isPhoto && (key === "file" || key === "darkFile") && typeof value === "string"
      ? [{ file: value, place: [...place, key].join(".") }]
      : photosIn(value, [...place, key]),
  );
}

/** A text for each key of a list: `textsByKey(PERIODS, (period) => t(`plans.${period}`))`. */
export function textsByKey<Key extends string>(keys: readonly Key[], textOf: (key: Key) => string) {
  return Object.fromEntries(keys.map((key) => [key, textOf(key)])) as Record<Key, string>;
}

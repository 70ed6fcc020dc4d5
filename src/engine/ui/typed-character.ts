/** The character that a key press types; undefined for other keys and for shortcuts. */
export const typedCharacter = ({ key, ctrlKey, metaKey }: KeyboardEvent): string | undefined =>
  key.length === 1 && !ctrlKey && !metaKey ? key : undefined

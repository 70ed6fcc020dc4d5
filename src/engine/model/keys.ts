/** The keys of `Draft` that hold a closed set of values: what can be filtered by and shown as a badge. */
export type ChoiceKey<Draft> = {
  [Key in keyof Draft & string]: Draft[Key] extends string
    ? string extends Draft[Key]
      ? never
      : Key
    : never
}[keyof Draft & string]

/** The keys of `Draft` that hold free text, a day or an address. */
export type TextKey<Draft> = {
  [Key in keyof Draft & string]: string extends Draft[Key] ? Key : never
}[keyof Draft & string]

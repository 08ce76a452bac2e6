/** A form's texts, by field. */
export type Typed = Readonly<Record<string, string>>;

/** Texts typed into a form but not sent yet, kept per tab: they survive a reload and Back. */
export interface TypedTexts {
	/** Returns the texts of the form with this name; an empty object if none are stored. */
	read(form: string): Typed;
	/** Stores the texts; if all are empty, the entry is deleted. */
	save(form: string, typed: Typed): void;
}

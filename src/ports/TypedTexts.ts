/** Texts of a form, by field. */
export type Typed = Readonly<Record<string, string>>;

/** What was typed into a form and not sent yet, kept for the tab: it survives a reload and Back. */
export interface TypedTexts {
	/** By the form's name; no fields where nothing is kept. */
	read(form: string): Typed;
	/** Texts that are all empty are forgotten. */
	keep(form: string, typed: Typed): void;
}

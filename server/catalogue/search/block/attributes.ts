/** The attributes kept for filtering: small integers, stored in blocks in this order. */
export const attributes = ["stars", "kinds", "scoreMin", "areas"] as const;
export type Attribute = (typeof attributes)[number];

/** One column per attribute, with one entry per stay. */
export type AttributeColumns = Readonly<Record<Attribute, Uint16Array>>;

/** Splits packed columns into views, each with `stays` entries. */
export const attributeColumns = (packed: Uint16Array, stays: number): AttributeColumns =>
	Object.fromEntries(
		attributes.map((name, index) => [name, packed.subarray(index * stays, (index + 1) * stays)]),
	) as unknown as AttributeColumns;

/** Packs the attributes of stays into consecutive columns. */
export const packAttributes = (stays: readonly Readonly<Record<Attribute, number>>[]): Uint16Array =>
	Uint16Array.from(attributes.flatMap((name) => stays.map((stay) => stay[name])));

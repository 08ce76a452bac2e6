/** What the search keeps of a stay to filter by: small whole numbers, in this order in the blocks. */
export const attributes = ["stars", "kinds", "scoreMin", "areas"] as const;
export type Attribute = (typeof attributes)[number];

/** One column an attribute, one entry a stay. */
export type AttributeColumns = Readonly<Record<Attribute, Uint16Array>>;

/** Views of columns that lie one after the other, each of so many entries. */
export const attributeColumns = (packed: Uint16Array, stays: number): AttributeColumns =>
	Object.fromEntries(
		attributes.map((name, index) => [name, packed.subarray(index * stays, (index + 1) * stays)]),
	) as unknown as AttributeColumns;

/** Columns of one stay after the other, packed. */
export const packAttributes = (stays: readonly Readonly<Record<Attribute, number>>[]): Uint16Array =>
	Uint16Array.from(attributes.flatMap((name) => stays.map((stay) => stay[name])));

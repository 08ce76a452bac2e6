/** A notice of the service. [ENT-38] */
export interface Notice {
	readonly id: number;
	readonly title: string;
	/** Sanitised HTML. */
	readonly html: string;
	readonly typeName: string;
	/** Epoch milliseconds. */
	readonly createdAt: number;
	readonly updatedAt: number | null;
}

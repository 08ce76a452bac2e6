/** The `data` type of an operation's successful answer. */
export type DataOf<Op> = Op extends {
	responses: { 200: { content: { "application/json": { data: infer Data } } } };
}
	? Data
	: never;

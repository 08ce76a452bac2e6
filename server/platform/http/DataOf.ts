/** The `data` of the operation's success. */
export type DataOf<Op> = Op extends {
	responses: { 200: { content: { "application/json": { data: infer Data } } } };
}
	? Data
	: never;

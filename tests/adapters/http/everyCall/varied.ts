import { callsAnswering, exampleData } from "#tests/support/contractExamples.ts";

// biome-ignore lint/suspicious/noExplicitAny: a contract's example, to be changed
export type Data = any;
type Service = "content" | "auth" | "payment";

/** Builds calls that answer with an operation's example after `change` has modified it. */
export function varied(operation: string, change: (data: Data) => void, service: Service = "content") {
	const data = exampleData(operation, service) as Data;
	change(data);
	return callsAnswering({ body: { result: "SUCCESS", data } }).calls;
}
export const answering = (data: unknown) => callsAnswering({ body: { result: "SUCCESS", data } }).calls;

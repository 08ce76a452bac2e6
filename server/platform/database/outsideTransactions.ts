import { AsyncLocalStorage } from "node:async_hooks";

const running = new AsyncLocalStorage<{ readonly open: boolean }>();

/** Runs the work of a transaction. While its scope is open, everything started by the work counts as inside the transaction. */
export const insideTransaction = <T>(scope: { readonly open: boolean }, work: () => T): T =>
	running.run(scope, work);

/**
 * Call before every request to another machine. Inside a transaction, such a request would hold locks and a connection for as long as the
 * other side takes, and would be repeated whenever the transaction is retried.
 * @throws inside a transaction
 */
export function assertOutsideTransactions(): void {
	if (running.getStore()?.open) throw new Error("Inside a transaction nobody outside is asked");
}

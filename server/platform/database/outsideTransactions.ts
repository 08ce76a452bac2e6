import { AsyncLocalStorage } from "node:async_hooks";

const running = new AsyncLocalStorage<{ readonly open: boolean }>();

/** Does a transaction's work: as long as its scope is open, all that is begun by it is inside. */
export const insideTransaction = <T>(scope: { readonly open: boolean }, work: () => T): T =>
	running.run(scope, work);

/**
 * For every way out to another machine, before it is taken: inside a transaction its locks and its connection would be kept for as long as the
 * other takes, and the other would be asked again whenever the work is done again.
 * @throws inside a transaction
 */
export function assertOutsideTransactions(): void {
	if (running.getStore()?.open) throw new Error("Inside a transaction nobody outside is asked");
}

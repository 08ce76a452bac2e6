/**
 * Runs work under a lease that is renewed for as long as the work takes. The lease can thus be short, so that what a dead process held is
 * soon released. A failed renewal does not affect the work.
 */
export async function whileRenewing<T>(
	leaseMilliseconds: number,
	renew: () => Promise<unknown>,
	work: () => Promise<T>,
): Promise<T> {
	const beat = setInterval(() => void renew().catch(() => undefined), leaseMilliseconds / 3);
	try {
		return await work();
	} finally {
		clearInterval(beat);
	}
}

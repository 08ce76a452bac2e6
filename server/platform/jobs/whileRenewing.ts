/**
 * Does work that others take over when its lease ends, and renews the lease as long as it takes: so the lease may be short, and
 * what a dead process held is soon free. A renewal that fails is no matter of the work.
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

import { type Failure, refused } from "#domain/failure/Failure.ts";
import { err, ok, type Result } from "#domain/shared/Result.ts";
import type { AccountSecurity, OpenLogin, OwnerProof } from "#ports/AccountSecurity.ts";

type Answer<T> = Promise<Result<T, Failure>>;

/** A stub account with a known password, and its logins. */
export class MemoryAccountSecurity implements AccountSecurity {
	password = "tulip#73rain";
	readonly proofs: OwnerProof[] = [];
	open: OpenLogin[] = [];
	failure: Failure | null = null;

	async prove(proof: OwnerProof): Answer<null> {
		if (this.failure) return err(this.failure);
		if ("password" in proof && proof.password !== this.password) return err(refused("verifyFailed"));
		this.proofs.push(proof);
		return ok(null);
	}

	logins = async (): Answer<readonly OpenLogin[]> => (this.failure ? err(this.failure) : ok(this.open));

	ownData = async (): Answer<{ fileName: string; text: string }> =>
		this.failure ? err(this.failure) : ok({ fileName: "my-data.json", text: "{}" });

	async endLogins(id: string | null): Answer<null> {
		if (this.failure) return err(this.failure);
		this.open = this.open.filter((login) => (id === null ? login.isCurrent : login.id !== id));
		return ok(null);
	}
}

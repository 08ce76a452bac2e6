import { messageOnScreen } from "#application/use-case/failurePolicies.ts";
import type { Failure } from "#domain/failure/Failure.ts";
import { ok, type Result } from "#domain/shared/Result.ts";
import type { AccountSecurity } from "#ports/AccountSecurity.ts";
import type { FileSaver } from "#ports/FileSaver.ts";

/** Downloads a copy of all data stored about the member. [DEC-196] */
export class SaveOwnData {
	readonly failures = messageOnScreen;
	readonly #deps: { readonly security: AccountSecurity; readonly files: FileSaver };

	constructor(deps: { readonly security: AccountSecurity; readonly files: FileSaver }) {
		this.#deps = deps;
	}

	async execute(): Promise<Result<null, Failure>> {
		const { security, files } = this.#deps;
		const copy = await security.ownData();
		if (!copy.ok) return copy;
		files.save({ name: copy.value.fileName, type: "application/json;charset=utf-8", text: copy.value.text });
		return ok(null);
	}
}

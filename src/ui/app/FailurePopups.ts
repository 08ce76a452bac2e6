import type { Failure } from "#domain/failure/Failure.ts";
import type { ActionKind } from "#domain/navigation/pendingAction.ts";
import type { Dialogs } from "#ports/Dialogs.ts";
import type { FailureNotices } from "#ports/FailureNotices.ts";
import { failureText } from "#ui/format/failureText.ts";

/** Failures in the words of the product, as the page's one alert. */
export class FailurePopups implements FailureNotices {
	readonly #dialogs: Pick<Dialogs, "alert">;

	constructor(dialogs: Pick<Dialogs, "alert">) {
		this.#dialogs = dialogs;
	}

	tell(failure: Failure, action: ActionKind | null): Promise<boolean> {
		return this.#dialogs.alert(failureText(failure, action));
	}
}

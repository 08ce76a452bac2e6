import type { Failure } from "#domain/failure/Failure.ts";
import type { FailedAction } from "#domain/failure/failedAction.ts";
import type { Dialogs } from "#ports/Dialogs.ts";
import type { FailureNotices } from "#ports/FailureNotices.ts";
import { failureText } from "#ui/format/failureText.ts";

/** Shows failures as user-facing messages in the page's alert. */
export class FailurePopups implements FailureNotices {
	readonly #dialogs: Pick<Dialogs, "alert">;

	constructor(dialogs: Pick<Dialogs, "alert">) {
		this.#dialogs = dialogs;
	}

	show(failure: Failure, action: FailedAction | null): Promise<boolean> {
		return this.#dialogs.alert(failureText(failure, action));
	}
}

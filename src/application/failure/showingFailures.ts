import { type FailureDisplay, shownInPopup } from "#application/use-case/failurePolicies.ts";
import type { AnyUseCase } from "#application/use-case/UseCase.ts";
import { type Failure, isFailure } from "#domain/failure/Failure.ts";
import type { ShowFailure } from "./ShowFailure.ts";

/** What a use case failed by, when it did and it was a call's failure. */
function failureIn(answer: unknown): Failure | null {
	if (typeof answer !== "object" || answer === null || !("ok" in answer) || answer.ok !== false) return null;
	return "error" in answer && isFailure(answer.error) ? answer.error : null;
}

/**
 * The one seam at which failures are shown: a use case as screens get it. What the rules say about its failure has been done
 * when `execute` resolves, and the screen still learns what it was.
 */
export const showingFailures = <U extends AnyUseCase>(
	useCase: U,
	show: () => Pick<ShowFailure, "execute">,
): Pick<U, "execute"> => ({
	async execute(...input: Parameters<U["execute"]>) {
		const answer = await useCase.execute(...input);
		const failure = failureIn(answer);
		if (failure) {
			const display: FailureDisplay = useCase.failures ?? shownInPopup;
			await show().execute(failure, display, display.action?.(input[0] as never) ?? null);
		}
		return answer;
	},
});

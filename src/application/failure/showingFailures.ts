import { type FailureDisplay, shownInPopup } from "#application/use-case/failurePolicies.ts";
import type { AnyUseCase } from "#application/use-case/UseCase.ts";
import { type Failure, isFailure } from "#domain/failure/Failure.ts";
import type { ShowFailure } from "./ShowFailure.ts";

/** Returns the failure if the answer is a failed API call, else null. */
function failureIn(answer: unknown): Failure | null {
	if (typeof answer !== "object" || answer === null || !("ok" in answer) || answer.ok !== false) return null;
	return "error" in answer && isFailure(answer.error) ? answer.error : null;
}

/**
 * Wraps a use case for the screens; failures are shown here and nowhere else. When `execute` resolves, the failure has been handled by the
 * rules, and the screen still receives it.
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

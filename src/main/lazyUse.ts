import type { AnyUseCase, UseCaseToken } from "#application/use-case/UseCase.ts";
import type { Use } from "#ui/app/use.ts";
import type { FirstCalls } from "./FirstCalls.ts";
import { once } from "./once.ts";

/**
 * A `use` whose composition root is loaded on the first `execute`: hydration needs neither the container nor the API clients (size budget:
 * they are a third of the JavaScript).
 */
export function lazyUse(load: () => Promise<Use>, calls?: FirstCalls): Use {
	const ready = once(load);
	return <U extends AnyUseCase>(token: UseCaseToken<U>) => ({
		async execute(...input: unknown[]) {
			const answer = ready().then((use): unknown => use(token).execute(...input));
			return calls ? calls.follow(answer) : answer;
		},
	});
}
